/// A URI Template (RFC 6570): literal text and expressions.
public nonisolated struct URITemplate: SchemaValue {
  /// The character that begins an expression and says how it expands.
  public nonisolated enum Operator: String, Hashable, Sendable, CaseIterable {
    /// `{x}`
    case simple = ""
    /// `{+x}`
    case reserved = "+"
    /// `{#x}`
    case fragment = "#"
    /// `{.x}`
    case label = "."
    /// `{/x}`
    case path = "/"
    /// `{;x}`
    case parameters = ";"
    /// `{?x}`
    case query = "?"
    /// `{&x}`
    case continuation = "&"
  }

  /// One name in an expression.
  public nonisolated struct Variable: SchemaValue {
    /// The name as written.
    public var name: String
    /// `{x*}`
    public var isExploded: Bool
    /// `{x:3}`: how many scalars of the value are used.
    public var prefix: Int?
    /// The range of the name, in UTF-8 offsets.
    public var range: Range<Int>
  }

  /// `{…}`
  public nonisolated struct Expression: SchemaValue {
    /// How it expands.
    public var operation: Operator
    /// The names, at least one.
    public var variables: [Variable]
    /// Its range with the braces, in UTF-8 offsets.
    public var range: Range<Int>
  }

  /// A part of a template.
  public nonisolated enum Part: SchemaValue {
    /// Text as written, and where.
    case literal(String, Range<Int>)
    /// An expression.
    case expression(Expression)
  }

  /// A value to expand with.
  public nonisolated enum Value: SchemaValue {
    /// A text.
    case text(String)
    /// A list; an empty one is undefined.
    case list([String])
    /// An associative array, in order; an empty one is undefined.
    case map([Pair])
  }

  /// An entry of an associative array.
  public nonisolated struct Pair: SchemaValue {
    /// The key.
    public var key: String
    /// The value.
    public var value: String

    /// An entry.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The template as written.
  public let text: String
  /// Its parts in order; neighbouring literals are one.
  public internal(set) var parts: [Part]
}
