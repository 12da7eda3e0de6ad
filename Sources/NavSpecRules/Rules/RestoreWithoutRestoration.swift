import NavSpecDiagnostics
import NavSpecModel

/// Restoration keys in an app that keeps no state.
struct RestoreWithoutRestoration: Rule {
  let kind = DiagnosticKind(
    id: "restore-without-restoration", severity: .warning,
    explanation: """
      A key that no snapshot holds does nothing. 'restore: <key>' and 'formerly' name a screen in a \
      snapshot; without 'restoration' at the top, or with 'restore: false' on the route, there is none.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { restore: item }
      #                  ^^^^ restore-without-restoration
      """,
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { restore: false, formerly: [thing] }
      #                                    ^^^^^ restore-without-restoration
      """,
    ],
    corrected: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { restore: item, formerly: [thing] }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec, .app]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return graph.routes.compactMap { route in
      let isKept = graph.restoration != nil
      let explicit = route.valueRanges["restore"] == nil ? nil : route.restorationKey
      guard
        let stray = isKept
          ? (route.restorationKey == nil ? route.formerKeys.first : nil) : explicit ?? route.formerKeys.first
      else { return nil }
      return Diagnostic(
        kind,
        isKept
          ? "'\(route.qualifiedName)' had a key, and is not restored"
          : "'\(route.qualifiedName)' has a restoration key, and the app keeps no state",
        at: stray.range, label: "no snapshot holds it",
        related: isKept ? route.valueRanges["restore"].map { [.init("not restored", at: $0)] } ?? [] : [],
        fixes: [.init(isKept ? "leave out 'formerly'" : "add 'restoration: {key: …}' to the root spec")])
    }
  }
}
