package import NavSpecRuntime

/// The rows of a link table that match URLs of one domain.
package struct WebVariants {
  package struct Row {
    package let variant: LinkVariant
    package let ignoresCase: Bool
    fileprivate let spaces: [(hosts: LanguagePool.ID, space: LinkSpace)]

    /// What it matches, whosever it is.
    fileprivate var pattern: Pattern {
      var pattern = variant
      pattern.origin = .link(0)
      return Pattern(variant: pattern, ignoresCase: ignoresCase)
    }
  }

  fileprivate struct Pattern: Hashable {
    let variant: LinkVariant
    let ignoresCase: Bool
  }

  /// Links and redirects.
  package let rows: [Row]
  package let exclusions: [Row]
  /// The hosts of the domain.
  fileprivate let hosts: TextAutomaton

  package func excludeTheSame(as other: Self) -> Bool {
    exclusions.map(\.pattern) == other.exclusions.map(\.pattern)
  }

  /// Without the rows that another table has.
  package func without(_ other: Self?) -> Self {
    guard let other else { return self }
    let known = Set(other.rows.map(\.pattern))
    return Self(
      rows: rows.filter { !known.contains($0.pattern) }, exclusions: exclusions, hosts: hosts)
  }
}

/// What they match, as languages.
package struct WebLinks {
  /// A class, since each is compared with thousands.
  package final class Row {
    package let variant: LinkVariant
    package let urls: WebURLs

    init(variant: LinkVariant, urls: WebURLs) { (self.variant, self.urls) = (variant, urls) }
  }

  package let rows: [Row]
  package let exclusions: [Row]
  /// Every URL that an app may write to the domain.
  package let all: WebURLs
}

extension LinkModel {
  /// - Parameter domains: Those that read one association file.
  package func webVariants(of domains: [LinkDomain]) throws(WebURLs.Unproved) -> WebVariants {
    var hosts = TextAutomaton.nothing
    for domain in domains {
      hosts = try hosts.union(automaton(pool.language(of: domain.withoutName))).proved()
    }
    func rows(_ variants: [LinkVariant]) throws(WebURLs.Unproved) -> [WebVariants.Row] {
      var rows: [WebVariants.Row] = []
      var known: [LanguagePool.ID: Bool] = [:]
      for variant in variants {
        var own: [(hosts: LanguagePool.ID, space: LinkSpace)] = []
        for space in spaces(of: variant) {
          // Rows of one source have the same hosts.
          guard case .host("https", let id) = space.site.kind else { continue }
          if known[id] == nil { known[id] = hosts.overlaps(try automaton(id)) }
          if known[id] == true { own.append((id, space)) }
        }
        if !own.isEmpty {
          let ignoresCase = sources[source(of: variant)].ignoresCase
          rows.append(WebVariants.Row(variant: variant, ignoresCase: ignoresCase, spaces: own))
        }
      }
      return rows
    }
    return WebVariants(
      rows: try rows(table.variants), exclusions: try rows(table.exclusionVariants), hosts: hosts)
  }

  /// Every URL that an app may write to a domain.
  package func webURLs(of variants: WebVariants, in written: WrittenURLs) -> WebURLs {
    let isStrict = sources.contains(where: \.distinguishesFinalSlash)
    let hasPairs = variants.rows.contains { if case .pairs? = $0.variant.fragment { true } else { false } }
    return WebURLs(
      host: variants.hosts, path: isStrict ? written.anyPathOrSlashed : written.anyPath,
      query: written.anyQuery, fragment: hasPairs ? written.pairsOfFragment : written.anyFragment)
  }

  package func webLinks(
    of variants: WebVariants, in written: WrittenURLs
  ) throws(WebURLs.Unproved) -> WebLinks {
    let all = webURLs(of: variants, in: written)
    func rows(_ variants: [WebVariants.Row]) throws(WebURLs.Unproved) -> [WebLinks.Row] {
      var rows: [WebLinks.Row] = []
      for row in variants {
        for (hosts, space) in row.spaces {
          if let urls = try webURLs(of: space, at: hosts, written).intersection(all) {
            rows.append(WebLinks.Row(variant: row.variant, urls: urls))
          }
        }
      }
      return rows
    }
    return WebLinks(rows: try rows(variants.rows), exclusions: try rows(variants.exclusions), all: all)
  }

  /// Conditions are left out: they may be what the URL needs.
  private func webURLs(
    of space: LinkSpace, at hosts: LanguagePool.ID, _ written: WrittenURLs
  ) throws(WebURLs.Unproved) -> WebURLs {
    WebURLs(
      host: try automaton(hosts), path: try path(space.path, written),
      query: try items(space.query, among: written.anyQuery, written),
      fragment: try fragment(space.fragment, written))
  }

  private func automaton(_ id: LanguagePool.ID) throws(WebURLs.Unproved) -> TextAutomaton {
    try pool.automaton(id).proved()
  }

  /// Those of some queries or fragments that have these items.
  private func items(
    _ values: [String: ValueSpace], among all: TextAutomaton, _ written: WrittenURLs
  ) throws(WebURLs.Unproved) -> TextAutomaton {
    var items = all
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      var text = try automaton(value.text)
      if value.isList, let list = text.list { text = list }
      let name = LinkEncoding.percentEncoded(key, keeping: URLPart.item.kept)
      let own = try written.items(
        with: name, written.written(text, in: .item), mayBeAbsent: value.mayBeAbsent)
      items = try items.intersection(own).proved()
    }
    return items
  }

  private func path(_ path: PathSpace, _ written: WrittenURLs) throws(WebURLs.Unproved) -> TextAutomaton {
    func segment(_ id: LanguagePool.ID) throws(WebURLs.Unproved) -> TextAutomaton {
      written.written(try automaton(id), in: .segment)
    }
    var parts: [TextAutomaton] = []
    for id in path.before { parts.append(try segment(id)) }
    let after = parts.isEmpty && path.gap == nil ? TextAutomaton.slash : .row(parts, after: "/")
    guard let gap = path.gap else { return after }
    // A gap takes segments that are alike; some are of any kind.
    let isTail = gap.first == gap.last && gap.first == gap.only && gap.inner == gap.first
    var run = (isTail ? try segment(gap.first) : written.segment).joined(by: "/")
    if let joined = gap.joined {
      let text = written.written(try automaton(joined), in: .segment, keepingSlash: true)
      run = try run.intersection(text).proved()
    }
    var last: [TextAutomaton] = []
    for id in path.after { last.append(try segment(id)) }
    return try TextAutomaton.concatenation([after, .slash, run, .row(last, after: "/")]).proved()
  }

  private func fragment(
    _ fragment: FragmentSpace, _ written: WrittenURLs
  ) throws(WebURLs.Unproved) -> TextAutomaton {
    switch fragment {
    case .any: return written.anyFragment
    case .absent: return .nothingButEmpty
    case .whole(let text):
      let all = written.written(try automaton(text), in: .fragment)
      return try all.subtracting(.nothingButEmpty).proved()
    case .segments(let segments):
      var parts: [TextAutomaton] = []
      for id in segments {
        parts += (parts.isEmpty ? [] : [.slash]) + [written.written(try automaton(id), in: .fragment)]
      }
      return try TextAutomaton.concatenation(parts).proved()
    case .pairs(let values): return try items(values, among: written.anyFragment, written)
    case .spelled(let present, let mayBeAbsent):
      let text = try automaton(present)
      return mayBeAbsent ? text.optional ?? text : text
    }
  }
}
