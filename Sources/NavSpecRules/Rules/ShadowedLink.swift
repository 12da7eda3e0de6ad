import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let shadowedLink = Rule("shadowed-link", needs: [.linkTable]) { context in
  // Another rule reports links that only exclusions match. What a redirect leads to is never excluded.
  let hasRedirects = !context.graph.redirects.isEmpty
  let shadows = context.linkAnalyses.links.shadows.filter { shadow in
    !shadow.isByExclusions && !(hasRedirects && shadow.takers.contains(where: \.isExclusion))
  }
  return shadows.compactMap { shadow in
    let pattern = context.lowered[shadow.pattern]
    let takers = shadow.takers.map { context.lowered[$0] }
    // Among the links of one route the earlier wins.
    let names = takers.map {
      $0.route == pattern.route && $0.route != nil ? "an earlier link" : $0.name
    }.distinct
    guard let first = names.first else { return nil }
    let owners = names.count == 1 ? first : "\(first) and \(names.count - 1) more"
    var repeated: Link?
    if case .link(let index) = shadow.pattern,
      takers.contains(where: { $0.route == pattern.route && $0.pattern.value == pattern.pattern.value })
    {
      repeated = context.lowered.link(index)
    }
    return Diagnostic(
      "'\(pattern.pattern.value)' never \(pattern.route == nil ? "redirects" : "opens \(pattern.name)"): all its URLs belong to \(owners)",
      at: pattern.pattern.range, label: shadow.witness.map { "\($0.url) is taken" },
      related: takers.prefix(4).map { .init("\($0.name) takes its URLs here", at: $0.pattern.range) },
      fixes: [
        repeated.map { .removing("remove it", around: $0.range) }
          ?? .init("remove the pattern, or give it a higher 'priority'")
      ])
  }
}
