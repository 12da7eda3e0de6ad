/// Compiles variants one after the other, sharing what they have in common.
nonisolated struct LinkIndexCompiler {
  /// A segment that is not a literal, as a trie edge sees it: equal ones are one edge.
  enum SegmentClass: Hashable, Sendable {
    /// The index of a matcher, and whether a `/` is refused.
    case value(Int32, excludesSlash: Bool)
    case affix([LinkAffix.Piece])
  }

  private struct MatcherKey: Hashable {
    var form: ValueForm
    var constraint: ValueForm?
    var surroundings: LinkPattern.Surroundings
    var isList: Bool
  }

  var compiled: [LinkIndex.Compiled] = []
  var traits: [LinkIndex.Traits] = []
  var ranks: [UInt32] = []
  var groups: [LinkIndex.Group] = []
  var sites: [LinkIndex.Site] = []
  var matchers: [LinkFieldMatcher] = []
  var segmentClasses: [SegmentClass] = []
  var trie = LinkTrieBuilder()
  var program = MatchRequirementsBuilder()
  private(set) var forms: [ValueForm: Int32] = [:]
  private var matcherIndices: [MatcherKey: Int32] = [:]
  private var edgeIndices: [SegmentClass: Int32] = [:]
  private var siteIndices: [LinkVariant.Site: Int32] = [:]

  private let routes: [Int]
  private let plainLinks: [Bool]
  private let linksWithRemainder: Set<Int>

  private static func takesRemainder(_ argument: NavigationSchema.Argument) -> Bool {
    if case .text(let text) = argument { text.pieces.contains(.remainder) } else { argument == .remainder }
  }

  init(_ schema: NavigationSchema) {
    routes = schema.links.map { $0.route }
    plainLinks = schema.links.map { link in
      guard let last = link.stack.last, last.route == link.route else { return true }
      return last.arguments.isEmpty
    }
    linksWithRemainder = Set(
      schema.links.indices.filter { link in
        schema.links[link].stack.contains { $0.arguments.values.contains(where: Self.takesRemainder) }
      })
    let sources = schema.sources.isEmpty ? [NavigationSchema.Source()] : schema.sources
    for source in sources {
      groups.append(
        LinkIndex.Group(
          policy: LinkIndex.Policy(source), root: trie.makeNode(),
          sites: source.sites.map { LinkIndex.Site($0) }))
    }
  }

  mutating func add(_ variant: LinkVariant) {
    let group = groups.indices.contains(variant.source) ? variant.source : 0
    let result = LinkIndex.Compiled(
      segments: variant.segments.map { segment($0) }, gap: variant.gap.map { gap($0) },
      query: variant.query.map { rule($0) }, fragment: variant.fragment.map { rule($0) },
      forbidden: variant.forbiddenKeys.map { Array($0.utf8) },
      hosts: variant.hosts.isEmpty ? [:] : variant.hosts.mapValues { field($0) },
      when: variant.when, prefix: variant.prefixLength)
    var traits = LinkIndex.Traits(variant.origin)
    traits.finalKey = variant.finalKey
    if case .link(let link) = variant.origin {
      traits.route = Int32(routes[link])
      traits.isPlain = plainLinks[link]
      traits.takesRemainder = linksWithRemainder.contains(link)
    }
    traits.priority = Int32(clamping: variant.priority)
    traits.gapPosition = Int16(clamping: variant.gap?.position ?? -1)
    traits.ranks = Int32(ranks.count)
    traits.segmentCount = Int16(clamping: variant.segments.count)
    traits.conditions = program.addConditions(of: result, hasWhen: variant.when != nil)
    traits.captures = program.addCaptures(of: result)
    traits.matchesBarePath = variant.matchesBarePath
    traits.hasFragment = variant.fragment != nil
    traits.checksHost = result.hosts.values.contains { !matchers[Int($0.matcher)].acceptsAnyText }
    ranks += variant.segments.map { $0.rank }
    if let site = variant.site {
      traits.site = index(of: site)
      if !groups[group].own.contains(traits.site) { groups[group].own.append(traits.site) }
    }
    if variant.matchesBarePath { groups[group].hasBarePaths = true }

    let isFolded = groups[group].policy.ignoresCase
    let steps = zip(variant.segments, result.segments).map { segment, compiled in
      step(segment, compiled, isFolded: isFolded)
    }
    let position = variant.gap?.position ?? steps.count
    trie.add(
      Int32(compiled.count), priority: traits.priority, root: groups[group].root,
      before: Array(steps.prefix(position)),
      after: variant.gap == nil ? nil : Array(steps.dropFirst(position)))
    compiled.append(result)
    self.traits.append(traits)
  }

  private mutating func index(of site: LinkVariant.Site) -> Int32 {
    if let known = siteIndices[site] { return known }
    let index = Int32(sites.count)
    siteIndices[site] = index
    sites.append(LinkIndex.Site(site))
    return index
  }

  private mutating func field(_ field: LinkVariant.Field, isList: Bool = false) -> LinkIndex.Field {
    let key = MatcherKey(
      form: field.form, constraint: field.constraint, surroundings: field.surroundings, isList: isList)
    let form = forms[field.form] ?? Int32(forms.count)
    forms[field.form] = form
    if let known = matcherIndices[key] { return LinkIndex.Field(field, matcher: known, form: form) }
    let index = Int32(matchers.count)
    matcherIndices[key] = index
    matchers.append(
      LinkFieldMatcher(
        form: field.form, constraint: field.constraint, within: field.surroundings, isList: isList))
    return LinkIndex.Field(field, matcher: index, form: form)
  }

  private mutating func gap(_ gap: LinkVariant.Gap) -> LinkIndex.Gap {
    LinkIndex.Gap(
      position: gap.position, field: field(gap.field), isTail: gap.isTail,
      continuesSegment: gap.continuesSegment)
  }

  private mutating func segment(_ segment: LinkVariant.SegmentClass) -> LinkIndex.Segment {
    switch segment {
    case .literal(let text): return .literal(Array(text.utf8))
    case .value(let field): return .value(self.field(field))
    case .list(let field): return .value(self.field(field, isList: true))
    case .affix(let pieces):
      var fields: [LinkIndex.Field] = []
      let compiled = pieces.map { piece -> LinkAffix.Piece in
        switch piece {
        case .literal(let text): return .literal(Array(text.utf8))
        case .value(let field):
          let field = self.field(field)
          fields.append(field)
          return .value(field.matcher, excludesSlash: field.excludesSlash)
        }
      }
      return .affix(LinkAffix(compiled), fields)
    }
  }

  private mutating func step(
    _ segment: LinkVariant.SegmentClass, _ compiled: LinkIndex.Segment, isFolded: Bool
  ) -> LinkTrieBuilder.Step {
    let edge: SegmentClass
    switch compiled {
    case .literal(let text): return .literal(isFolded ? text.map { LinkEncoding.lowercased($0) } : text)
    case .value(let field): edge = .value(field.matcher, excludesSlash: field.excludesSlash)
    case .affix(let affix, _): edge = .affix(affix.pieces)
    }
    if let known = edgeIndices[edge] { return .segmentClass(known, rank: segment.rank) }
    let index = Int32(segmentClasses.count)
    edgeIndices[edge] = index
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

nonisolated extension LinkIndex.Field {
  init(_ field: LinkVariant.Field, matcher: Int32, form: Int32) {
    self.init(
      matcher: matcher, form: form, name: field.name, arity: field.arity, isRequired: field.isRequired,
      excludesSlash: field.excludesSlash)
  }
}

nonisolated extension LinkIndex.Site {
  convenience init(_ site: LinkVariant.Site) {
    self.init(scheme: Array(site.scheme.utf8), host: site.domain.map { LinkHostMatcher($0) })
  }
}

nonisolated extension LinkIndex.Policy {
  init(_ source: NavigationSchema.Source) {
    self.init(
      hostIsFirst: source.hostPolicy == .path, ignoresCase: source.ignoresCase,
      isStrict: source.distinguishesFinalSlash, collapses: source.collapsesSlashes,
      plusIsSpace: source.plusIsSpace)
  }
}

nonisolated extension LinkIndex.Traits {
  init(_ origin: LinkVariant.Origin) {
    switch origin {
    case .link(let index): self.init(.link, index)
    case .redirect(let index): self.init(.redirect, index)
    case .exclusion(let index): self.init(.exclusion, index)
    }
  }
}
