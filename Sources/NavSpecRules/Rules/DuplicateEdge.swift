import NavSpecDiagnostics
import NavSpecModel

/// A screen that is listed twice in one list of edges.
struct DuplicateEdge: Rule {
  let kind = DiagnosticKind(
    id: "duplicate-edge", severity: .warning,
    explanation: """
      Two edges from one screen to another are one way: the first says how it goes, the second is never \
      asked. What a set of edges brings along may be listed again, to say otherwise.
      """,
    examples: [
      """
      routes:
        home: { to: [item, { item: sheet }] }
      #                      ^^^^ duplicate-edge
        item: {}
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [{ item: sheet }] }
        item: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.flatMap { route in
      var firsts: [RouteID: Edge] = [:]
      return route.edges.compactMap { edge -> Diagnostic? in
        guard edge.set == nil else { return nil }
        guard let first = firsts[edge.target] else {
          firsts[edge.target] = edge
          return nil
        }
        let name = context.graph.name(of: edge.target)
        return Diagnostic(
          kind, "'\(route.qualifiedName)' leads to '\(name)' twice", at: edge.range,
          label: "never asked", related: [.init("this one counts", at: first.range)],
          fixes: [.removing("remove it", around: edge.range)])
      }
    }
  }
}
