/// One alternative of a pattern, without optional parts: what a URL is compared with, and what the
/// compiler proves things about.
public nonisolated struct LinkVariant: Hashable, Sendable {
  /// Whose pattern it is, by index in the schema.
  public nonisolated enum Origin: Hashable, Sendable {
    /// A link of a route.
    case link(Int)
    /// An old pattern.
    case redirect(Int)
    /// A pattern left to the browser.
    case exclusion(Int)
  }

  /// What a placeholder captures.
  public nonisolated struct Field: Hashable, Sendable {
    /// The parameter's name; empty if nobody needs the text.
    public var name: String
    /// What text the parameter accepts.
    public var form: ValueForm
    /// What this link accepts of it.
    public var constraint: ValueForm?
    /// How often the parameter's value occurs.
    public var arity = NavigationSchema.Arity.one
    /// Whether the parameter must be given.
    public var isRequired = false
    /// Whether a decoded `/` is refused, as in what `{+x}` takes.
    public var excludesSlash = false
    /// The literal text around it in a value of the query. Where there is any, what it takes is not empty.
    public var surroundings = LinkPattern.Surroundings.none

    /// How specific it is as a whole segment: 1 to 8, less is better.
    public var rank: UInt32 { min(form.linkRank, constraint?.linkRank ?? 8) }
  }

  /// A part of a segment.
  public nonisolated enum Piece: Hashable, Sendable {
    /// Decoded text.
    case literal(String)
    /// At least one scalar.
    indirect case value(Field)
  }

  /// What one segment may be.
  public nonisolated enum SegmentClass: Hashable, Sendable {
    /// This decoded text.
    case literal(String)
    /// Any text of a form that is not empty.
    indirect case value(Field)
    /// Texts of a form separated by `,`, at least one and none empty.
    indirect case list(Field)
    /// Literal text and values; each value, from the left, takes the shortest text it accepts with which
    /// the rest still matches.
    case affix([Piece])

    /// How specific it is: rank 0 to 8 in the top byte, finer differences below; less is better.
    public var rank: UInt32 {
      switch self {
      case .literal: return 0
      case .value(let field): return field.rank << 24
      case .list(let field): return Self.affix([.value(field)]).rank
      case .affix(let pieces):
        var literals = 0
        var worst: UInt32 = 0
        for piece in pieces {
          switch piece {
          case .literal(let text): literals += text.unicodeScalars.count
          case .value(let field): worst = max(worst, field.rank)
          }
        }
        return 6 << 24 | UInt32(0xFFFF - min(literals, 0xFFFF)) << 8 | worst
      }
    }
  }

  /// A run of one or more segments of any text. The last is not empty.
  public nonisolated struct Gap: Hashable, Sendable {
    /// The number of ``LinkVariant/segments`` before it.
    public var position: Int
    /// What takes it.
    public var field: Field
    /// Whether it is `{/x*}`: a list of segments, none empty, any text. Else it is `{+x}`: one text, no
    /// decoded `/`.
    public var isTail: Bool
    /// Whether the text begins in the segment before, after its literal.
    public var continuesSegment = false

    /// The rank of every segment that it covers.
    public static let rank: UInt32 = LinkIndex.gapRank
  }

  /// What one of the app's prefixes takes of a path.
  public nonisolated enum Prefix: Hashable, Sendable {
    /// So many of the first segments.
    case segments(Int)
    /// The gap.
    case gap
  }

  /// What is asked of the query.
  public nonisolated enum QueryRule: Hashable, Sendable {
    /// The first item with the key has this value.
    case literal(key: String, value: String)
    /// The key is there, and its value in form.
    indirect case required(key: String, Field)
    /// A value that is missing or not in form counts as absent. Of several keys for one parameter the first
    /// that a URL has counts.
    indirect case optional(key: String, Field)
    /// All keys named nowhere else.
    indirect case whole(Field)
  }

  /// What is asked of the fragment.
  public nonisolated enum FragmentRule: Hashable, Sendable {
    /// Split on `/`.
    case segments([SegmentClass])
    /// The whole of it.
    indirect case whole(Field)
    /// `&`-separated pairs in any order; a value that is not required may be missing.
    case pairs([Pair])
  }

  /// A pair of the fragment.
  public nonisolated struct Pair: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: Piece
  }

  /// The one scheme and domain of a full URL.
  public nonisolated struct Site: Hashable, Sendable {
    /// In lower case.
    public var scheme: String
    /// Nil where the scheme's host says nothing, or is the first segment.
    public var domain: LinkDomain?
  }

  /// Whose pattern it is.
  public var origin: Origin
  /// The group of schemes and domains.
  public var source: Int
  /// Set for a full URL; else every scheme and domain of the group is meant.
  public var site: Site?
  /// Whether a URL without scheme and host is meant too.
  public var matchesBarePath = false
  /// The segments, without what the gap covers.
  public var segments: [SegmentClass] = []
  /// At most one.
  public var gap: Gap?
  /// What takes the captured part of a host, by the name that the domain gives it.
  public var hosts: [String: Field] = [:]
  /// What is asked of the query, in order.
  public var query: [QueryRule] = []
  /// What is asked of the fragment.
  public var fragment: FragmentRule?
  /// Query keys that must be absent.
  public var forbiddenKeys: [String] = []
  /// The condition that makes it a candidate.
  public var when: NavigationSchema.Link.When?
  /// Higher wins.
  public var priority = 0
  /// How many optional segments it leaves out.
  public var absentOptionals = 0
  /// What of its beginning is one of the app's prefixes.
  public var prefix: Prefix?

  /// How many of the first segments one of the app's prefixes takes; -1 if that is the gap.
  var prefixLength: Int {
    switch prefix {
    case .segments(let count)?: count
    case .gap?: -1
    case nil: 0
    }
  }

  /// Whether it is of a link.
  public var isLink: Bool { if case .link = origin { true } else { false } }
  var isRedirect: Bool { if case .redirect = origin { true } else { false } }

  /// Whether it begins with one of the app's prefixes.
  public var usesPrefix: Bool { prefix != nil }
}

nonisolated extension NavigationSchema.Source {
  /// Every scheme that it answers to, with every domain that is asked for.
  public var sites: [LinkVariant.Site] {
    let domains = domains.compactMap { LinkDomain($0) }
    let web = domains.flatMap { domain in
      (acceptsHTTP ? ["https", "http"] : ["https"]).map { LinkVariant.Site(scheme: $0, domain: domain) }
    }
    let hosts: [LinkDomain?] = hostPolicy == .domain ? domains.map { $0 } : [nil]
    return web
      + schemes.flatMap { scheme in
        hosts.map { LinkVariant.Site(scheme: LinkEncoding.lowercased(scheme), domain: $0) }
      }
  }
}

nonisolated extension ValueForm {
  /// How specific a form is as a whole segment: 1 to 8, less is better.
  public var linkRank: UInt32 {
    switch base {
    case .cases, .bool: 1
    case .int, .int64: minimum == nil && maximum == nil ? 3 : 2
    case .double: minimum == nil && maximum == nil ? 4 : 2
    case .uuid, .date: 3
    case .url: 5
    case .string: pattern == nil && length == nil ? 8 : 7
    case .opaque: 8
    }
  }
}
