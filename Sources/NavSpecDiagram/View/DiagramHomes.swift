import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// The box that each screen is drawn in.
///
/// A screen is at home in the tab it is pinned to, else in that of its parents, else in the only tab that leads to it.
/// One that several tabs lead to is where all screens are that lead to it, or in the box of shared screens. What no tab
/// leads to is with its parent, or with what opens from anywhere.
struct DiagramHomes {
  enum Home: Hashable {
    case tab(TabID), split, feature(FeatureID), shared, entries, unreachable
    /// The window's only stack, which needs no box.
    case window
  }

  static let entries = "from anywhere"
  static let groupOfEntries = Diagram.Group(
    entries, .entries, label: "From anywhere", detail: "what no tab or screen leads to")

  /// By route.
  private(set) var homes: [Home?]
  /// Tab by the route at its root; the first where several share one.
  private(set) var tabRoots: [RouteID: TabID] = [:]
  let roots: Set<RouteID>
  /// Roots of detail columns that no edge leads to.
  private(set) var placeholders: Set<RouteID> = []
  /// By route: the tabs from whose root edges lead to it, without going through another's root.
  private var reaching: [Set<TabID>]

  init(of graph: NavigationGraph, _ reachability: Reachability) {
    homes = Array(repeating: nil, count: graph.routes.count)
    reaching = Array(repeating: [], count: graph.routes.count)
    roots = Set(graph.roots)
    for (index, tab) in graph.tabs.enumerated() where tabRoots[tab.root.route] == nil {
      tabRoots[tab.root.route] = TabID(index)
    }
    for split in graph.splits where reachability.incoming[split.detail.route.value].isEmpty {
      placeholders.insert(split.detail.route)
    }
    settleContainers(of: graph)
    settleTabs(of: graph, reachability)
    settleOthers(of: graph, reachability)
  }

  /// The tabs that show a route: its own, or those that lead to it.
  func tabs(of route: RouteID) -> [TabID] {
    if case .tab(let tab) = homes[route.value] {
      return [tab] + reaching[route.value].subtracting([tab]).sorted()
    }
    return reaching[route.value].sorted()
  }

  private mutating func settleContainers(of graph: NavigationGraph) {
    for (index, tab) in graph.tabs.enumerated() {
      for root in [tab.root.route] + (tab.split?.roots ?? []) where homes[root.value] == nil {
        homes[root.value] = .tab(TabID(index))
      }
      var pending = [tab.root.route] + (tab.split?.roots ?? [])
      let own = Set(pending)
      while let route = pending.popLast() {
        guard reaching[route.value].insert(TabID(index)).inserted else { continue }
        pending += graph.routes[route].edges.map(\.target).filter { !roots.contains($0) || own.contains($0) }
      }
    }
    let isSplit = if case .split = graph.container { true } else { false }
    guard graph.tabs.isEmpty else { return }
    var pending = graph.roots
    while let route = pending.popLast() {
      guard homes[route.value] == nil else { continue }
      homes[route.value] = isSplit ? .split : graph.routes[route].feature.map(Home.feature) ?? .window
      pending += graph.routes[route].edges.map(\.target)
    }
  }

  private mutating func settleTabs(of graph: NavigationGraph, _ reachability: Reachability) {
    guard !graph.tabs.isEmpty else { return }
    for route in graph.routes where homes[route.id.value] == nil {
      let parents = graph.parents(of: route.id)
      let pin = ([route.id] + parents).compactMap { graph.routes[$0].tab?.value }.first
      let tab = pin ?? parents.compactMap { tabRoots[$0] }.first
      homes[route.id.value] = tab.map(Home.tab)
      let reaching = reaching[route.id.value]
      if tab == nil, reaching.count == 1 { homes[route.id.value] = reaching.first.map(Home.tab) }
    }
    // The boxes from which each of the others is come to, over others too.
    var sources: [Set<Home>] = Array(repeating: [], count: graph.routes.count)
    var isSettled = false
    while !isSettled {
      isSettled = true
      for route in graph.routes where homes[route.id.value] == nil && reaching[route.id.value].count > 1 {
        let before = sources[route.id.value].count
        for source in reachability.incoming[route.id.value].map(\.source) {
          sources[route.id.value].formUnion(homes[source.value].map { [$0] } ?? sources[source.value])
        }
        if sources[route.id.value].count > before { isSettled = false }
      }
    }
    for route in graph.routes where homes[route.id.value] == nil && reaching[route.id.value].count > 1 {
      let only = sources[route.id.value].count == 1 ? sources[route.id.value].first : nil
      homes[route.id.value] = only ?? .shared
    }
  }

