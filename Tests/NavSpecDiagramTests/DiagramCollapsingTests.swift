import Foundation
import NavSpecCompiler
@testable import NavSpecDiagram
import NavSpecWorkspace
import TestSupport
import Testing

/// Pictures that are too large to read: grouped, they still show the app and what changed.
@Suite struct DiagramCollapsingTests {
  /// A spec whose screens lead to the next ones, each to `width` of them.
  private static func tree(_ screens: Int, width: Int) -> String {
    let lines = (0..<screens).map { screen in
      let to = (0..<width).map { screen * width + $0 + 1 }.filter { $0 < screens }.map { "s\($0)" }
      return "  s\(screen): {to: [\(to.joined(separator: ", "))]}"
    }
    return "navspec: 1\napp: {name: Large}\nroot: s0\nroutes:\n" + lines.joined(separator: "\n") + "\n"
  }

  private static let tabs: String = {
    let roots = (0..<5).map { "  t\($0): {root: r\($0)}" }
    let screens = (0..<5).flatMap { tab in
      ["  r\(tab): {to: [\((0..<30).map { "r\(tab)s\($0)" }.joined(separator: ", "))]}"]
        + (0..<30).map { "  r\(tab)s\($0): {}" }
    }
    return (["navspec: 1", "app: {name: Large}", "tabs:"] + roots + ["routes:"] + screens).joined(
      separator: "\n") + "\n"
  }()

  /// The screens of a picture, with those that its boxes count.
  private func counted(_ diagram: Diagram) -> Int { diagram.nodes.flatMap(\.tally.values).reduce(0, +) }

  /// A picture of one box says nothing.
  @Test(arguments: [tree(151, width: 150), tree(157, width: 12), tree(400, width: 2), tabs])
  func aGroupedPictureIsFull(spec: String) throws {
    let diagram = try DiagramExample.spec(spec).diagram()
    #expect(30...60 ~= diagram.nodes.count, "\(diagram.nodes.count)")
    var all = DiagramOptions()
    all.collapse = .nothing
    #expect(counted(diagram) == (try DiagramExample.spec(spec).diagram(all).nodes.count(where: \.isScreen)))
  }

  /// The columns of a split view whose screens are in boxes of features are not drawn empty.
  @Test func aSplitViewHasNoEmptyColumns() throws {
    let files = [
      "app.nav.yaml": """
      navspec: 1
      app: {name: Split}
      include: ["f.nav.yaml"]
      split: {sidebar: list, detail: f.detail}
      routes:
        list: {to: [f.detail]}

      """,
      "f.nav.yaml": "feature: f\nroutes:\n  detail: {}\n",
    ]
    let spec = try CheckedSpec(
      root: "app.nav.yaml", files: MemorySpecFiles(files.mapValues { Array($0.utf8) }))
    var options = DiagramOptions()
    #expect(try spec.diagram(options).groups.contains { $0.columns.count == 2 })
    options.collapse = .feature
    let diagram = try spec.diagram(options)
    #expect(diagram.groups.allSatisfy(\.columns.isEmpty) && diagram.nodes.allSatisfy { $0.column == 0 })
    #expect(diagram.nodes.contains { $0.kind == .collapsed })
  }

  /// Three features of fifty screens: three boxes would hide what the picture has room for.
  @Test func fewFeaturesAreNotBoxes() throws {
    var files = ["app.nav.yaml": "navspec: 1\napp: {name: Large}\ninclude: [\"f*.nav.yaml\"]\nroot: f0.s0\n"]
    for feature in 0..<3 {
      let screens = (0..<50).map {
        "  s\($0): {to: [\($0 < 49 ? "s\($0 + 1)" : "")\($0 == 0 && feature < 2 ? ", f\(feature + 1).s0" : "")]}"
      }
      files["f\(feature).nav.yaml"] =
        "feature: f\(feature)\nroutes:\n" + screens.joined(separator: "\n") + "\n"
    }
    let spec = try CheckedSpec(
      root: "app.nav.yaml", files: MemorySpecFiles(files.mapValues { Array($0.utf8) }))
    let diagram = try spec.diagram()
    #expect(30...60 ~= diagram.nodes.count && counted(diagram) == 150)
  }

