import ArgumentParser
import NavSpecCompiler

/// `navspec generate`
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generates Swift from a spec.",
    discussion: """
      EXAMPLE
        navspec generate specs/recipes.nav.yaml -o Sources/App/Generated

      Only files whose content changed are written. A spec with errors generates nothing.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; made where it does not exist.",
      discussion: "Without it: 'outputs.swift' of '.navspec.yaml'."))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write tests of the spec's promises to.",
      discussion: "Without it: 'outputs.tests' of '.navspec.yaml'."))
  var tests: String?

  @Option(
    help: ArgumentHelp(
      "Where the code finds the runtime: in the package, or in files beside it (embed).",
      discussion: "Without it: 'swift.runtime' of '.navspec.yaml', or package."))
  var runtime: RuntimePlace?

  @OptionGroup var plan: PlanArguments

  enum RuntimePlace: String, ExpressibleByArgument, CaseIterable {
    case package, embed
  }

  func run() throws {
    guard let output = try OutputPlace.named(output, or: \.swiftFolder) else {
      throw CannotDo("say where to write: -o FOLDER, or 'outputs: {swift: FOLDER}' in '.navspec.yaml'")
    }
    // A build system writes only where it said.
    let testsFolder = plan.isPlanned ? tests : try OutputPlace.named(tests, or: \.testsFolder)
    var configuration = try Configuration.current()
    if let runtime { configuration.embedsRuntime = runtime == .embed }
    let compilation = try arguments.compileWithoutErrors(plan.style)
    let warnings = compilation.report(plan.style, usesColor: Console.errorShowsColor)
    if !warnings.isEmpty { Console.error(warnings) }
    let files = try plan.files(compilation.generatedFiles(configuration), of: arguments)
    var folders = [(path: output, files: files)]
    if let testsFolder { folders.append((testsFolder, try compilation.generatedTests(configuration))) }
    // Nothing is written before everything is known.
    var written = 0
    var unchanged = 0
    for (path, files) in folders {
      let folder = OutputFolder(path: path)
      let result = try folder.write(files)
      let start = path.hasSuffix("/") ? path : path + "/"
      for name in result.written where !plan.isPlanned { Console.out("wrote \(start)\(name)") }
      for name in try folder.removeLeftovers(besides: files) { Console.out("removed \(start)\(name)") }
      written += result.written.count
      unchanged += result.unchanged
    }
    if plan.isPlanned { return }
    let count = written + unchanged
    Console.out("\(count) \(count == 1 ? "file" : "files"): \(written) written, \(unchanged) unchanged")
  }
}
