extension Diagnostic.Fix {
  /// Puts a text of a spec between quotes.
  package static func quoting(_ range: SourceRange, _ text: String, isSafe: Bool) -> Diagnostic.Fix {
    let quoted = text.inQuotes
    // A single quote may end a quoted text. Adding quotes would not fix that.
    let isWhole = (["\"", "'"] as [Character]).allSatisfy { quote in text.count { $0 == quote } % 2 == 0 }
    let edits = isWhole ? [Edit(range, quoted)] : []
    return Diagnostic.Fix("quote it: \(quoted)", edits: edits, isSafe: isSafe)
  }
}

extension String {
  /// The text in quotes of YAML: double ones, or single ones where it has backslashes or double quotes.
  package var inQuotes: String {
    contains("\\") || contains("\"")
      ? "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      : "\"" + self + "\""
  }
}
