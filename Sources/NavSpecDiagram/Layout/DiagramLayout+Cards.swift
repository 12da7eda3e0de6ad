// What cards say, which depends on the edges that are lines.

extension DiagramLayout {
  /// The cards of a version of what is laid out.
  func cards(of diagram: Diagram) -> [DiagramCard] {
    let index = diagram.index
    let drawn = Set(tree.first.compactMap(\.self) + pieces.extras.map(\.edge))
    let elsewhere = Set(
      pieces.pieces.values.joined().flatMap(\.sections).filter { $0.source != nil }
        .flatMap(\.branches).flatMap(\.nodes))
    // A name is enough for what a card is called, unless two are called alike.
    let labels = Dictionary(diagram.nodes.map { ($0.label, 1) }, uniquingKeysWith: +)
    func name(_ node: Diagram.Node) -> String {
      let isUnique = diagram.facts != .all && labels[node.label] == 1
      return isUnique || !node.isScreen ? node.label : node.id
    }
    var contexts = Array(repeating: DiagramCard.Context(), count: diagram.nodes.count)
    for (number, edge) in diagram.edges.enumerated() where !edge.isAbsent {
      guard let from = index[edge.from], let to = index[edge.to] else { continue }
      if drawn.contains(number) {
        if tree.first[to] == number, elsewhere.contains(to) {
          contexts[from].goesOn.append(name(diagram.nodes[to]))
        }
        guard let label = edge.label else { continue }
        let source = pieces.extras.contains { $0.edge == number } ? "\(edge.from): " : ""
        contexts[to].label = [contexts[to].label, source + label].compactMap { $0 }.joined(separator: "; ")
        continue
      }
      let target = diagram.nodes[to]
      let isUsual = edge.kind.rawValue == target.kind.rawValue || (edge.kind == .push && target.kind == .root)
      let how = [isUsual || edge.kind == .several ? nil : edge.kind.rawValue, edge.label].compactMap { $0 }
      contexts[from].leads.append(
        (
          (from == to ? "itself" : name(target)) + (how.isEmpty ? "" : " (\(how.joined(separator: ", ")))"),
          edge.change
        ))
      if from != to, edge.kind != .tab {
        contexts[to].ledToBy.append((name(diagram.nodes[from]), edge.change))
      }
    }
    let titles = DiagramCard.titles(of: diagram.nodes, metrics)
    return diagram.nodes.indices.map { at in
      let node = diagram.nodes[at]
      var context = contexts[at]
      context.isNamed = (labels[node.label] ?? 1) > 1
      context.isLed = tree.first[at] != nil
      context.leads += node.badges.filter { $0.kind == .leads }.map { ($0.text, $0.change) }
      context.ledToBy += node.badges.filter { $0.kind == .ledToBy }.map { ($0.text, $0.change) }
      var card = DiagramCard(node, context, diagram.facts, metrics)
      card.title = titles[at]
      card.name = name(node)
      card.pictures = diagram.pictures(of: node)
      return card
    }
  }
}
