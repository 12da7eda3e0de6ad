// One of two versions, in the places that both have together.

extension Diagram {
  /// Nodes, edges and boxes as one version has them. What it does not have is marked, so that all keep their places.
  func painted(as side: DiagramOptions.Side) -> Diagram {
    guard side != .both else { return self }
    let absent: Change = side == .base ? .added : .removed
    var painted = self
    painted.side = side
    for at in nodes.indices {
      painted.nodes[at] = nodes[at].painted(as: side)
      painted.nodes[at].isAbsent = nodes[at].change == absent
    }
    for at in edges.indices {
      painted.edges[at].isAbsent = edges[at].change == absent
      guard let versions = edges[at].versions else { continue }
      let look = side == .base ? versions.base : versions.head
      (painted.edges[at].kind, painted.edges[at].label) = (look.kind, look.label)
    }
    for at in groups.indices {
      painted.groups[at].isAbsent = groups[at].change == absent
      if side == .base, let number = groups[at].formerNumber { painted.groups[at].number = number }
      guard side == .base, let former = groups[at].former else { continue }
      (painted.groups[at].label, painted.groups[at].facts) = (former[0], former[1])
      painted.groups[at].tab = nil
    }
    return painted
  }

  /// What the painted version has, for forms without places.
  var version: Diagram {
    guard side != .both else { return self }
    var part = painted(as: side)
    part.nodes.removeAll(where: \.isAbsent)
    let shown = part.index
    part.edges.removeAll { $0.isAbsent || shown[$0.from] == nil || shown[$0.to] == nil }
    part.groups.removeAll(where: \.isAbsent)
    part.removeEmptyGroups()
    part.side = .both
    return part
  }
}

extension Diagram.Node {
  /// The node as one version has it, with what differs marked.
  fileprivate func painted(as side: DiagramOptions.Side) -> Self {
    var node = self
    let other: Diagram.Change = side == .base ? .added : .removed
    // What was is no fact of either version.
    node.badges.removeAll { $0.change == other || ($0.kind == .role && $0.change != .unchanged) }
    guard side == .base, let former else { return node }
    let badges = node.badges.filter { $0.kind != .role } + former.badges.filter { $0.kind == .role }
    node.look = former
    node.badges = badges
    return node
  }
}
