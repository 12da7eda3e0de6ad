import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let overlappingVariants = Rule("overlapping-variants", needs: [.linkTable]) { context in
  let overlaps = context.linkAnalyses.links.overlaps
  return overlaps.compactMap { overlap in
    let pattern = context.lowered[overlap.pattern]
    return Diagnostic(
      "'\(pattern.pattern.value)' reads one URL in two ways", at: pattern.pattern.range,
      label: "\(overlap.witness.url) fits with different optional parts",
      fixes: [.init("write a link for each of its forms")])
  }
}
