/// The trees of a picture in pieces that fit beside and below each other.
///
/// What would be too far to the right, or too far down, is a piece of its own after the name of the screen that leads
/// there. Only what is below a screen decides where it is cut, so that a new screen cuts nothing elsewhere.
struct DiagramPieces {
  /// Branches that grow to the right from one column.
  struct Section {
    var source: Int?
    var branches: [DiagramBranch]
  }

  struct Piece {
    var sections: [Section]
    var nodes: [Int]
    /// For a question about ways, whose columns count taps: how many pieces are before it.
    var page = 0
  }

  /// How many cards are below each other in a piece.
  private static let rows = 19

  /// By node: the column in its piece.
  private(set) var columns: [Int]
  /// By node: what hangs on it in the same piece.
  private(set) var branches: [[DiagramBranch]]
  /// By group.
  private(set) var pieces: [String?: [Piece]] = [:]
  /// Edges that are lines and not in the tree.
  private(set) var extras: [(edge: Int, from: Int, to: Int)] = []

  private let diagram: Diagram
  private let tree: DiagramTree
  private let width: Int
  /// By group: the columns of a split view.
  private let reserved: [String: Int]
  private let countsTaps: Bool
  /// By node: how many columns are before it where nothing is cut.
  private var distances: [Int]
  /// The group in which a list may be of screens that need a condition.
  private let conditions: Set<String>

  init(of diagram: Diagram, _ tree: DiagramTree) {
    (self.diagram, self.tree) = (diagram, tree)
    width = diagram.metrics.columns
    reserved = Dictionary(
      diagram.groups.map { ($0.id, $0.columns.count) }, uniquingKeysWith: { first, _ in first })
    conditions = Set(diagram.groups.filter { $0.kind == .condition }.map(\.id))
    countsTaps = diagram.isAboutWays && diagram.groups.isEmpty
    columns = Array(repeating: 0, count: diagram.nodes.count)
    distances = columns
    branches = Array(repeating: [], count: diagram.nodes.count)
    for root in tree.roots { measure(root) }
    for (group, roots) in Dictionary(grouping: tree.roots, by: { diagram.nodes[$0].group }) {
      cut(roots, in: group)
    }
    chooseExtras()
  }

  private mutating func measure(_ root: Int) {
    var pending = [(root, 0)]
    while let (node, least) = pending.popLast() {
      distances[node] = max(least, diagram.nodes[node].column)
      for child in tree.children[node] { pending.append((child, distances[node] + 1)) }
    }
  }

  private mutating func cut(_ roots: [Int], in group: String?) {
    var pieces: [Piece] = []
    // The first piece of a split view has its columns, and taps are counted from one column.
    if countsTaps || (group.flatMap { reserved[$0] } ?? 0) > 0 {
      add(nil, branches(of: roots, at: 0, isFirst: true), to: &pieces, isFirst: true)
    } else {
      for branch in branches(of: roots, at: 0, isFirst: true) {
        add(nil, [branch], to: &pieces, isFirst: true)
      }
    }
    if countsTaps {
      // One piece for each range of columns.
      let pages = Dictionary(grouping: pieces, by: \.page).sorted { $0.key < $1.key }
      pieces = pages.map { page, parts in
        Piece(sections: parts.flatMap(\.sections), nodes: parts.flatMap(\.nodes), page: page)
      }
    }
    self.pieces[group] = pieces
  }

  private func branches(of children: [Int], at column: Int, isFirst: Bool) -> [DiagramBranch] {
    DiagramBranch.branches(of: children, room: width - column, rows: Self.rows) { node in
      let node = (index: node, value: diagram.nodes[node])
      let isGuarded = node.value.isScreen && node.value.group.map(conditions.contains) ?? false
      return tree.children[node.index].isEmpty && (!diagram.isAboutWays || isGuarded)
        && (!isFirst
          || node.value.column <= column && column >= node.value.group.flatMap { reserved[$0] } ?? 0)
    }
  }

