extension Diagram {
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
