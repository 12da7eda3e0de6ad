import NavSpecDiagnostics
import NavSpecModel

/// A key that is no name.
struct EmptyRestorationKey: Rule {
  let kind = DiagnosticKind(
    id: "empty-restoration-key",
    explanation: """
      State under an empty key is not found again. A snapshot, and each screen in it, has a key.
      """,
    examples: [
      """
      restoration: { key: "" }
      #                   ^^ empty-restoration-key
      routes:
        home: {}
      """,
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { restore: "" }
      #                  ^^ empty-restoration-key
      """,
    ],
    corrected: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { restore: item }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var keys = graph.routes.flatMap { route in [route.restorationKey].compactMap { $0 } + route.formerKeys }
    if let key = graph.restoration?.key { keys.append(key) }
    // A name that is empty is told as one.
    let names = Set(graph.routes.map(\.name.range))
    return keys.filter { $0.value.allSatisfy(\.isWhitespace) && !names.contains($0.range) }.map { key in
      Diagnostic(kind, "a restoration key is empty", at: key.range, label: "names nothing")
    }
  }
}
