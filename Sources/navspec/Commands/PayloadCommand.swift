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

  func run() throws {
    let (spec, settings) = try arguments.compileSound()
    let output = try settings.place(of: .payload, orOption: output)
    let schema = try spec.files(of: .payload)[0].text
    guard let output else { return Console.raw(schema) }
    try OutputFile.payload.write(Array(schema.utf8), to: output, onWait: Console.error)
    Console.out("wrote \(output)")
  }
}
