import ArgumentParser
import NavSpecCompiler

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of specs, for editors.",
    discussion: """
      EXAMPLE
        navspec schema > navspec.schema.json
        navspec schema --for config > navspec-config.schema.json

      Editors with a YAML language server use the schema if the spec starts with
        # yaml-language-server: $schema=navspec.schema.json
      """)

  @Option(
    name: .customLong("for"), help: "The described file: spec (*.nav.yaml) or config (.navspec.yaml).",
    completion: .list(FileSchema.allCases.map(\.rawValue)),
    transform: choice { "there is no schema for '\($0)'" })
  var schema: FileSchema = .spec

  func run() { Console.raw(schema.text) }
}