  private mutating func settleOthers(of graph: NavigationGraph, _ reachability: Reachability) {
    for route in reachability.entries.sorted() where homes[route.value] == nil {
      homes[route.value] = .entries
    }
    spread(in: graph, reachability)
    for route in graph.routes where homes[route.id.value] == nil && !route.links.isEmpty {
      homes[route.id.value] = .entries
    }
    spread(in: graph, reachability)
    for route in graph.routes where homes[route.id.value] == nil {
      homes[route.id.value] =
        reachability.isComplete ? .unreachable : route.feature.map(Home.feature) ?? .window
    }
  }

  /// What only a link opens is with its parent, what an edge leads to with the source of the edge.
  private mutating func spread(in graph: NavigationGraph, _ reachability: Reachability) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for route in graph.routes where homes[route.id.value] == nil {
        let parent = route.links.isEmpty ? nil : route.parent.flatMap { homes[$0.route.value] }
        guard
          let home = parent
            ?? reachability.incoming[route.id.value].compactMap({ homes[$0.source.value] }).first
        else { continue }
        homes[route.id.value] = home
        isSettled = false
      }
    }
  }

  func groups(
    in graph: NavigationGraph, location: (SourceRange) -> Diagram.Location?
  ) -> [Diagram.Group] {
    var groups: [Diagram.Group] = []
    var sections: Set<SectionID> = []
    for (index, tab) in graph.tabs.enumerated() {
      if let section = tab.section?.value, sections.insert(section).inserted {
        var group = Diagram.Group(
          "section \(graph.sections[section].name.value)", .section,
          label: graph.sections[section].displayTitle)
        group.location = location(graph.sections[section].name.range)
        groups.append(group)
      }
      let detail = [
        tab.image?.value ?? tab.asset?.value,
        tab.split == nil ? nil : "split view",
        tab.visible.isEmpty
          ? nil : "shown if \(graph.names(of: tab.visible).joined(separator: " and "))",
      ].compactMap { $0 }.joined(separator: " · ")
      var group = Diagram.Group(
        "tab \(tab.name.value)", .tab, label: tab.displayTitle, detail: detail)
      (group.tab, group.number) = (tab.role.map { "\($0.value.rawValue) tab" } ?? "tab", index + 1)
      group.parent = tab.section.map { "section \(graph.sections[$0.value].name.value)" }
      group.columns = tab.split?.captions ?? []
      group.location = location(tab.name.range)
      group.evidence = .init(tab.spec.evidence)
      groups.append(group)
    }
    if case .split(let split) = graph.container {
      var group = Diagram.Group("split", .split, label: "Split view")
      group.columns = split.captions
      group.location = location(split.range)
      groups.append(group)
    }
    groups += graph.features.map { feature in
      .init(
        "feature \(feature.name.value)", .feature, label: SwiftName.words(feature.name.value),
        detail: "feature")
    }
    return groups + [
      .init("shared", .shared, label: "Shared", detail: "several tabs lead here"),
      Self.groupOfEntries,
      .init("unreachable", .unreachable, label: "Unreachable", detail: "nothing leads here"),
    ]
  }

  /// The column of a split view that a screen is in; 0 elsewhere.
  func column(of route: RouteID, _ kind: Diagram.NodeKind, in graph: NavigationGraph) -> Int {
    let split: Split? =
      switch (homes[route.value], graph.container) {
      case (.tab(let tab), _): graph.tabs[tab].split
      case (.split, .split(let split)): split
      default: nil
      }
    guard let split else { return 0 }
    // Columns hold what they show; what covers them is beside them.
    guard kind == .push || kind == .root || kind == .placeholder else { return split.captions.count }
    if route == split.sidebar.route { return 0 }
    let last = split.content == nil ? 1 : 2
    if let content = split.content, route == content.route || graph.routes[route].filledColumn == .content {
      return 1
    }
    return graph.routes[route].filledColumn == .sidebar ? 0 : last
  }
}

extension DiagramHomes.Home {
  /// Of the box; nil where there is none.
  func id(in graph: NavigationGraph) -> String? {
    switch self {
    case .tab(let tab): "tab \(graph.tabs[tab].name.value)"
    case .split: "split"
    case .feature(let feature): "feature \(graph.features[feature].name.value)"
    case .shared: "shared"
    case .entries: DiagramHomes.entries
    case .unreachable: "unreachable"
    case .window: nil
    }
  }
}

extension Split {
  fileprivate var captions: [String] { ["Sidebar"] + (content == nil ? [] : ["Content"]) + ["Detail"] }
}

extension NavigationGraph {
  /// The parents of a route, the nearest first; a cycle ends where it closes.
  fileprivate func parents(of route: RouteID) -> [RouteID] {
    var chain: [RouteID] = []
    var at = routes[route].parent?.route
    while let parent = at, parent != route, !chain.contains(parent) {
      chain.append(parent)
      at = routes[parent].parent?.route
    }
    return chain
  }
}
