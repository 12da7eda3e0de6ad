/// Why a template or a link pattern cannot be read, and where.
public nonisolated struct LinkPatternError: Error, SchemaValue {
  /// What is wrong, in headline style: lower case, no full stop.
  public var message: String
  /// The narrowest part at fault, in UTF-8 offsets into the text as written.
  public var range: Range<Int>
  /// What to write instead of that part, where that is clear.
  public var suggestion: String?

  /// An error at a part of the text.
  public init(_ message: String, at range: Range<Int>, suggestion: String? = nil) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}
