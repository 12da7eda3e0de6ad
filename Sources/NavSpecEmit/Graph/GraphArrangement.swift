import NavSpecDiagnostics
import NavSpecModel

/// What keeps a picture compact, where Graphviz would pile everything up in one long column.
struct GraphArrangement {
  /// Screens without lines, to be drawn side by side.
  private(set) var rows: [[RouteID]] = []
  /// Screens to be drawn one step further to the right, beside others that the same screen leads to.
  private(set) var outer: Set<RouteID> = []
  /// The last screen of one column of the picture, and the first ones of the next.
  private(set) var columns: [(last: RouteID, first: [RouteID])] = []

  private let graph: NavigationGraph
  private let structure: GraphStructure
  /// Lines that decide the column of screens, with their length in steps.
  private var steps: [(source: RouteID, target: RouteID, length: Int)] = []

  init(of graph: NavigationGraph, _ structure: GraphStructure) {
    self.graph = graph
    self.structure = structure
    arrangeLoose()
    spreadLeaves()
    collectSteps()
    arrangeColumns()
  }

  private mutating func collectSteps() {
    steps = structure.lines.filter(structure.isRanked).map {
      ($0.source, $0.target, outer.contains($0.target) ? 2 : 1)
    }
    steps += structure.parentLines.map { ($0.parent, $0.child, 1) }
    for row in rows { steps += zip(row, row.dropFirst()).map { ($0, $1, 1) } }
  }
}

// MARK: Rows and leaves

extension GraphArrangement {
  private static let rowLength = 4
  private static let columnLength = 8

  private mutating func arrangeLoose() {
    var tied = Set(structure.lines.flatMap { [$0.source, $0.target] })
    for line in structure.parentLines { tied.formUnion([line.child, line.parent]) }
    let sizes = structure.clusters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var groups: [String: [RouteID]] = [:]
    var order: [String] = []
    for route in graph.routes.map(\.id) where !tied.contains(route) {
      // Boxes of one screen line up with their neighbours, other screens within their box.
      let cluster = structure.clusters[route.value]
      let key: String
      if case .tab(let tab) = cluster, sizes[cluster] == 1 {
        key = "section \(graph.tabs[tab].section?.value.value ?? -1)"
      } else {
        key = "\(cluster)"
      }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(route)
    }
    for key in order {
      let group = (groups[key] ?? []).sorted { position($0) < position($1) }
      for start in stride(from: 0, to: group.count, by: Self.rowLength) {
        rows.append(Array(group[start...].prefix(Self.rowLength)))
      }
    }
    rows.removeAll { $0.count < 2 }
  }

  /// Tabs in their order, then the other routes.
  private func position(_ route: RouteID) -> Int {
    structure.tabs[route]?.value ?? graph.tabs.count + route.value
  }

  private mutating func spreadLeaves() {
    let leading = Set(structure.lines.map(\.source) + structure.parentLines.map(\.parent))
    let leaves = Dictionary(
      grouping: structure.lines.filter { structure.isRanked($0) && !leading.contains($0.target) },
      by: \.source)
    for connections in leaves.values where connections.count > Self.columnLength {
      for (index, connection) in connections.enumerated() where index % 2 == 1 {
        outer.insert(connection.target)
      }
    }
  }
}

// MARK: Columns

extension GraphArrangement {
  /// Screens that edges or clusters connect.
  private struct ConnectedComponent {
    var routes: [RouteID]
    /// In tenths of a node's height: whole numbers, whose sum no order of adding changes.
    var height: Int
    var depth: Int
  }

  private static let nodeHeight = 10
  private static let nodeWidth = 45
  private static let boxHeight = 6
  private static let columnLimit = 3

  private mutating func arrangeColumns() {
    let depths = self.depths()
    let components = self.components(depths: depths)
    let height = components.reduce(0) { $0 + $1.height }
    let width = (components.map(\.depth).max() ?? 1) * Self.nodeWidth
    // As many as make the picture no more than half as high again as it is wide.
    let count = (1...Self.columnLimit).first { 2 * height <= 3 * width * $0 * $0 }
    let columns = Self.columns(of: components, count: min(count ?? Self.columnLimit, components.count))
    for (left, right) in zip(columns, columns.dropFirst()) {
      let routes = left.flatMap(\.routes)
      guard let last = routes.max(by: { (depths[$0.value], $1) < (depths[$1.value], $0) }) else { continue }
      self.columns.append((last, right.flatMap(\.routes).filter { depths[$0.value] == 0 }.sorted()))
    }
  }

  /// The highest first, each on the shortest column; the column of the first screen is the first.
  private static func columns(of components: [ConnectedComponent], count: Int) -> [[ConnectedComponent]] {
    guard count > 1 else { return [components] }
    var columns: [[ConnectedComponent]] = Array(repeating: [], count: count)
    var heights = Array(repeating: 0, count: count)
    for (_, component) in components.enumerated().sorted(by: {
      ($1.element.height, $0.offset) < ($0.element.height, $1.offset)
    }) {
      let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      columns[shortest].append(component)
      heights[shortest] += component.height
    }
    return columns
  }

  /// By route: the number of steps from the left.
  private func depths() -> [Int] {
    var depths = Array(repeating: 0, count: graph.routes.count)
    // Each round settles at least one more step of the longest chain; a cycle ends with the rounds.
    for _ in graph.routes {
      var isSettled = true
      for step in steps where depths[step.target.value] < depths[step.source.value] + step.length {
        guard depths[step.source.value] + step.length <= 2 * graph.routes.count else { continue }
        depths[step.target.value] = depths[step.source.value] + step.length
        isSettled = false
      }
      if isSettled { break }
    }
    return depths
  }

  private func components(depths: [Int]) -> [ConnectedComponent] {
    var leaders = Array(0..<graph.routes.count)
    func leader(_ route: Int) -> Int {
      var at = route
      while leaders[at] != at {
        leaders[at] = leaders[leaders[at]]
        at = leaders[at]
      }
      return at
    }
    func join(_ a: RouteID, _ b: RouteID) { leaders[leader(a.value)] = leader(b.value) }
    for step in steps { join(step.source, step.target) }
    for line in structure.lines { join(line.source, line.target) }
    var members: [String: RouteID] = [:]
    for route in graph.routes.map(\.id) {
      guard let box = outermostBox(of: route) else { continue }
      if let other = members[box] { join(route, other) } else { members[box] = route }
    }
    var components: [Int: ConnectedComponent] = [:]
    for route in graph.routes.map(\.id) {
      components[leader(route.value), default: ConnectedComponent(routes: [], height: 0, depth: 1)].routes
        .append(route)
    }
    return components.values.map { component in
      var component = component
      component.depth = (component.routes.map { depths[$0.value] }.max() ?? 0) + 1
      for routes in Dictionary(grouping: component.routes, by: { structure.clusters[$0.value] }).values {
        let columns = routes.reduce(into: [:]) { $0[depths[$1.value], default: 0] += Self.nodeHeight }
        component.height += (columns.values.max() ?? 0) + Self.boxHeight
      }
      return component
    }
    .sorted { ($0.routes.map(position).min() ?? 0) < ($1.routes.map(position).min() ?? 0) }
  }

  private func outermostBox(of route: RouteID) -> String? {
    let cluster = structure.clusters[route.value]
    switch cluster {
    case .tab(let tab):
      if let section = graph.tabs[tab].section { return "section \(section.value.value)" }
      return "\(cluster)"
    case .feature: return "\(cluster)"
    case .none: return nil
    }
  }
}
