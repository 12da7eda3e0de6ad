/// A text with names in braces, such as `{scheme}://{rest}`, or with `$remainder`. A link fills in what it captured,
/// and the remainder of its URL.
public nonisolated struct CaptureText: SchemaValue {
  /// A part of the text.
  public nonisolated enum Piece: SchemaValue {
    /// Text that stays as it is.
    case literal(String)
    /// A name.
    case capture(String)
    /// The remainder of the URL: the path from the pattern's gap on, and the query.
    case remainder
  }

  /// The parts in order.
  public internal(set) var pieces: [Piece] = []

  /// The text with captures for names, each in its canonical form; nothing for one that the URL lacks.
  func filled(with captures: LinkCaptures) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .capture(let name): text += captures[name]?.text ?? ""
      case .remainder: text += captures.remainder ?? ""
      }
    }
    return text
  }
}

nonisolated extension LinkCaptures.Capture {
  /// The canonical text of a single value; nil for several.
  fileprivate var text: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .double(let number): ValueSyntax.decimal(number)
    case .bool(let flag): flag ? "true" : "false"
    case .list, .map, .absent, .opaque: nil
    }
  }
}