  /// Adds a piece, and after it those that go on from its nodes.
  private mutating func add(
    _ source: Int?, _ whole: [DiagramBranch], to pieces: inout [Piece], isFirst: Bool
  ) {
    var rest = whole[...]
    while !rest.isEmpty {
      let kept = settle(rest, at: isFirst ? 0 : 1, isFirst: isFirst).kept
      rest = rest.dropFirst(kept.count)
      let nodes = kept.flatMap { self.nodes(of: $0) }
      let page = nodes.first.map { self.page(of: distances[$0]) } ?? 0
      pieces.append(Piece(sections: [Section(source: source, branches: kept)], nodes: nodes, page: page))
      for node in nodes {
        let missing = tree.children[node].dropFirst(branches[node].reduce(0) { $0 + $1.nodes.count })
        guard !missing.isEmpty else { continue }
        add(node, branches(of: Array(missing), at: 1, isFirst: false), to: &pieces, isFirst: false)
      }
    }
  }

  /// The first of some branches, as many as fit, with a column for each node.
  private mutating func settle(
    _ some: ArraySlice<DiagramBranch>, at column: Int, isFirst: Bool
  ) -> (kept: [DiagramBranch], rows: Int) {
    var kept: [DiagramBranch] = []
    var rows = 0
    for branch in some {
      var more = 0
      switch branch {
      case .tree(let node): more = settle(node, at: column, isFirst: isFirst)
      case .list(let list):
        more = list.first?.count ?? 0
        for (number, leaves) in list.enumerated() {
          for leaf in leaves { columns[leaf] = column + number }
        }
      }
      // Roots of a split view stay together.
      if !kept.isEmpty, rows + more > Self.rows, !isFirst || column > 0, !diagram.isAboutWays { break }
      rows += more
      kept.append(branch)
    }
    return (kept, rows)
  }

  /// - Returns: How many cards are below each other at the end of the tree.
  private mutating func settle(_ node: Int, at least: Int, isFirst: Bool) -> Int {
    let page = self.page(of: distances[node])
    columns[node] =
      countsTaps
      ? distances[node] - (page == 0 ? 0 : (page - 1) * (width - 1) + width - 1)
      : isFirst ? max(least, diagram.nodes[node].column) : least
    let next = columns[node] + 1
    let children = tree.children[node].prefix { child in
      if countsTaps { return self.page(of: distances[child]) == page }
      return next < max(width, isFirst ? diagram.nodes[child].column + 1 : 0)
    }
    let (kept, rows) = settle(
      branches(of: Array(children), at: next, isFirst: isFirst)[...], at: next, isFirst: isFirst)
    branches[node] = kept
    return max(1, rows)
  }

  private func page(of distance: Int) -> Int {
    countsTaps && distance >= width ? 1 + (distance - width) / (width - 1) : 0
  }

  private func nodes(of branch: DiagramBranch) -> [Int] {
    switch branch {
    case .tree(let node): [node] + branches[node].flatMap { nodes(of: $0) }
    case .list(let list): Array(list.joined())
    }
  }

  /// Whether a line leads to the next column of the same piece, where nothing is in its way. Trees between which there is
  /// one are one piece.
  private mutating func chooseExtras() {
    let index = diagram.index
    let inTree = Set(tree.first.compactMap(\.self))
    var places = Array(repeating: 0, count: diagram.nodes.count)
    for pieces in pieces.values {
      for (number, piece) in pieces.enumerated() { for node in piece.nodes { places[node] = number } }
    }
    for (number, edge) in diagram.edges.enumerated() where !inTree.contains(number) {
      guard let from = index[edge.from], let to = index[edge.to], columns[to] == columns[from] + 1,
        diagram.nodes[from].group == diagram.nodes[to].group,
        diagram.isAboutWays || diagram.nodes[from].kind == .entry
      else { continue }
      let group = diagram.nodes[from].group
      let (first, second) = (min(places[from], places[to]), max(places[from], places[to]))
      if first != second {
        guard let other = pieces[group]?[second], let one = pieces[group]?[first],
          one.sections[0].source == nil, other.sections[0].source == nil
        else { continue }
        pieces[group]?[first].sections += other.sections
        pieces[group]?[first].nodes += other.nodes
        pieces[group]?[second] = Piece(sections: [], nodes: [])
        for node in other.nodes { places[node] = first }
      }
      extras.append((number, from, to))
    }
    for group in pieces.keys { pieces[group]?.removeAll(where: \.nodes.isEmpty) }
  }
}
