import NavSpecDiagnostics
import NavSpecModel

/// A sensitive screen with a restoration key, which is never kept.
struct RestoredSensitiveRoute: Rule {
  let kind = DiagnosticKind(
    id: "restored-sensitive-route", severity: .warning,
    explanation: """
      A snapshot is a file on the device, and nothing of a sensitive screen is in one. A restoration key says \
      something else: say 'restore: false', or leave it out.
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
    corrected: [
      """
      restoration: { key: demo }
      routes:
        home: { to: [account] }
        account: { sensitive: true, params: { number: Int } }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.restoration == nil
      ? []
      : context.graph.routes.compactMap { route in
        // Without 'restore:' it has a key like any other, and does not claim to be kept.
        guard route.isSensitive, route.valueRanges["restore"] != nil, let key = route.restorationKey else {
          return nil
        }
        return Diagnostic(
          kind, "'\(route.qualifiedName)' is sensitive, and is never restored", at: key.range,
          label: "kept in no snapshot",
          fixes: [.setting("say 'restore: false'", key: "restore", to: "false", of: route.name.range)])
      }
  }
}
