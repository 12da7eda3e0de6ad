import NavSpecModel

extension Diagram {
  /// Up to so many boxes are read without being grouped.
  private static let readable = 100
  /// How many boxes a grouped picture has at most.
  private static let grouped = 60

  /// Makes several screens one box.
  /// - Parameter by: What becomes a box; nil for as much as keeps the picture readable.
  mutating func collapse(_ by: DiagramOptions.Collapse?) {
    guard by == nil else {
      switch by {
      case .feature: collapse { $0.feature.map { "feature \($0)" } }
      case .tab: collapseGroups(into: nil)
      case .section: collapseGroups(into: .section)
      default: break
      }
      return
    }
    guard nodes.count > Self.readable else { return }
    var how: [String] = []
    if nodes.contains(where: { $0.feature != nil }) {
      collapse { $0.feature.map { "feature \($0)" } }
      how.append("each feature is one box")
    }
    if nodes.count > Self.grouped, groups.contains(where: { $0.kind == .tab }) {
      collapseGroups(into: nil)
      how.append("each tab is one box")
    }
    if nodes.count > Self.grouped {
      fold()
      how.append("screens farther from the start are counted")
    }
    notes.append(how.joined(separator: ", ") + "; --collapse none shows every screen")
  }

  private mutating func collapseGroups(into kind: Group.Kind?) {
    let boxes = Dictionary(groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    collapse { node in
      guard let group = node.group.flatMap({ boxes[$0] }) else { return nil }
      guard kind == .section else { return group.id }
      return group.parent
    }
  }

  /// Merges the nodes with the same box, and the edges between boxes.
  private mutating func collapse(_ box: (Node) -> String?) {
    var boxes: [String: Int] = [:]
    var merged: [Node] = []
    var names: [String: String] = [:]
    let labels = Dictionary(groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    for node in nodes {
      guard let id = box(node), node.kind != .collapsed else {
        merged.append(node)
        continue
      }
      names[node.id] = id
      if node.isScreen { counts[id, default: 0] += 1 }
      if let at = boxes[id] {
        if merged[at].group != node.group { merged[at].group = nil }
        if node.change != .unchanged || merged[at].change != .unchanged, merged[at].change != node.change {
          merged[at].change = .changed
        }
        merged[at].badges += node.badges.filter { $0.kind == .problem }
        merged[at].isFocus = merged[at].isFocus || node.isFocus
      } else {
        boxes[id] = merged.count
        let name = node.feature.map { "feature \($0)" } == id ? node.feature : nil
        var one = Node(
          id, .collapsed, label: labels[id]?.label ?? name.map(SwiftName.words) ?? id, group: node.group)
        one.location = labels[id]?.location ?? node.location
        one.feature = name
        one.change = node.change
        one.badges = node.badges.filter { $0.kind == .problem }
        if let detail = labels[id]?.detail, !detail.isEmpty { one.badges.append(.init(.role, detail)) }
        merged.append(one)
      }
    }
    for (id, at) in boxes {
      let count = counts[id] ?? 0
      merged[at].badges.insert(.init(.count, "\(count) screen\(count == 1 ? "" : "s")"), at: 0)
      // A box does not stand in the box that it is.
      if let group = merged[at].group, group == id || labels[group]?.parent == id { merged[at].group = nil }
    }
    nodes = merged
    mergeEdges(names)
    removeEmptyGroups()
  }

  private mutating func mergeEdges(_ names: [String: String]) {
    var merged: [Edge] = []
    var known: [[String]: Int] = [:]
    var counts: [Int: Int] = [:]
    for var edge in edges {
      let isInside = names[edge.from] != nil || names[edge.to] != nil
      edge.from = names[edge.from] ?? edge.from
      edge.to = names[edge.to] ?? edge.to
      guard isInside else {
        merged.append(edge)
        continue
      }
      guard edge.from != edge.to else { continue }
      if let at = known[[edge.from, edge.to]] {
        counts[at, default: 1] += 1
        merged[at].kind = .several
        merged[at].label = "\(counts[at] ?? 1) ways"
        if merged[at].change != edge.change { merged[at].change = .changed }
      } else {
        edge.label = nil
        known[[edge.from, edge.to]] = merged.count
        merged.append(edge)
      }
    }
    edges = merged
  }

  /// Counts the screens below as many as fit.
  private mutating func fold() {
    let tree = DiagramTree(of: self)
    let depths = tree.depths
    var room = Self.grouped
    var widths: [Int: Int] = [:]
    for depth in depths { widths[depth, default: 0] += 1 }
    var deepest: Int?
    while let width = widths[(deepest ?? -1) + 1], width <= room {
      room -= width
      deepest = (deepest ?? -1) + 1
    }
    let ancestors = tree.ancestors(atDepth: deepest ?? 0)
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    var roots = 0
    var rest: Node?
    for index in nodes.indices {
      guard let deepest else {
        if depths[index] == 0 { roots += 1 }
        if depths[index] == 0, roots <= Self.grouped { continue }
        if rest == nil { rest = Node("more screens", .collapsed, label: "More screens") }
        let id = nodes[ancestors[index]].id
        names[nodes[index].id] = depths[index] == 0 ? "more screens" : names[id] ?? id
        counts[names[nodes[index].id] ?? "", default: 0] += 1
        continue
      }
      guard depths[index] > deepest else { continue }
      let above = nodes[ancestors[index]].id
      names[nodes[index].id] = above
      counts[above, default: 0] += 1
    }
    nodes = nodes.filter { names[$0.id] == nil } + (rest.map { [$0] } ?? [])
    for index in nodes.indices {
      if let count = counts[nodes[index].id] {
        nodes[index].badges.append(.init(.count, "+ \(count) screen\(count == 1 ? "" : "s") below"))
      }
    }
    mergeEdges(names)
    removeEmptyGroups()
  }
}
