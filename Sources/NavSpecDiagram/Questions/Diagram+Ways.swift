/// Questions about ways. Their answers have no boxes: a way may cross tabs.
extension Diagram {
  /// Every screen from which edges lead to one, those with the fewest taps nearest to it.
  func ways(into target: String) -> Diagram {
    let distances = self.distances(from: [target], by: { ($0.to, $0.from) }, in: edges)
    let farthest = distances.values.max() ?? 0
    var part = restricted(to: Set(distances.keys))
    // Where it leads is another question.
    part.edges.removeAll { $0.from == target }
    part.arrange { farthest - (distances[$0] ?? 0) }
    part.emphasize([target])
    return part
  }

  func neighbourhood(of focus: [String], depth: Int) -> Diagram {
    let after = distances(from: focus, by: { ($0.from, $0.to) }, in: edges).filter { $0.value <= depth }
    let before = distances(from: focus, by: { ($0.to, $0.from) }, in: edges).filter { $0.value <= depth }
    let farthest = before.values.max() ?? 0
    var part = restricted(to: Set(after.keys).union(before.keys))
    part.arrange { id in
      // What leads there and is led to is on the nearer side.
      guard let left = before[id] else { return farthest + (after[id] ?? 0) }
      return (after[id] ?? .max) < left ? farthest + (after[id] ?? 0) : farthest - left
    }
    part.emphasize(focus)
    return part
  }

  /// The ways with the fewest taps from one screen to another, or all ways.
  /// - Parameters:
  ///   - from: Where they start; nil for launch.
  ///   - to: Where they end; nil for everywhere.
  func ways(from: String?, to: String?, all: Bool) -> Diagram {
    let starts = from.map { [$0] } ?? nodes.filter { $0.kind == .root }.map(\.id)
    var ways = edges
    var after = distances(from: starts, by: { ($0.from, $0.to) }, in: ways)
    if let to, let from, after[to] == nil {
      // Every screen leads to the tabs, and to what is opened from anywhere.
      ways += tapsFromEverywhere(besides: from)
      after = distances(from: starts, by: { ($0.from, $0.to) }, in: ways)
    }
    if let to, after[to] == nil {
      ways += tapsWithoutConditions
      after = distances(from: starts, by: { ($0.from, $0.to) }, in: ways)
    }
    var part = self
    part.edges = ways
    if let to {
      guard after[to] != nil else {
        return wayBack(from: from, to: to)
      }
      let before = distances(from: [to], by: { ($0.to, $0.from) }, in: ways)
      if all {
        part = part.restricted(to: Set(after.keys).intersection(before.keys))
        part.notes.append("all ways from \(from ?? "launch") to \(to)")
      } else {
        let taps = after[to] ?? 0
        part = part.restricted(
          to: Set(after.keys.filter { id in before[id].map { $0 + (after[id] ?? 0) == taps } ?? false }))
        part.edges.removeAll { (after[$0.from] ?? 0) + 1 != after[$0.to] }
        part.notes.append("from \(from ?? "launch") to \(to): \(taps) tap\(taps == 1 ? "" : "s") at least")
      }
    } else {
      part = part.restricted(to: Set(after.keys))
    }
    part.arrange { after[$0] ?? 0 }
    part.emphasize([from, to].compactMap { $0 })
    return part
  }

  /// No tap leads on: what is drawn is the way on which a person came, which *back* undoes.
  private func wayBack(from: String?, to: String) -> Diagram {
    // What replaces a screen, or opens a window, leaves nothing to go back to.
    let leavesNothing: Set<EdgeKind> = [.replace, .window, .tab, .redirect, .link, .opens]
    let undone = edges.filter { !$0.popsFirst && !leavesNothing.contains($0.kind) }
    let after = distances(from: [to], by: { ($0.from, $0.to) }, in: undone)
    var note = "no way leads from \(from ?? "launch") to \(to)"
    var part = self
    if let from, let count = after[from] {
      let before = distances(from: [from], by: { ($0.to, $0.from) }, in: undone)
      part.edges = undone.filter { (after[$0.from] ?? 0) + 1 == after[$0.to] }
      part = part.restricted(
        to: Set(after.keys.filter { id in before[id].map { $0 + (after[id] ?? 0) == count } ?? false }))
      note += "; it is back \(count == 1 ? "once" : "\(count) times") on the way that leads to \(from)"
      part.arrange { after[$0] ?? 0 }
    } else {
      part = part.restricted(to: Set([from, to].compactMap(\.self)))
      part.arrange { _ in 0 }
    }
    part.notes.append(note)
    part.emphasize([from, to].compactMap(\.self))
    return part
  }

