import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A result from a screen that nobody waits for.
struct ResultWithoutModal: Rule {
  let kind = DiagnosticKind(
    id: "result-without-modal", severity: .warning,
    explanation: """
      A modal is presented, waited for, and hands back a result. Nobody waits for a pushed screen or for \
      a window.
      """,
    examples: [
      """
      routes:
        home: { to: [pick] }
        pick: { returns: String }
      #                  ^^^^^^ result-without-modal
      """,
      """
      routes:
        home: { to: [pick] }
        pick: { present: window, returns: String }
      #                                   ^^^^^^ result-without-modal
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [pick] }
        pick: { present: sheet, returns: String }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return graph.routes.compactMap { route in
      guard let returns = route.returns else { return nil }
      let presentations = context.reachability.presentations(of: route.id, in: graph)
      // An edge may open in a window what is a modal by itself.
      let opensWindow = route.presentation == .window
      guard opensWindow || !presentations.contains(where: \.isModal) else { return nil }
      return Diagnostic(
        kind,
        "'\(route.qualifiedName)' returns '\(returns.value)', and \(opensWindow ? "opens in a window" : "is never presented")",
        at: returns.range, label: "nobody waits for it",
        related: route.presentationRange.map { [.init("so it appears", at: $0)] } ?? [],
        fixes: [
          .setting("present it as a sheet", key: "present", to: "sheet", of: route.name.range),
          .init("present it as a cover or a popover"),
        ])
    }
  }
}
