/// The variants of a table, compiled: immutable, in flat arrays, shared by every search.
nonisolated final class LinkIndex: Sendable {
  /// A segment that is not a literal, as a trie edge sees it.
  enum SegmentClass: Sendable {
    /// The index of a matcher, and whether a `/` is refused.
    case value(Int32, excludesSlash: Bool)
    case affix(LinkAffix)
  }

  /// A field in place: its index in `matchers` and what it is.
  struct Field: Sendable {
    var matcher: Int32
    var field: LinkVariant.Field
  }

  enum QueryRule: Sendable {
    case literal(key: [UInt8], value: [UInt8])
    case required(key: [UInt8], Field)
    case optional(key: [UInt8], Field)
    case whole(Field)
  }

  enum FragmentRule: Sendable {
    case segments([Segment])
    case whole(Field)
    case pairs([(key: String, value: Segment)])
  }

  /// A segment with what it captures.
  enum Segment: Sendable {
    case literal([UInt8])
    case value(Field)
    case affix(LinkAffix, [Field])
  }

  /// A variant with its matchers.
  struct Compiled: Sendable {
    var segments: [Segment] = []
    /// `rank` of each segment.
    var ranks: [UInt32] = []
    var gap: Field?
    var query: [QueryRule] = []
    var fragment: FragmentRule?
    var forbidden: [[UInt8]] = []
    /// The index of its site; -1 for the group's.
    var site: Int32 = -1
    var finalKey: UInt64 = 0
    var priority: Int32 = 0
    /// How many segments stand before the gap; -1 without one.
    var gapPosition: Int32 = -1
    /// Links before redirects, in order.
    var order: Int32 = 0
    /// Spares most variants a look at what they do not ask.
    var hasConditions = false
  }

  /// A scheme and a domain.
  struct Site: Sendable {
    var scheme: [UInt8]
    var host: LinkHostMatcher?
  }

  /// A group of schemes and domains with its tree.
  struct Group: Sendable {
    var source: NavigationSchema.Source
    var root: Int32
    /// What the group itself answers to.
    var sites: [Site] = []
    /// The sites of full URLs, by index.
    var own: [Int32] = []
    var hasBarePaths = false
  }

  let variants: [LinkVariant]
  let compiled: [Compiled]
  let groups: [Group]
  let sites: [Site]
  let matchers: [LinkFieldMatcher]
  let segmentClasses: [SegmentClass]
  let trie: LinkTrie

  init(_ variants: [LinkVariant], sources: [NavigationSchema.Source]) {
    var compiler = LinkIndexCompiler(sources: sources)
    for variant in variants { compiler.add(variant) }
    self.variants = variants
    compiled = compiler.compiled
    groups = compiler.groups
    sites = compiler.sites
    matchers = compiler.matchers
    segmentClasses = compiler.segmentClasses
    trie = LinkTrie(compiler.trie)
  }
}

