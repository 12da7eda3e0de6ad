import NavSpecDiagnostics
import NavSpecModel

/// A restored screen without a value that it needs.
struct UnrestoredRequiredParam: Rule {
  let kind = DiagnosticKind(
    id: "unrestored-required-param", severity: .warning,
    explanation: """
      A screen without a value that it needs cannot come back. A param that is sensitive or not restored \
      takes its default when the screen is restored: give it one, or do not restore the screen.
      """,
    examples: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { params: { id: Int, token: { type: String, sensitive: true } } }
      #                            ^^^^^ unrestored-required-param
      """
    ],
    corrected: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { params: { id: Int, token: { type: "String?", sensitive: true } } }
      """,
      """
      restoration: { key: demo }
      routes:
        home: { to: [item] }
        item: { params: { token: { type: String, sensitive: true } }, restore: false }
      """,
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard graph.restoration != nil else { return [] }
    return graph.routes.filter { $0.restorationKey != nil }.flatMap { route in
      route.parameters.filter { parameter in
        parameter.isRequired && parameter.type != .invalid && (parameter.isSensitive || !parameter.isRestored)
          // An inherited one is told of where it is declared.
          && route.under.map { graph.routes[$0].parameter(named: parameter.name.value) == nil } ?? true
      }.map { parameter in
        Diagnostic(
          kind,
          "'\(route.qualifiedName)' cannot be restored without '\(parameter.name.value)', which is not kept",
          at: parameter.name.range, label: "no value and no default",
          fixes: [
            .init("make it optional or give it a default"),
            .setting(
              "say 'restore: false' on '\(route.name.value)'", key: "restore", to: "false",
              of: route.name.range),
          ])
      }
    }
  }
}
