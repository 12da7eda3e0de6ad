package import NavSpecDiagnostics

/// What a comparison of two specs has to say, beside diagnostics.
package struct ReportedChanges: Sendable {
  package struct Side: Hashable, Sendable {
    /// The path of the spec as it was named.
    package var spec: String
    /// The commit that it was read at, in full; nil for a file.
    package var revision: String?
    /// What the paths of its files begin with where people read them, as `main:`; nil for files on disk.
    package var prefix: String?

    package init(spec: String, revision: String? = nil, prefix: String? = nil) {
      self.spec = spec
      self.revision = revision
      self.prefix = prefix
    }
  }

  /// A part of the navigation, for a comment: the text, perhaps a chart in Mermaid's language, and how many screens with
  /// changes it leaves out.
  package typealias Picture = (text: String, isMermaid: Bool, omitted: Int)

  package var base: Side
  package var head: Side
  /// In the order in which they are written, which numbers them.
  package var changes: [Change]
  /// The places of approvals without effect that the older version has too: they are no news for a reviewer.
  package var leftOver: Set<SourceRange> = []
  /// A picture of the screens that the changes are about; nil where they are about none.
  package var picture: @Sendable () -> Picture? = { nil }
  /// Finds what keeps the promises that changes break, which takes more comparisons.
  package var repair: @Sendable ([Change]) -> [Change] = { $0 }
  /// Where the page of the comparison is read; nil where it has no address.
  package var page: String?

  package init(base: Side, head: Side, changes: [Change]) {
    self.base = base
    self.head = head
    self.changes = changes
    for index in changes.indices { self.changes[index].number = index + 1 }
  }

  /// The same with repairs, for a format that shows them.
  package var repaired: Self {
    var copy = self
    copy.changes = repair(changes)
    return copy
  }

  /// Whether no change is of a level, or worse, but by a decision.
  package func isBelow(_ level: ChangeLevel) -> Bool {
    !changes.contains { $0.level <= level && $0.approval == nil }
  }

  /// How many questions are open.
  package var unprovedCount: Int { changes.count { $0.kind == .notProved } }

  /// How many changes of a level are not approved.
  package func count(of level: ChangeLevel) -> Int {
    changes.count { $0.level == level && $0.approval == nil }
  }

  package var approvedCount: Int { changes.count { $0.approval != nil } }
}
