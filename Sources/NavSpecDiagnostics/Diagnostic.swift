/// How much a diagnostic matters: an error stops generation, a warning and a note do not.
package enum Severity: String, Hashable, CaseIterable, Sendable {
  case error, warning, note
}

/// A kind of mistake. Its page in `docs/rules/` says why it matters, and has examples, which are tests too.
package struct DiagnosticKind: Hashable, Sendable {
  /// Stable kebab-case id, named for the mistake; never renamed or reused.
  package let id: String
  package let severity: Severity
  /// Whether a diagnostic of the kind prevents generation: such a one cannot be lowered
  /// or suppressed. An error is fatal unless its kind says otherwise.
  package let isFatal: Bool
  private let ownExplanation: String?

  /// Why it matters, in full sentences. The first is printed with every diagnostic of the kind.
  package var explanation: String { ownExplanation ?? KindPage.explanation(of: id) }

  /// - Parameter explanation: Why a kind without a page matters.
  package init(id: String, severity: Severity = .error, isFatal: Bool? = nil, explanation: String? = nil) {
    self.id = id
    self.severity = severity
    self.isFatal = isFatal ?? (severity == .error)
    ownExplanation = explanation
  }

  /// Where its page is on the web.
  package var address: String { "https://github.com/navspec/navspec/blob/main/docs/rules/\(id).md" }

  /// Its page in `docs/rules/`.
  package var page: KindPage { KindPage(of: id) }
}

/// One problem of a spec, as a value; how it looks is the business of the reports.
package struct Diagnostic: Hashable, Sendable {
  /// A second place that a diagnostic speaks of.
  package struct Label: Hashable, Sendable {
    package let range: SourceRange
    package let text: String

    package init(_ text: String, at range: SourceRange) {
      self.range = range
      self.text = text
    }
  }

  /// A proposed correction, named by a verb phrase. Without edits it is advice.
  package struct Fix: Hashable, Sendable {
    package struct Edit: Hashable, Sendable {
      package let range: SourceRange
      package let replacement: String

      package init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    package let title: String
    package let edits: [Edit]
    /// What is not yet written as edits.
    package let changes: [Change]
    /// Whether it keeps the meaning that the author can only have had.
    package let isSafe: Bool

    package init(_ title: String, edits: [Edit] = [], changes: [Change] = [], isSafe: Bool = false) {
      self.title = title
      self.edits = edits
      self.changes = changes
      self.isSafe = isSafe
    }
  }

  package var kind: DiagnosticKind
  package var severity: Severity
  /// Whether its severity was chosen for it and not for its kind: settings of the kind do not touch it.
  package var hasOwnSeverity = false
  /// Headline: lower case, no full stop, real names, the most specific words first.
  package let message: String
  /// The narrowest token that is wrong.
  package private(set) var range: SourceRange
  /// The text beside the carets; nil repeats nothing.
  package let label: String?
  package private(set) var related: [Label]
  package var notes: [String]
  package var fixes: [Fix]

  package init(
    _ kind: DiagnosticKind, _ message: String, at range: SourceRange, label: String? = nil,
    related: [Label] = [], notes: [String] = [], fixes: [Fix] = []
  ) {
    self.kind = kind
    self.severity = kind.severity
    self.message = message
    self.range = range
    self.label = label
    self.related = related
    self.notes = notes
    self.fixes = fixes
  }

  /// The same where so many files are before those that its places count.
  package func moved(by files: Int) -> Self {
    var moved = self
    moved.range = range.moved(by: files)
    moved.related = related.map { .init($0.text, at: $0.range.moved(by: files)) }
    moved.fixes = fixes.map { fix in
      let edits = fix.edits.map { Fix.Edit($0.range.moved(by: files), $0.replacement) }
      return Fix(fix.title, edits: edits, isSafe: fix.isSafe)
    }
    return moved
  }

  /// What makes it one with another to a reader, in the order in which they are compared.
  fileprivate var identity: (SourceID, Int32, String, Int32, String) {
    (range.source, range.start, kind.id, range.end, message)
  }
}

extension Sequence<Diagnostic> {
  /// In the order of files, then of places, then of ids, and each said once.
  package func inSourceOrder() -> [Diagnostic] {
    let sorted = sorted { $0.identity < $1.identity }
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1].identity != sorted[$0].identity }
      .map { sorted[$0] }
  }
}

extension [Diagnostic] {
  /// Without diagnostics of a kind that lie within an error: its correction is theirs too.
  package func withoutThoseWithinErrors(of kind: DiagnosticKind) -> [Diagnostic] {
    guard contains(where: { $0.kind.id == kind.id }) else { return self }
    let errors = filter { $0.severity == .error }
    return filter { diagnostic in
      diagnostic.kind.id != kind.id
        || !errors.contains {
          $0.range.source == diagnostic.range.source && $0.range.start <= diagnostic.range.start
            && diagnostic.range.end <= $0.range.end
        }
    }
  }
}