  private func history(_ ask: (inout DiagramOptions) -> Void) throws -> Diagram {
    let folder = repository.appending(path: "specs/history").path + "/"
    let files = DiskSpecFiles(folder: folder, maximumBytes: 1 << 20)
    var options = DiagramOptions()
    ask(&options)
    return try DiagramExample.diagram(
      of: CheckedSpec(root: "eigen.nav.yaml", files: files),
      against: SpecVersion(root: "eigen-2020.nav.yaml", files: files, name: "base"), options)
  }

  /// What a comparison found is drawn before what is the same, and what is counted below a screen is counted by change.
  @Test(arguments: [true, false]) func foldingShowsWhatChanged(isChangesOnly: Bool) throws {
    let diagram = try history { $0.showsChangesOnly = isChangesOnly }
    #expect(30...60 ~= diagram.nodes.count)
    let found = diagram.nodes.filter { $0.isScreen && $0.change != .unchanged }
    #expect(found.count >= 55)
    // The box above is marked for what is below it.
    let above = try #require(diagram.nodes.first { !$0.hidden.isEmpty })
    #expect(above.change == .changed)
    let below = try #require(above.badges.first { $0.kind == .count })
    #expect(below.text.contains(" below, ") && below.text.contains(" added"))
    // The picture and its note count alike.
    var counts: [Diagram.Change: Int] = [:]
    for node in diagram.nodes {
      if node.hidden.isEmpty {
        counts[node.change, default: 0] += 1
      } else {
        counts.merge(node.hidden) { $0 + $1 }
      }
    }
    let note = try #require(diagram.notes.first { $0.contains("screens added") })
    for change in [Diagram.Change.added, .removed, .changed] {
      #expect(note.contains("\(counts[change] ?? 0) screens \(change.rawValue)"), "\(note)")
    }
    for format in DiagramFormat.all where format.name != "html" {
      #expect(format.text(of: diagram).contains(" added"), "\(format.name)")
    }
  }

  /// An edge between two screens of one box is inside it.
  @Test func aBoxHasTheChangesInside() throws {
    func spec(_ edge: String) -> String {
      """
      navspec: 1
      app: {name: Shop}
      tabs: {one: {root: home}, two: {root: bag}}
      routes:
        home: {to: [item, offer]}
        item: {to: [\(edge)]}
        offer: {}
        bag: {}
      """
    }
    var options = DiagramOptions()
    options.collapse = .tab
    let union = try DiagramExample.diagram(of: spec("{offer: sheet}"), against: spec(""), options)
    #expect(union.nodes.map(\.change) == [.changed, .unchanged])
    #expect(union.nodes[0].badges.contains { $0.text == "1 edge inside, added" })
  }

  /// Where there is room, what changed stays beside the boxes of the features.
  @Test func changesStayBesideTheBoxesOfFeatures() throws {
    func files(_ title: String) -> MemorySpecFiles {
      var files: [String: String] = [
        "app.nav.yaml": "navspec: 1\napp: {name: Large}\ninclude: [\"f*.nav.yaml\"]\nroot: f0.s0\n"
      ]
      for feature in 0..<40 {
        files["f\(feature).nav.yaml"] =
          "feature: f\(feature)\nroutes:\n"
          + "  s0: {to: [s1, s2\(feature < 39 ? ", f\(feature + 1).s0" : "")]}\n"
          + "  s1: {title: \(feature == 7 ? title : "One")}\n  s2: {}\n"
      }
      return MemorySpecFiles(files.mapValues { Array($0.utf8) })
    }
    let union = try DiagramExample.diagram(
      of: CheckedSpec(root: "app.nav.yaml", files: files("New")),
      against: SpecVersion(root: "app.nav.yaml", files: files("Old"), name: "base"))
    #expect(union.nodes.count == 41)
    #expect(union.nodes.filter { $0.change != .unchanged }.map(\.id) == ["f7.s1"])
  }
}
