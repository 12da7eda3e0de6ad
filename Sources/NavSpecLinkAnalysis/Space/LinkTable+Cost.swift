package import NavSpecRuntime

extension LinkTable {
  /// What it costs to resolve a URL beside reading it, in steps of a search: a quarter of the variants with literal text
  /// and values in one segment that one URL may be held against. A URL meets only variants with which it
  /// shares the literal segments at the start.
  package var resolvingCost: Int {
    struct Edge: Hashable {
      var node: Int
      var literal: String
    }
    var nodes: [Edge: Int] = [:]
    // A node follows the node above it.
    var parents = [0]
    var costs = [0]
    for variant in variants {
      guard variant.segments.contains(where: { if case .affix = $0 { true } else { false } }) else { continue }
      var node = 0
      for case .literal(let literal) in variant.segments.prefix(while: \.isLiteral) {
        let edge = Edge(node: node, literal: literal)
        if let known = nodes[edge] {
          node = known
        } else {
          parents.append(node)
          costs.append(0)
          node = costs.count - 1
          nodes[edge] = node
        }
      }
      costs[node] += 1
    }
    for node in costs.indices.dropFirst() { costs[node] += costs[parents[node]] }
    return (costs.max() ?? 0) / 4
  }
}

extension LinkVariant.SegmentClass {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}
