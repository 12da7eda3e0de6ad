/// The pattern of a deep link: a URI Template that is a path, or a full URL. It is read for both
/// directions: matching a URL and building one.
public nonisolated struct LinkPattern: Hashable, Sendable {
  /// A name in braces.
  public nonisolated struct Placeholder: Hashable, Sendable {
    /// The name as written.
    public var name: String
    /// `{x*}`
    public var isExploded = false
    /// The range of the name in the pattern, in UTF-8 offsets.
    public var range: Range<Int>

    /// `{_}`: text that nobody needs.
    public var isAnonymous: Bool { name == "_" }
  }

  /// A part of one segment.
  public nonisolated enum Piece: Hashable, Sendable {
    /// Decoded text.
    case literal(String)
    /// `{x}`
    case value(Placeholder)
  }

  /// A part of the path.
  public nonisolated enum Segment: Hashable, Sendable {
    /// One segment: a literal, a placeholder, or a mixture in which no two placeholders touch.
    case pieces([Piece])
    /// `{/x}`: neighbouring ones fill from the left.
    case optional(Placeholder)
    /// `{/x*}`: zero or more segments that are not empty, to the path's end.
    case tail(Placeholder)
    /// `{+x}`: one or more segments, after literal text that may be empty.
    case gap(prefix: String, Placeholder)
  }

  /// Literal text on both sides of a placeholder.
  public nonisolated struct Surroundings: Hashable, Sendable {
    /// Decoded text before it.
    public var prefix = ""
    /// Decoded text after it.
    public var suffix = ""

    /// No text at all.
    public static let none = Self()
  }

  /// A part of the query.
  public nonisolated enum QueryItem: Hashable, Sendable {
    /// `?k=v`: the key must have this value.
    case literal(key: String, value: String)
    /// `?k={x}`: the key must be there. In `?k=a{x}b` the value has text around what the placeholder takes.
    case required(key: String, Placeholder, within: Surroundings = .none)
    /// `{?x}`: the key is the placeholder's name, and required if its parameter is.
    case declared(Placeholder)
  }

  /// The fragment, without its `#`.
  public nonisolated enum Fragment: Hashable, Sendable {
    /// Text split on `/`; the first part is empty where the fragment begins with `/`.
    case segments([[Piece]])
    /// `{#x}`
    case whole(Placeholder)
    /// `#k={x}&l=v`, in any order.
    case pairs([Pair])
  }

  /// A key of a fragment and its value.
  public nonisolated struct Pair: Hashable, Sendable {
    /// The key.
    public var key: String
    /// A literal or a placeholder.
    public var value: Piece
  }

  /// The host part, between `//` and the path.
  public nonisolated struct Authority: Hashable, Sendable {
    /// As written.
    public var text: String
    /// Its parts, for a custom scheme whose host is the first segment.
    public var pieces: [Piece]
    /// Its range in the pattern, in UTF-8 offsets.
    public var range: Range<Int>
  }

  /// The pattern as written.
  public let text: String
  /// The scheme of a full URL, in lower case.
  public internal(set) var scheme: String?
  /// The authority of a full URL, if it has one.
  public internal(set) var authority: Authority?
  /// The path.
  public internal(set) var segments: [Segment] = []
  /// Whether the path ends in `/`, which matters under a strict policy only.
  public internal(set) var endsInSlash = false
  /// The query.
  public internal(set) var query: [QueryItem] = []
  /// The fragment.
  public internal(set) var fragment: Fragment?
  /// Every placeholder from left to right, anonymous ones included.
  public private(set) var placeholders: [Placeholder] = []

  /// Reads a pattern; the error names the narrowest part at fault.
  public init(parsing text: String) throws(LinkPatternError) {
    self.text = text
    var parser = LinkPatternParser(text)
    try parser.parse(into: &self)
  }

  /// Lists the placeholders once everything else has been read.
  mutating func listPlaceholders() {
    func add(_ pieces: [Piece]) {
      for case .value(let placeholder) in pieces { placeholders.append(placeholder) }
    }
    add(authority?.pieces ?? [])
    for segment in segments {
      switch segment {
      case .pieces(let pieces): add(pieces)
      case .optional(let placeholder), .tail(let placeholder), .gap(_, let placeholder):
        placeholders.append(placeholder)
      }
    }
    for item in query {
      switch item {
      case .literal: break
      case .required(_, let placeholder, _), .declared(let placeholder): placeholders.append(placeholder)
      }
    }
    switch fragment {
    case .segments(let segments): segments.forEach(add)
    case .whole(let placeholder): placeholders.append(placeholder)
    case .pairs(let pairs): add(pairs.map(\.value))
    case nil: break
    }
  }

  /// Whether it is `/{+base}`: as a prefix, one or more segments.
  public var isAnyPrefix: Bool {
    guard case .gap("", _)? = segments.first else { return false }
    return segments.count == 1 && scheme == nil && query.isEmpty && fragment == nil
  }

  /// Whether `/{+base}` may precede it: a path of so many segments, and not `/`.
  public var takesAnyPrefix: Bool {
    scheme == nil && !segments.isEmpty
      && segments.allSatisfy { if case .pieces = $0 { true } else { false } }
  }

  /// The number of alternatives without optional parts that the path expands to.
  public var variantCount: Int {
    var count = 1
    var run = 0
    // Far beyond the limit is enough to know, and cannot overflow.
    func multiply(_ factor: Int) { count = min(count * min(factor, 1000), 1_000_000) }
    for segment in segments {
      if case .optional = segment {
        run += 1
        continue
      }
      multiply(run + 1)
      run = 0
      switch segment {
      case .tail: multiply(2)
      case .gap(let prefix, _): multiply(prefix.isEmpty ? 1 : 2)
      default: break
      }
    }
    multiply(run + 1)
    return count
  }

  /// The declared keys of the query in order, those of one parameter together: of these the first that a URL
  /// has counts.
  /// - Parameter parameter: The parameter that a placeholder sets.
  public func alternativeKeys(of parameter: (Placeholder) -> String) -> [[Placeholder]] {
    var groups: [(parameter: String, placeholders: [Placeholder])] = []
    for case .declared(let placeholder) in query {
      let name = parameter(placeholder)
      if let known = groups.firstIndex(where: { $0.parameter == name }) {
        groups[known].placeholders.append(placeholder)
      } else {
        groups.append((name, [placeholder]))
      }
    }
    return groups.map(\.placeholders)
  }

  /// Throws if the pattern expands to too many alternatives.
  /// - Parameter keys: The names of query keys of which one must be there, for each parameter that has several.
  public func checkVariantCount(choosing keys: [[Placeholder]] = []) throws(LinkPatternError) {
    let count = keys.reduce(variantCount) { min($0 * min($1.count, 1000), 1_000_000) }
    guard count > Self.variantLimit else { return }
    throw LinkPatternError(
      keys.isEmpty
        ? "the optional parts allow \(count) forms of the path, more than \(Self.variantLimit)"
        : "the optional parts and the keys for one param allow \(count) forms, more than \(Self.variantLimit)",
      at: 0..<text.utf8.count)
  }

  /// The greatest number of alternatives that a pattern may expand to.
  public static let variantLimit = 16
}
