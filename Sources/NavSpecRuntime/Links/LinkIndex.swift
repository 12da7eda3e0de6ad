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
    /// The number of segments before the gap; -1 without one.
    var gapPosition: Int16 = -1
    var priority: Int32 = 0
    /// What it asks beyond its segments, and what it takes, in the program.
    var conditions = LinkSpan()
    var captures = LinkSpan()
    /// Whether what it captures of a host must be in form.
    var checksHost = false
    var matchesBarePath = false
    var hasFragment = false
    /// Whether a parameter takes what follows the segments.
    var takesRemainder = false
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
      schemeHash = ParsedURL.hash(of: scheme.utf8)
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
      isStrict = source.distinguishesFinalSlash
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
  let traits: FlatArray<Traits>
  /// The ranks of all variants' segments.
  let ranks: FlatArray<UInt32>
  let groups: [Group]
  let sites: [Site]
  let matchers: [LinkFieldMatcher]
  /// What the trie's edges ask, by segment class.
  let tests: FlatArray<Test>
  let affixes: [LinkAffix]
  let program: MatchRequirements
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
    traits = FlatArray(compiler.traits)
    ranks = FlatArray(compiler.ranks)
    groups = compiler.groups
    sites = compiler.sites
    matchers = compiler.matchers
    program = MatchRequirements(compiler.program)
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
    self.tests = FlatArray(tests)
    self.affixes = affixes
    trie = LinkTrie(compiler.trie) {
      Self.hints(compiler.segmentClasses[Int($0)], compiler.matchers)
    } terminalHints: {
      let site = compiler.traits[Int($0)].site
      return Self.hints(compiler.compiled[Int($0)], site < 0 ? nil : compiler.sites[Int(site)])
    }
  }
}
