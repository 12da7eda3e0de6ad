// What cards say, which depends on the edges that are lines.

extension DiagramLayout {
  /// The cards of a version of what is laid out.
  func cards(of diagram: Diagram) -> [DiagramCard] {
    let index = diagram.index
    let drawn = Set(tree.first.compactMap(\.self) + extras.map(\.edge))
    var contexts = Array(repeating: DiagramCard.Context(), count: diagram.nodes.count)
    for (number, edge) in diagram.edges.enumerated() where !edge.isAbsent {
      guard let from = index[edge.from], let to = index[edge.to] else { continue }
      if drawn.contains(number) {
        guard let label = edge.label else { continue }
        let source = extras.contains { $0.edge == number } ? "\(edge.from): " : ""
        contexts[to].label = [contexts[to].label, source + label].compactMap { $0 }.joined(separator: "; ")
        continue
      }
      let target = diagram.nodes[to]
      let isUsual = edge.kind.rawValue == target.kind.rawValue || (edge.kind == .push && target.kind == .root)
      let how = [isUsual || edge.kind == .several ? nil : edge.kind.rawValue, edge.label].compactMap { $0 }
      let name = from == to ? "itself" : target.isScreen ? target.id : target.label
      contexts[from].leads.append(
        (name + (how.isEmpty ? "" : " (\(how.joined(separator: ", ")))"), edge.change))
      if from != to, edge.kind != .tab {
        let source = diagram.nodes[from]
        contexts[to].ledToBy.append((source.isScreen ? source.id : source.label, edge.change))
      }
    }
    return zip(diagram.nodes, contexts).map { node, context in
      var context = context
      context.leads += node.badges.filter { $0.kind == .leads }.map { ($0.text, $0.change) }
      context.ledToBy += node.badges.filter { $0.kind == .ledToBy }.map { ($0.text, $0.change) }
      return DiagramCard(node, context)
    }
  }
}
