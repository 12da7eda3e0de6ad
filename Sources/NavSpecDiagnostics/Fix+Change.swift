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
  ///   - key: Of the entry; nil takes the innermost entry.
  ///   - place: In the entry.
  package static func removing(
    _ title: String, key: String? = nil, around place: SourceRange,
    emptyParent: Change.EmptyParent = .removed
  ) -> Self {
    Self(title, changes: [.remove(key: key, around: place, emptyParent: emptyParent)])
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
}
