/// The place of every card, box and line, in points.
///
/// Each group is a box, the boxes are rows in the order of the spec, and in a box a tree grows to the right: a child is
/// level with its parent or below its older siblings. A long list of screens that lead nowhere has columns side by side.
/// Nothing depends on what comes later, so that a change moves only what is after it.
struct DiagramLayout {
  struct Frame {
    var x = 0, y = 0, width = 0, height = 0
    var right: Int { x + width }
    var bottom: Int { y + height }
  }

  /// A line between two nodes.
  struct Line {
    /// The edge, by its index.
    var edge: Int
    var points: [(x: Int, y: Int)]
  }

  static let gutter = 56
  static let pitch = DiagramCard.width + gutter
  static let gap = 14
  static let padding = 14
  static let title = 28
  static let caption = 18
  /// Boxes share a row up to this width.
  static let rowWidth = 6 * pitch

  /// By node.
  private(set) var cards: [DiagramCard] = []
  private(set) var frames: [Frame]
  /// By group; nil where nothing is in it.
  private(set) var boxes: [Frame?]
  private(set) var lines: [Line] = []
  /// Where several lines leave a card as one: from the card to the last of a column.
  private(set) var trunks: [[(x: Int, y: Int)]] = []
  private(set) var width = 0
  private(set) var height = 0

  /// What is drawn: of a comparison, perhaps one version.
  let painted: Diagram
  private let diagram: Diagram
  let tree: DiagramTree
  private var columns: [Int]
  /// By node: what hangs on it.
  private(set) var branches: [[DiagramBranch]] = []
  /// By group: the branches that hang on no node of it.
  private(set) var rootBranches: [String?: [DiagramBranch]] = [:]
  /// Edges that are lines and not in the tree.
  private(set) var extras: [(edge: Int, from: Int, to: Int)] = []

  /// - Parameter rowWidth: The width up to which boxes share a row.
  init(of diagram: Diagram, rowWidth: Int = Self.rowWidth) {
    self.init(unplaced: diagram)
    place(rowWidth)
    drawLines()
  }

  /// With all that does not depend on the width of rows.
  private init(unplaced diagram: Diagram) {
    self.diagram = diagram
    painted = diagram.painted(as: diagram.side)
    tree = DiagramTree(of: diagram)
    frames = Array(repeating: Frame(width: DiagramCard.width), count: diagram.nodes.count)
    boxes = Array(repeating: nil, count: diagram.groups.count)
    columns = Array(repeating: 0, count: diagram.nodes.count)
    for root in tree.roots { assignColumns(root) }
    chooseBranches()
    chooseExtras()
    makeCards()
  }

  /// The width of rows for a page, on which a picture is seen whole: of a large one, boxes are side by side.
  static func pageWidth(of diagram: Diagram) -> Int {
    guard diagram.nodes.count > 100 else { return rowWidth }
    let unplaced = DiagramLayout(unplaced: diagram)
    return (1...12).map { $0 * rowWidth }.first { width in
      var layout = unplaced
      layout.place(width)
      return layout.width * 5 >= layout.height * 4
    } ?? rowWidth
  }

  private mutating func assignColumns(_ root: Int) {
    var pending = [(root, 0)]
    while let (node, least) = pending.popLast() {
      columns[node] = max(least, diagram.nodes[node].column)
      for child in tree.children[node] { pending.append((child, columns[node] + 1)) }
    }
  }

  private mutating func chooseBranches() {
    let reserved = Dictionary(
      diagram.groups.map { ($0.id, $0.columns.count) }, uniquingKeysWith: { first, _ in first })
    let conditions = Set(diagram.groups.filter { $0.kind == .condition }.map(\.id))
    func isGuarded(_ node: Int) -> Bool {
      diagram.nodes[node].isScreen && diagram.nodes[node].group.map(conditions.contains) ?? false
    }
    func branches(of children: [Int], at column: Int) -> [DiagramBranch] {
      DiagramBranch.branches(of: children, room: Self.rowWidth / Self.pitch - column) { node in
        tree.children[node].isEmpty && columns[node] == column
          && (!diagram.isAboutWays || isGuarded(node))
          && column >= diagram.nodes[node].group.flatMap { reserved[$0] } ?? 0
      }
    }
    self.branches = diagram.nodes.indices.map { branches(of: tree.children[$0], at: columns[$0] + 1) }
    rootBranches = Dictionary(grouping: tree.roots) { diagram.nodes[$0].group }
      .mapValues { branches(of: $0, at: 0) }
    for case .list(let list) in (self.branches + rootBranches.values).joined() {
      for (number, column) in list.enumerated() {
        for node in column { columns[node] += number }
      }
    }
  }

  /// Whether a line leads to the next column of the same box, where nothing is in its way.
  private mutating func chooseExtras() {
    let index = diagram.index
    let inTree = Set(tree.first.compactMap(\.self))
    for (number, edge) in diagram.edges.enumerated() where !inTree.contains(number) {
      guard let from = index[edge.from], let to = index[edge.to], columns[to] == columns[from] + 1,
        diagram.nodes[from].group == diagram.nodes[to].group,
        diagram.isAboutWays || diagram.nodes[from].kind == .entry
      else { continue }
      extras.append((number, from, to))
    }
  }

