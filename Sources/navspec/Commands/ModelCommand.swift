import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct ModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract: "Prints the resolved navigation graph as JSON.",
    discussion: """
      EXAMPLE
        navspec model specs/recipes.nav.yaml > model.json

      docs/model.md describes the versioned format.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output.",
      discussion: "Default: 'outputs.model' in '.navspec.yaml', or standard output."),
    completion: .file())
  var output: String?

  func run() throws {
    let (spec, settings) = try arguments.compileSound()
    let output = try settings.place(of: .model, orOption: output)
    let model = try spec.files(of: .model)[0].text
    guard let output else { return Console.raw(model) }
    try OutputFile.model.write(Array(model.utf8), to: output, onWait: Console.error)
    Console.out("wrote \(output)")
  }
}
