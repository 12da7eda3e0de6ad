import NavSpecDiagnostics
package import NavSpecRuntime

/// Which screens can be come to, and how: the one analysis of structure that rules and outputs share.
package struct Reachability: Sendable {
  /// Routes that edges lead to from a root, however many.
  package let byEdges: Set<RouteID>
  package let byLinks: Set<RouteID>
  /// Roots of tabs, columns and the window, redirects of conditions and the fallback.
  package let entries: Set<RouteID>
  /// Whether everything is known: an external container or a screen built by the app may lead anywhere.
  package let isComplete: Bool
  /// The edges that lead to each route, by its index in the graph, without those from anywhere.
  package let incoming: [[IncomingEdge]]
  /// Routes that no root, edge or link leads to, in order; none while not everything is known.
  package private(set) var unreached: [RouteID] = []
  /// Features none of whose routes is reached from outside of them.
  package private(set) var deadFeatures: Set<FeatureID> = []

  /// An edge with where it starts and how its target appears.
  package struct IncomingEdge: Sendable {
    package let source: RouteID
    package let edge: Edge
    package let presentation: NavigationSchema.Presentation
  }

  package init(of graph: NavigationGraph) {
    var entries = Set(graph.roots)
    let isComplete =
      switch graph.container {
      case .tabs, .root, .split: true
      case .external, .missing: false
      }
    entries.formUnion(graph.conditions.compactMap(\.redirect?.value))
    if case .route(let id) = graph.fallback { entries.insert(id) }
    for edge in graph.anywhere { entries.insert(edge.target) }
    for route in graph.routes where route.isReachedByCode { entries.insert(route.id) }
    self.entries = entries
    self.isComplete = isComplete

    var byLinks: Set<RouteID> = []
    for route in graph.routes where !route.links.isEmpty {
      byLinks.insert(route.id)
      // A link opens the screens below its route too.
      for link in route.links { byLinks.formUnion(link.stack.map(\.route)) }
    }
    self.byLinks = byLinks
    byEdges = Self.closure(of: entries, in: graph)

    var incoming = [[IncomingEdge]](repeating: [], count: graph.routes.count)
    for route in graph.routes {
      for edge in route.edges {
        let presentation = edge.presentation?.value ?? graph.routes[edge.target].presentation
        incoming[edge.target.value].append(
          IncomingEdge(source: route.id, edge: edge, presentation: presentation))
      }
    }
    self.incoming = incoming
    guard isComplete else { return }
    let reached = Self.closure(of: entries.union(byLinks), in: graph)
    unreached = graph.routes.map(\.id).filter { !reached.contains($0) }
    for (index, feature) in graph.features.enumerated()
    where feature.routes.allSatisfy({ !reached.contains(RouteID($0)) }) {
      deadFeatures.insert(FeatureID(index))
    }
  }

  /// Every presentation of a route: its own, and those of edges and links.
  package func presentations(of id: RouteID, in graph: NavigationGraph) -> Set<NavigationSchema.Presentation>
  {
    let route = graph.routes[id]
    var all: Set<NavigationSchema.Presentation> = [route.presentation]
    all.formUnion(incoming[id.value].map(\.presentation))
    all.formUnion(graph.anywhere.filter { $0.target == id }.compactMap(\.presentation?.value))
    all.formUnion(route.links.compactMap(\.presentation))
    if all.contains(.window) { all.insert(route.windowFallback) }
    all.formUnion(incoming[id.value].compactMap(\.edge.windowFallback))
    all.formUnion(route.links.compactMap(\.windowFallback))
    return all
  }

  /// Whether `lower` can be a screen below `route`: edges lead from one to the other, or a link stacks
  /// them so.
  package func canAppear(_ lower: RouteID, below route: RouteID, in graph: NavigationGraph) -> Bool {
    if graph.routes[route].links.contains(where: { link in
      link.stack.dropLast().contains { $0.route == lower }
    }) {
      return true
    }
    let start = graph.routes[lower].edges.map(\.target) + graph.anywhere.map(\.target)
    return Self.closure(of: Set(start), in: graph).contains(route)
  }

  /// Everything that can be come to by edges from what links open as well.
  package func closure(in graph: NavigationGraph) -> Set<RouteID> {
    Self.closure(of: entries.union(byLinks), in: graph)
  }

  private static func closure(of start: Set<RouteID>, in graph: NavigationGraph) -> Set<RouteID> {
    var seen = start
    var pending = Array(start)
    while let id = pending.popLast() {
      for edge in graph.routes[id].edges where seen.insert(edge.target).inserted {
        pending.append(edge.target)
      }
    }
    return seen
  }
}
