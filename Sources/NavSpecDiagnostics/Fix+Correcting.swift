extension Diagnostic.Fix {
  /// Writes the one name that may have been meant; no fix where there are several.
  ///
  /// It is safe only where `name` can hardly be another name: one that differs in case, hyphens or
  /// underscores, has two neighbours swapped, or is long and one slip away.
  /// - Parameters:
  ///   - range: Of the name with its sigil and its quotes, which both stay.
  ///   - sigil: The prefix that is no part of the name: `+`, `$` or `!`.
  ///   - mayBeSafe: False where a wrong guess would do harm.
  package static func correcting(
    _ name: String, to suggestions: [String], at range: SourceRange, after sigil: String = "",
    mayBeSafe: Bool = true
  ) -> [Self] {
    guard suggestions.count == 1 else { return [] }
    let written = Located(sigil + name, at: range)
    // What is written with escapes is written anew.
    let part = written.part(sigil.utf8.count..<written.value.utf8.count)
    let edit = part.map { Edit($0, suggestions[0]) } ?? Edit(range, sigil + suggestions[0])
    return [
      .init(
        "write '\(sigil + suggestions[0])'", edits: [edit],
        isSafe: mayBeSafe && NearMiss(name).isCertain(suggestions[0]))
    ]
  }
}

extension Diagnostic {
  /// A name that there is not: it asks for those that may have been meant, and corrects it to the only one.
  package static func unknown(
    _ kind: DiagnosticKind, _ message: String, _ name: Located<String>, meant: [String], label: String,
    notes: [String] = [], after sigil: String = "", mayBeSafe: Bool = true
  ) -> Self {
    Diagnostic(
      kind, message + asking(meant), at: name.range, label: label, notes: notes,
      fixes: Fix.correcting(name.value, to: meant, at: name.range, after: sigil, mayBeSafe: mayBeSafe))
  }
}
