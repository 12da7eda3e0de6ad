/// The pattern of a deep link: a URI Template that is a path, or a full URL. It is read for both
/// directions: matching a URL and building one.
public nonisolated struct LinkPattern: SchemaValue {
  /// A name in braces.
  public nonisolated struct Placeholder: SchemaValue {
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
  public nonisolated enum Piece: SchemaValue {
    /// Decoded text.
    case literal(String)
    /// `{x}`
    case value(Placeholder)
  }

  /// A part of the path.
  public nonisolated enum Segment: SchemaValue {
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
  public nonisolated struct Surroundings: SchemaValue {
    /// Decoded text before it.
    public var prefix = ""
    /// Decoded text after it.
    public var suffix = ""

    /// No text at all.
    public static let none = Self()
  }

  /// A part of the query.
  public nonisolated enum QueryItem: SchemaValue {
    /// `?k=v`: the key must have this value.
    case literal(key: String, value: String)
    /// `?k={x}`: the key must be there. In `?k=a{x}b` the value has text around what the placeholder takes.
    case required(key: String, Placeholder, within: Surroundings = .none)
    /// `{?x}`: the key is the placeholder's name, and required if its parameter is.
    case declared(Placeholder)
  }

  /// The fragment, without its `#`.
  public nonisolated enum Fragment: SchemaValue {
    /// Text split on `/`; the first part is empty where the fragment begins with `/`.
    case segments([[Piece]])
    /// `{#x}`
    case whole(Placeholder)
    /// `#k={x}&l=v`, in any order.
    case pairs([Pair])
  }

  /// A key of a fragment and its value.
  public nonisolated struct Pair: SchemaValue {
    /// The key.
    public var key: String
    /// A literal or a placeholder.
    public var value: Piece
  }

  /// The host part, between `//` and the path.
  public nonisolated struct Authority: SchemaValue {
    /// As written.
    public var text: String
    /// Its parts, for a custom scheme whose host is the first segment.
    public var pieces: [Piece]
    /// Its range in the pattern, in UTF-8 offsets.
    public var range: Range<Int>
  }

  /// The template that it was read from, and the text of that; an app has neither.
  public internal(set) var template = URITemplate(text: "", parts: [])
  /// The scheme of a full URL, in lower case.
  public internal(set) var scheme: String?
  /// The authority of a full URL, if it has one.
  public internal(set) var authority: Authority?
  /// The path.
  public internal(set) var segments: [Segment] = []
  /// Whether a `/` ends the path, or is all that follows the authority. Under a strict policy, the former counts.
  public internal(set) var endsInSlash = false
  /// Whether no `/` follows the scheme, as in `spotify:track:{id}`.
  public internal(set) var hasOpaquePath = false
  /// The query.
  public internal(set) var query: [QueryItem] = []
  /// The fragment.
  public internal(set) var fragment: Fragment?
  /// Every placeholder from left to right, anonymous ones included.
  public internal(set) var placeholders: [Placeholder] = []

  /// The pattern as written.
  public var text: String { template.text }
}

nonisolated extension LinkPattern.QueryItem {
  /// The key in the URL; of a whole query (`{?query*}`), its placeholder's name.
  public var key: String {
    switch self {
    case .literal(let key, _), .required(let key, _, _): key
    case .declared(let placeholder): LinkEncoding.percentDecoded(placeholder.name.utf8) ?? placeholder.name
    }
  }
}
