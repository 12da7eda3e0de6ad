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

  func run() throws {
    guard let output = try OutputPlace.named(output, or: \.swiftFolder) else {
      throw CannotDo("say where to write: -o FOLDER, or 'outputs: {swift: FOLDER}' in '.navspec.yaml'")
    }
    let compilation = try arguments.compileWithoutErrors()
    let warnings = compilation.report(.text, usesColor: Console.errorShowsColor)
    if !warnings.isEmpty { Console.error(warnings) }
    let files = try compilation.generatedFiles()
    let result = try OutputFolder(path: output).write(files)
    for name in result.written {
      Console.out("wrote \(output.hasSuffix("/") ? output : output + "/")\(name)")
    }
    Console.out(
      "\(files.count) \(files.count == 1 ? "file" : "files"): \(result.written.count) written, \(result.unchanged) unchanged"
    )
  }
}
