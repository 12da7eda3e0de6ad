import NavSpecCompiler
@testable import NavSpecDiagram
import Testing

@Suite struct DiagramLayoutTests {
  @Test(arguments: DiagramExample.names)
  func cardsAreInTheirBoxesAndCoverNothing(name: String) throws {
    let spec = try DiagramExample.named(name)
    let screens = try spec.diagram().nodes.filter(\.isScreen).map(\.id)
    var questions = [DiagramOptions(), DiagramOptions(), DiagramOptions(), DiagramOptions()]
    questions[1].showsLinks = true
    questions[2].focus = [screens[screens.count / 2]]
    questions[3].reaches = screens.last
    for options in questions { try expectOrder(of: spec.diagram(options)) }
  }

  @Test func everyRouteIsDrawnOnceAndEveryEdgeIsALineOrAName() throws {
    for name in DiagramExample.names {
      var options = DiagramOptions()
      options.facts = .all
      let diagram = try DiagramExample.named(name).diagram(options)
      let layout = DiagramLayout(of: diagram)
      #expect(Set(diagram.nodes.map(\.id)).count == diagram.nodes.count)
      let lines = Set(layout.lines.map(\.edge))
      for (number, edge) in diagram.edges.enumerated() where !lines.contains(number) {
        let card = layout.cards[try #require(diagram.index[edge.from])]
        let to = try #require(diagram.index[edge.to])
        let target = edge.from == edge.to ? "itself" : layout.cards[to].name
        let text = card.lines.map(\.text).joined(separator: ", ")
        #expect(text.contains(target) || text.contains("… "), "\(name): \(edge.from) → \(edge.to)")
      }
    }
  }

  @Test func tabsAreInTheOrderOfTheSpec() throws {
    for name in DiagramExample.names {
      let diagram = try DiagramExample.named(name).diagram()
      let layout = DiagramLayout(of: diagram)
      let frames = zip(diagram.groups, layout.boxes).filter { $0.0.kind != .section }.compactMap(\.1)
      for (first, second) in zip(frames, frames.dropFirst()) {
        #expect(second.y >= first.bottom || second.x >= first.right || second.y > first.y, "\(name)")
      }
    }
  }

  @Test func columnsOfASplitViewHaveTheirScreens() throws {
    let diagram = try DiagramExample.spec(DiagramExample.constructs).diagram()
    let layout = DiagramLayout(of: diagram)
    func x(_ id: String) throws -> Int { layout.frames[try #require(diagram.index[id])].x }
    #expect(try x("items") - x("sources") == layout.metrics.pitch)
    #expect(try x("item") == x("nothing") && x("item") - x("items") == layout.metrics.pitch)
    #expect(try diagram.nodes[#require(diagram.index["nothing"])].kind == .placeholder)
    #expect(try diagram.nodes[#require(diagram.index["sheetByEdge"])].kind == .sheet)
  }

  @Test func aLargeAppIsGrouped() throws {
    for count in [200, 500] {
      let spec = try DiagramExample.large(screens: count)
      let started = ContinuousClock.now
      let diagram = try spec.diagram()
      let svg = try #require(DiagramFormat.named("svg")).text(of: diagram)
      #expect(ContinuousClock.now - started < .seconds(10))
      #expect(diagram.nodes.count <= 60 && svg.contains("--collapse none"))
      var all = DiagramOptions()
      all.collapse = .nothing
      #expect(try spec.diagram(all).nodes.count(where: \.isScreen) == count)
    }
  }

  /// Without features and tabs, what is far from the start is counted.
  @Test func aLongStackIsFolded() throws {
    var text = "navspec: 1\napp: {name: Long}\nroot: s0\nroutes:\n"
    for screen in 0..<400 {
      text +=
        "  s\(screen): {to: [\(2 * screen + 1 < 400 ? "s\(2 * screen + 1)" : "") \(2 * screen + 2 < 400 ? ", s\(2 * screen + 2)" : "")]}\n"
    }
    let diagram = try DiagramExample.spec(text).diagram()
    #expect(diagram.nodes.count <= 60)
    let counted = diagram.nodes.flatMap(\.badges).filter { $0.kind == .count }.compactMap {
      Int($0.text.dropFirst(2).prefix { $0.isNumber })
    }
    #expect(counted.reduce(0, +) + diagram.nodes.count(where: \.isScreen) == 400)
  }

  /// A list of screens that lead nowhere has columns side by side, no wider than the page.
  @Test(arguments: [6, 8, 20, 40, 90]) func aLongListHasColumns(count: Int) throws {
    let names = (0..<count).map { "s\($0)" }
    let edges = names.enumerated().map { $0 % 3 == 0 ? "{\($1): sheet}" : $1 }.joined(separator: ", ")
    let text = """
      navspec: 1
      app: {name: Long}
      root: home
      routes:
        home: {to: [deep, \(edges), after]}
        deep: {to: [deeper]}
        deeper: {}
        after: {to: [deeper]}
      \(names.map { "  \($0): {}" }.joined(separator: "\n"))
      """
    let diagram = try DiagramExample.spec(text).diagram()
    try expectOrder(of: diagram)
    let layout = DiagramLayout(of: diagram)
    #expect(
      layout.width <= layout.metrics.rowWidth || count > 40 && 2 * layout.width <= 5 * layout.height)
    let leaves = try names.map { layout.frames[try #require(diagram.index[$0])] }
    let columns = Set(leaves.map(\.x)).count
    #expect(count < 8 ? columns == 1 : columns >= min(3, count / 8 + 1), "\(columns)")
    // From the top of a column to its end, then the next column.
    for (leaf, next) in zip(leaves, leaves.dropFirst()) { #expect(next.x > leaf.x || next.y >= leaf.bottom) }
  }

  /// Screens that need a condition are a list too.
  @Test func screensOfAConditionHaveColumns() throws {
    let names = (0..<17).map { "s\($0)" }
    let text = """
      navspec: 1
      app: {name: Shop}
      conditions: {signedIn: {redirect: signIn}}
      root: home
      routes:
        home: {to: [\(names.joined(separator: ", "))]}
        signIn: {present: sheet}
      \(names.map { "  \($0): {requires: signedIn}" }.joined(separator: "\n"))
      """
    var options = DiagramOptions()
    options.showsGuards = true
    let diagram = try DiagramExample.spec(text).diagram(options)
    try expectOrder(of: diagram)
    let layout = DiagramLayout(of: diagram)
    #expect(Set(layout.frames.map(\.x)).count >= 4)
    #expect(layout.lines.count == 18)
  }

  /// A large picture is about as wide as high, so that all of it can be seen; text and tree wrap in a README's width.
  @Test(arguments: [258, 500, 1_500], DiagramOptions.Facts.allCases)
  func aLargePictureIsNoStrip(screens: Int, facts: DiagramOptions.Facts) throws {
    var all = DiagramOptions()
    (all.collapse, all.facts) = (.nothing, facts)
    let layout = try DiagramLayout(of: DiagramExample.large(screens: screens).diagram(all))
    #expect(layout.width <= 3 * layout.height && layout.height <= 3 * layout.width)
  }

  /// A picture of up to 40 screens is as wide as a README, with text of 12 points.
  @Test(arguments: DiagramExample.names) func aSmallPictureFitsAReadme(name: String) throws {
    let diagram = try DiagramExample.named(name).diagram()
    guard diagram.nodes.count <= 45 else { return }
    let drawing = DiagramDrawing(DiagramLayout(of: diagram))
    #expect(drawing.width <= 830)
    for case .text(let text) in drawing.parts.flatMap(\.shapes) { #expect(text.size >= 12) }
  }

  /// What is too far to the right goes on below, after the name of the screen that leads there.
  @Test func aChainWraps() throws {
    let names = (0..<10).map { "s\($0)" }
    let routes = zip(names, names.dropFirst()).map { "  \($0): {to: [\($1)]}" } + ["  s9: {}"]
    let diagram = try DiagramExample.spec(
      "navspec: 1\napp: {name: Chain}\nroot: s0\nroutes:\n\(routes.joined(separator: "\n"))\n"
    ).diagram()
    try expectOrder(of: diagram)
    let layout = DiagramLayout(of: diagram)
    #expect(layout.width <= layout.metrics.rowWidth && layout.lines.count == 9)
    #expect(layout.repetitions.map { diagram.nodes[$0.node].id } == ["s3", "s6"])
    #expect(layout.cards[3].lines.map(\.text) == ["↓ s4"])
  }

  /// Titles that differ are never cut to the same text.
  @Test func titlesThatDifferAreCutDifferently() throws {
    let middle = String(repeating: "long ", count: 20)
    let titles = ["One \(middle)end", "One \(middle)and another end", "Two \(middle)end"]
    let text = """
      navspec: 1
      app: {name: Titles}
      root: a
      routes:
        a: {title: \(titles[0]), to: [b, c]}
        b: {title: \(titles[1])}
        c: {title: \(titles[2])}
      """
    for facts in DiagramOptions.Facts.allCases {
      var options = DiagramOptions()
      options.facts = facts
      let layout = try DiagramLayout(of: DiagramExample.spec(text).diagram(options))
      #expect(Set(layout.cards.map(\.title)).count == 3)
    }
  }

  /// A box of screens from several tabs is below the tabs.
  @Test func theBoxOfAFeatureComesAfterTheTabs() throws {
    var options = DiagramOptions()
    options.collapse = .feature
    let diagram = try DiagramExample.named("recipes").diagram(options)
    let layout = DiagramLayout(of: diagram)
    let first = try #require(layout.boxes.compactMap { $0 }.first)
    for (node, frame) in zip(diagram.nodes, layout.frames) where node.group == nil {
      #expect(frame.y >= first.bottom || frame.x >= first.right, "\(node.id)")
    }
  }

  /// A new screen moves what is after it in its box, and at most the screens that it becomes level with; or those of its
  /// list, which it ends, or of its piece, which it makes too high. A large picture may become wider by it, but seldom.
  @Test(arguments: DiagramExample.names)
  func aSmallChangeLeavesWhatIsBeforeIt(name: String) throws {
    let diagram = try DiagramExample.named(name).diagram()
    let layout = DiagramLayout(of: diagram)
    var reshaped: [String] = []
    for at in diagram.nodes.indices where diagram.nodes[at].isScreen {
      let moved = try MovedNodes(adding: .screen, at: at, to: diagram)
      let piece = layout.pieces.pieces.values.joined().first { $0.nodes.contains(at) }
      let most = max(layout.list(of: at)?.count ?? 2, piece?.nodes.count ?? 0)
      if moved.before > most { reshaped.append(diagram.nodes[at].id) }
    }
    #expect(reshaped.count <= diagram.nodes.count / 25, "\(name): screens below \(reshaped)")
  }

  private func expectOrder(of diagram: Diagram) throws {
    let layout = DiagramLayout(of: diagram)
    for (node, frame) in zip(diagram.nodes, layout.frames) {
      guard let group = diagram.groups.firstIndex(where: { $0.id == node.group }) else { continue }
      let box = try #require(layout.boxes[group])
      #expect(
        frame.x > box.x && frame.right <= box.right && frame.y > box.y && frame.bottom <= box.bottom,
        "\(node.id)")
    }
    for (number, frame) in layout.frames.enumerated() {
      for other in layout.frames[..<number] {
        let isApart =
          frame.x >= other.right || other.x >= frame.right || frame.y >= other.bottom
          || other.y >= frame.bottom
        #expect(isApart)
      }
      // No line passes behind a card.
      for points in layout.lines.map(\.points) + layout.trunks {
        for (start, end) in zip(points, points.dropFirst()) {
          let (left, right) = (min(start.x, end.x), max(start.x, end.x))
          let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
          let isClear = right <= frame.x || left >= frame.right || bottom <= frame.y || top >= frame.bottom
          #expect(isClear, "\(points) behind \(diagram.nodes[number].id)")
        }
      }
    }
  }
}

/// How a picture differs after one change.
struct MovedNodes {
  enum Change {
    case screen, edge
  }

  /// Nodes that moved by more than their own size within their box.
  private(set) var inBox = 0
  /// Nodes that moved by more than their own size on the page.
  private(set) var onPage = 0
  /// Of those in the same box, the ones above the place of the change that moved at all.
  private(set) var before = 0

  /// - Parameter node: The screen that leads to a new one, or to the screen after it.
  init(adding change: Change, at node: Int, to diagram: Diagram) throws {
    var new = diagram
    let source = diagram.nodes[node]
    switch change {
    case .screen:
      new.nodes.append(.init("new screen", .push, label: "New", group: source.group))
      new.edges.append(.init(source.id, "new screen", .push))
    case .edge:
      let other = diagram.nodes[(node + diagram.nodes.count / 2) % diagram.nodes.count]
      new.edges.append(.init(source.id, other.id, .sheet, label: "new"))
    }
    let (old, changed) = (DiagramLayout(of: diagram), DiagramLayout(of: new))
    let place = old.frames[node]
    for index in diagram.nodes.indices {
      let (before, after) = (old.frames[index], changed.frames[index])
      let group = diagram.groups.firstIndex { $0.id == diagram.nodes[index].group }
      let (box, newBox) = (group.flatMap { old.boxes[$0] }, group.flatMap { changed.boxes[$0] })
      let page = (after.x - before.x, after.y - before.y)
      let inside = (page.0 - (newBox?.x ?? 0) + (box?.x ?? 0), page.1 - (newBox?.y ?? 0) + (box?.y ?? 0))
      func isFar(_ way: (Int, Int)) -> Bool { abs(way.0) > before.width || abs(way.1) > before.height }
      if isFar(page) { onPage += 1 }
      if isFar(inside) { inBox += 1 }
      if diagram.nodes[index].group == source.group, before.y <= place.y, before.x <= place.x,
        inside != (0, 0)
      {
        self.before += 1
      }
    }
  }
}

extension DiagramLayout {
  /// The list that a node is in.
  fileprivate func list(of node: Int) -> [Int]? {
    for case .list(let columns) in pieces.branches.joined()
    where columns.joined().contains(node) {
      return Array(columns.joined())
    }
    return nil
  }
}
