import NavSpecDiagnostics
import NavSpecModel

/// A result that would be waited for after a launch.
struct RestoredResult: Rule {
  let kind = DiagnosticKind(
    id: "restored-result", severity: .warning,
    explanation: """
      A screen that hands back a result is never restored: the code that waited for it is gone with the launch. \
      Leave its 'restore' out.
      """,
    examples: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [pick] }
        pick: { present: sheet, returns: Int, restore: picker }
      #                                                ^^^^^^ restored-result
      """
    ],
    corrected: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [pick] }
        pick: { present: sheet, returns: Int }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.compactMap { route in
      guard let returns = route.returns, let key = route.restorationKey else { return nil }
      return Diagnostic(
        kind, "'\(route.qualifiedName)' hands back a result, and is never restored", at: key.range,
        label: "kept for nobody", related: [.init("the result", at: returns.range)],
        fixes: [.init("leave out 'restore'")])
    }
  }
}
