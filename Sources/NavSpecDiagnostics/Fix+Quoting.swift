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
    // A single quote may end a quoted text. Adding quotes would not fix that.
    let isWhole = (["\"", "'"] as [Character]).allSatisfy { quote in text.count { $0 == quote } % 2 == 0 }
    let edits = isWhole ? [Edit(range, quoted)] : []
    return Diagnostic.Fix("quote it: \(quoted)", edits: edits, isSafe: isSafe)
  }
}
