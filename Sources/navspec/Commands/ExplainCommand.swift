import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

/// `navspec explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a diagnostic, with a failing and a corrected example.",
    discussion: """
      EXAMPLE
        navspec explain ambiguous-link
      """)

  @Argument(
    help: "The id of a diagnostic, printed in brackets.", completion: .list(Explanation.ids))
  var id: String

  func run() throws {
    guard let text = Explanation.text(of: id) else {
      let question = Explanation.suggestion(for: id).map { "; \($0)" } ?? ""
      throw CommandFailure("no diagnostic has the id '\(id)'\(question)")
    }
    Console.out(text)
  }
}
