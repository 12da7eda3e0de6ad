import NavSpecDiagnostics
import NavSpecModel

extension Diagram {
  /// Up to so many boxes are read without being grouped.
  private static let readable = 100
  /// How many boxes a grouped picture has at most.
  private static let grouped = 60
  /// Fewer boxes hide more of the app than they explain.
  private static let fewest = 12

  /// Makes several screens one box.
  /// - Parameter by: What becomes a box; nil for as much as keeps the picture readable.
  mutating func collapse(_ by: DiagramOptions.Collapse?) {
    switch by {
    case .feature: collapse { $0.feature.map { "feature \($0)" } }
    case .tab: collapse(\.group)
    case .section:
      let parents = Dictionary(first: groups.map { ($0.id, $0.parent) })
      collapse { $0.group.flatMap { parents[$0] ?? nil } }
    case .nothing: break
    case nil: if nodes.count > Self.readable { makeReadable() }
    }
  }

  private mutating func makeReadable() {
    var how: [String] = []
    // What a comparison found stays in sight if there is room for it.
    let found = nodes.count { $0.change != .unchanged }
    let features = Set(nodes.compactMap(\.feature)).count
    let keepsFound = isComparison && found + features <= Self.grouped
    var byFeature = self
    byFeature.collapse { node in
      keepsFound && node.change != .unchanged ? nil : node.feature.map { "feature \($0)" }
    }
    if byFeature.nodes.count >= Self.fewest, byFeature.nodes.count < nodes.count {
      self = byFeature
      how.append("each feature is one box")
    }
    if nodes.count > Self.grouped {
      fold()
      how.append("screens farther from the start are counted")
    }
    notes.append(how.joined(separator: ", ") + "; --collapse none shows every screen")
  }

  /// Merges the nodes with the same box, and the edges between boxes.
  private mutating func collapse(_ box: (Node) -> String?) {
    var boxes: [String: Int] = [:]
    var merged: [Node] = []
    var names: [String: String] = [:]
    let labels = Dictionary(first: groups.map { ($0.id, $0) })
    for node in nodes {
      guard let id = box(node), node.kind != .collapsed else {
        merged.append(node)
        continue
      }
      names[node.id] = id
      if let at = boxes[id] {
        if merged[at].group != node.group { merged[at].group = nil }
        merged[at].change = merged[at].change.combined(with: node.change)
        merged[at].hidden.merge(node.tally, uniquingKeysWith: +)
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
        if let group = labels[id], group.change != .unchanged { one.change = .changed }
        one.hidden = node.tally
        one.badges = node.badges.filter { $0.kind == .problem }
        if let detail = labels[id]?.detail, !detail.isEmpty { one.badges.append(.init(.role, detail)) }
        merged.append(one)
      }
    }
    for (id, at) in boxes {
      merged[at].badges.insert(.init(.count, merged[at].hidden.text("screen")), at: 0)
      // A box does not stand in the box that it is.
      if let group = merged[at].group, group == id || labels[group]?.parent == id { merged[at].group = nil }
    }
    nodes = merged
    mergeEdges(names)
    removeEmptyGroups()
    removeEmptyColumns()
  }

  /// A split view of which a column is in a box elsewhere shows what is left of it as any stack.
  private mutating func removeEmptyColumns() {
    for at in groups.indices where !groups[at].columns.isEmpty {
      let inside = nodes.indices.filter { nodes[$0].group == groups[at].id }
      guard !Set(inside.map { nodes[$0].column }).isSuperset(of: groups[at].columns.indices) else { continue }
      groups[at].columns = []
      for node in inside { nodes[node].column = 0 }
    }
  }

