/// The variants of a table, compiled: immutable, in flat arrays, shared by every search.
nonisolated final class LinkIndex: Sendable {
  /// A segment class as a search asks it. The commonest forms need no matcher.
  struct Test: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case anyText, int, uuid, form, affix }

    var kind: Kind
    var excludesSlash = false
    private let filler: UInt16 = 0
    /// The index of a matcher or of an affix.
    var index: Int32 = 0
  }

  /// A field in place: its index in `matchers`, and of what it is only what a search asks.
  struct Field: SchemaValue {
    var matcher: Int32 = 0
    /// The number of its form, whatever a link accepts of it.
    var form: Int32 = 0
    var name = ""
    var arity = NavigationSchema.Arity.one
    var isRequired = false
    var excludesSlash = false
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

  /// A gap in place.
  struct Gap: Sendable {
    /// The number of segments before it.
    var position = 0
    var field = Field()
    /// Whether it is a list of segments.
    var isTail = false
    /// Whether the text begins in the segment before.
    var continuesSegment = false
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
    private let filler: UInt16 = 0
    /// Fills a line of the cache.
    private let rest: UInt64 = 0

    init(_ kind: Kind, _ origin: Int) {
      self.kind = kind
      self.origin = Int32(truncatingIfNeeded: origin)
    }
  }

  /// A variant with its matchers.
  final class Compiled: Sendable {
    let segments: [Segment]
    let gap: Gap?
    let query: [QueryRule]
    let fragment: FragmentRule?
    let forbidden: [[UInt8]]
    let hosts: [String: Field]
    let when: NavigationSchema.Link.When?
    /// How many of the first segments one of the app's prefixes takes; -1 if that is the gap.
    let prefix: Int

    init(
      segments: [Segment], gap: Gap?, query: [QueryRule], fragment: FragmentRule?, forbidden: [[UInt8]],
      hosts: [String: Field], when: NavigationSchema.Link.When?, prefix: Int
    ) {
      self.when = when
      self.prefix = prefix
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

    init(scheme: [UInt8], host: LinkHostMatcher?) {
      self.scheme = scheme
      schemeHash = ParsedURL.hash(of: scheme)
      self.host = host
    }
  }

  /// How a source reads URLs.
  struct Policy: Sendable {
    var hostIsFirst = false
    var ignoresCase = false
    var isStrict = false
    var collapses = false
    var plusIsSpace = false
  }

  /// A group of schemes and domains with its tree.
  struct Group: Sendable {
    var policy = Policy()
    var root: Int32 = 0
    /// What the group itself answers to.
    var sites: [Site] = []
    /// The sites of full URLs, by index.
    var own: [Int32] = []
    var hasBarePaths = false
  }

  /// Those that a search asks, and in a compiler all; the others are read when they are needed.
  private let kept: [Compiled?]
  private let parts: TableParts
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
  let trie: LinkTrie

  /// The variants that the tool compiled.
  /// - Parameter keepsAll: Whether each variant is read at once, for a reader of all of them.
  init(_ reader: inout TableReader, keepsAll: Bool) {
    matchers = reader.list { $0.fieldMatcher(nil) }
    affixes = reader.list { LinkAffix($0.pieces([])) }
    sites = reader.list { $0.site(nil) }
    groups = reader.coded([]) { $0.list(&$1, of: .init()) { $0.group(&$1) } }
    tests = FlatArray(&reader)
    let traits = FlatArray<Traits>(&reader)
    self.traits = traits
    ranks = FlatArray(&reader)
    let asked = FlatArray<Int32>(&reader)
    let parts = TableParts(&reader)
    self.parts = parts
    var kept: [Compiled?] = Array(repeating: nil, count: max(traits.count, parts.count))
    for index in 0..<(keepsAll ? parts.count : asked.count) {
      let variant = keepsAll ? index : Int(asked[index])
      guard kept.indices.contains(variant), var part = parts.reader(at: variant) else { continue }
      kept[variant] = part.compiled(nil)
    }
    self.kept = kept
    program = MatchRequirements(&reader)
    trie = LinkTrie(&reader)
    var hasPriorities = false
    for variant in 0..<traits.count where traits[variant].priority != traits[0].priority {
      hasPriorities = true
    }
    self.hasPriorities = hasPriorities
    var asksConditions = false
    for variant in kept where variant?.when != nil { asksConditions = true }
    self.asksConditions = asksConditions
  }

  /// A variant with its matchers.
  func compiled(_ variant: Int) -> Compiled {
    if let known = kept[variant] { return known }
    // What is not kept is asked for nothing, but by explanations.
    var reader = parts.reader(at: variant) ?? TableReader(TableText(""), at: 0)
    return reader.compiled(nil)
  }
}
