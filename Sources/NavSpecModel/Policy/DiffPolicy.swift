package import NavSpecDiagnostics

/// `diff:` of `.navspec.yaml`: what a project decides about changes of its spec.
package struct DiffPolicy: Sendable {
  /// Id of a kind of change → how much it matters here.
  package var levels: [Entry<Located<ChangeLevel>>] = []
  /// Stability → the days between a deprecation and its sunset.
  package var grace: [Entry<Located<Int>>] = []
  /// The releases that people still use, the oldest first.
  package var releases: [ReleaseEntry] = []
  package var approvals: [ApprovalEntry] = []
  /// `budgets:` beside it, which a change may raise.
  package var budgets = Budgets()

  package init() {}
}

/// A release that people still use: the spec at a reference of git.
package struct ReleaseEntry: Sendable {
  package var range: SourceRange
  /// The reference, and after `:` the path that the spec had there, if it was another than today's.
  package var ref: Located<String>?
  /// The commit that the reference names, in full, if it is pinned.
  package var commit: Located<String>?
  /// The last day on which it is in use; nil while nobody knows.
  package var until: Located<String>?

  package init(range: SourceRange) { self.range = range }

  /// The reference alone.
  package var name: String { String(ref?.value.prefix { $0 != ":" } ?? "") }

  /// The path that is written with it, as git names it.
  package var path: String? {
    ref.flatMap { $0.value == name ? nil : String($0.value.dropFirst(name.count + 1)) }
  }
}

/// A release whose reference names another commit than the one that pins it, and that commit.
package typealias MovedRelease = (release: ReleaseEntry, commit: String)

package struct ApprovalEntry: Sendable {
  package var range: SourceRange
  package var fingerprint: Located<String>?
  package var id: Located<String>?
  /// A pattern of names; nil is any route.
  package var route: Located<String>?
  package var because: Located<String>?
  package var by: Located<String>?
  package var until: Located<String>?

  package init(range: SourceRange) { self.range = range }
}
