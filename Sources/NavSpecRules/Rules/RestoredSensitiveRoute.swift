package import NavSpecDiagnostics
import NavSpecModel

/// A sensitive screen in a snapshot.
package struct RestoredSensitiveRoute: Rule {
  package static let kind = DiagnosticKind(
    id: "restored-sensitive-route", severity: .warning,
    explanation: """
      A snapshot is a file on the device. A screen that is sensitive should not be found in one: say \
      'restore: false'.
      """,
    examples: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [account] }
        account: { sensitive: true, params: { number: Int }, restore: account }
      #                                                               ^^^^^^^ restored-sensitive-route
      """
    ],
    mended: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [account] }
        account: { sensitive: true, params: { number: Int }, restore: false }
      """
    ])

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.restoration == nil
      ? []
      : context.graph.routes.compactMap { route in
        guard route.isSensitive, let key = route.restorationKey else { return nil }
        return Diagnostic(
          Self.kind, "'\(route.qualifiedName)' is sensitive, and is restored", at: key.range,
          label: "kept in the snapshot",
          fixes: [.setting("say 'restore: false'", key: "restore", to: "false", of: route.name.range)])
      }
  }
}
