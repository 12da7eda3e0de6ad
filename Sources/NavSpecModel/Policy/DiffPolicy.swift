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

/// A release that people still use.
package struct ReleaseEntry: Sendable {
  package var range: SourceRange
  /// The file that `navspec release` wrote, below the folder of `.navspec.yaml`.
  package var file: Located<String>?
  /// The last day on which it is in use; nil while nobody knows.
  package var until: Located<String>?

  package init(range: SourceRange) { self.range = range }
}

/// A change that the project accepts.
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
