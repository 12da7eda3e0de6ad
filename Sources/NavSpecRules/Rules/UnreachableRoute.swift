import NavSpecDiagnostics
import NavSpecModel

/// A screen that nothing leads to.
struct UnreachableRoute: Rule {
  let kind = DiagnosticKind(
    id: "unreachable-route", severity: .warning,
    explanation: """
      A screen that no root, edge or link leads to is dead, or the spec lacks the way that leads to it. \
      Say 'reachedBy: code' where code that the spec does not see leads there.
      """,
    examples: [
      """
      routes:
        home: {}
        help: {}
      # ^^^^ unreachable-route
      """,
      """
      routes:
        home: {}
        first: { to: [second] }
      # ^^^^^ unreachable-route
        second: { to: [first] }
      # ^^^^^^ unreachable-route
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [help] }
        help: {}
      """,
      """
      routes:
        home: {}
        help: { reachedBy: code }
      """,
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    // Of a feature that is dead as a whole, that is said once.
    return context.reachability.unreached.map { graph.routes[$0] }.filter { route in
      route.feature.map { !context.reachability.deadFeatures.contains($0) } ?? true
    }.map { route in
      Diagnostic(
        kind, "nothing leads to '\(route.qualifiedName)'", at: route.name.range,
        label: "no root, edge or link opens it",
        fixes: [
          .init("add it to another route's 'to:'"),
          .init("give it a link, or say 'reachedBy: code'"),
        ])
    }
  }
}
