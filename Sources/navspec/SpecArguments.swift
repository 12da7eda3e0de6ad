import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// The spec that a command is about, and how its diagnostics are written.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The root spec, its folder, or - for standard input.",
      discussion: """
        Default: the only file '*.nav.yaml' with 'app:' in this folder, in 'specs/', or at the path in \
        '.navspec.yaml'. The spec of a feature in its own package has 'feature:' instead.
        """), completion: .spec)
  var spec: String?

  @OptionGroup var limiting: LimitArguments

  var limits: [String: Int] { get throws { try limiting.limits } }

  /// Throws where the word for the spec is the value that an option lacks.
  func checkSpec(orElse option: String) throws {
    guard let spec, SpecLocator.isNoSpec(spec) else { return }
    throw ValidationError("there is no spec '\(spec)'; did you mean '\(option) \(spec)'?")
  }

  /// Compiles the spec. Throws if it is not sound. Other errors do not stop a command that only asks, but its answer may
  /// be wrong because of them: a line on standard error says that they exist.
  func compileSound() throws -> (spec: CheckedSpec, settings: Settings) {
    let input = try SpecInput(named: spec, limits: limits)
    let compiled = try input.compileWithBaseline()
    try checkSoundness(of: compiled, input)
    return (compiled, input.settings)
  }

  /// The same of a spec that is compiled.
  func checkSoundness(of compiled: CheckedSpec, _ input: SpecInput) throws {
    guard compiled.isSound else { throw SpecFailure(compiled) }
    guard compiled.errorCount > 0 else { return }
    let errors = compiled.errorCount == 1 ? "1 error" : "\(compiled.errorCount) errors"
    let word = (spec == "-" ? "-" : input.name).quotedForShell
    Console.error("warning: \(input.name) has \(errors): navspec validate \(word)")
  }

  /// Writes an output that is one file to its place, or prints it.
  func write(_ output: Output, as file: OutputFile, to option: String?) throws {
    let (spec, settings) = try compileSound()
    let text = try spec.files(of: output)[0].text
    guard let place = try settings.place(of: output, orOption: option) else { return Console.raw(text) }
    try file.write(Array(text.utf8), to: place, onWait: Console.error)
    Console.status("wrote \(place)")
  }
}

struct LimitArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Raises or lowers a limit of '.navspec.yaml': \(CompilerOptions.limitNames.joined(separator: ", ")). Repeatable.",
      valueName: "name=n"))
  var limit: [String] = []

  func validate() throws { _ = try limits }

  /// The limits that the options set, by name.
  var limits: [String: Int] {
    get throws {
      try limit.reduce(into: [:]) { limits, word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, CompilerOptions.limitNames.contains(parts[0]), let count = Int(parts[1]),
          count > 0
        else {
          throw ValidationError("'--limit \(word)' should be a limit and a number, for example routes=60000")
        }
        limits[parts[0]] = count
      }
    }
  }
}

/// The specs that a command is about, one after the other.
struct SpecsArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Root specs, their folders, or - for standard input.",
      discussion: """
        Default: the only file '*.nav.yaml' with 'app:' in this folder, in 'specs/', or those at the paths in \
        '.navspec.yaml'. The spec of a feature in its own package has 'feature:' instead. Of several specs, each has \
        the settings that are nearest to it.
        """), completion: .spec)
  var specs: [String] = []

  @Flag(help: "Every root spec in this folder and below.")
  var allSpecs = false

  @OptionGroup var limiting: LimitArguments

  func validate() throws {
    if allSpecs, !specs.isEmpty { throw ValidationError("--all-specs finds the specs: name none") }
    if specs.count > 1, specs.contains("-") {
      throw ValidationError("standard input is checked alone, not together with other specs")
    }
  }

  /// The specs: nil is the one of the working directory.
  func named() throws -> [String?] {
    if allSpecs {
      let found = SpecLocator.allRoots()
      if found.isEmpty { throw CommandFailure("no file '*.nav.yaml' in this folder or below says 'app:'") }
      return found
    }
    var known: Set<String> = []
    let named = (specs.isEmpty ? SpecLocator.namedSpecs() : specs).filter {
      known.insert(Disk.realPath(of: $0) ?? $0).inserted
    }
    return named.isEmpty ? [nil] : named
  }

  /// Does the same for each spec. What one cannot be done for is reported, and the others are done.
  /// - Parameter several: What cannot be said of several specs at once; nil where nothing was said.
  func each(butNot several: String?, _ body: (SpecArguments) throws -> Void) throws {
    let specs = try named()
    var arguments = try SpecArguments.parse([])
    arguments.limiting = limiting
    guard specs.count > 1 else {
      arguments.spec = specs[0]
      return try body(arguments)
    }
    if let several { throw CommandFailure("\(several) is about one spec, and there are \(specs.count)") }
    var worst = ExitCode.success
    for spec in specs {
      arguments.spec = spec
      do { try SettingsSearch.$startsAtSpec.withValue(true) { try body(arguments) } } catch {
        // Which spec it is about: a report says it by itself.
        if let failure = error as? CommandFailure {
          Console.error("Error: \(spec ?? "."): \(failure)")
        } else {
          Console.report(error)
        }
        let code = Main.exitCode(for: error)
        if code.rawValue > worst.rawValue { worst = code }
      }
    }
    if worst != .success { throw worst }
  }
}