/// Compiles variants one after the other, sharing what they have in common.
private nonisolated struct LinkIndexCompiler {
  private struct MatcherKey: Hashable {
    var form: ValueForm
    var constraint: ValueForm?
  }

  /// What makes two edges one.
  private enum EdgeKey: Hashable {
    case value(Int32, Bool)
    case affix([PieceKey])
  }

  private enum PieceKey: Hashable {
    case literal([UInt8])
    case value(Int32, Bool)
  }

  var compiled: [LinkIndex.Compiled] = []
  var groups: [LinkIndex.Group] = []
  var sites: [LinkIndex.Site] = []
  var matchers: [LinkFieldMatcher] = []
  var segmentClasses: [LinkIndex.SegmentClass] = []
  var trie = LinkTrieBuilder()
  private var matcherIndices: [MatcherKey: Int32] = [:]
  private var edgeIndices: [EdgeKey: Int32] = [:]
  private var siteIndices: [LinkVariant.Site: Int32] = [:]

  init(sources: [NavigationSchema.Source]) {
    let sources = sources.isEmpty ? [NavigationSchema.Source()] : sources
    for source in sources {
      var group = LinkIndex.Group(source: source, root: trie.makeNode())
      let domains = source.domains.compactMap { LinkDomain($0) }
      for domain in domains {
        let host = LinkHostMatcher(domain)
        group.sites.append(LinkIndex.Site(scheme: Array("https".utf8), host: host))
        if source.acceptsHTTP { group.sites.append(LinkIndex.Site(scheme: Array("http".utf8), host: host)) }
      }
      for scheme in source.schemes {
        let scheme = Array(LinkEncoding.lowercased(scheme).utf8)
        if source.hostPolicy == .domain {
          for domain in domains {
            group.sites.append(LinkIndex.Site(scheme: scheme, host: LinkHostMatcher(domain)))
          }
        } else {
          group.sites.append(LinkIndex.Site(scheme: scheme, host: nil))
        }
      }
      groups.append(group)
    }
  }

  mutating func add(_ variant: LinkVariant) {
    let group = groups.indices.contains(variant.source) ? variant.source : 0
    let isFolded = groups[group].source.ignoresCase
    var result = LinkIndex.Compiled()
    result.segments = variant.segments.map { segment($0) }
    result.ranks = variant.segments.map(\.rank)
    result.gap = variant.gap.map { field($0.field) }
    result.gapPosition = Int32(variant.gap?.position ?? -1)
    result.query = variant.query.map { rule($0) }
    result.fragment = variant.fragment.map { rule($0) }
    result.forbidden = variant.forbiddenKeys.map { Array($0.utf8) }
    result.finalKey = variant.finalKey
    result.priority = Int32(clamping: variant.priority)
    result.order = Int32(compiled.count)
    result.hasConditions =
      !result.query.isEmpty || result.fragment != nil || !result.forbidden.isEmpty || variant.when != nil
    if let site = variant.site {
      result.site = index(of: site)
      if !groups[group].own.contains(result.site) { groups[group].own.append(result.site) }
    }
    if variant.matchesBarePath { groups[group].hasBarePaths = true }

    let steps = zip(variant.segments, result.segments).map { segment, compiled in
      step(segment, compiled, isFolded: isFolded)
    }
    let position = variant.gap?.position ?? steps.count
    trie.add(
      Int32(compiled.count), priority: result.priority, root: groups[group].root,
      before: Array(steps.prefix(position)),
      after: variant.gap == nil ? nil : Array(steps.dropFirst(position)))
    compiled.append(result)
  }

  private mutating func index(of site: LinkVariant.Site) -> Int32 {
    if let known = siteIndices[site] { return known }
    let index = Int32(sites.count)
    siteIndices[site] = index
    sites.append(
      LinkIndex.Site(scheme: Array(site.scheme.utf8), host: site.domain.map { LinkHostMatcher($0) }))
    return index
  }

  private mutating func field(_ field: LinkVariant.Field) -> LinkIndex.Field {
    let key = MatcherKey(form: field.form, constraint: field.constraint)
    if let known = matcherIndices[key] { return LinkIndex.Field(matcher: known, field: field) }
    let index = Int32(matchers.count)
    matcherIndices[key] = index
    matchers.append(LinkFieldMatcher(form: field.form, constraint: field.constraint))
    return LinkIndex.Field(matcher: index, field: field)
  }

  private mutating func segment(_ segment: LinkVariant.SegmentClass) -> LinkIndex.Segment {
    switch segment {
    case .literal(let text): return .literal(Array(text.utf8))
    case .value(let field): return .value(self.field(field))
    case .affix(let pieces):
      var fields: [LinkIndex.Field] = []
      let compiled = pieces.map { piece -> LinkAffix.Piece in
        switch piece {
        case .literal(let text): return .literal(Array(text.utf8))
        case .value(let field):
          let field = self.field(field)
          fields.append(field)
          return .value(field.matcher, excludesSlash: field.field.excludesSlash)
        }
      }
      return .affix(LinkAffix(compiled), fields)
    }
  }

  private mutating func step(
    _ segment: LinkVariant.SegmentClass, _ compiled: LinkIndex.Segment, isFolded: Bool
  ) -> LinkTrieBuilder.Step {
    let key: EdgeKey
    let edge: LinkIndex.SegmentClass
    switch compiled {
    case .literal(let text): return .literal(isFolded ? text.map { LinkEncoding.lowercased($0) } : text)
    case .value(let field):
      key = .value(field.matcher, field.field.excludesSlash)
      edge = .value(field.matcher, excludesSlash: field.field.excludesSlash)
    case .affix(let affix, _):
      key = .affix(
        affix.pieces.map {
          switch $0 {
          case .literal(let text): .literal(text)
          case .value(let matcher, let excludesSlash): .value(matcher, excludesSlash)
          }
        })
      edge = .affix(affix)
    }
    if let known = edgeIndices[key] { return .segmentClass(known, rank: segment.rank) }
    let index = Int32(segmentClasses.count)
    edgeIndices[key] = index
    segmentClasses.append(edge)
    return .segmentClass(index, rank: segment.rank)
  }

  private mutating func rule(_ rule: LinkVariant.QueryRule) -> LinkIndex.QueryRule {
    switch rule {
    case .literal(let key, let value): .literal(key: Array(key.utf8), value: Array(value.utf8))
    case .required(let key, let field): .required(key: Array(key.utf8), self.field(field))
    case .optional(let key, let field): .optional(key: Array(key.utf8), self.field(field))
    case .whole(let field): .whole(self.field(field))
    }
  }

  private mutating func rule(_ rule: LinkVariant.FragmentRule) -> LinkIndex.FragmentRule {
    switch rule {
    case .segments(let segments): .segments(segments.map { segment($0) })
    case .whole(let field): .whole(self.field(field))
    case .pairs(let pairs):
      .pairs(
        pairs.map { pair in
          switch pair.value {
          case .literal(let text): (pair.key, .literal(Array(text.utf8)))
          case .value(let field): (pair.key, .value(self.field(field)))
          }
        })
    }
  }
}
