import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// What is drawn where: the place of each route, which edges are lines, and which are only named.
///
/// Lines that cross the whole picture tell less than a name. So every screen keeps the line of the way
/// that leads to it first; where a picture would have too many lines, screens that many others lead to
/// keep no more than that, and the others name them.
struct GraphStructure {
  /// The box that a route is drawn in.
  enum Home: Hashable {
    case tab(TabID)
    case feature(FeatureID)
    case none
  }

  /// A way from one screen to another, once for each presentation.
  struct Way: Hashable {
    let source: RouteID
    let target: RouteID
    let presentation: NavigationSchema.Presentation
    let label: String?
    let when: ConditionID?
    let popTo: RouteID?
  }

  /// By route.
  private(set) var homes: [Home]
  /// The ways that are lines, in the order of routes.
  private(set) var lines: [Way] = []
  /// By route: the ways that its node names.
  private(set) var named: [[Way]]
  /// By route: how many screens name it.
  private(set) var namedBy: [Int]
  /// Routes below which another stands only when a link opens it: child, parent.
  private(set) var parentLines: [(child: RouteID, parent: RouteID)] = []
  /// Tab by the route at its root; the first where several share one.
  let tabs: [RouteID: TabID]
  /// What a screen is at: the roots of tabs, columns and the window.
  let roots: Set<RouteID>

  private let graph: NavigationGraph
  private var ways: [Way] = []
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
    homes = Array(repeating: .none, count: graph.routes.count)
    named = Array(repeating: [], count: graph.routes.count)
    namedBy = Array(repeating: 0, count: graph.routes.count)
    first = Array(repeating: nil, count: graph.routes.count)
    collectWays()
    findFirstWays()
    settle()
    chooseLines()
    addParentLines()
  }

  private mutating func collectWays() {
    for route in graph.routes {
      var seen: Set<Way> = []
      for edge in route.edges {
        let way = Way(
          source: route.id, target: edge.target,
          presentation: edge.presentation?.value ?? graph.routes[edge.target].presentation,
          label: edge.label, when: edge.when?.value, popTo: edge.popTo?.value)
        if seen.insert(way).inserted { ways.append(way) }
      }
    }
  }

  /// From the roots outwards, breadth first; a screen's parent comes before others of its kind.
  private mutating func findFirstWays() {
    let outgoing = Dictionary(grouping: ways, by: \.source)
    let entries = graph.roots + Reachability(of: graph).entries.sorted() + graph.routes.map(\.id)
    var seen = roots
    for entry in entries {
      seen.insert(entry)
      var queue = [entry]
      var next = 0
      while next < queue.count {
        for way in outgoing[queue[next]] ?? [] where seen.insert(way.target).inserted {
          first[way.target.value] = queue[next]
          queue.append(way.target)
        }
        next += 1
      }
    }
    let pairs = Set(ways.map { [$0.source, $0.target] })
    for route in graph.routes where !roots.contains(route.id) {
      if let parent = route.parent?.route, pairs.contains([parent, route.id]), !isBelow(parent, route.id) {
        first[route.id.value] = parent
      }
    }
  }

  /// Whether the first ways lead from one screen to another.
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
        homes[route.id.value] = .tab(tab)
      } else if reaching[route.id.value].count == 1, let tab = reaching[route.id.value].first {
        homes[route.id.value] = .tab(tab)
      } else if let feature = route.feature {
        homes[route.id.value] = .feature(feature)
      }
    }
    let sources = Dictionary(grouping: ways, by: \.target).mapValues { Set($0.map(\.source)) }
    for route in graph.routes {
      guard case .feature = homes[route.id.value], let only = sources[route.id], only.count == 1,
        let source = only.first, source != route.id, graph.routes[source].feature != route.feature,
        homes[source.value] == .none
      else { continue }
      homes[route.id.value] = .none
    }
    // A box around one screen says nothing that its name does not.
    let members = Dictionary(grouping: homes.indices, by: { homes[$0] })
    for case (.feature, let routes) in members where routes.count == 1 {
      for route in routes { homes[route] = .none }
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
    let candidates = ways.filter { !isNamedAlways($0) }
    let isCrowded = candidates.count > graph.routes.count + max(6, graph.routes.count / 3)
    for way in ways {
      let isFirst = first[way.target.value] == way.source
      let isAside = homes[way.source.value] == .none || homes[way.source.value] != homes[way.target.value]
      if isNamedAlways(way) || (isCrowded && isAside && !isFirst) {
        named[way.source.value].append(way)
        if way.source != way.target, tabs[way.target] == nil { namedBy[way.target.value] += 1 }
      } else {
        lines.append(way)
      }
    }
  }

  /// Ways back to where one came from, and to a tab.
  private func isNamedAlways(_ way: Way) -> Bool {
    (first[way.target.value] != way.source && isBelow(way.source, way.target))
      || (tabs[way.target] != nil && !way.presentation.isModal)
  }

  /// Whether a way is the first to its screen: those alone decide how far from the root it stands.
  func isRanked(_ way: Way) -> Bool { first[way.target.value] == way.source }

  private mutating func addParentLines() {
    let targets = Set(ways.map(\.target))
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
