import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// What is drawn where: the place of each route, which edges are lines, and which are only named.
///
/// Long lines across the picture are harder to follow than names. So every screen keeps the line of the
/// connection that leads to it first; where a picture would have too many lines, screens that many others
/// lead to keep no more than that, and the others name them.
struct GraphStructure {
  /// The box that a route is drawn in.
  enum Cluster: Hashable {
    case tab(TabID)
    case feature(FeatureID)
    case none
  }

  /// A connection from one screen to another, once for each presentation.
  struct Connection: Hashable {
    let source: RouteID
    let target: RouteID
    let presentation: NavigationSchema.Presentation
    let label: String?
    let when: ConditionID?
    let popTo: RouteID?
  }

  /// By route.
  private(set) var clusters: [Cluster]
  /// The connections that are lines, in the order of routes.
  private(set) var lines: [Connection] = []
  /// By route: the connections that its node names.
  private(set) var named: [[Connection]]
  /// By route: how many screens name it.
  private(set) var namedBy: [Int]
  /// Routes that are above another only when a link opens them: child, parent.
  private(set) var parentLines: [(child: RouteID, parent: RouteID)] = []
  /// Tab by the route at its root; the first where several share one.
  let tabs: [RouteID: TabID]
  /// What a screen is at: the roots of tabs, columns and the window.
  let roots: Set<RouteID>

  private let graph: NavigationGraph
  private var connections: [Connection] = []
  /// By route: the screen that leads to it first.
  private var first: [RouteID?]

  init(of graph: NavigationGraph) {
    self.graph = graph
    var tabs: [RouteID: TabID] = [:]
    for (index, tab) in graph.tabs.enumerated() where tabs[tab.root.route] == nil {
      tabs[tab.root.route] = TabID(index)
    }
    self.tabs = tabs
    roots = Set(graph.roots)
    clusters = Array(repeating: .none, count: graph.routes.count)
    named = Array(repeating: [], count: graph.routes.count)
    namedBy = Array(repeating: 0, count: graph.routes.count)
    first = Array(repeating: nil, count: graph.routes.count)
    collectConnections()
    findFirstWays()
    settle()
    chooseLines()
    addParentLines()
  }

  private mutating func collectConnections() {
    for route in graph.routes {
      var seen: Set<Connection> = []
      for edge in route.edges {
        let connection = Connection(
          source: route.id, target: edge.target,
          presentation: edge.presentation?.value ?? graph.routes[edge.target].presentation,
          label: edge.label, when: edge.when?.value, popTo: edge.popTo?.value)
        if seen.insert(connection).inserted { connections.append(connection) }
      }
    }
  }

  /// From the roots outwards, breadth first; a screen's parent comes before others of its kind.
  private mutating func findFirstWays() {
    let outgoing = Dictionary(grouping: connections, by: \.source)
    let entries = graph.roots + Reachability(of: graph).entries.sorted() + graph.routes.map(\.id)
    var seen = roots
    for entry in entries {
      seen.insert(entry)
      var queue = [entry]
      var next = 0
      while next < queue.count {
        for connection in outgoing[queue[next]] ?? [] where seen.insert(connection.target).inserted {
          first[connection.target.value] = queue[next]
          queue.append(connection.target)
        }
        next += 1
      }
    }
    let pairs = Set(connections.map { [$0.source, $0.target] })
    for route in graph.routes where !roots.contains(route.id) {
      if let parent = route.parent?.route, pairs.contains([parent, route.id]), !isBelow(parent, route.id) {
        first[route.id.value] = parent
      }
    }
  }

  /// Whether the first connections lead from one screen to another.
  private func isBelow(_ route: RouteID, _ top: RouteID) -> Bool {
    var at: RouteID? = route
    for _ in graph.routes {
      guard let here = at else { return false }
      if here == top { return true }
      at = first[here.value]
    }
    return true
  }
}

// MARK: Places

