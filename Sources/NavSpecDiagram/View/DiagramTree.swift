/// The tree that a picture hangs on: each node below the one that leads to it first.
///
/// It never leaves a group, follows the order of the spec, and takes the shortest way from a root; a screen's declared
/// parent comes before others. So it depends on nothing but what is near: a new edge moves no more than its target.
struct DiagramTree {
  /// By node: the edge that leads to it in the tree.
  private(set) var first: [Int?]
  /// By node: the nodes below, in order.
  private(set) var children: [[Int]]
  /// The nodes with nothing above, in order.
  private(set) var roots: [Int] = []
  private let sources: [Int?]

  init(of diagram: Diagram) {
    let index = diagram.index
    var first: [Int?] = Array(repeating: nil, count: diagram.nodes.count)
    var above: [Int?] = first
    var roots: [Int] = []
    // Edges that may be in a tree: between two nodes of one group.
    var outgoing: [[(edge: Int, target: Int)]] = Array(repeating: [], count: diagram.nodes.count)
    var isLedTo = Array(repeating: false, count: diagram.nodes.count)
    for (number, edge) in diagram.edges.enumerated() where edge.kind != .tab {
      guard let from = index[edge.from], let to = index[edge.to], from != to else { continue }
      guard diagram.nodes[from].group == diagram.nodes[to].group else { continue }
      outgoing[from].append((number, to))
      isLedTo[to] = true
    }
    let kinds = diagram.nodes.map(\.kind)
    var isSeen = Array(repeating: false, count: diagram.nodes.count)
    func visit(_ start: Int) {
      guard !isSeen[start] else { return }
      isSeen[start] = true
      roots.append(start)
      var queue = [start]
      var next = 0
      while next < queue.count {
        for (edge, target) in outgoing[queue[next]] where !isSeen[target] {
          isSeen[target] = true
          first[target] = edge
          above[target] = queue[next]
          queue.append(target)
        }
        next += 1
      }
    }
    let all = Array(diagram.nodes.indices)
    let leftmost = diagram.isAboutWays ? all.filter { diagram.nodes[$0].column == 0 } : []
    let starts =
      leftmost + all.filter { kinds[$0] == .root && diagram.nodes[$0].column == 0 }
      + all.filter { kinds[$0] == .root } + all.filter { kinds[$0] == .entry } + all.filter { !isLedTo[$0] }
      + all
    for start in starts { visit(start) }
    // A declared parent comes before others.
    for (number, edge) in diagram.edges.enumerated() where edge.isFromParent {
      guard let from = index[edge.from], let to = index[edge.to], first[to] != nil, first[to] != number,
        diagram.nodes[from].group == diagram.nodes[to].group, !diagram.isAboutWays
      else { continue }
      var at: Int? = from
      while let here = at, here != to { at = above[here] }
      guard at == nil else { continue }
      first[to] = number
      above[to] = from
    }
    children = Array(repeating: [], count: diagram.nodes.count)
    for from in all {
      for (edge, target) in outgoing[from] where first[target] == edge { children[from].append(target) }
    }
    self.first = first
    self.roots = roots
    sources = above
  }

  /// How many nodes are above one.
  func depth(_ node: Int) -> Int {
    var (depth, at) = (0, sources[node])
    while let here = at {
      depth += 1
      at = sources[here]
    }
    return depth
  }

  /// The node above one that has so many above it.
  func ancestor(of node: Int, atDepth depth: Int) -> Int? {
    var (at, left) = (node, self.depth(node) - depth)
    guard left >= 0 else { return nil }
    while left > 0, let above = sources[at] {
      at = above
      left -= 1
    }
    return at
  }
}
