import NavSpecDiagnostics

/// Which screens can be come to, and how: the one analysis of structure that rules and outputs share.
package struct Reachability: Sendable {
  /// Routes that edges lead to from a root, however many.
  package let byEdges: Set<RouteID>
  /// Routes that a link opens.
  package let byLinks: Set<RouteID>
  /// Roots of tabs, columns and the window, redirects of conditions and the fallback.
  package let entries: Set<RouteID>
  /// Whether everything is known: an external container or a screen built by the app may lead anywhere.
  package let isComplete: Bool

  package init(of graph: NavigationGraph) {
    var entries: Set<RouteID> = []
    var isComplete = true
    func add(_ split: Split) {
      entries.insert(split.sidebar.route)
      if let content = split.content { entries.insert(content.route) }
      entries.insert(split.detail.route)
    }
    switch graph.container {
    case .tabs(let tabs):
      for tab in tabs {
        entries.insert(tab.root.route)
        if let split = tab.split { add(split) }
      }
    case .root(let screen): entries.insert(screen.route)
    case .split(let split): add(split)
    case .external, .missing: isComplete = false
    }
    for condition in graph.conditions {
      if let redirect = condition.redirect { entries.insert(redirect.value) }
    }
    if case .route(let id) = graph.fallback { entries.insert(id) }
    for edge in graph.anywhere { entries.insert(edge.target) }
    for route in graph.routes where route.isReachedByCode { entries.insert(route.id) }
    self.entries = entries
    self.isComplete = isComplete

    var byLinks: Set<RouteID> = []
    for route in graph.routes where !route.links.isEmpty {
      byLinks.insert(route.id)
      // A link opens what stands below its route too.
      for link in route.links { byLinks.formUnion(link.stack.map(\.route)) }
    }
    self.byLinks = byLinks
    byEdges = Self.closure(of: entries, in: graph)
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
