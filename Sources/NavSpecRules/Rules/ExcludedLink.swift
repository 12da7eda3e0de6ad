import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// A link whose URLs all open in the browser.
struct ExcludedLink: Rule {
  let kind = DiagnosticKind(
    id: "excluded-link", isFatal: false,
    explanation: """
      An excluded URL opens in the browser before any link is tried. A pattern whose URLs are all excluded \
      never opens, whatever its priority.
      """,
    examples: [
      """
      links:
        exclude: ["/help{/page*}"]
      routes:
        home: { to: [guide] }
        guide: { links: ["/help/guide"] }
      #                  ^^^^^^^^^^^^^ excluded-link
      """
    ],
    corrected: [
      """
      links:
        exclude: ["/help/legal{/page*}"]
      routes:
        home: { to: [guide] }
        guide: { links: ["/help/guide"] }
      """
    ])

  let needs: Set<RuleNeed> = [.linkTable]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let shadows = context.linkAnalyses.links.shadows.filter(\.isByExclusions)
    guard !shadows.isEmpty else { return [] }
    return shadows.compactMap { shadow in
      let pattern = context.lowered[shadow.pattern]
      return Diagnostic(
        kind, "every URL of '\(pattern.pattern.value)' is excluded", at: pattern.pattern.range,
        label: shadow.witness.map { "\($0.url) opens in the browser" } ?? "never opens",
        related: shadow.takers.map { context.lowered[$0] }.map {
          .init("excluded here", at: $0.pattern.range)
        },
        fixes: [.init("remove the pattern"), .init("exclude less")])
    }
  }
}

extension LinkAnalysis.Shadow {
  /// Whether only exclusions match its URLs.
  var isByExclusions: Bool {
    takers.allSatisfy { if case .exclusion = $0 { true } else { false } }
  }
}
