import NavSpecDiagnostics
import NavSpecModel

/// Some routes of a graph.
struct RouteSet {
  fileprivate let isMember: [Bool]

  func contains(_ route: RouteID) -> Bool { isMember[route.value] }
}

/// Some edges of a graph, by their ends.
struct EdgeSet {
  fileprivate let from: RouteSet
  fileprivate let to: RouteSet
  fileprivate let boundaries: [Boundary]
  /// By route: the tabs it opens in from outside.
  fileprivate let tabs: [[TabID]]

  func contains(from source: Route, to target: Route) -> Bool {
    from.contains(source.id) && to.contains(target.id)
      && boundaries.allSatisfy { boundary in
        switch boundary {
        case .feature: source.feature != target.feature
        case .owner: source.owner != target.owner
        case .tab: Set(tabs[source.id.value]).isDisjoint(with: tabs[target.id.value])
        }
      }
  }
}

/// Tells which routes and edges a policy chooses.
struct RouteMatcher {
  let graph: NavigationGraph
  /// By route: the tabs it opens in from outside.
  private let tabs: [[TabID]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    tabs = graph.routes.map { Self.tabs(of: $0, in: graph) }
  }

  /// The routes meant; all of them for nil.
  func routes(_ selector: RouteSelector?) -> RouteSet {
    guard let selector else { return RouteSet(isMember: graph.routes.map { _ in true }) }
    // Each name is compared once, however many routes share it.
    let features = graph.features.map { holds(selector.features, $0.name.value) }
    let tabs = graph.tabs.map { holds(selector.tabs, $0.name.value) }
    var owners: [String: Bool] = [:]
    for owner in graph.routes.compactMap(\.owner) where owners[owner] == nil {
      owners[owner] = holds(selector.owners, owner)
    }
    let exclusions = selector.exclusion.map { routes($0) }
    return RouteSet(
      isMember: graph.routes.map { route in
        (selector.features.isEmpty || route.feature.map { features[$0.value] } ?? false)
          && (selector.tabs.isEmpty || self.tabs[route.id.value].contains { tabs[$0.value] })
          && (selector.owners.isEmpty || route.owner.flatMap { owners[$0] } ?? false)
          && (selector.stabilities.isEmpty
            || selector.stabilities.contains { $0.value == route.stability })
          && (selector.routes.isEmpty || holds(selector.routes, route.qualifiedName))
          && !exclusions.contains { $0.contains(route.id) }
      })
  }

  /// The edges meant.
  func edges(_ selector: EdgeSelector) -> EdgeSet {
    EdgeSet(
      from: routes(selector.from), to: routes(selector.to),
      boundaries: selector.boundaries.map { $0.value }, tabs: tabs)
  }

  private func holds(_ patterns: [Located<String>], _ name: String) -> Bool {
    patterns.contains { Glob.matches(name, pattern: $0.value) }
  }

  /// The tab it or its nearest ancestor is pinned to, else those whose root its ancestors start from.
  private static func tabs(of route: Route, in graph: NavigationGraph) -> [TabID] {
    var top = route
    // No chain of distinct routes is longer; a cycle has been told of.
    for _ in graph.routes.indices {
      if let pin = top.tab { return [pin.value] }
      guard let parent = top.parent else { break }
      top = graph.routes[parent.route]
    }
    return graph.tabs.indices.filter { index in
      let tab = graph.tabs[index]
      return tab.root.route == top.id || tab.split?.roots.contains(top.id) == true
    }.map { TabID($0) }
  }
}

extension RouteMatcher {
  /// What of a choice names nothing in the spec.
  func unmatched(in selector: RouteSelector) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func check(_ patterns: [Located<String>], _ what: String, _ names: [String]) {
      for pattern in patterns where !names.contains(where: { Glob.matches($0, pattern: pattern.value) }) {
        let question = didYouMean(names.nearest(to: pattern.value)).map { "; \($0)" } ?? ""
        diagnostics.append(
          Diagnostic(
            .unmatchedSelector, "no \(what) is named '\(pattern.value)'\(question)", at: pattern.range,
            label: "matches no \(what)"))
      }
    }
    check(selector.routes, "route", graph.routes.map(\.qualifiedName))
    check(selector.features, "feature", graph.features.map(\.name.value))
    check(selector.owners, "owner", Set(graph.routes.compactMap(\.owner)).sorted())
    check(selector.tabs, "tab", graph.tabs.map(\.name.value))
    return diagnostics + selector.exclusion.flatMap { unmatched(in: $0) }
  }
}