  private mutating func mergeEdges(_ names: [String: String]) {
    var merged: [Edge] = []
    var known: [[String]: Int] = [:]
    var counts: [Int: Int] = [:]
    var inside: [String: [Change: Int]] = [:]
    for var edge in edges {
      let isInside = names[edge.from] != nil || names[edge.to] != nil
      edge.from = names[edge.from] ?? edge.from
      edge.to = names[edge.to] ?? edge.to
      guard isInside else {
        merged.append(edge)
        continue
      }
      guard edge.from != edge.to else {
        if edge.change != .unchanged { inside[edge.from, default: [:]][edge.change, default: 0] += 1 }
        continue
      }
      if let at = known[[edge.from, edge.to]] {
        counts[at, default: 1] += 1
        merged[at].kind = .several
        merged[at].label = "\(counts[at] ?? 1) ways"
        merged[at].change = merged[at].change.combined(with: edge.change)
      } else {
        edge.label = nil
        edge.versions = nil
        known[[edge.from, edge.to]] = merged.count
        merged.append(edge)
      }
    }
    edges = merged
    // What changes between two screens of one box is a change of the box.
    for at in nodes.indices {
      guard let changes = inside[nodes[at].id] else { continue }
      if nodes[at].change == .unchanged { nodes[at].change = .changed }
      nodes[at].badges.append(.init(.count, changes.text("edge", " inside")))
    }
  }

  /// Leaves as many boxes as fit: the starts, then what a comparison found, then one level after the other, each in the
  /// order of the spec. The others are counted on the box above them.
  private mutating func fold() {
    let tree = DiagramTree(of: self)
    let depths = tree.depths
    func rank(_ at: Int) -> (Int, Int, Int) {
      if nodes[at].kind == .root || depths[at] == 0 && !tree.children[at].isEmpty { return (0, 0, at) }
      return (nodes[at].change == .unchanged ? 2 : 1, depths[at], at)
    }
    let order = nodes.indices.sorted { rank($0) < rank($1) }
    var shown = Set(order.prefix(Self.grouped))
    var above = tree.nearest(of: shown)
    if above.contains(nil) {
      shown = Set(order.prefix(Self.grouped - 1))
      above = tree.nearest(of: shown)
    }
    let rest = Node("more screens", .collapsed, label: "More screens")
    var names: [String: String] = [:]
    var folded: [String: [Node]] = [:]
    for at in nodes.indices where !shown.contains(at) {
      let box = above[at].map { nodes[$0].id } ?? rest.id
      names[nodes[at].id] = box
      folded[box, default: []].append(nodes[at])
    }
    nodes = nodes.filter { names[$0.id] == nil } + (folded[rest.id] == nil ? [] : [rest])
    for at in nodes.indices {
      guard let below = folded[nodes[at].id] else { continue }
      let isRest = nodes[at].id == rest.id
      var counts: [Change: Int] = [:]
      for node in below { counts.merge(node.tally, uniquingKeysWith: +) }
      let start = isRest ? below[0].change : nodes[at].change
      nodes[at].change = below.reduce(start) { $0.combined(with: $1.change) }
      nodes[at].hidden.merge(counts, uniquingKeysWith: +)
      guard !counts.isEmpty else { continue }
      nodes[at].badges.append(
        .init(.count, (isRest ? "" : "+ ") + counts.text("screen", isRest ? "" : " below")))
    }
    mergeEdges(names)
    removeEmptyGroups()
  }
}

extension Diagram.Change {
  /// That of a box with two things in it.
  func combined(with other: Self) -> Self { self == other ? self : .changed }
}

extension Diagram.Node {
  /// The screens that it stands for, itself among them, by what changed of them.
  var tally: [Diagram.Change: Int] { isScreen ? hidden.merging([change: 1], uniquingKeysWith: +) : hidden }
}

extension [Diagram.Change: Int] {
  /// "12 screens below, 3 added"
  fileprivate func text(_ noun: String, _ place: String = "") -> String {
    let count = values.reduce(0, +)
    let changes = [Diagram.Change.added, .removed, .changed].compactMap { change in
      self[change].map { $0 == count ? change.rawValue : "\($0) \(change.rawValue)" }
    }
    return (["\(count) \(noun)\(count == 1 ? "" : "s")\(place)"] + changes).joined(separator: ", ")
  }
}