extension GraphStructure {
  /// A route is drawn in the tab it is pinned to, else in that of its parents, else in the one tab
  /// from which it can be come to, else with its feature; but one that a single screen leads to stays
  /// near that screen.
  private mutating func settle() {
    let reaching = tabsReaching()
    for route in graph.routes {
      let parents = graph.parents(of: route.id)
      let pin = ([route.id] + parents).compactMap { graph.routes[$0].tab?.value }.first
      if let tab = tabs[route.id] ?? pin ?? parents.compactMap({ tabs[$0] }).first {
        clusters[route.id.value] = .tab(tab)
      } else if reaching[route.id.value].count == 1, let tab = reaching[route.id.value].first {
        clusters[route.id.value] = .tab(tab)
      } else if let feature = route.feature {
        clusters[route.id.value] = .feature(feature)
      }
    }
    let sources = Dictionary(grouping: connections, by: \.target).mapValues { Set($0.map(\.source)) }
    for route in graph.routes {
      guard case .feature = clusters[route.id.value], let only = sources[route.id], only.count == 1,
        let source = only.first, source != route.id, graph.routes[source].feature != route.feature,
        clusters[source.value] == .none
      else { continue }
      clusters[route.id.value] = .none
    }
    // A box around one screen says nothing that its name does not.
    let members = Dictionary(grouping: clusters.indices, by: { clusters[$0] })
    for case (.feature, let routes) in members where routes.count == 1 {
      for route in routes { clusters[route] = .none }
    }
  }

  /// By route: the tabs from whose root edges lead to it, without going through another's root.
  private func tabsReaching() -> [Set<TabID>] {
    var reaching: [Set<TabID>] = Array(repeating: [], count: graph.routes.count)
    for (index, tab) in graph.tabs.enumerated() {
      var pending = [tab.root.route]
      while let route = pending.popLast() {
        guard reaching[route.value].insert(TabID(index)).inserted else { continue }
        pending += graph.routes[route].edges.map(\.target).filter { !roots.contains($0) }
      }
    }
    return reaching
  }
}

// MARK: Lines

extension GraphStructure {
  private mutating func chooseLines() {
    let candidates = connections.filter { !isNamedAlways($0) }
    let isCrowded = candidates.count > graph.routes.count + max(6, graph.routes.count / 3)
    for connection in connections {
      let isFirst = first[connection.target.value] == connection.source
      let isAside =
        clusters[connection.source.value] == .none
        || clusters[connection.source.value] != clusters[connection.target.value]
      if isNamedAlways(connection) || (isCrowded && isAside && !isFirst) {
        named[connection.source.value].append(connection)
        if connection.source != connection.target, tabs[connection.target] == nil {
          namedBy[connection.target.value] += 1
        }
      } else {
        lines.append(connection)
      }
    }
  }

  /// Ways back to where one came from, and to a tab.
  private func isNamedAlways(_ connection: Connection) -> Bool {
    (first[connection.target.value] != connection.source && isBelow(connection.source, connection.target))
      || (tabs[connection.target] != nil && !connection.presentation.isModal)
  }

  /// Whether a connection is the first to its screen. Only those decide its distance from the root.
  func isRanked(_ connection: Connection) -> Bool { first[connection.target.value] == connection.source }

  private mutating func addParentLines() {
    let targets = Set(connections.map(\.target))
    for route in graph.routes where !targets.contains(route.id) && !roots.contains(route.id) {
      guard let parent = route.parent?.route, parent != route.id else { continue }
      parentLines.append((route.id, parent))
    }
  }
}

extension NavigationGraph {
  /// The parents of a route, the nearest first; a cycle ends where it closes.
  func parents(of route: RouteID) -> [RouteID] {
    var chain: [RouteID] = []
    var at = routes[route].parent?.route
    while let parent = at, parent != route, !chain.contains(parent) {
      chain.append(parent)
      at = routes[parent].parent?.route
    }
    return chain
  }
}
