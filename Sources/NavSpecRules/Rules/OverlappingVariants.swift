import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

struct OverlappingVariants: Rule {
  let kind = DiagnosticKind(id: "overlapping-variants")

  let needs: Set<RuleNeed> = [.linkTable]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let overlaps = context.linkAnalyses.links.overlaps
    return overlaps.compactMap { overlap in
      let pattern = context.lowered[overlap.pattern]
      return Diagnostic(
        kind, "'\(pattern.pattern.value)' reads one URL in two ways", at: pattern.pattern.range,
        label: "\(overlap.witness.url) fits with different optional parts",
        fixes: [.init("write a link for each of its forms")])
    }
  }
}
