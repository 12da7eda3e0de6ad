import NavSpecRuntime

/// A line of a generated test: a screen or another word, the unmet conditions, and the expectation.
///
///     recipe('6F9619FF…,4) https://recipes.example.com/recipe/6F9619FF…
///     favorites!signedIn signIn
nonisolated struct TestLine {
  /// `recipe('6F9619FF…,4)`
  let subject: String
  /// The unmet conditions. All others are met.
  let unmet: Set<String>
  /// The text after the first space.
  let rest: String

  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split(separator: "!", maxSplits: 1)
    subject = words.first.map(String.init) ?? ""
    unmet = Set(words.dropFirst().flatMap { $0.split(separator: ",") }.map(String.init))
    rest = parts.count > 1 ? String(parts[1]) : ""
  }
}
