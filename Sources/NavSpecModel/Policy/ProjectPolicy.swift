package import NavSpecDiagnostics

/// What a project demands of its navigation beyond the language, as written in `.navspec.yaml`.
package struct ProjectPolicy: Sendable {
  /// Id of a diagnostic → how much it matters here.
  package var severities: [Entry<Located<SeverityChoice>>] = []
  package var edges = EdgePolicies()
  package var budgets = Budgets()
  package var diff = DiffPolicy()

  package init() {}
}

/// `policies:`
package struct EdgePolicies: Sendable {
  /// Edges that must not be.
  package var forbidden: [EdgePolicy] = []
  /// Edges that must be.
  package var required: [EdgePolicy] = []

  package init() {}
}

/// How much a diagnostic matters, or that it is not reported.
package enum SeverityChoice: String, CaseIterable, Sendable {
  case error, warning, note, off

  /// nil for `off`.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// A named demand on edges and the reason for it.
package struct EdgePolicy: Sendable {
  package var name: Located<String>
  package var edge: EdgeSelector
  /// Edges that it does not mention.
  package var exceptions: [EdgeSelector]
  package var because: Located<String>
  /// nil for the severity of its kind.
  package var severity: SeverityChoice?

  package init(
    name: Located<String>, edge: EdgeSelector, exceptions: [EdgeSelector], because: Located<String>,
    severity: SeverityChoice?
  ) {
    self.name = name
    self.edge = edge
    self.exceptions = exceptions
    self.because = because
    self.severity = severity
  }
}

/// Edges by their two ends; an end that is nil may be any route.
package struct EdgeSelector: Sendable {
  package var from: RouteSelector?
  package var to: RouteSelector?
  /// What the two ends must not share.
  package var boundaries: [Located<Boundary>] = []

  package init() {}

  /// Whether it would choose every edge.
  package var isEmpty: Bool { from == nil && to == nil && boundaries.isEmpty }
}

/// What divides the routes of an app.
package enum Boundary: String, CaseIterable, Sendable { case feature, owner, tab }

/// Selects routes by their properties: every property given must match, and one entry of each list.
package struct RouteSelector: Sendable {
  package var range: SourceRange
  /// Patterns of qualified names.
  package var routes: [Located<String>] = []
  /// Patterns of names of features.
  package var features: [Located<String>] = []
  /// Patterns of owners.
  package var owners: [Located<String>] = []
  /// Patterns of names of tabs.
  package var tabs: [Located<String>] = []
  package var stabilities: [Located<Stability>] = []
  /// What is left out of it; at most one, and that has none itself.
  package var exclusion: [RouteSelector] = []

  package init(range: SourceRange) { self.range = range }
}
