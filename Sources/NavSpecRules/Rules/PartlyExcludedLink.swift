import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let partlyExcludedLink = Rule("partly-excluded-link", .note, needs: [.wholeSpec, .linkTable]) { context in
  let shadowed = Set(context.linkAnalyses.links.shadows.map(\.pattern))
  let overlaps = context.linkAnalyses.exclusions.overlaps.filter { !shadowed.contains(.link($0.link)) }
  let lowered = context.lowered
  return context.graph.exclusions.enumerated().compactMap { index, exclusion in
    let own = overlaps.filter { $0.exclusion == index }
    guard let first = own.first else { return nil }
    let others = own.count > 1 ? " and of \(own.count - 1) more" : ""
    return Diagnostic(
      "'\(exclusion.pattern.value.text)' excludes URLs of \(lowered[.link(first.link)].name)\(others)",
      at: exclusion.pattern.range, label: "\(first.witness.url) opens in the browser",
      related: own.prefix(4).map { lowered[.link($0.link)] }.map {
        .init("\($0.name) would open it here", at: $0.pattern.range)
      }, notes: lowered.phrase(of: first.witness).map { [$0] } ?? [],
      fixes: [.init("write literal text in place of the placeholder")])
  }
}
