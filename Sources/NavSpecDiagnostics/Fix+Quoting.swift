extension Diagnostic.Fix {
  /// Puts a text of a spec between quotes: double ones, or single ones where it has backslashes.
  package static func quoting(_ range: SourceRange, _ text: String, isSafe: Bool) -> Diagnostic.Fix {
    let quoted: String
    if text.contains("\\") || text.contains("\"") {
      quoted =
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    } else {
      quoted = "\"" + text + "\""
    }
    return Diagnostic.Fix("quote it: \(quoted)", edits: [Edit(range, quoted)], isSafe: isSafe)
  }
}
