import NavSpecDiagnostics
import NavSpecModel

/// An end for a screen that is there to stay.
struct SunsetWithoutDeprecation: Rule {
  let kind = DiagnosticKind(
    id: "sunset-without-deprecation", severity: .warning,
    explanation: """
      A sunset without a deprecation takes everybody by surprise. A screen is deprecated first, so that \
      people stop leading to it, and goes after its sunset.
      """,
    examples: [
      """
      routes:
        home: { to: [old] }
        old: { sunset: 2027-06-01 }
      #                ^^^^^^^^^^ sunset-without-deprecation
      """
    ],
    corrected: [
      """
      routes:
        home: {}
        old: { deprecated: true, sunset: 2027-06-01, links: ["/old"] }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.compactMap { route in
      guard let sunset = route.sunset, !route.isOutgoing else { return nil }
      return Diagnostic(
        kind, "'\(route.qualifiedName)' has a sunset, and is not deprecated", at: sunset.range,
        label: "nobody is told",
        fixes: [
          .removing("leave it out", key: "sunset", around: sunset.range, emptied: .stays),
          .setting("add 'deprecated: true'", key: "deprecated", to: "true", of: route.name.range),
        ])
    }
  }
}
