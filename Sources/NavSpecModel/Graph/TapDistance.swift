/// How many taps each screen is away from launch: choosing a tab is one, and following an edge is one.
/// What a link, a redirect or code opens is no tap.
package struct TapDistance: Sendable {
  /// How a shortest path comes to a route.
  package enum Predecessor: Hashable, Sendable {
    case launch
    case tab(TabID)
    case edge(from: RouteID)
    /// An edge that every screen has.
    case anywhere
  }

  /// By route; nil where no taps lead.
  private var taps: [Int?]
  private var predecessors: [Predecessor?]
  /// Whether it is known what launch shows.
  package let isKnown: Bool

  package init(of graph: NavigationGraph) {
    taps = Array(repeating: nil, count: graph.routes.count)
    predecessors = taps.map { _ in nil }
    var isKnown = true
    var first: [RouteID] = []
    var second: [(RouteID, Predecessor)] = []
    switch graph.container {
    case .root(let screen): first = [screen.route]
    case .split(let split): first = split.roots
    case .tabs(let tabs):
      let launch = graph.launchTab?.value
      for (index, tab) in tabs.enumerated() {
        let roots = tab.rootScreens.map(\.route)
        if index == launch {
          first = roots
        } else {
          second += roots.map { ($0, .tab(TabID(index))) }
        }
      }
    case .external, .missing: isKnown = false
    }
    self.isKnown = isKnown
    guard isKnown else { return }

    var queue: [RouteID] = []
    func arrive(at route: RouteID, after count: Int, _ predecessor: Predecessor) {
      guard taps[route.value] == nil else { return }
      taps[route.value] = count
      predecessors[route.value] = predecessor
      queue.append(route)
    }
    for route in first { arrive(at: route, after: 0, .launch) }
    // Edges of the first screens cost as much as tabs and edges from everywhere, and come first.
    for route in first {
      for edge in graph.routes[route].edges { arrive(at: edge.target, after: 1, .edge(from: route)) }
    }
    for (route, predecessor) in second { arrive(at: route, after: 1, predecessor) }
    for edge in graph.anywhere { arrive(at: edge.target, after: 1, .anywhere) }
    var next = 0
    while next < queue.count {
      let route = queue[next]
      next += 1
      let count = (taps[route.value] ?? 0) + 1
      for edge in graph.routes[route].edges { arrive(at: edge.target, after: count, .edge(from: route)) }
    }
  }

  /// The taps of a shortest path; nil where no path of taps leads.
  package subscript(route: RouteID) -> Int? { taps[route.value] }

  /// The screens of a shortest path, that of launch first where it is on it, and how the first is come to.
  package func path(to route: RouteID) -> (predecessor: Predecessor, routes: [RouteID])? {
    var routes = [route]
    var current = route
    while let predecessor = predecessors[current.value] {
      guard case .edge(let from) = predecessor else { return (predecessor, routes.reversed()) }
      routes.append(from)
      current = from
    }
    return nil
  }
}
