extension Diagram {
  /// The screens of a flow in a row, each as often as the flow comes to it.
  func strip(of name: String) -> Diagram {
    guard let flow = flows.first(where: { $0.name == name }) else { return self }
    var part = self
    (part.nodes, part.edges, part.groups, part.isAboutWays) = ([], [], [], true)
    let places = index
    var times: [String: Int] = [:]
    func add(_ node: Node, _ kind: EdgeKind?, _ label: String?) {
      var node = node
      (node.group, node.column) = (nil, part.nodes.count)
      if let kind, let last = part.nodes.last {
        part.edges.append(Edge(last.id, node.id, kind, label: label))
      }
      part.nodes.append(node)
    }
    for step in flow.steps {
      guard let place = places[step.screen] else { continue }
      var node = nodes[place]
      let time = times[node.id, default: 0] + 1
      times[node.id] = time
      if time > 1 { (node.name, node.id) = (node.name ?? node.id, "\(node.id) \(time)") }
      if let link = step.link { add(Node("link \(link)", .entry, label: link), nil, nil) }
      let words = [step.label, step.persona.map { "as \($0)" }].compactMap(\.self)
      // What leads to the first screen is on its card.
      if part.nodes.isEmpty { node.badges += words.map { Badge(.role, $0) } }
      add(node, step.link == nil ? step.kind : .opens, words.isEmpty ? nil : words.joined(separator: ", "))
    }
    part.notes.append(
      flow.title + (flow.taps.map { ": \($0) tap\($0 == 1 ? "" : "s")" } ?? "")
        + (flow.isBroken ? "; no tap leads on" : ""))
    return part
  }
}
