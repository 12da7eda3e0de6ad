import NavSpecDiagnostics
import NavSpecModel

/// Tells which routes a choice of routes means.
struct RouteMatcher {
  let graph: NavigationGraph
  /// By route: the names of the tabs it opens in from outside.
  private let tabNames: [[String]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    tabNames = graph.routes.map { Self.tabs(of: $0, in: graph).map { graph.tabs[$0].name.value } }
  }

  /// The routes meant, in the order of the graph; all of them for nil.
  func routes(_ selector: RouteSelector?) -> [RouteID] {
    graph.routes.filter { matches($0, selector) }.map(\.id)
  }

  func matches(_ route: Route, _ selector: RouteSelector?) -> Bool {
    guard let selector else { return true }
    guard holds(selector.routes, [route.qualifiedName]),
      holds(selector.features, featureName(of: route)),
      holds(selector.owners, route.owner.map { [$0] } ?? []),
      holds(selector.tabs, tabNames[route.id.value]),
      selector.stabilities.isEmpty || selector.stabilities.contains(where: { $0.value == route.stability })
    else { return false }
    return !selector.exclusion.contains { matches(route, $0) }
  }

  /// Whether an edge between two routes is one of those chosen.
  func matches(_ source: Route, _ target: Route, _ selector: EdgeSelector) -> Bool {
    matches(source, selector.from) && matches(target, selector.to)
      && selector.boundaries.allSatisfy { isCrossed($0.value, from: source, to: target) }
  }

  private func isCrossed(_ boundary: Boundary, from source: Route, to target: Route) -> Bool {
    switch boundary {
    case .feature: source.feature != target.feature
    case .owner: source.owner != target.owner
    case .tab: Set(tabNames[source.id.value]).isDisjoint(with: tabNames[target.id.value])
    }
  }

  private func featureName(of route: Route) -> [String] {
    route.feature.map { [graph.features[$0].name.value] } ?? []
  }

  private func holds(_ patterns: [Located<String>], _ names: [String]) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in names.contains { Glob.matches($0, pattern: pattern.value) } }
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
