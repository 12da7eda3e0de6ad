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

  func run() throws { try arguments.write(.model, as: .model, to: output) }
}
