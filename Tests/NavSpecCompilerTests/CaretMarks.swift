import NavSpecDiagnostics

/// A comment line of carets: the id of a diagnostic and the text above the carets.
struct CaretMark: Hashable, Comparable, CustomStringConvertible {
  let id: String
  /// From 1, in the file.
  let line: Int
  let text: String

  var description: String { "\(line): \(id) at '\(text)'" }

  static func < (a: Self, b: Self) -> Bool { (a.line, a.id, a.text) < (b.line, b.id, b.text) }

  /// The marks of a text; several groups of carets may share a line.
  static func all(in text: String) -> [CaretMark] {
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.dropFirst().compactMap { index in
      guard let match = lines[index].wholeMatch(of: /(\s*#\s*)(\^+) ([a-z-]+)(\s.*)?/) else { return nil }
      // The line marked is the last that is no mark itself.
      var marked = index - 1
      while marked > 0, lines[marked].wholeMatch(of: /\s*#\s*\^+ .*/) != nil { marked -= 1 }
      // Under the first columns there is no room for a blank: a '#' right before the carets is one.
      let isTight = match.output.1.hasSuffix("#")
      let start = match.output.1.count - (isTight ? 1 : 0)
      let text = lines[marked].dropFirst(start).prefix(match.output.2.count + (isTight ? 1 : 0))
      return CaretMark(id: String(match.output.3), line: marked + 1, text: String(text))
    }
  }
}
