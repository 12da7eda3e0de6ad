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

  @Option(
    help: ArgumentHelp(
      "Raises or lowers a limit of '.navspec.yaml': \(CompilerOptions.limitNames.joined(separator: ", ")). Repeatable.",
      valueName: "name=n"))
  var limit: [String] = []

  func validate() throws { _ = try limits }

  /// Throws where the word for the spec is the value that an option lacks.
  func checkSpec(orElse option: String) throws {
    guard let spec, SpecLocator.isNoSpec(spec) else { return }
    throw ValidationError("there is no spec '\(spec)'; did you mean '\(option) \(spec)'?")
  }

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
}

extension CompletionKind {
  /// Spec files, and folders.
  static var spec: CompletionKind { .file(extensions: ["yaml", "yml"]) }
}
