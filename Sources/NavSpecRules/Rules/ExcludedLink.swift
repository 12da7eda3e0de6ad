package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A link that the app leaves to the browser.
package struct ExcludedLink: Rule {
  package static let kind = DiagnosticKind(
    id: "excluded-link",
    explanation: """
      Exclusions are tested before every link. A pattern whose URLs are all excluded never opens.
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
    mended: [
      """
      links:
        exclude: ["/help/legal{/page*}"]
      routes:
        home: { to: [guide] }
        guide: { links: ["/help/guide"] }
      """
    ])

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    let exclusions = context.table.exclusionVariants
    guard !exclusions.isEmpty else { return [] }
    var variants: [Int: [LinkVariant]] = [:]
    for variant in context.table.variants {
      if case .link(let index) = variant.origin { variants[index, default: []].append(variant) }
    }
    return graph.links.filter { !$0.link.isInvalid }.enumerated().compactMap { index, entry in
      guard let own = variants[index] else { return nil }
      var first: LinkVariant.Origin?
      for variant in own {
        guard let exclusion = exclusions.first(where: { $0.covers(variant) }) else { return nil }
        first = first ?? exclusion.origin
      }
      guard case .exclusion(let position)? = first, graph.exclusions.indices.contains(position) else {
        return nil
      }
      return Diagnostic(
        Self.kind, "every URL of this link to '\(entry.route.qualifiedName)' is excluded",
        at: entry.link.range,
        label: "never opens", related: [.init("excluded here", at: graph.exclusions[position].pattern.range)],
        fixes: [.init("remove the link"), .init("exclude less")])
    }
  }
}

extension LinkVariant {
  /// Whether an exclusion surely matches every URL that a link's variant does. Where that is not plain
  /// from the shapes, it is not claimed.
  fileprivate func covers(_ link: LinkVariant) -> Bool {
    guard source == link.source, site == link.site, fragment == nil else { return false }
    let hasQuery = query.allSatisfy { rule in
      switch rule {
      case .literal(let key, let value):
        link.query.contains { if case .literal(key, value) = $0 { true } else { false } }
      case .required(let key, _):
        link.query.contains { if case .required(key, _) = $0 { true } else { false } }
      case .optional, .whole: true
      }
    }
    guard hasQuery else { return false }
    guard let gap else {
      return link.gap == nil && segments.count == link.segments.count
        && zip(segments, link.segments).allSatisfy { $0.covers($1) }
    }
    // The gap takes one segment or more: the ends must fit, and something must be left between.
    let before = segments[..<gap.position]
    let after = segments[gap.position...]
    let inner = link.segments.count - before.count - after.count
    guard inner >= (link.gap == nil ? 1 : 0) else { return false }
    if let other = link.gap,
      other.position < before.count || link.segments.count - other.position < after.count
    {
      return false
    }
    return zip(before, link.segments).allSatisfy { $0.covers($1) }
      && zip(after, link.segments.suffix(after.count)).allSatisfy { $0.covers($1) }
  }
}

extension LinkVariant.SegmentClass {
  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (.literal(let text), .literal(let other)): text == other
    // What an exclusion captures is any text.
    case (.value, .literal(let text)): !text.isEmpty
    case (.value, .value), (.value, .affix): true
    case (.literal, _), (.affix, _): false
    }
  }
}
