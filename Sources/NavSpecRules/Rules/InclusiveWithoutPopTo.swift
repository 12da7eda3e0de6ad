import NavSpecDiagnostics
import NavSpecModel

/// 'inclusive' on an edge that pops nothing.
struct InclusiveWithoutPopTo: Rule {
  let kind = DiagnosticKind(
    id: "inclusive-without-pop-to", severity: .warning,
    explanation: """
      'inclusive' without 'popTo' says nothing. It means that the screen named by 'popTo' is popped too.
      """,
    examples: [
      """
      routes:
        home: { to: [list] }
        list: { to: [{ item: { inclusive: true } }] }
      #                ^^^^ inclusive-without-pop-to
        item: {}
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [list] }
        list: { to: [{ item: { popTo: list, inclusive: true } }] }
        item: {}
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    (context.graph.routes.flatMap(\.edges) + context.graph.anywhere).compactMap { edge in
      guard edge.isInclusive, edge.popTo == nil else { return nil }
      let name = context.graph.name(of: edge.target)
      return Diagnostic(
        kind, "'inclusive' without 'popTo' on the way to '\(name)'", at: edge.range,
        label: "pops nothing", fixes: [.init("name the screen to pop to: 'popTo: …'")])
    }
  }
}
