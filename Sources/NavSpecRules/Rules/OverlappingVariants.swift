package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// A pattern that reads one URL in two ways.
package struct OverlappingVariants: Rule {
  package static let kind = DiagnosticKind(
    id: "overlapping-variants",
    explanation: """
      With and without its optional parts a pattern stands for several. Where two of them match one URL, it is \
      left open which param takes what: write two links instead.
      """,
    examples: [
      """
      routes:
        home: { to: [shift] }
        shift: { params: { day: String?, crew: String? }, links: ["/shift{/day}/crew{/crew}"] }
      #                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ overlapping-variants
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [shift] }
        shift: { params: { day: Int?, crew: String? }, links: ["/shift{/day}/crew{/crew}"] }
      """
    ])

  package static let needsLinkTable = true

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let overlaps = context.linkAnalyses.links.overlaps
    guard !overlaps.isEmpty else { return [] }
    let patterns = context.graph.namedPatterns
    return overlaps.compactMap { overlap in
      guard let pattern = patterns[overlap.pattern] else { return nil }
      return Diagnostic(
        Self.kind, "'\(pattern.pattern.value)' reads one URL in two ways", at: pattern.pattern.range,
        label: "\(overlap.witness.url) fits with different optional parts",
        fixes: [.init("write a link for each of its forms")])
    }
  }
}
