extension Diagnostic.Fix {
  /// What a fix does to an entry of a spec, in terms of values, not of the text of a file. The
  /// compiler turns it into edits where that can be done for certain.
  package enum Change: Hashable, Sendable {
    /// What becomes of a map or list that loses its only entry.
    package enum EmptyParent: Hashable, Sendable {
      /// It is left as `{}` or `[]`.
      case kept
      /// It goes too, with the key it is the value of.
      case removed
      /// Replaces the map around the entry with the entry's key: `{item: push}` becomes `item`.
      case replacedByKey(SourceRange)
    }

    /// Takes away the innermost entry around a place that has this key; without a key, the innermost of all.
    case remove(key: String?, around: SourceRange, emptyParent: EmptyParent)
    /// Gives the last of some keys this value, from the map that belongs to the name at a place. Keys that are missing on
    /// the way are written. An empty place is the file as a whole.
    case set(path: [String], value: String, of: SourceRange)
    /// Adds items to the list that is the value of the last key.
    case append([String], path: [String], of: SourceRange)

    /// Where the entry is, or the name.
    package var place: SourceRange {
      switch self {
      case .remove(_, let place, _), .set(_, _, let place), .append(_, _, let place): place
      }
    }
  }

  /// Takes an entry away, with its comment.
  /// - Parameters:
  ///   - title: Nil names the key.
  ///   - key: Of the entry; nil takes the innermost entry.
  package static func removing(
    _ title: String? = nil, key: String? = nil, around place: SourceRange,
    emptyParent: Change.EmptyParent = .removed
  ) -> Self {
    let change = Change.remove(key: key, around: place, emptyParent: emptyParent)
    return Self(title ?? "remove '\(key ?? "it")'", changes: [change])
  }

  /// Gives a route, a tab or whatever else has a name another value of a key.
  /// - Parameter name: Where its name is declared.
  package static func setting(
    _ title: String, key: String, to value: String, of name: SourceRange
  ) -> Self {
    Self(title, changes: [.set(path: [key], value: value, of: name)])
  }

  /// The same with its changes written as edits, or as advice where one of them cannot be.
  package func written(by edits: (Change) -> [Edit]?) -> Self {
    guard !changes.isEmpty else { return self }
    var all = self.edits
    for change in changes {
      guard let more = edits(change) else { return Self(title) }
      all += more
    }
    return Self(title, edits: all, isSafe: isSafe)
  }

  /// Puts a text of a spec between quotes.
  package static func quoting(_ range: SourceRange, _ text: String, isSafe: Bool) -> Diagnostic.Fix {
    let quoted = text.inQuotes
    // A single quote may end a quoted text. Adding quotes would not fix that.
    let isWhole = (["\"", "'"] as [Character]).allSatisfy { quote in text.count { $0 == quote } % 2 == 0 }
    let edits = isWhole ? [Edit(range, quoted)] : []
    return Diagnostic.Fix("quote it: \(quoted)", edits: edits, isSafe: isSafe)
  }

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

extension String {
  /// The text in quotes of YAML: double ones, or single ones where it has backslashes or double quotes.
  package var inQuotes: String {
    contains("\\") || contains("\"")
      ? "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      : "\"" + self + "\""
  }
}

extension String {
  /// A name as YAML has it: in quotes where it has other signs, or could be an answer.
  package var asYAMLName: String {
    let isName = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let answers = ["y", "n", "on", "off", "yes", "no", "true", "false", "null"]
    return isName && first?.isLetter == true && !answers.contains(self) ? self : inQuotes
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