  /// What a tap on a guarded screen shows while its condition is not met.
  private var tapsWithoutConditions: [Edge] {
    let instead = Dictionary(
      conditions.map { ($0.name, $0.redirect) }, uniquingKeysWith: { first, _ in first })
    let places = index
    var seen: Set<Edge> = []
    return edges.flatMap { edge in
      (places[edge.to].map { nodes[$0].requirements } ?? []).compactMap { condition -> Edge? in
        guard let redirect = instead[condition] ?? nil, redirect != edge.from else { return nil }
        let made = Edge(edge.from, redirect, .redirect, label: "for \(edge.to) without \(condition)")
        return seen.insert(made).inserted ? made : nil
      }
    }
  }

  private func tapsFromEverywhere(besides start: String) -> [Edge] {
    let tabs = Set(groups.filter { $0.kind == .tab }.map(\.id))
    let roots = nodes.filter { node in
      node.kind == .root && node.id != start && node.group.map(tabs.contains) ?? false
    }.map { Edge(start, $0.id, .tab) }
    return roots + anywhere.filter { $0 != start }.map { Edge(start, $0, .opens) }
  }

  /// The least number of edges to each node that is reached.
  private func distances(
    from starts: [String], by ends: (Edge) -> (String, String), in edges: [Edge]
  ) -> [String: Int] {
    let next = Dictionary(grouping: edges.map(ends), by: \.0)
    var distances = Dictionary(starts.map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
    var queue = starts
    var at = 0
    while at < queue.count {
      let distance = (distances[queue[at]] ?? 0) + 1
      for (_, id) in next[queue[at]] ?? [] where distances[id] == nil {
        distances[id] = distance
        queue.append(id)
      }
      at += 1
    }
    return distances
  }

  private mutating func arrange(column: (String) -> Int) {
    isAboutWays = true
    for index in nodes.indices {
      nodes[index].group = nil
      nodes[index].column = column(nodes[index].id)
    }
    groups = []
  }

  private mutating func emphasize(_ ids: [String]) {
    for index in nodes.indices where ids.contains(nodes[index].id) { nodes[index].isFocus = true }
  }

  /// The screens of a flow in a row, each as often as the flow comes to it.
  func strip(of name: String) -> Diagram {
    guard let flow = flows.first(where: { $0.name == name }) else { return self }
    var part = self
    (part.nodes, part.edges, part.groups, part.isAboutWays) = ([], [], [], true)
    let places = index
    func add(_ node: Node, _ kind: EdgeKind?, _ label: String?) {
      var node = node
      (node.group, node.column) = (nil, part.nodes.count)
      if let last = part.nodes.last {
        part.edges.append(Edge(last.id, node.id, kind ?? .opens, label: label))
      } else if let label, node.isScreen {
        node.badges.append(.init(.role, label))
      }
      part.nodes.append(node)
    }
    for (number, step) in flow.steps.enumerated() {
      guard let place = places[step.screen] else { continue }
      var node = nodes[place]
      let isRepeated = part.nodes.contains { $0.id == node.id }
      if isRepeated { (node.name, node.id) = (node.name ?? node.id, "\(node.id) at step \(number + 1)") }
      if step.kind == .link { add(Node("link to \(node.id)", .entry, label: step.label ?? ""), nil, nil) }
      add(node, step.kind == .link ? .opens : step.kind, step.kind == .link ? nil : step.label)
    }
    part.notes.append("\(flow.title): \(flow.taps) tap\(flow.taps == 1 ? "" : "s")")
    return part
  }
}
