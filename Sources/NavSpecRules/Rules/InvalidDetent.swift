package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A height of a sheet that is none.
package struct InvalidDetent: Rule {
  package static let kind = DiagnosticKind(
    id: "invalid-detent", severity: .error,
    explanation: """
      A sheet rests at heights that SwiftUI knows: `medium`, `large`, a part of the window as a number \
      below 1, or a height in points.
      """,
    examples: [
      """
      routes:
        home: { to: [filter] }
        filter: { present: sheet, detents: [half, large] }
      #                                     ^^^^ invalid-detent
      """
    ],
    mended: [
      """
      routes:
        home: { to: [filter] }
        filter: { present: sheet, detents: [0.5, large] }
      """
    ])

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.flatMap(\.detents).filter { NavigationSchema.Detent($0.value) == nil }.map {
      Diagnostic(
        Self.kind, "'\($0.value)' is no height of a sheet", at: $0.range,
        label: "not 'medium', 'large', a part below 1, or points")
    }
  }
}
