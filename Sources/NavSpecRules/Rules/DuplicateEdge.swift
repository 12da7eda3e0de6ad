import NavSpecDiagnostics
import NavSpecModel

/// A second edge to the same screen in one list.
struct DuplicateEdge: Rule {
  let kind = DiagnosticKind(
    id: "duplicate-edge", severity: .warning,
    explanation: """
      A second edge from one screen to another is ignored. An edge from a set may be listed again to \
      override it.
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
          label: "ignored", related: [.init("the first edge", at: first.range)],
          fixes: [.removing("remove it", around: edge.range)])
      }
    }
  }
}
