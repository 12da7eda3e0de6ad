import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a diagnostic or a kind of change, with an example.",
    discussion: """
      EXAMPLE
        navspec explain ambiguous-link
        navspec explain link-lost
      """)

  @Argument(
    help: "The id of a diagnostic or a change, printed in brackets.", completion: .list(Explanation.ids))
  var id: String

  func run() throws {
    // Reports have `error[unreachable-route]`.
    let id = String((self.id.split(separator: "[").last ?? "").prefix { $0 != "]" })
    guard let text = Explanation.text(of: id) else {
      let question = Explanation.suggestion(for: id).map { "; \($0)" } ?? ""
      throw CommandFailure("no diagnostic or change has the id '\(id)'\(question)")
    }
    Console.out(lines: text)
  }
}
