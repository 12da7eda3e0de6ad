import Foundation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecModel
import TestSupport
import Testing

@Suite struct GraphTests {
  @Test(arguments: ExampleSpec.names)
  func theGraphOfAnExampleIsItsGolden(name: String) throws {
    expectGolden(try GraphOutput.dot(for: ExampleSpec(named: name).graph), "graph/\(name).dot")
  }

  @Test func everyMarkIsDrawn() throws {
    let dot = try GraphOutput.dot(for: ExampleSpec(everyMark).graph)
    expectGolden(dot, "graph/every-mark.dot")
    for text in [
      "unreachable", "<S>Old</S>", "needs signedIn and pro", "from every screen", "…1 more", "if pro",
    ] {
      #expect(dot.contains(text))
    }
  }

  @Test func everyRouteIsDrawnOnceAndEveryEdgeIsDrawnOrNamed() throws {
    for name in ExampleSpec.names {
      let graph = try ExampleSpec(named: name).graph
      let dot = try GraphOutput.dot(for: graph)
      for route in graph.routes {
        #expect(dot.components(separatedBy: "id=\"\(route.qualifiedName)\"").count == 2)
        let node = try #require(dot.components(separatedBy: "id=\"\(route.qualifiedName)\"").last)
        let label = node.prefix(upTo: node.range(of: "</TABLE>>")?.lowerBound ?? node.endIndex)
        for target in Set(route.edges.map(\.target)) {
          let named = target == route.id ? "itself" : graph.name(of: target)
          let isDrawn = dot.contains("\"\(route.qualifiedName)\" -> \"\(graph.name(of: target))\"")
          #expect(isDrawn || label.contains(named), "\(route.qualifiedName) → \(named)")
        }
      }
    }
  }

  @Test func dotAcceptsEveryGolden() throws {
    let folder = goldens.appending(path: "graph")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "dot" }
    #expect(files.count == ExampleSpec.names.count + 1)
    for file in files {
      guard let problems = try Dot.problems(in: String(contentsOf: file, encoding: .utf8)) else { return }
      #expect(problems == "", "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: [
    "", " ", "\"", "\\", "a\\", "\\\"", "<b>", "</B>", "&", "&lt;", "&#0;", "a\nb", "\r\n",
    "\u{0}\u{1}\u{7F}",
    "]]>", "[", ">];", "\u{202E}txt", "\u{FFFE}", "\u{1FFFF}", "שלום <&>", "👩‍👩‍👧‍👦", "{{name}}", "{{#nodes}}",
    "\u{2028}", "$(x)",
    String(repeating: "w<", count: 400),
  ])
  func dotAcceptsAnyTextThatASpecCanHold(text: String) throws {
    let quoted = text.unicodeScalars.map { scalar in
      let code = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - code.count) + code
    }.joined()
    let spec = try ExampleSpec(
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
        other: {title: "\(quoted)"}
      """)
    #expect(spec.graph.routes.first?.title?.value == text)
    var graph = spec.graph
    // Names are checked before a graph is drawn; the picture relies on nothing.
    graph.unit = .app(.init(name: Located(text, at: graph.name.range), range: graph.name.range))
    graph.routes[RouteID(1)].qualifiedName = text + "x"
    graph.routes[RouteID(1)].name.value = text
    let dot = try GraphOutput.dot(for: graph)
    guard let problems = try Dot.problems(in: dot) else { return }
    #expect(problems == "")
  }
}

private let everyMark = """
  navspec: 1
  app: {name: "Every <mark> & \\"more\\"", schemes: [marks]}
  conditions:
    signedIn: {redirect: signIn}
    pro: {}
  tabs:
    first: {title: First, image: star, root: home}
    second: {title: Second, root: list, visible: pro, section: rest}
    third: {root: search, role: search, section: rest}
  sections:
    rest: {title: The Rest}
  anywhere: [help]
  routes:
    home:
      to: [detail, {list: sheet}, picker, {settings: {present: window, label: Preferences}}, swap, old]
      links: ["/a", "/b", "/c"]
    list: {to: [home, detail]}
    search: {to: [{detail: {when: pro}}]}
    detail:
      title: Detail
      params: {id: Int, tags: "[String]", by: "String = name"}
      requires: [signedIn, pro]
      restore: false
      links: ["/detail/{id}", {path: "/d/{id}", deprecated: true}]
      to: [detail, {picker: sheet}]
    picker: {present: popover}
    settings: {present: {window: {else: sheet}}}
    swap: {present: replace}
    old: {title: Old, deprecated: true}
    help: {present: sheet}
    signIn: {present: cover}
    linked: {parent: detail, params: {id: Int}, links: ["/detail/{id}/linked"]}
    lost: {to: [alsoLost]}
    alsoLost: {}
    coded: {reachedBy: code}
  restoration: {storage: scene, key: marks}
  """