  /// The cards of what is painted. They have room for either version.
  private mutating func makeCards() {
    cards = cards(of: painted)
    var versions = [cards]
    if diagram.isComparison {
      versions = DiagramOptions.Side.allCases.map {
        $0 == diagram.side ? cards : cards(of: diagram.painted(as: $0))
      }
    }
    for version in versions {
      for at in version.indices { frames[at].height = max(frames[at].height, version[at].height) }
    }
  }
}

// MARK: Places

extension DiagramLayout {
  /// What is free below cards and trunks, by column.
  private struct Fill {
    var cards: [Int: Int] = [:]
    var trunks: [Int: Int] = [:]
  }

  /// Rows of boxes: each is beside the one before it where it fits, else below the row.
  private struct Shelf {
    let width: Int
    /// Of what is on it.
    var right = 0
    var bottom = 0
    private var x = 0
    private var y = 0

    init(width: Int) { self.width = width }

    mutating func next(_ frame: Frame) -> (x: Int, y: Int) {
      if x > 0, x + frame.width > width { (x, y) = (0, bottom + DiagramLayout.gap + 4) }
      defer { x += frame.width + DiagramLayout.gap + 4 }
      bottom = max(bottom, y + frame.height)
      right = max(right, x + frame.width)
      return (x, y)
    }
  }

  private mutating func place(_ rowWidth: Int) {
    var shelf = Shelf(width: rowWidth)
    let loose = diagram.nodes.indices.filter { diagram.nodes[$0].group == nil }
    // Boxes of screens from several tabs come after the tabs.
    let isLast = loose.allSatisfy { diagram.nodes[$0].kind == .collapsed } && !diagram.groups.isEmpty
    if !isLast { place(loose, on: &shelf) }
    var parents: Set<String> = []
    for (number, group) in diagram.groups.enumerated() {
      guard let parent = group.parent else {
        if diagram.groups.contains(where: { $0.parent == group.id }) { continue }
        placeBox(number) { shelf.next($0) }
        continue
      }
      guard parents.insert(parent).inserted else { continue }
      placeSection(parent) { shelf.next($0) }
    }
    if isLast { place(loose, on: &shelf) }
    width = ([0] + frames.map(\.right) + boxes.map { $0?.right ?? 0 }).max() ?? 0
    height = ([0] + frames.map(\.bottom) + boxes.map { $0?.bottom ?? 0 }).max() ?? 0
  }

  /// Places nodes without a box.
  private mutating func place(_ loose: [Int], on shelf: inout Shelf) {
    guard !loose.isEmpty else { return }
    let frame = placeTrees(of: loose)
    move(loose, to: shelf.next(frame))
  }

  private func members(of group: Int) -> [Int] {
    diagram.nodes.indices.filter { diagram.nodes[$0].group == diagram.groups[group].id }
  }

  private mutating func move(_ nodes: [Int], to origin: (x: Int, y: Int)) {
    for node in nodes {
      frames[node].x += origin.x
      frames[node].y += origin.y
    }
  }

  private mutating func placeBox(_ group: Int, next: (Frame) -> (x: Int, y: Int)) {
    let members = self.members(of: group)
    guard !members.isEmpty else { return }
    var box = placeTrees(of: members)
    let top = Self.title + (diagram.groups[group].columns.isEmpty ? 0 : Self.caption)
    box.width += 2 * Self.padding
    if !diagram.groups[group].columns.isEmpty {
      box.width = max(
        box.width, diagram.groups[group].columns.count * Self.pitch - Self.gutter + 2 * Self.padding)
    }
    box.height += top + Self.padding
    (box.x, box.y) = next(box)
    move(members, to: (box.x + Self.padding, box.y + top))
    boxes[group] = box
  }

  /// The tabs of a section, in a box of their own.
  private mutating func placeSection(_ id: String, next: (Frame) -> (x: Int, y: Int)) {
    let tabs = diagram.groups.indices.filter { diagram.groups[$0].parent == id }
    var inner = Shelf(width: Self.rowWidth - 2 * Self.padding)
    for tab in tabs {
      placeBox(tab) { box in
        let place = inner.next(box)
        return (place.x + Self.padding, place.y + Self.title)
      }
    }
    var box = Frame(width: inner.right + 2 * Self.padding, height: inner.bottom + Self.title + Self.padding)
    (box.x, box.y) = next(box)
    for tab in tabs {
      move(members(of: tab), to: (box.x, box.y))
      boxes[tab]?.x += box.x
      boxes[tab]?.y += box.y
    }
    if let section = diagram.groups.firstIndex(where: { $0.id == id }) { boxes[section] = box }
  }

