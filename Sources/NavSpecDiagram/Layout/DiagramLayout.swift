/// The place of every card, box and line, in points.
///
/// Each group is a box, the boxes are rows in the order of the spec, and in a box a tree grows to the right: a child is
/// level with its parent or below its older siblings. A long list of screens that lead nowhere has columns side by side.
/// A tree that is too wide or too high goes on in another piece, and pieces are in rows too. Nothing depends on what
/// comes later, so that a change moves only what is after it.
struct DiagramLayout {
  struct Frame {
    var x = 0, y = 0, width = 0, height = 0
    var right: Int { x + width }
    var bottom: Int { y + height }
  }

  struct Line {
    /// The edge, by its index.
    var edge: Int
    /// Where it leaves: the card, or its name in another piece.
    var source: Frame
    var points: [(x: Int, y: Int)]
  }

  /// The name of a node before what goes on in another piece.
  struct Repetition {
    var node: Int
    var frame: Frame
    let branches: [DiagramBranch]
  }

  static let gap = 14
  static let title = 28
  static let caption = 18
  /// Up to so many nodes have a picture as wide as a README.
  private static let readable = 45

  /// By node.
  private(set) var cards: [DiagramCard] = []
  private(set) var frames: [Frame]
  /// By group; nil where nothing is in it.
  private(set) var boxes: [Frame?]
  /// By group: where the columns of a split view end.
  private(set) var captionBottoms: [Int: Int] = [:]
  private(set) var repetitions: [Repetition] = []
  private(set) var lines: [Line] = []
  /// Where several lines leave a card as one: from the card to the last of a column.
  private(set) var trunks: [[(x: Int, y: Int)]] = []
  private(set) var width = 0
  private(set) var height = 0

  /// What is drawn: of a comparison, perhaps one version.
  let painted: Diagram
  private let diagram: Diagram
  let metrics: DiagramMetrics
  let tree: DiagramTree
  let pieces: DiagramPieces

  init(of diagram: Diagram) {
    self.diagram = diagram
    painted = diagram.painted(as: diagram.side)
    metrics = diagram.metrics
    tree = DiagramTree(of: diagram)
    pieces = DiagramPieces(of: diagram, tree)
    frames = Array(repeating: Frame(width: metrics.width), count: diagram.nodes.count)
    boxes = Array(repeating: nil, count: diagram.groups.count)
    makeCards()
    placeInShape()
    drawLines()
  }

