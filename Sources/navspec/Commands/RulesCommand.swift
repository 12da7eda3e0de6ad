import ArgumentParser
import NavSpecCompiler

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every diagnostic with its id, severity, fix and reason.",
    discussion: """
      EXAMPLE
        navspec rules
        navspec rules --format json

      'validate --fix' applies safe fixes. 'validate --fix --unsafe' also applies unsafe ones.
      """)

  @Option(
    help: "The format: text, markdown or json.",
    completion: .list(DiagnosticCatalog.Style.allCases.map(\.rawValue)),
    transform: choice { "unknown format '\($0)'" })
  var format: DiagnosticCatalog.Style = .text

  func run() { Console.raw(DiagnosticCatalog.rendered(as: format)) }
}
