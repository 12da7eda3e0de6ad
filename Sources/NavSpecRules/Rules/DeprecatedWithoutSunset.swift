import NavSpecDiagnostics
import NavSpecModel

/// A deprecated screen without an end, where the others have one.
struct DeprecatedWithoutSunset: Rule {
  let kind = DiagnosticKind(
    id: "deprecated-without-sunset", severity: .note,
    explanation: """
      Who leads to a deprecated screen wants to know how long that works. Where deprecated routes of a \
      spec have a sunset, one without was forgotten.
      """,
    examples: [
      """
      routes:
        home: {}
        old: { deprecated: true, sunset: 2027-06-01, links: ["/old"] }
        older: { deprecated: true, links: ["/older"] }
      # ^^^^^ deprecated-without-sunset
      """
    ],
    corrected: [
      """
      routes:
        home: {}
        old: { deprecated: true, sunset: 2027-06-01, links: ["/old"] }
        older: { deprecated: true, sunset: 2026-12-01, links: ["/older"] }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let outgoing = context.graph.routes.filter(\.isOutgoing)
    guard outgoing.contains(where: { $0.sunset != nil }) else { return [] }
    return outgoing.filter { $0.sunset == nil }.map { route in
      Diagnostic(
        kind, "'\(route.qualifiedName)' is deprecated without a sunset", at: route.name.range,
        label: "for how long?", fixes: [.init("add 'sunset: <day>'")])
    }
  }
}
