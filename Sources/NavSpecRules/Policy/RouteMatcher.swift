import NavSpecDiagnostics
import NavSpecModel

struct RouteMatcher {
  let graph: NavigationGraph
  /// By route. Apart from the graph, as policies ask for them again and again.
  private let traits: [RouteTraits]
  /// By route: where its edges lead, in order.
  let targets: [[RouteID]]
  private let names: (routes: [String], features: [String], owners: [String], tabs: [String])

  init(_ graph: NavigationGraph) {
    self.graph = graph
    let owners = Set(graph.routes.compactMap(\.owner)).sorted()
    let indexes = Dictionary(first: owners.enumerated().map { ($0.element, $0.offset) })
    traits = graph.routes.map { route in
      RouteTraits(
        feature: route.feature?.value, owner: route.owner.flatMap { indexes[$0] },
        stability: route.stability, tabs: Self.tabs(of: route, in: graph))
    }
    targets = graph.routes.map { $0.edges.map(\.target) }
    names = (
      graph.routes.map(\.qualifiedName), graph.features.map(\.name.value), owners,
      graph.tabs.map(\.name.value)
    )
  }

  /// The routes meant; all of them for nil.
  func routes(_ selector: RouteSelector?) -> RouteSet {
    guard let selector else { return RouteSet(isMember: traits.map { _ in true }) }
    // Each name is compared once, however many routes share it.
    let routes = holds(selector.routes, names.routes)
    let features = holds(selector.features, names.features)
    let owners = holds(selector.owners, names.owners)
    let tabs = holds(selector.tabs, names.tabs)
    let stabilities = selector.stabilities.map(\.value)
    let exclusions = selector.exclusion.map { self.routes($0) }
    return RouteSet(
      isMember: traits.indices.map { index in
        let traits = traits[index]
        return routes?[index] ?? true
          && features.map { holds in traits.feature.map { holds[$0] } ?? false } ?? true
          && owners.map { holds in traits.owner.map { holds[$0] } ?? false } ?? true
          && tabs.map { holds in traits.tabs.contains { holds[$0] } } ?? true
          && (stabilities.isEmpty || stabilities.contains(traits.stability))
          && !exclusions.contains { $0.contains(RouteID(index)) }
      })
  }

  func edges(_ selector: EdgeSelector) -> EdgeSet {
    EdgeSet(
      from: routes(selector.from), to: routes(selector.to), boundaries: selector.boundaries.map(\.value),
      traits: traits)
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
    return unmatched(selector.routes, "route", names.routes)
      + unmatched(selector.features, "feature", names.features)
      + unmatched(selector.owners, "owner", names.owners) + unmatched(selector.tabs, "tab", names.tabs)
      + selector.exclusion.flatMap { self.unmatched(in: $0) }
  }

  /// Which names one of the patterns matches; nil for no patterns.
  private func holds(_ patterns: [Located<String>], _ names: [String]) -> [Bool]? {
    guard !patterns.isEmpty else { return nil }
    return names.map { name in patterns.contains { Glob.matches(name, pattern: $0.value) } }
  }

  /// The tab it or its nearest ancestor is pinned to, else those whose root its ancestors start from.
  private static func tabs(of route: Route, in graph: NavigationGraph) -> [Int] {
    guard !graph.tabs.isEmpty else { return [] }
    let home = graph.home(of: route)
    if let pin = home.tab { return [pin.value.value] }
    return graph.tabs.indices.filter { index in
      graph.tabs[index].rootScreens.contains { $0.route == home.id }
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

/// What policies ask of a route, as indexes into names.
struct RouteTraits {
  let feature: Int?
  let owner: Int?
  let stability: Stability
  /// The tabs it opens in from outside.
  let tabs: [Int]
}

struct RouteSet {
  fileprivate let isMember: [Bool]

  func contains(_ route: RouteID) -> Bool { isMember[route.value] }
}

/// Some edges of a graph, by their ends.
struct EdgeSet {
  fileprivate let from: RouteSet
  fileprivate let to: RouteSet
  fileprivate let boundaries: [Boundary]
  fileprivate let traits: [RouteTraits]

  func contains(from source: RouteID, to target: RouteID) -> Bool {
    guard from.contains(source), to.contains(target) else { return false }
    guard !boundaries.isEmpty else { return true }
    let (start, end) = (traits[source.value], traits[target.value])
    return boundaries.allSatisfy { boundary in
      switch boundary {
      case .feature: start.feature != end.feature
      case .owner: start.owner != end.owner
      case .tab: Set(start.tabs).isDisjoint(with: end.tabs)
      }
    }
  }
}
