import Foundation
import NavSpecCompiler
@testable import NavSpecDiagram
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DiagramFormatTests {
  @Test(arguments: DiagramExample.names)
  func theTreeOfAnExampleIsItsGolden(name: String) throws {
    let diagram = try DiagramExample.named(name).diagram()
    expectGolden(try text(diagram, "text"), "diagrams/\(name).txt")
  }

  /// Whatever leads to a screen, the tree says how it appears.
  @Test func theTreeSaysHowAScreenAppears() throws {
    let spec = try DiagramExample.spec(
      """
      navspec: 1
      app: {name: S, schemes: [s]}
      conditions: {signedIn: {redirect: signIn}}
      root: home
      anywhere: [{news: sheet}]
      routes:
        home: {to: [account, {help: {present: sheet, label: ask}}]}
        account: {requires: signedIn, to: [{help: cover}]}
        help: {}
        news: {}
        signIn: {present: cover}
      """)
    let tree = try text(spec.diagram(), "text")
    #expect(tree.contains("└─ news  [sheet]") && tree.contains("└─ signIn  [cover]"), "\(tree)")
    #expect(tree.contains("└─ help  [sheet, ask]") && tree.contains("→ help (cover)"), "\(tree)")
  }

  @Test func thePictureOfTheDocumentationIsToday() throws {
    expectFile(try text(DiagramExample.named("recipes").diagram(), "svg"), "docs/images/recipes.svg")
  }

  @Test(arguments: ["json", "dot", "svg", "mermaid", "text"])
  func everyConstructIsDrawnInEveryFormat(format: String) throws {
    let diagram = try DiagramExample.spec(DiagramExample.constructs).diagram()
    let ending = try #require(DiagramFormat.named(format)).endings[0]
    expectGolden(try text(diagram, format), "diagrams/constructs.\(ending)")
  }

  /// Everything that a view can hold comes from the language somewhere.
  @Test func everyKindOfNodeEdgeAndBadgeOccurs() throws {
    let spec = try DiagramExample.spec(DiagramExample.constructs)
    var asked: [DiagramOptions] = [DiagramOptions()]
    for change in [
      { $0.showsLinks = true }, { $0.showsGuards = true }, { $0.showsRestoration = true },
      { $0.collapse = .tab },
      { $0.persona = "guest" }, { $0.focus = ["home"] },
    ] as [(inout DiagramOptions) -> Void] {
      var options = DiagramOptions()
      change(&options)
      asked.append(options)
    }
    var diagrams = try asked.map { try spec.diagram($0) }
    diagrams.append(try DiagramExample.named("recipes").diagram())
    for kind in Diagram.NodeKind.allCases {
      #expect(diagrams.contains { $0.nodes.contains { $0.kind == kind } }, "\(kind)")
    }
    for kind in Diagram.EdgeKind.allCases {
      #expect(diagrams.contains { $0.edges.contains { $0.kind == kind } }, "\(kind)")
    }
    for kind in Diagram.BadgeKind.allCases {
      #expect(diagrams.contains { $0.nodes.contains { $0.badges.contains { $0.kind == kind } } }, "\(kind)")
    }
  }

  @Test(arguments: DiagramExample.names)
  func everyFormatOfAnExampleIsRead(name: String) throws {
    try expectReadable(try DiagramExample.named(name).diagram(), title: nil)
  }

  @Test(arguments: [
    "", " ", "\"", "\\", "a\\", "\\\"", "<b>", "</B>", "</svg><script>alert(1)</script>", "&", "&lt;", "&#0;",
    "a\nb",
    "\r\n", "]]>", "[", ">];", "\u{AD}txt", "\u{200B}", "שלום <&>", "👩‍👩‍👧‍👦",
    "{{name}}", "$(x)", "%%{init: {}}%%", "\"] --> x[\"", "javascript:alert(1)",
    "' onload='alert(1)",
    String(repeating: "w<", count: 400),
  ])
  func everyFormatTakesAnyTextThatASpecCanHold(text: String) throws {
    let quoted = text.unicodeScalars.map { scalar in
      let code = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - code.count) + code
    }.joined()
    let spec = try DiagramExample.spec(
      """
      navspec: 1
      app: {name: A, schemes: [a]}
      tabs:
        one: {title: "\(quoted)", image: "\(quoted)", root: home, section: part}
      sections:
        part: {title: "\(quoted)"}
      routes:
        home:
          title: "\(quoted)"
          doc: "\(quoted)"
          params: {a: {type: "String?"}}
          to: [{other: {present: sheet, label: "\(quoted)"}}]
        other: {title: "\(quoted)", owner: "x\(quoted)"}
      """)
    var diagram = try spec.diagram()
    // Names are checked before they are drawn; a picture relies on nothing.
    diagram.title = text
    diagram.notes = [text]
    for node in diagram.nodes.indices {
      diagram.nodes[node].id += text
      diagram.nodes[node].location?.file = text
    }
    for edge in diagram.edges.indices {
      diagram.edges[edge].from += text
      diagram.edges[edge].to += text
    }
    try expectReadable(diagram, title: text)
  }

  @Test func nodesLinkToTheirLine() throws {
    let spec = try DiagramExample.spec(DiagramExample.constructs)
    var options = DiagramOutputOptions()
    options.sourceURL = "https://example.com/blob/main/specs/{file}#L{line}"
    let svg = try #require(DiagramFormat.named("svg")).text(of: spec.diagram(), options)
    #expect(svg.contains("<a href=\"https://example.com/blob/main/specs/app.nav.yaml#L"))
    #expect(try text(spec.diagram(), "svg").contains("app.nav.yaml:27</title>"))
  }

  @Test func aPictureHasTitleDescriptionAndBothThemes() throws {
    let svg = try text(DiagramExample.named("minimal").diagram(), "svg")
    for part in [
      "role=\"img\"", "<title id=\"diagram-title\">Minimal: navigation</title>", "<desc id=\"diagram-desc\">",
      "prefers-color-scheme:dark",
    ] {
      #expect(svg.contains(part), "\(part)")
    }
  }

  /// A reader without Helvetica presses long texts together; Graphviz gets them smaller.
  @Test func longTextsKeepToTheirCard() throws {
    let spec = try DiagramExample.spec(
      """
      navspec: 1
      app: {name: A, schemes: [a]}
      root: home
      routes:
        home: {title: A title that fills all of the card, to: [b]}
        b: {title: Short}
      """)
    var options = DiagramOptions()
    options.facts = .all
    let diagram = try spec.diagram(options)
    let svg = try text(diagram, "svg")
    let title = try #require(
      svg.split(separator: "\n").first { $0.contains("A title") && $0.contains("<text") })
    let length = try #require(title.firstMatch(of: /textLength="(\d+)" lengthAdjust="spacingAndGlyphs"/)?.1)
    #expect(try #require(Int(length)) <= diagram.metrics.width - 2 * DiagramCard.padding)
    #expect(svg.components(separatedBy: "textLength").count == 2)
    #expect(try text(spec.diagram(), "png").contains(" F 11 "))
  }

  /// Whatever Graphviz lays a graph out with, it has every edge: one that is no line has a place behind its card.
  @Test func everyEdgeIsInTheGraph() throws {
    let dot = try text(DiagramExample.named("recipes").diagram(), "dot")
    #expect(dot.contains(" -> ") && !dot.contains("invis"))
  }

  /// What a tooltip says twice, or a name and the title made from it, is said once.
  @Test(arguments: DiagramExample.names) func noTooltipRepeatsItself(name: String) throws {
    for node in try DiagramExample.named(name).diagram().nodes {
      let lines = node.tooltip.split(separator: "\n")
      #expect(Set(lines).count == lines.count, "\(node.tooltip)")
      #expect(!node.tooltip.contains("restored restored"))
    }
  }

  /// A picture of pixels that has fewer of them says so.
  @Test func aPictureThatShrinksSaysSo() throws {
    var all = DiagramOptions()
    all.collapse = .nothing
    let large = try DiagramExample.large(screens: 1_500).diagram(all)
    #expect(try #require(large.shrinking).contains("50 %"))
    #expect(try DiagramExample.named("recipes").diagram().shrinking == nil)
  }

  /// A feature has one colour in every picture of a spec.
  @Test func theColourOfAFeatureIsOne() throws {
    let spec = try DiagramExample.named("recipes")
    var (whole, options) = (DiagramOptions(), DiagramOptions())
    (whole.facts, options.facts) = (.all, .all)
    options.features = ["settings"]
    func color(_ diagram: Diagram) throws -> Substring? {
      let at = try #require(diagram.index["settings.help"])
      let parts = DiagramDrawing(DiagramLayout(of: diagram)).parts
      let card = try #require(parts.first { $0.kind == .node && $0.index == at })
      return card.shapes.compactMap { shape in
        if case .text(let text) = shape, text.text == "■" { Substring(text.color.rawValue) } else { nil }
      }.first
    }
    #expect(try color(spec.diagram(whole)) == "feature4")
    #expect(try color(spec.diagram(options)) == "feature4")
  }

  @Test func mermaidGroupsWhatIsTooLargeForGitHub() throws {
    let spec = try DiagramExample.large(screens: 500)
    var options = DiagramOptions()
    options.collapse = .nothing
    let chart = try text(spec.diagram(options), "mermaid")
    #expect(chart.utf8.count <= 50_000)
    #expect(chart.split(separator: "\n").count { $0.contains("> n") } <= 500)
    #expect(chart.contains("too large for Mermaid"))
  }

  /// Tabs are boxes, and a way from a screen to itself is a mark on it.
  @Test func mermaidDrawsTabsAndNoLoops() throws {
    var diagram = Diagram(title: "Tabs")
    diagram.groups = [.init("tab a", .tab, label: "A \"a\""), .init("entries", .entries, label: "Entries")]
    diagram.groups[0].change = .added
    diagram.nodes = [
      .init("a", .root, label: "A", group: "tab a"), .init("b", .push, label: "B", group: "tab a"),
      .init("link x", .entry, label: "x", group: "entries"),
    ]
    var loop = Diagram.Edge("b", "b", .sheet, label: "more")
    loop.change = .added
    diagram.edges = [.init("a", "b", .push), loop, .init("link x", "b", .opens)]
    let lines = try text(diagram, "mermaid").split(separator: "\n")
    #expect(
      lines.prefix { !$0.contains("classDef") } == [
        "flowchart LR", "  n2>\"x\"]:::entry", "  subgraph g0[\"+ A #34;a#34;\"]", "    n0([\"A\"]):::start",
        "    n1[\"B<br/>+ #8635; sheet, more\"]:::screen", "  end", "  class g0 tab", "  n0 --> n1",
        "  n2 --> n1",
      ])
    #expect(lines.contains("  classDef tab fill:none,stroke:#0a5cc0"))
  }

  /// 500 edges and 50,000 characters are drawn; one more is grouped, and where no group helps, the tree is a comment.
  @Test func mermaidKeepsTheLimitsOfGitHub() throws {
    func diagram(screens: Int, edges: Int, name: String = "s", feature: String? = nil) -> Diagram {
      var diagram = Diagram(title: "Many")
      for screen in 0..<screens {
        diagram.nodes.append(.init("\(name)\(screen)", .push, label: "\(name)\(screen)"))
        diagram.nodes[screen].feature = feature
      }
      for edge in 0..<edges {
        let target = (edge + 1 + edge / screens) % screens
        diagram.edges.append(.init("\(name)\(edge % screens)", "\(name)\(target)", .push))
      }
      return diagram
    }
    let full = try text(diagram(screens: 40, edges: 500), "mermaid")
    #expect(!full.contains("too large") && full.split(separator: "\n").count { $0.contains("--> n") } == 500)
    let grouped = try text(diagram(screens: 40, edges: 501, feature: "one"), "mermaid")
    #expect(
      grouped.contains("too large for Mermaid on GitHub: each feature is one box") && grouped.contains("One"))
    for large in [
      diagram(screens: 40, edges: 501),
      diagram(screens: 900, edges: 0, name: String(repeating: "n", count: 40)),
    ] {
      let tree = try text(large, "mermaid").split(separator: "\n")
      #expect(tree.prefix(2) == ["flowchart LR", "  tree[\"too large for Mermaid on GitHub\"]"])
      #expect(tree.dropFirst(2).allSatisfy { $0.hasPrefix("%% ") })
      #expect(large.nodes.allSatisfy { node in tree.contains { $0.contains(node.id) } })
    }
  }

  /// One view: what an option leaves is what every format shows.
  @Test(arguments: [
    [], ["focus"], ["reaches"], ["ways"], ["all"], ["feature"], ["tab"], ["owner"], ["only"], ["exclude"],
    ["collapse"],
    ["links"], ["guards"], ["restoration"], ["persona"], ["tab", "links"], ["feature", "restoration"],
  ])
  func everyOptionWorksInEveryFormat(asked: [String]) throws {
    var options = DiagramOptions()
    for option in asked {
      switch option {
      case "focus": (options.focus, options.depth) = (["kitchen.day"], 2)
      case "reaches": options.reaches = "cook"
      case "ways", "all":
        (options.from, options.to, options.showsAllWays) = ("search.home", "editSteps", option == "all")
      case "feature": options.features = ["kitchen"]
      case "tab": options.tabs = ["plan"]
      case "owner": options.owners = ["growth"]
      case "only": options.only = ["community.*"]
      case "exclude": options.exclude = ["kitchen.*", "re*"]
      case "collapse": options.collapse = .feature
      case "links": options.showsLinks = true
      case "guards": options.showsGuards = true
      case "restoration": options.showsRestoration = true
      default: options.persona = "guest"
      }
    }
    var spec = try DiagramExample.named("recipes")
    if asked == ["owner"] || asked == ["persona"] {
      let text = DiagramExample.constructs.replacing("team-a", with: "growth")
      spec = try DiagramExample.spec(text)
    }
    let whole = try spec.diagram()
    let part = try spec.diagram(options)
    if !asked.isEmpty, asked != ["restoration"] { #expect(part.nodes.map(\.id) != whole.nodes.map(\.id)) }
    for format in DiagramFormat.all {
      let text = format.text(of: part)
      for node in part.nodes {
        let name =
          switch format.name {
          case "json": "\"id\": \"\(node.id)\""
          case "html": "\"id\": \"\(node.id)\"".replacing("&", with: "\\u0026")
          case "svg": "id=\"\(SVGDiagram.escaped(SVGDiagram.anchor(node.id)))\""
          case "mermaid": MermaidDiagram.label(node.label)
          case "png": String(node.label.prefix(6))
          default: node.isScreen || format.name == "dot" ? node.id : node.label
          }
        #expect(text.contains(name), "\(format.name): \(node.id)")
      }
      guard format.name == "json" else { continue }
      let view = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let shown = (view?["nodes"] as? [[String: Any]])?.map { $0["id"] as? String }
      #expect(shown == part.nodes.map(\.id))
    }
  }

  private func text(_ diagram: Diagram, _ format: String) throws -> String {
    try #require(DiagramFormat.named(format)).text(of: diagram)
  }

  /// Parsers of other programs read every format, and see no markup from a spec.
  private func expectReadable(_ diagram: Diagram, title: String?) throws {
    let svg = try text(diagram, "svg")
    let reader = SVGReader()
    #expect(reader.reads(svg), "SVG")
    #expect(
      reader.elements.isSubset(of: ["svg", "title", "desc", "style", "rect", "g", "path", "polygon", "text"]))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text(diagram, "json").utf8)) }
    for line in try text(diagram, "mermaid").split(separator: "\n") where !line.hasPrefix("%%") {
      #expect(line.count { $0 == "\"" } % 2 == 0 && !line.contains("<script"), "\(line)")
    }
    if let title {
      let tree = try text(diagram, "text")
      #expect(tree.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(title.debugDescription)")
    }
    for format in ["dot", "png"] {
      guard let problems = try Dot.problems(in: text(diagram, format), isPlaced: format == "png") else {
        return
      }
      #expect(problems == "", "\(format)")
    }
  }
}

/// The elements of an SVG.
private final class SVGReader: NSObject, XMLParserDelegate {
  var elements: Set<String> = []

  func reads(_ svg: String) -> Bool {
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
  }
}
