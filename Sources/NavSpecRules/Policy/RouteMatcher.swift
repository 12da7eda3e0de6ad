import NavSpecDiagnostics
import NavSpecModel

struct RouteMatcher {
  let graph: NavigationGraph
  /// By route: the tabs it opens in from outside. Apart from the graph, as policies ask for them again and again.
  private let tabs: [[Int]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    tabs = graph.routes.map { Self.tabs(of: $0, in: graph) }
  }

  /// The routes meant; all of them for nil.
  func routes(_ selector: RouteSelector?) -> Set<RouteID> {
    Set(graph.routes.filter { route in selector.map { fits(route, $0) } ?? true }.map(\.id))
  }

  private func fits(_ route: Route, _ selector: RouteSelector) -> Bool {
    func has(_ patterns: [Located<String>], _ names: [String]) -> Bool {
      patterns.isEmpty
        || names.contains { name in patterns.contains { Glob.matches(name, pattern: $0.value) } }
    }
    let stabilities = selector.stabilities.map(\.value)
    return has(selector.routes, [route.qualifiedName])
      && has(selector.features, route.feature.map { [graph.features[$0].name.value] } ?? [])
      && has(selector.owners, route.owner.map { [$0] } ?? [])
      && has(selector.tabs, tabs[route.id.value].map { graph.tabs[$0].name.value })
      && (stabilities.isEmpty || stabilities.contains(route.stability))
      && !selector.exclusion.contains { fits(route, $0) }
  }

  /// The edges that a policy means.
  func edges(of policy: EdgePolicy) -> EdgeSet {
    edges(policy.edge, exceptions: policy.exceptions.map { edges($0, exceptions: []) })
  }

  private func edges(_ selector: EdgeSelector, exceptions: [EdgeSet]) -> EdgeSet {
    EdgeSet(
      from: routes(selector.from), to: routes(selector.to), boundaries: selector.boundaries.map(\.value),
      exceptions: exceptions, matcher: self)
  }

  fileprivate func isCrossed(_ boundary: Boundary, from start: Route, to end: Route) -> Bool {
    switch boundary {
    case .feature: start.feature != end.feature
    case .owner: start.owner != end.owner
    case .tab: Set(tabs[start.id.value]).isDisjoint(with: tabs[end.id.value])
    }
  }

  /// What of a choice names nothing in the spec.
  func unmatched(in selector: RouteSelector) -> [Diagnostic] {
    func unmatched(_ patterns: [Located<String>], _ what: String, _ names: [String]) -> [Diagnostic] {
      patterns.filter { pattern in !names.contains { Glob.matches($0, pattern: pattern.value) } }
        .map { pattern in
          Diagnostic(
            .unmatchedSelector,
            "no \(what) is named '\(pattern.value)'\(asking(names.nearest(to: pattern.value)))",
            at: pattern.range, label: "matches no \(what)")
        }
    }
    return unmatched(selector.routes, "route", graph.routes.map(\.qualifiedName))
      + unmatched(selector.features, "feature", graph.features.map(\.name.value))
      + unmatched(selector.owners, "owner", Set(graph.routes.compactMap(\.owner)).sorted())
      + unmatched(selector.tabs, "tab", graph.tabs.map(\.name.value))
      + selector.exclusion.flatMap { self.unmatched(in: $0) }
  }

  /// The tab it or its nearest ancestor is pinned to, else those whose root its ancestors start from.
  private static func tabs(of route: Route, in graph: NavigationGraph) -> [Int] {
    guard !graph.tabs.isEmpty else { return [] }
    let home = graph.home(of: route)
    if let pin = home.tab { return [pin.value.value] }
    return graph.tabs.indices.filter { index in graph.tabs[index].rootScreens.contains { $0.route == home.id }
    }
  }
}

extension NavigationGraph {
  /// The route itself or the nearest parent that is pinned to a tab, else the last of its parents.
  func home(of route: Route) -> Route {
    var home = route
    // The front end has cut every circle of parents.
    for _ in routes.indices where home.tab == nil {
      guard let parent = home.parent else { break }
      home = routes[parent.route]
    }
    return home
  }
}

/// Some edges of a graph, by their ends.
struct EdgeSet {
  fileprivate let from: Set<RouteID>
  fileprivate let to: Set<RouteID>
  fileprivate let boundaries: [Boundary]
  fileprivate let exceptions: [EdgeSet]
  fileprivate let matcher: RouteMatcher

  func contains(from source: RouteID, to target: RouteID) -> Bool {
    guard from.contains(source), to.contains(target) else { return false }
    let (start, end) = (matcher.graph.routes[source], matcher.graph.routes[target])
    return boundaries.allSatisfy { matcher.isCrossed($0, from: start, to: end) }
      && !exceptions.contains { $0.contains(from: source, to: target) }
  }
}