  /// Places the trees of some nodes from 0, 0 on; the result is the room they take.
  private mutating func placeTrees(of members: [Int]) -> Frame {
    var fill = Fill()
    for branch in members.first.flatMap({ rootBranches[diagram.nodes[$0].group] }) ?? [] {
      switch branch {
      case .tree(let root): place(root, at: 0, from: columns[root], &fill)
      case .list(let list): place(list, from: fill.cards.values.max() ?? 0, &fill)
      }
    }
    return Frame(
      width: members.map { frames[$0].right }.max() ?? 0, height: members.map { frames[$0].bottom }.max() ?? 0
    )
  }

  /// - Parameter column: The first column that the line to the node passes.
  private mutating func place(_ node: Int, at least: Int, from column: Int, _ fill: inout Fill) {
    var y = least
    // The first child of each is level with it.
    var at: Int? = node
    var passed = column
    while let here = at {
      for between in passed...columns[here] { y = max(y, fill.cards[between] ?? 0) }
      let first = branches[here].first
      at = if case .tree(let child) = first { child } else { nil }
      if branches[here].count > 1 || (first != nil && at == nil) {
        y = max(y, (fill.trunks[columns[here]] ?? 0) - DiagramCard.anchor)
      }
      passed = columns[here] + 1
    }
    frames[node].x = columns[node] * Self.pitch
    frames[node].y = y
    fill.cards[columns[node]] = frames[node].bottom + Self.gap
    for between in column..<max(column, columns[node]) { fill.cards[between] = y + 2 * DiagramCard.anchor }
    for branch in branches[node] {
      switch branch {
      case .tree(let child): place(child, at: y, from: columns[node] + 1, &fill)
      case .list(let list):
        let free = list.compactMap(\.first).compactMap { fill.cards[columns[$0]] }.max() ?? 0
        place(list, from: max(y + DiagramCard.anchor, free) + Self.drop, &fill)
      }
    }
    if case .tree(let last) = branches[node].last {
      fill.trunks[columns[node]] = max(
        fill.trunks[columns[node]] ?? 0, frames[last].y + DiagramCard.anchor + Self.gap)
    }
  }

  /// Places a list, whose trunks are left of its columns.
  private mutating func place(_ list: [[Int]], from top: Int, _ fill: inout Fill) {
    for column in list {
      var y = top
      for node in column {
        (frames[node].x, frames[node].y) = (columns[node] * Self.pitch, y)
        y = frames[node].bottom + Self.gap
        fill.cards[columns[node]] = y
        fill.trunks[columns[node] - 1] = y
      }
    }
  }
}

// MARK: Lines

extension DiagramLayout {
  private static let stem = 16
  /// From the line above a list to its cards.
  private static let drop = 12

  private mutating func drawLines() {
    for node in diagram.nodes.indices where !painted.nodes[node].isAbsent {
      let source = frames[node]
      let (start, exit) = (source.y + DiagramCard.anchor, source.right + Self.stem)
      var last = start
      for branch in branches[node] {
        switch branch {
        case .tree(let child):
          let y = frames[child].y + DiagramCard.anchor
          guard drawLine(to: child, from: y == start ? source.right : exit) else { continue }
          last = max(last, y)
        case .list(let list):
          let level = list.compactMap(\.first).map { frames[$0].y }.min().map { $0 - Self.drop } ?? start
          for (number, column) in list.enumerated() {
            guard let end = column.last(where: isLed) else { continue }
            let (x, bottom) = (frames[end].x - Self.gutter + Self.stem, frames[end].y + DiagramCard.anchor)
            for child in column { _ = drawLine(to: child, from: x) }
            if number == 0 {
              last = max(last, bottom)
            } else {
              trunks.append([(exit, level), (x, level), (x, bottom)])
            }
          }
        }
      }
      if last > start { trunks.append([(source.right, start), (exit, start), (exit, last)]) }
    }
    drawExtras()
  }

  /// Whether what is painted has a node and the edge that leads to it in the tree.
  private func isLed(_ node: Int) -> Bool {
    guard let edge = tree.first[node] else { return false }
    return !painted.nodes[node].isAbsent && !painted.edges[edge].isAbsent
  }

  /// - Returns: Whether there is a line.
  private mutating func drawLine(to child: Int, from x: Int) -> Bool {
    guard let edge = tree.first[child], isLed(child) else { return false }
    let y = frames[child].y + DiagramCard.anchor
    lines.append(.init(edge: edge, points: [(x, y), (frames[child].x, y)]))
    return true
  }

  private mutating func drawExtras() {
    // A track for each target, so that no two lines are taken for one.
    var tracks: [Int: [Int]] = [:]
    for extra in extras where !painted.edges[extra.edge].isAbsent {
      let (source, target) = (frames[extra.from], frames[extra.to])
      var known = tracks[columns[extra.from]] ?? []
      let track = known.firstIndex(of: extra.to) ?? known.count
      if track == known.count { known.append(extra.to) }
      tracks[columns[extra.from]] = known
      let x = source.right + Self.stem + 5 + 5 * (track % 5)
      let (start, end) = (source.y + DiagramCard.anchor + 4, target.y + DiagramCard.anchor)
      lines.append(
        .init(edge: extra.edge, points: [(source.right, start), (x, start), (x, end), (target.x, end)]))
    }
  }
}