  /// A large picture is about as wide as high. Its width depends on the number of nodes, so that a new one seldom changes
  /// it, unless the picture would be a strip.
  private mutating func placeInShape() {
    let empty = self
    let factors = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32]
    let count = diagram.nodes.count
    var at = count <= Self.readable ? 0 : factors.firstIndex { count <= 10 * $0 * $0 } ?? factors.count - 1
    place(factors[at] * metrics.rowWidth)
    guard count > Self.readable else { return }
    let isHigh = 2 * height > 5 * width
    while isHigh ? 2 * height > 5 * width && at + 1 < factors.count : 2 * width > 5 * height && at > 0 {
      at += isHigh ? 1 : -1
      self = empty
      place(factors[at] * metrics.rowWidth)
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

  /// What is free below cards and trunks, by column.
  private struct Fill {
    var cards: [Int: Int] = [:]
    var trunks: [Int: Int] = [:]
  }

  /// Rows of boxes: each is beside the one before it where it fits, else below the row.
  private struct Shelf {
    let width: Int
    /// Between two.
    let gap: Int
    /// Of what is on it.
    var right = 0
    var bottom = 0
    private var x = 0
    private var y = 0

    init(width: Int, gap: Int) { (self.width, self.gap) = (width, gap) }

    mutating func next(_ frame: Frame, beginsRow: Bool = false) -> (x: Int, y: Int) {
      if x > 0, beginsRow || x + frame.width > width {
        (x, y) = (0, bottom + DiagramLayout.gap + 4)
      }
      defer { x += frame.width + gap }
      bottom = max(bottom, y + frame.height)
      right = max(right, x + frame.width)
      return (x, y)
    }
  }

  private mutating func place(_ rowWidth: Int) {
    var shelf = Shelf(width: rowWidth, gap: Self.gap + 4)
    let loose = diagram.nodes.indices.filter { diagram.nodes[$0].group == nil }
    // Boxes of screens from several tabs come after the tabs.
    let isLast = loose.allSatisfy { diagram.nodes[$0].kind == .collapsed } && !diagram.groups.isEmpty
    if !isLast { place(loose, on: &shelf) }
    var parents: Set<String> = []
    for (number, group) in diagram.groups.enumerated() {
      guard let parent = group.parent else {
        if diagram.groups.contains(where: { $0.parent == group.id }) { continue }
        placeBox(number, in: rowWidth) { shelf.next($0) }
        continue
      }
      guard parents.insert(parent).inserted else { continue }
      placeSection(parent, in: rowWidth) { shelf.next($0) }
    }
    if isLast { place(loose, on: &shelf) }
    width = ([0] + frames.map(\.right) + boxes.map { $0?.right ?? 0 }).max() ?? 0
    height = ([0] + frames.map(\.bottom) + boxes.map { $0?.bottom ?? 0 }).max() ?? 0
  }

  private mutating func place(_ loose: [Int], on shelf: inout Shelf) {
    guard !loose.isEmpty else { return }
    let first = repetitions.count
    let frame = placePieces(of: nil, in: shelf.width).frame
    move(loose, first..<repetitions.count, to: shelf.next(frame))
  }

  private func members(of group: Int) -> [Int] {
    diagram.nodes.indices.filter { diagram.nodes[$0].group == diagram.groups[group].id }
  }

  private mutating func move(_ nodes: [Int], _ names: Range<Int>, to origin: (x: Int, y: Int)) {
    for node in nodes {
      frames[node].x += origin.x
      frames[node].y += origin.y
    }
    for name in names {
      repetitions[name].frame.x += origin.x
      repetitions[name].frame.y += origin.y
    }
  }

  private mutating func placeBox(_ group: Int, in rowWidth: Int, next: (Frame) -> (x: Int, y: Int)) {
    let members = self.members(of: group)
    guard !members.isEmpty else { return }
    let padding = metrics.padding
    let first = repetitions.count
    let placed = placePieces(of: diagram.groups[group].id, in: rowWidth - 2 * padding)
    var box = placed.frame
    let captions = diagram.groups[group].columns
    let top = Self.title + (captions.isEmpty ? 0 : Self.caption)
    box.width = max(box.width, captions.count * metrics.pitch - metrics.gutter) + 2 * padding
    box.height += top + padding
    (box.x, box.y) = next(box)
    move(members, first..<repetitions.count, to: (box.x + padding, box.y + top))
    boxes[group] = box
    if !captions.isEmpty { captionBottoms[group] = placed.firstBottom + top }
  }

  /// The tabs of a section, in a box of their own.
  private mutating func placeSection(_ id: String, in rowWidth: Int, next: (Frame) -> (x: Int, y: Int)) {
    let tabs = diagram.groups.indices.filter { diagram.groups[$0].parent == id }
    let first = repetitions.count
    let padding = metrics.padding
    var inner = Shelf(width: rowWidth - 2 * padding, gap: Self.gap + 4)
    for tab in tabs {
      placeBox(tab, in: inner.width) { box in
        let place = inner.next(box)
        return (place.x + padding, place.y + Self.title)
      }
    }
    var box = Frame(width: inner.right + 2 * padding, height: inner.bottom + Self.title + padding)
    (box.x, box.y) = next(box)
    move(tabs.flatMap(members), first..<repetitions.count, to: (box.x, box.y))
    for tab in tabs {
      boxes[tab]?.x += box.x
      boxes[tab]?.y += box.y
    }
    if let section = diagram.groups.firstIndex(where: { $0.id == id }) { boxes[section] = box }
  }

  /// Places the pieces of a group from 0, 0 on: the room that they take, and the end of the first.
  private mutating func placePieces(
    of group: String?, in rowWidth: Int
  ) -> (frame: Frame, firstBottom: Int) {
    var shelf = Shelf(width: rowWidth, gap: metrics.gutter)
    let isLarge = diagram.nodes.count > Self.readable
    var firstBottom: Int?
    let hasCaptions = diagram.groups.contains { $0.id == group && !$0.columns.isEmpty }
    for piece in pieces.pieces[group] ?? [] {
      let first = repetitions.count
      var fill = Fill()
      for section in piece.sections { place(section, &fill) }
      var room = Frame(
        width: piece.nodes.map { frames[$0].right }.max() ?? 0,
        height: piece.nodes.map { frames[$0].bottom }.max() ?? 0)
      // Nothing is beside the columns of a split view.
      if hasCaptions, firstBottom == nil { room.width = max(room.width, rowWidth - metrics.gutter) }
      move(
        piece.nodes, first..<repetitions.count,
        to: shelf.next(room, beginsRow: isLarge && piece.sections[0].source.map(beginsRow) ?? false))
      firstBottom = firstBottom ?? shelf.bottom
    }
    let nodes = (pieces.pieces[group] ?? []).flatMap(\.nodes)
    return (Frame(width: nodes.map { frames[$0].right }.max() ?? 0, height: shelf.bottom), firstBottom ?? 0)
  }

  /// Whether what goes on from a node is in a new row: of twelve about one, chosen by nothing but the name, so that a piece
  /// more moves those up to the next such row.
  private func beginsRow(_ node: Int) -> Bool {
    diagram.nodes[node].id.utf8.reduce(0) { ($0 * 31 + Int($1)) % 4_093 } % 12 == 0
  }

  private mutating func place(_ section: DiagramPieces.Section, _ fill: inout Fill) {
    var top = 0
    if let source = section.source {
      top = fill.cards.values.max() ?? 0
      let frame = Frame(y: top, width: metrics.width, height: 2 * DiagramCard.anchor)
      repetitions.append(Repetition(node: source, frame: frame, branches: section.branches))
      fill.cards[0] = frame.bottom + Self.gap
    }
    for branch in section.branches {
      let free = fill.cards.values.max() ?? 0
      switch branch {
      case .tree(let root):
        place(root, at: top, from: section.source == nil ? pieces.columns[root] : 1, &fill)
      case .list(let list):
        place(
          list, from: section.source == nil ? free : max(top + DiagramCard.anchor, free) + Self.drop, &fill)
      }
    }
  }

  /// - Parameter column: The first column that the line to the node passes.
  private mutating func place(_ node: Int, at least: Int, from column: Int, _ fill: inout Fill) {
    var y = least
    // The first child of each is level with it.
    var at: Int? = node
    var passed = column
    while let here = at {
      for between in passed...pieces.columns[here] { y = max(y, fill.cards[between] ?? 0) }
      let first = pieces.branches[here].first
      at = if case .tree(let child) = first { child } else { nil }
      if pieces.branches[here].count > 1 || (first != nil && at == nil) {
        y = max(y, (fill.trunks[pieces.columns[here]] ?? 0) - DiagramCard.anchor)
      }
      passed = pieces.columns[here] + 1
    }
    frames[node].x = pieces.columns[node] * metrics.pitch
    frames[node].y = y
    fill.cards[pieces.columns[node]] = frames[node].bottom + Self.gap
    for between in column..<max(column, pieces.columns[node]) {
      fill.cards[between] = y + 2 * DiagramCard.anchor
    }
    for branch in pieces.branches[node] {
      switch branch {
      case .tree(let child): place(child, at: y, from: pieces.columns[node] + 1, &fill)
      case .list(let list):
        let free = list.compactMap(\.first).compactMap { fill.cards[pieces.columns[$0]] }.max() ?? 0
        place(list, from: max(y + DiagramCard.anchor, free) + Self.drop, &fill)
      }
    }
    if case .tree(let last) = pieces.branches[node].last {
      fill.trunks[pieces.columns[node]] = max(
        fill.trunks[pieces.columns[node]] ?? 0, frames[last].y + DiagramCard.anchor + Self.gap)
    }
  }

  /// Places a list, whose trunks are left of its columns.
  private mutating func place(_ list: [[Int]], from top: Int, _ fill: inout Fill) {
    for column in list {
      var y = top
      for node in column {
        (frames[node].x, frames[node].y) = (pieces.columns[node] * metrics.pitch, y)
        y = frames[node].bottom + Self.gap
        fill.cards[pieces.columns[node]] = y
        fill.trunks[pieces.columns[node] - 1] = y
      }
    }
  }

  /// From a card to where its lines part.
  private var stem: Int { metrics.gutter * 2 / 7 }
  /// From the line above a list to its cards.
  private static let drop = 12

  private mutating func drawLines() {
    for node in diagram.nodes.indices where !painted.nodes[node].isAbsent {
      drawLines(from: frames[node], to: pieces.branches[node])
    }
    for repetition in repetitions where !painted.nodes[repetition.node].isAbsent {
      drawLines(from: repetition.frame, to: repetition.branches)
    }
    drawExtras()
  }

  private mutating func drawLines(from source: Frame, to branches: [DiagramBranch]) {
    let (start, exit) = (source.y + DiagramCard.anchor, source.right + stem)
    var last = start
    for branch in branches {
      switch branch {
      case .tree(let child):
        let y = frames[child].y + DiagramCard.anchor
        guard drawLine(from: source, to: child, at: y == start ? source.right : exit) else { continue }
        last = max(last, y)
      case .list(let list):
        let level = list.compactMap(\.first).map { frames[$0].y }.min().map { $0 - Self.drop } ?? start
        for (number, column) in list.enumerated() {
          guard let end = column.last(where: isLed) else { continue }
          let (x, bottom) = (frames[end].x - metrics.gutter + stem, frames[end].y + DiagramCard.anchor)
          for child in column { _ = drawLine(from: source, to: child, at: x) }
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

  /// Whether what is painted has a node and the edge that leads to it in the tree.
  private func isLed(_ node: Int) -> Bool {
    guard let edge = tree.first[node] else { return false }
    return !painted.nodes[node].isAbsent && !painted.edges[edge].isAbsent
  }

  /// - Returns: Whether there is a line.
  private mutating func drawLine(from source: Frame, to child: Int, at x: Int) -> Bool {
    guard let edge = tree.first[child], isLed(child) else { return false }
    let y = frames[child].y + DiagramCard.anchor
    lines.append(.init(edge: edge, source: source, points: [(x, y), (frames[child].x, y)]))
    return true
  }

  private mutating func drawExtras() {
    // A track for each target, so that no two lines are taken for one.
    var tracks: [Int: [Int]] = [:]
    for extra in pieces.extras where !painted.edges[extra.edge].isAbsent {
      let (source, target) = (frames[extra.from], frames[extra.to])
      var known = tracks[pieces.columns[extra.from]] ?? []
      let track = known.firstIndex(of: extra.to) ?? known.count
      if track == known.count { known.append(extra.to) }
      tracks[pieces.columns[extra.from]] = known
      let step = (metrics.gutter - stem - 10) / 6
      let x = source.right + stem + step * (1 + track % 5)
      let (start, end) = (source.y + DiagramCard.anchor + 4, target.y + DiagramCard.anchor)
      lines.append(
        .init(
          edge: extra.edge, source: source,
          points: [(source.right, start), (x, start), (x, end), (target.x, end)]))
    }
  }
}
