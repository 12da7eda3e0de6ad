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

package struct EdgePolicies: Sendable {
  package var forbidden: [EdgePolicy] = []
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
  package var edge = EdgeSelector()
  package var exceptions: [EdgeSelector] = []
  package var because: Located<String>
  /// nil for the severity of its kind.
  package var severity: SeverityChoice?

  /// Still without a name and a reason.
  package init(range: SourceRange) {
    name = Located("", at: range)
    because = name
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

package struct Budgets: Sendable {
  /// Route, feature or pattern of names → the most taps from launch.
  package var maximumTaps: [Entry<Located<Int>>] = []
  package var maximumRoutesPerFeature: Located<Int>?

  package init() {}

  /// How an entry finds a route, the weakest first.
  package enum Rank: Comparable, Sendable {
    case pattern(letters: Int)
    case feature, name
  }

  /// The most specific entry for a route: by its name, by its feature, by the pattern with the
  /// most letters; the strictest of several.
  package func taps(
    to route: Route, in graph: NavigationGraph
  ) -> (entry: Entry<Located<Int>>, rank: Rank)? {
    let feature = route.feature.map { graph.features[$0].name.value }
    var best: (entry: Entry<Located<Int>>, rank: Rank)?
    for entry in maximumTaps {
      let name = entry.name.value
      let rank: Rank
      if name == route.qualifiedName {
        rank = .name
      } else if name == feature {
        rank = .feature
      } else if Glob.matches(route.qualifiedName, pattern: name) {
        rank = .pattern(letters: name.count { $0 != "*" && $0 != "?" })
      } else {
        continue
      }
      if let best, (best.rank, -best.entry.value.value) >= (rank, -entry.value.value) { continue }
      best = (entry, rank)
    }
    return best
  }
}

package struct BaselineFile: Sendable {
  package var version: Located<Int>?
  package var problems: [BaselineEntry] = []

  package init() {}
}

/// One known problem as written.
package struct BaselineEntry: Sendable {
  package var range: SourceRange
  package var id: Located<String>?
  package var file: Located<String>?
  package var place: Located<String>?
  package var text: Located<String>?
  package var count: Located<Int>?
  /// For people: it is not compared.
  package var message: Located<String>?

  package init(range: SourceRange) { self.range = range }
}
