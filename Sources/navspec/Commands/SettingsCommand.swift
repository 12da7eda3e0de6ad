import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Prints the settings that count, and the file and line of each.",
    discussion: """
      EXAMPLE
        navspec settings
        navspec settings specs/recipes.nav.yaml --format json

      The nearest '.navspec.yaml' counts, at or above this folder and up to the project's root; if there is none and \
      a spec is named, the nearest at or above the spec.
      """)

  @Argument(help: "The spec that the settings are for.", completion: .spec)
  var spec: String?

  @Option(help: "text or json.")
  var format = AnswerFormat.text

  func run() throws {
    if let spec, spec != "-", !Disk.exists(spec) {
      throw ReportedFailure(SpecFileError.notFound.report(of: spec))
    }
    let list = try Settings(for: spec).list
    if format == .json { Console.raw(list.json) } else { Console.out(lines: list.text) }
  }
}
