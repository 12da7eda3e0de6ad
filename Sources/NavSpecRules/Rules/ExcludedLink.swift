import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let excludedLink = Rule("excluded-link", isFatal: false, needs: [.linkTable]) { context in
  let shadows = context.linkAnalyses.links.shadows.filter(\.isByExclusions)
  return shadows.compactMap { shadow in
    let pattern = context.lowered[shadow.pattern]
    return Diagnostic(
      "every URL of '\(pattern.pattern.value)' is excluded", at: pattern.pattern.range,
      label: shadow.witness.map { "\($0.url) opens in the browser" } ?? "opens in the browser",
      related: shadow.takers.map { context.lowered[$0] }.map {
        .init("excluded here", at: $0.pattern.range)
      },
      fixes: [
        .init(
          "remove the pattern" + (context.graph.redirects.isEmpty ? "" : ", unless a redirect leads to it")),
        .init("exclude less"),
      ])
  }
}

extension LinkAnalysis.Shadow {
  /// Whether only exclusions match its URLs.
  var isByExclusions: Bool { takers.allSatisfy(\.isExclusion) }
}

extension LinkVariant.Origin { var isExclusion: Bool { if case .exclusion = self { true } else { false } } }
