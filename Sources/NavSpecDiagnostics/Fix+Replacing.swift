extension Diagnostic.Fix {
  /// Writes what was meant in the place of something else.
  package static func writing(
    _ text: String, at range: SourceRange, inQuotes: Bool = false, isSafe: Bool = false
  ) -> Self {
    Self("write '\(text)'", edits: [Edit(range, inQuotes ? "\"\(text)\"" : text)], isSafe: isSafe)
  }

  /// Puts other text in the place of a part of a text, and says what happens to it.
  /// - Parameters:
  ///   - part: In UTF-8 offsets into the text.
  ///   - range: The range of the part. Nil if it is unknown and the author has to find it.
  package static func replacing(
    _ text: String, _ part: Range<Int>, with replacement: String, at range: SourceRange?,
    isSafe: Bool = false
  ) -> Self {
    let old = String(decoding: Array(text.utf8)[part.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
    let title =
      if old.isEmpty {
        "insert '\(replacement)'"
      } else if replacement.isEmpty {
        "delete '\(old)'"
      } else if replacement.hasSuffix(old) {
        "put '\(replacement.dropLast(old.count))' before '\(old)'"
      } else {
        "replace '\(old)' with '\(replacement)'"
      }
    return Self(title, edits: range.map { [Edit($0, replacement)] } ?? [], isSafe: isSafe)
  }
}
