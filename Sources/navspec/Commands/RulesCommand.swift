import ArgumentParser
import NavSpecCompiler

/// `navspec rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every diagnostic: its id, severity, whether it can be fixed, and why it matters.",
    discussion: """
      EXAMPLE
        navspec rules
        navspec rules --format json

      'safe' is fixed by 'validate --fix', 'unsafe' by 'validate --fix --unsafe'.
      """)

  @Option(
    help: "How they are listed: text, markdown or json.",
    completion: .list(DiagnosticCatalog.Style.allCases.map(\.rawValue)), transform: catalogStyle)
  var format: DiagnosticCatalog.Style = .text

  func run() { Console.raw(DiagnosticCatalog.rendered(as: format)) }
}

/// The style a word names.
private func catalogStyle(_ word: String) throws -> DiagnosticCatalog.Style {
  if let style = DiagnosticCatalog.Style(rawValue: word) { return style }
  let words = DiagnosticCatalog.Style.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("unknown format '\(word)': \(words)")
}
