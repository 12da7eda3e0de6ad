/// The variants of a table, compiled: immutable, in flat arrays, shared by every search.
nonisolated final class LinkIndex: Sendable {
  /// A segment that is not a literal, as a trie edge sees it.
  enum SegmentClass: Sendable {
    /// The index of a matcher, and whether a `/` is refused.
    case value(Int32, excludesSlash: Bool)
    case affix(LinkAffix)
  }

  /// A segment class as a search asks it. The commonest forms need no matcher.
  struct Test: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case anyText, int, uuid, form, affix }

    var kind: Kind
    var excludesSlash = false
    /// The index of a matcher or of an affix.
    var index: Int32 = 0
  }

  /// A field in place: its index in `matchers`, and of what it is only what a search asks.
  struct Field: Hashable, Sendable {
    var matcher: Int32
    /// The number of its form, whatever a link accepts of it.
    var form: Int32
    var name: String
    var arity: NavigationSchema.Arity
    var isRequired: Bool
    var excludesSlash: Bool

    init(_ field: LinkVariant.Field, matcher: Int32, form: Int32) {
      self.matcher = matcher
      self.form = form
      name = field.name
      arity = field.arity
      isRequired = field.isRequired
      excludesSlash = field.excludesSlash
    }
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

    var isCapturing: Bool {
      switch self {
      case .literal: false
      case .value(let field): !field.name.isEmpty
      case .affix(_, let fields): fields.contains { !$0.name.isEmpty }
      }
    }
  }

  /// What most decisions about a variant need, in a few words of memory.
  struct Traits: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case link, redirect, exclusion }

    var finalKey: UInt64 = 0
    /// Whose pattern it is.
    var origin: Int32
    /// The route that a link opens.
    var route: Int32 = -1
    /// The index of its site; -1 for the group's.
    var site: Int32 = -1
    /// Where its ranks begin, and how many segments it has.
    var ranks: Int32 = 0
    var segmentCount: Int16 = 0
    /// How many segments stand before the gap; -1 without one.
    var gapPosition: Int16 = -1
    var priority: Int32 = 0
    /// What it asks beyond its segments, and what it takes, in the program.
    var conditions = LinkSpan()
    var captures = LinkSpan()
    /// Whether what it captures of a host must be in form.
    var checksHost = false
    var matchesBarePath = false
    var hasFragment = false
    /// Whether the screen that a link opens takes what the URL names as its parameters, and nothing else.
    var isPlain = true
    var kind: Kind
    /// Fills a line of the cache.
    private let filler: UInt32 = 0

    init(_ origin: LinkVariant.Origin) {
      switch origin {
      case .link(let index): (kind, self.origin) = (.link, Int32(index))
      case .redirect(let index): (kind, self.origin) = (.redirect, Int32(index))
      case .exclusion(let index): (kind, self.origin) = (.exclusion, Int32(index))
      }
    }
  }

  /// A variant with its matchers.
  final class Compiled: Sendable {
    let segments: [Segment]
    let gap: Field?
    let query: [QueryRule]
    let fragment: FragmentRule?
    let forbidden: [[UInt8]]
    let hosts: [String: Field]

    init(
      segments: [Segment], gap: Field?, query: [QueryRule], fragment: FragmentRule?, forbidden: [[UInt8]],
      hosts: [String: Field]
    ) {
      self.hosts = hosts
      self.segments = segments
      self.gap = gap
      self.query = query
      self.fragment = fragment
      self.forbidden = forbidden
    }
  }

  /// A scheme and a domain.
  final class Site: Sendable {
    let scheme: [UInt8]
    let schemeHash: UInt32
    let host: LinkHostMatcher?

    init(scheme: String, host: LinkHostMatcher?) {
      self.scheme = Array(scheme.utf8)
      schemeHash = LinkScan.hash(of: scheme.utf8)
      self.host = host
    }
  }

  /// How a source reads URLs.
  struct Policy: Sendable {
    var hostIsFirst: Bool
    var ignoresCase: Bool
    var isStrict: Bool
    var collapses: Bool
    var plusIsSpace: Bool

    init(_ source: NavigationSchema.Source) {
      hostIsFirst = source.hostPolicy == .path
      ignoresCase = source.ignoresCase
      isStrict = source.strictTrailingSlash
      collapses = source.collapsesSlashes
      plusIsSpace = source.plusIsSpace
    }
  }

  /// A group of schemes and domains with its tree.
  struct Group: Sendable {
    var policy: Policy
    var root: Int32
    /// What the group itself answers to.
    var sites: [Site] = []
    /// The sites of full URLs, by index.
    var own: [Int32] = []
    var hasBarePaths = false
  }

  let variants: [LinkVariant]
  let compiled: [Compiled]
  let traits: LinkFlat<Traits>
  /// The ranks of all variants' segments.
  let ranks: LinkFlat<UInt32>
  let groups: [Group]
  let sites: [Site]
  let matchers: [LinkFieldMatcher]
  /// What the trie's edges ask, by segment class.
  let tests: LinkFlat<Test>
  let affixes: [LinkAffix]
  let program: LinkProgram
  /// Whether any variant has another priority than the rest.
  let hasPriorities: Bool
  /// Whether an app's conditions decide anything.
  let asksConditions: Bool
  /// The numbers of forms.
  let forms: [ValueForm: Int32]
  let trie: LinkTrie

  init(_ variants: [LinkVariant], of schema: NavigationSchema) {
    var compiler = LinkIndexCompiler(schema)
    for variant in variants { compiler.add(variant) }
    self.variants = variants
    compiled = compiler.compiled
    traits = LinkFlat(compiler.traits)
    ranks = LinkFlat(compiler.ranks)
    groups = compiler.groups
    sites = compiler.sites
    matchers = compiler.matchers
    program = LinkProgram(compiler.program)
    hasPriorities = variants.contains { $0.priority != variants[0].priority }
    asksConditions = variants.contains { $0.when != nil }
    forms = compiler.forms
    var affixes: [LinkAffix] = []
    let tests = compiler.segmentClasses.map { segmentClass in
      switch segmentClass {
      case .value(let matcher, let excludesSlash):
        let kind = compiler.matchers[Int(matcher)].test
        return Test(kind: kind, excludesSlash: excludesSlash, index: matcher)
      case .affix(let affix):
        affixes.append(affix)
        return Test(kind: .affix, index: Int32(affixes.count - 1))
      }
    }
    self.tests = LinkFlat(tests)
    self.affixes = affixes
    trie = LinkTrie(compiler.trie) {
      Self.hints(compiler.segmentClasses[Int($0)], compiler.matchers)
    } terminalHints: {
      let site = compiler.traits[Int($0)].site
      return Self.hints(compiler.compiled[Int($0)], site < 0 ? nil : compiler.sites[Int(site)])
    }
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
  var traits: [LinkIndex.Traits] = []
  var ranks: [UInt32] = []
  var groups: [LinkIndex.Group] = []
  var sites: [LinkIndex.Site] = []
  var matchers: [LinkFieldMatcher] = []
  var segmentClasses: [LinkIndex.SegmentClass] = []
  var trie = LinkTrieBuilder()
  var program = LinkProgramBuilder()
  private(set) var forms: [ValueForm: Int32] = [:]
  private var matcherIndices: [MatcherKey: Int32] = [:]
  private var edgeIndices: [EdgeKey: Int32] = [:]
  private var siteIndices: [LinkVariant.Site: Int32] = [:]

  private let routes: [Int]
  private let plainLinks: [Bool]

  init(_ schema: NavigationSchema) {
    routes = schema.links.map(\.route)
    plainLinks = schema.links.map { link in
      guard let last = link.stack.last, last.route == link.route else { return true }
      return last.arguments.isEmpty
    }
    let sources = schema.sources.isEmpty ? [NavigationSchema.Source()] : schema.sources
    for source in sources {
      var group = LinkIndex.Group(policy: LinkIndex.Policy(source), root: trie.makeNode())
      let domains = source.domains.compactMap { LinkDomain($0) }
      for domain in domains {
        let host = LinkHostMatcher(domain)
        group.sites.append(LinkIndex.Site(scheme: "https", host: host))
        if source.acceptsHTTP { group.sites.append(LinkIndex.Site(scheme: "http", host: host)) }
      }
      for scheme in source.schemes {
        let scheme = LinkEncoding.lowercased(scheme)
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
    let result = LinkIndex.Compiled(
      segments: variant.segments.map { segment($0) }, gap: variant.gap.map { field($0.field) },
      query: variant.query.map { rule($0) }, fragment: variant.fragment.map { rule($0) },
      forbidden: variant.forbiddenKeys.map { Array($0.utf8) },
      hosts: variant.hosts.isEmpty ? [:] : variant.hosts.mapValues { field($0) })
    var traits = LinkIndex.Traits(variant.origin)
    traits.finalKey = variant.finalKey
    if case .link(let link) = variant.origin {
      traits.route = Int32(routes[link])
      traits.isPlain = plainLinks[link]
    }
    traits.priority = Int32(clamping: variant.priority)
    traits.gapPosition = Int16(clamping: variant.gap?.position ?? -1)
    traits.ranks = Int32(ranks.count)
    traits.segmentCount = Int16(clamping: variant.segments.count)
    traits.conditions = program.addConditions(of: result, hasWhen: variant.when != nil)
    traits.captures = program.addCaptures(of: result, gap: variant.gap)
    traits.matchesBarePath = variant.matchesBarePath
    traits.hasFragment = variant.fragment != nil
    traits.checksHost = result.hosts.values.contains { !matchers[Int($0.matcher)].acceptsAnyText }
    ranks += variant.segments.map(\.rank)
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
    sites.append(
      LinkIndex.Site(scheme: site.scheme, host: site.domain.map { LinkHostMatcher($0) }))
    return index
  }

  private mutating func field(_ field: LinkVariant.Field) -> LinkIndex.Field {
    let key = MatcherKey(form: field.form, constraint: field.constraint)
    let form = forms[field.form] ?? Int32(forms.count)
    forms[field.form] = form
    if let known = matcherIndices[key] { return LinkIndex.Field(field, matcher: known, form: form) }
    let index = Int32(matchers.count)
    matcherIndices[key] = index
    matchers.append(LinkFieldMatcher(form: field.form, constraint: field.constraint))
    return LinkIndex.Field(field, matcher: index, form: form)
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
          return .value(field.matcher, excludesSlash: field.excludesSlash)
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
      key = .value(field.matcher, field.excludesSlash)
      edge = .value(field.matcher, excludesSlash: field.excludesSlash)
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
