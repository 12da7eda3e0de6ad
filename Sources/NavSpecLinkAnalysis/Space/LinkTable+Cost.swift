package import NavSpecRuntime

extension LinkTable {
  /// For each variant, how many have its path.
  var crowds: [Int] {
    struct Path: Hashable {
      var segments: [LinkVariant.SegmentClass]
      var gap: Int?
    }
    // Forms are dear to hash: only paths with the same literals may be one.
    let shapes = variants.map { variant in
      var hasher = Hasher()
      for segment in variant.segments {
        if case .literal(let text) = segment { hasher.combine(text) } else { hasher.combine(0) }
      }
      return hasher.finalize()
    }
    var alike: [Int: Int] = [:]
    for shape in shapes { alike[shape, default: 0] += 1 }
    let paths = zip(variants, shapes).map { variant, shape in
      alike[shape] == 1
        ? nil : Path(segments: variant.segments.map(\.withoutNames), gap: variant.gap?.position)
    }
    var counts: [Path: Int] = [:]
    for case .some(let path) in paths { counts[path, default: 0] += 1 }
    return paths.map { path in path.map { counts[$0] ?? 0 } ?? 1 }
  }

  /// How many variants have one path at most: a URL may be held against each of them.
  package var largestCrowd: Int { crowds.max() ?? 0 }

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
