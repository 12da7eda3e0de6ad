import NavSpecDiagnostics

/// A character that looks like one of YAML's own and is another.
enum Lookalike {
  /// The name of a blank that is neither a space nor a tab.
  static func blank(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{A0}": "a no-break space"
    case "\u{202F}": "a narrow no-break space"
    case "\u{3000}": "an ideographic space"
    case "\u{1680}", "\u{2000}"..."\u{200A}", "\u{205F}": "a space of another width"
    default: nil
    }
  }

  static func isQuote(_ scalar: Unicode.Scalar) -> Bool { "“”„‟‘’‚‛«»".unicodeScalars.contains(scalar) }

  /// What closes a text that a typographic quote opens; nil for a mark that may be an apostrophe.
  static func closingQuotes(for scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
    switch scalar {
    case "“", "„", "‟": "“”".unicodeScalars
    case "‘", "‚", "‛": "‘’".unicodeScalars
    case "«": "»".unicodeScalars
    default: nil
    }
  }

  /// A mark of lists in other formats.
  static func isListMark(_ scalar: Unicode.Scalar) -> Bool { "–—−•·‣◦*".unicodeScalars.contains(scalar) }

  /// A text between typographic quotes; nil for any other.
  static func unquoted(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.count > 2, let first = scalars.first, let last = scalars.last, isQuote(first),
      isQuote(last), !scalars.dropFirst().dropLast().contains(where: isQuote)
    else { return nil }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }

  static func diagnostic(
    blank scalar: Unicode.Scalar, named name: String, count: Int = 1, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .lookalikeCharacter, "\(name) (\(scalar.codePoint)) is not a space to YAML",
      at: range, label: "part of the text beside it",
      fixes: [
        .init("write a space", edits: [.init(range, String(repeating: " ", count: count))], isSafe: true)
      ])
  }

  static func diagnostic(quoted inner: String, at range: SourceRange) -> Diagnostic {
    let fix = Diagnostic.Fix.quoting(range, inner, isSafe: false)
    return Diagnostic(
      .lookalikeCharacter, "typographic quotes are part of the text", at: range,
      label: "YAML quotes with \" and '", fixes: [fix])
  }

  static func diagnostic(listMark mark: Unicode.Scalar, at places: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .lookalikeCharacter, "'\(mark)' is not a mark of a list", at: places[0],
      label: "an item starts with '- '", fixes: [.init("write '-'", edits: places.map { .init($0, "-") })])
  }
}