extension CompletionKind {
  static var spec: CompletionKind { .file(extensions: ["yaml", "yml"]) }
}

struct FixArguments: ParsableArguments {
  @Flag(help: "Applies the safe fixes and reports the remaining problems.")
  var fix = false

  @Flag(help: "With --fix or --diff: includes fixes that may change the meaning.")
  var unsafe = false

  @Flag(help: "Prints the fixes as a patch. Without --fix, writes nothing.")
  var diff = false

  func validate() throws {
    if unsafe, !fix, !diff { throw ValidationError("--unsafe needs --fix or --diff") }
  }

  /// Writes or prints the fixes; returns what was written.
  func apply(to spec: CheckedSpec, from input: SpecInput) throws -> FixedSpec? {
    guard fix || diff else { return nil }
    if fix, input.disk == nil {
      throw CommandFailure("standard input cannot be written to: --diff prints the fixes as a patch")
    }
    let fixed = spec.fixed(in: input.files, includesUnsafe: unsafe)
    if diff {
      let patch = fixed.files.map(\.diff).joined()
      try Console.file(Array(patch.utf8), cure: "--fix without --diff writes the fixes")
    }
    guard fix else { return nil }
    try input.disk?.replace(fixed.files)
    return fixed
  }
}

struct ConditionArguments: ParsableArguments {
  @Option(name: .customLong("as"), help: "A persona of the spec, which answers conditions.")
  var persona: String?

  @Option(help: "The state of a condition: name=true or name=false. Repeatable.")
  var condition: [String] = []

  /// The conditions that do not hold. All others hold.
  func unmet(in spec: CheckedSpec) throws -> Set<String> {
    let answers = try condition.map { word -> (condition: String, holds: Bool) in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let holds = Bool(parts[1]) else {
        let meant = ["yes": true, "on": true, "1": true, "no": false, "off": false, "0": false]
        let question = parts.last.flatMap { meant[$0.lowercased()] }.map {
          "; did you mean '\(parts[0])=\($0)'?"
        }
        throw CommandFailure("'--condition \(word)' should be name=true or name=false\(question ?? "")")
      }
      return (parts[0], holds)
    }
    return try spec.unmetConditions(for: persona, answers: answers)
  }
}

struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Omits the problems that this file lists, and reports which of them are gone.",
      discussion: "Default: 'baseline' in '.navspec.yaml'.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Writes the current problems to a file for --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline do not go together")
    }
  }

  /// The spec without the problems of the baseline.
  /// - Parameter input: Its settings may name a baseline; nil where that is about other problems.
  func applied(
    to spec: CheckedSpec, from input: SpecInput?, log: ReadLog? = nil, print: (String) -> Void
  ) throws -> CheckedSpec {
    if let writeBaseline { return try written(spec, to: writeBaseline, print: print) }
    let known = try baseline.map { try .file($0, log) } ?? input?.settings.baseline(log)
    guard let known else { return spec }
    return try spec.compared(with: known)
  }

  private func written(
    _ spec: CheckedSpec, to path: String, print: (String) -> Void
  ) throws -> CheckedSpec {
    let text = spec.baseline
    guard Disk.isFolder(Disk.folder(of: path)) else {
      throw CommandFailure("'\(path)' cannot be written: its folder is missing")
    }
    if Disk.bytes(ofFile: path, atMost: text.utf8.count) != Array(text.utf8) {
      try OutputFile.baseline.write(Array(text.utf8), to: path, onWait: Console.error)
    }
    print("wrote \(path)")
    // A problem that a baseline cannot hold is still reported.
    return try spec.compared(with: Baseline(Array(text.utf8), path: path))
  }
}
