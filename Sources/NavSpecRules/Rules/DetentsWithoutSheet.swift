import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Heights of a sheet on a screen that is none.
struct DetentsWithoutSheet: Rule {
  let kind = DiagnosticKind(
    id: "detents-without-sheet", severity: .warning,
    explanation: """
      Detents are the heights of a sheet. A screen that is pushed or covers everything has one height.
      """,
    examples: [
      """
      routes:
        home: { to: [filter] }
        filter: { present: cover, detents: [medium, large] }
      #                                     ^^^^^^ detents-without-sheet
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [filter] }
        filter: { present: sheet, detents: [medium, large] }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return graph.routes.compactMap { route in
      guard let range = route.valueRanges["detents"] else { return nil }
      let presentations = context.reachability.presentations(of: route.id, in: graph)
      guard presentations.isDisjoint(with: [.sheet, .popover]) else { return nil }
      return Diagnostic(
        kind, "'\(route.qualifiedName)' has detents, but is not a sheet", at: range,
        label: "it appears as a \(route.presentation.rawValue)",
        related: route.presentationRange.map { [.init("so it appears", at: $0)] } ?? [],
        fixes: [
          .setting("present it as a sheet", key: "present", to: "sheet", of: route.name.range),
          .removing("leave it out", key: "detents", around: range, emptied: .stays),
        ])
    }
  }
}
