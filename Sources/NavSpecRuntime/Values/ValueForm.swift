/// What text a parameter accepts: a base form and constraints upon it. It is the one definition
/// that matching, building, storing and the compiler's proofs share.
public nonisolated struct ValueForm: SchemaValue {
  /// The base form of a value.
  public nonisolated enum Base: Equatable, SchemaValue {
    /// Any text.
    case string
    /// `0|-?[1-9][0-9]*` within the platform's `Int` (64 bits).
    case int
    /// As `int`, typed `Int64`.
    case int64
    /// `-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,17})?`
    case double
    /// `true|false`; in a query also `1|0`.
    case bool
    /// Read in any case, built in upper case.
    case uuid
    /// ISO 8601: a day (midnight UTC), or a day and time with an offset.
    case date
    /// An absolute URL of one of ``ValueForm/allSchemes``.
    case url
    /// A closed set of raw texts, in order.
    case cases([String])
    /// No textual form: neither linked nor stored.
    case opaque
  }

  /// The base form.
  public var base: Base
  /// A regular expression in the strict sense that the whole text must match.
  public var pattern: String?
  /// The least number, included.
  public var minimum: Double?
  /// The greatest number, included.
  public var maximum: Double?
  /// How many Unicode scalars a text may have.
  public var length: ClosedRange<Int>?
  /// The schemes that a URL may have, in lower case; nil for `https`, `http` and ``appSchemes``.
  public var schemes: [String]?
  /// The schemes that the app answers to, in lower case.
  public var appSchemes: [String] = []

  /// The schemes that a URL may have, in lower case.
  public var allSchemes: [String] { schemes ?? ["https", "http"] + appSchemes }

  /// A form with its constraints.
  public init(
    _ base: Base, pattern: String? = nil, minimum: Double? = nil, maximum: Double? = nil,
    length: ClosedRange<Int>? = nil, schemes: [String]? = nil
  ) {
    self.base = base
    self.pattern = pattern
    self.minimum = minimum
    self.maximum = maximum
    self.length = length
    self.schemes = schemes
  }
}
