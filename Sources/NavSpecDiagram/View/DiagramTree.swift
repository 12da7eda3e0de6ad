/// The tree that a picture hangs on: each node below the one that leads to it first.
///
/// It never leaves a group, follows the order of the spec, and takes the shortest way from a root; a screen's declared
/// parent comes before others. So it depends on nothing but what is near: a new edge moves no more than its target.
struct DiagramTree {
  /// By node: the edge that leads to it in the tree.
  private(set) var first: [Int?]
  /// By node: the nodes below, in order.
  private(set) var children: [[Int]]
  /// How many nodes are above the deepest of a tree. What is below begins trees of its own: no picture has thousands of
  /// columns.
  private static let deepest = 40
  private(set) var roots: [Int] = []

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
    var cut: [Int] = []
    for (node, depth) in depths.enumerated() where depth % (Self.deepest + 1) == Self.deepest {
      for child in children[node] { self.first[child] = nil }
      cut += children[node]
      children[node] = []
    }
    self.roots += cut.sorted()
  }

  /// By node: how many nodes are above it.
  var depths: [Int] {
    var depths = Array(repeating: 0, count: children.count)
    walk { node, child in depths[child] = depths[node] + 1 }
    return depths
  }

  /// By node: itself, or the nearest node above it, among some; nil where there is none.
  func nearest(of some: Set<Int>) -> [Int?] {
    var nearest: [Int?] = children.indices.map { some.contains($0) ? $0 : nil }
    walk { node, child in nearest[child] = nearest[child] ?? nearest[node] }
    return nearest
  }

  /// Visits each node before what is below it.
  private func walk(_ visit: (_ node: Int, _ child: Int) -> Void) {
    var pending = roots
    while let node = pending.popLast() {
      for child in children[node] {
        visit(node, child)
        pending.append(child)
      }
    }
  }
}
