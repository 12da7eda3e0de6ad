import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct PayloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "payload",
    abstract: "Prints the JSON Schema of what notifications may carry.",
    discussion: """
      EXAMPLE
        navspec payload specs/recipes.nav.yaml > notification.schema.json

      It has the routes with 'surfaces: {notification: true}'. The app's 'deliver' reads what it accepts.
      """)

  @OptionGroup var arguments: SpecArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, or - for standard output.",
      discussion: "Default: 'outputs.payload' in '.navspec.yaml', or standard output."),
    completion: .file())
  var output: String?

  func run() throws { try arguments.write(.payload, as: .payload, to: output) }
}
