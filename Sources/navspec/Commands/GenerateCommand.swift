import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generates Swift from a spec.",
    discussion: """
      EXAMPLE
        navspec generate specs/recipes.nav.yaml -o Sources/App/Generated
        navspec generate specs/recipes.nav.yaml -o Sources/App/Generated --check
        navspec generate specs/recipes.nav.yaml -o Sources/App/Generated --watch
        navspec generate specs/recipes.nav.yaml --entitlements App/App.entitlements --merge

      Writes only files with changed content. A folder holds the files of one root spec. A spec with \
      errors generates nothing.
      """)

  @OptionGroup var arguments: SpecsArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder. It is created if necessary.",
      discussion: "Default: 'outputs.swift' in '.navspec.yaml'."), completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder for tests that verify what the spec promises.",
      discussion: "Default: 'outputs.tests' in '.navspec.yaml'."), completion: .directory)
  var tests: String?

  @Option(
    help: ArgumentHelp(
      "The file for the keys of Info.plist that follow from the spec.",
      discussion: "Default: 'outputs.plist' in '.navspec.yaml'.", valueName: "file"), completion: .file())
  var plist: String?

  @Option(
    help: ArgumentHelp(
      "The file for the associated domains of the app.",
      discussion: "Default: 'outputs.entitlements' in '.navspec.yaml'.", valueName: "file"),
    completion: .file())
  var entitlements: String?

  @Flag(help: "Writes keys of property lists into files that exist, of which everything else stays.")
  var merge = false

  @Flag(help: "The entitlements also have the variant '?mode=developer' of each domain.")
  var developerMode = false

  @Option(
    help: ArgumentHelp(
      "The folder for the association files that servers of the app's domains should have.",
      discussion: "Default: 'outputs.association' in '.navspec.yaml'.", valueName: "folder"),
    completion: .directory)
  var association: String?

  @Option(
    help: ArgumentHelp(
      "The folder for App Intents and other surfaces that routes have.",
      discussion: "Default: 'outputs.surfaces' in '.navspec.yaml'."), completion: .directory)
  var surfaces: String?

  @Option(
    help: ArgumentHelp(
      "The place of the runtime: the package, or files beside the code (embed).",
      discussion: "Default: 'swift.runtime' in '.navspec.yaml', or package."))
  var runtime: RuntimePlace?

  @Option(
    help: ArgumentHelp(
      "For build systems: a JSON file that lists the compiled and watched files. Others are errors.",
      discussion: "Diagnostics have the format 'plain'.", valueName: "file"),
    completion: .file())
  var buildManifest: String?

  @Flag(help: "Writes nothing. Prints what is out of date. Exit code 1 if anything is.")
  var check = false

  @Flag(help: "Writes nothing. Prints what would be written or removed.")
  var dryRun = false

  @Flag(help: "Keeps running and generates again after each change to the spec.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Writes a rule for Make and Ninja: every output depends on every input.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Flag(help: "Prints the path of every output. Writes nothing.")
  var listOutputs = false

  @Flag(help: "Prints the path of every input. Writes nothing.")
  var listInputs = false

  @Option(help: "The format of lists and of --check: lines or json.")
  var format: ListFormat?

  enum RuntimePlace: String, ExpressibleByArgument, CaseIterable {
    case package, embed
  }

  enum ListFormat: String, ExpressibleByArgument, CaseIterable {
    case lines, json
  }

  func validate() throws {
    guard [check, dryRun, watch, listOutputs, listInputs].count(where: { $0 }) < 2 else {
      throw ValidationError(
        "--check, --dry-run, --watch, --list-outputs and --list-inputs do not go together")
    }
    if format != nil, !listOutputs, !listInputs, !check {
      throw ValidationError("--format says how --check, --list-outputs and --list-inputs print")
    }
    if depfile != nil, check || dryRun || listOutputs || listInputs {
      throw ValidationError("--depfile goes with generating, and nothing is generated here")
    }
    if watch, arguments.specs == ["-"] { throw ValidationError("standard input cannot be watched") }
  }

  func run() throws {
    let places = [
      "swift": output, "tests": tests, "surfaces": surfaces, "association": association, "plist": plist,
      "entitlements": entitlements,
    ].compactMapValues(\.self)
    let several =
      watch
      ? "--watch" : format == .json ? "--format json" : buildManifest ?? depfile == nil ? nil : "a build"
    do {
      try arguments.each(butNot: places.isEmpty ? several : "a place of the command line") {
        if places.isEmpty, !watch { try $0.checkSpec(orElse: "-o") }
        try generate($0, places)
      }
    } catch  where buildManifest != nil {
      guard let report = Main.report(of: error) else { throw error }
      write(report)
      throw Main.exitCode(for: error)
    }
  }

  private func generate(_ arguments: SpecArguments, _ places: [String: String]) throws {
    let generation = try generation(of: arguments, places)
    if listOutputs || listInputs { return try list(generation) }
    if check {
      return try GenerationCheck(generation: generation, isJSON: format == .json, write: write).run()
    }
    if dryRun { return try preview(generation) }
    guard watch else { return try write(generation) }
    try WatchLoop(spec: arguments.spec, print: { Console.out($0) }, report: Console.report)
      .run { log in try watched(generation, log) }
  }

  /// Writes what is wrong: in the log of a build as compilers write it.
  private func write(_ report: Report) {
    let format = buildManifest == nil ? ReportFormat.text : .plain
    Console.report(Console.text(of: report, as: format))
  }

  private func generation(of arguments: SpecArguments, _ places: [String: String]) throws -> Generation {
    var generation = Generation(spec: arguments.spec)
    generation.places = places
    generation.merges = merge
    generation.isForDevelopers = developerMode
    generation.embedsRuntime = runtime.map { $0 == .embed }
    generation.depfile = depfile
    generation.limits = try arguments.limits
    generation.manifest = try buildManifest.map(BuildManifest.init)
    return generation
  }

  private func write(_ generation: Generation) throws {
    let outcome = try generation.run(ReadLog(), onWait: Console.error)
    write(outcome.product.spec.report)
    if buildManifest == nil {
      for note in outcome.product.notes { Console.error("note: \(note)") }
      for change in outcome.changes.changes { Console.status("wrote \(change.path)") }
      for path in outcome.changes.removals { Console.status("removed \(path)") }
      Console.status(outcome.summary)
    }
    // Releasing a large spec takes time; of several, the next one follows.
    if !SettingsSearch.startsAtSpec { Main.succeed(keeping: outcome) }
  }

  private func preview(_ generation: Generation) throws {
    let product = try generation.product(ReadLog())
    write(product.spec.report)
    let changes = try product.changes()
    for change in changes.changes { Console.out("would write \(change.path)") }
    for path in changes.removals { Console.out("would remove \(path)") }
  }

  private func list(_ generation: Generation) throws {
    let paths = try listOutputs ? generation.product(ReadLog()).paths : generation.inputs(ReadLog())
    if format == .json { return Console.raw(BuildFiles.json(paths)) }
    for path in paths { Console.out(path) }
  }

  /// One run of many: a line, and nothing where nothing changed.
  private func watched(_ generation: Generation, _ log: ReadLog) throws -> String {
    let outcome = try generation.run(log, onWait: Console.error)
    write(outcome.product.spec.report)
    log.wrote(outcome)
    let removed = outcome.changes.removals.count
    return outcome.summary + (removed > 0 ? ", \(removed) removed" : "")
  }
}

extension Generation.Outcome {
  /// How many files there are, in words.
  fileprivate var summary: String {
    let written = changes.changes.count
    let count = written + changes.unchanged
    return "\(count) \(count == 1 ? "file" : "files"): \(written) written, \(changes.unchanged) unchanged"
  }
}
