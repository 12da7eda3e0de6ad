import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import Testing

/// A feature in a package of its own leads to exits, and the app says where they go.
@Suite struct ExitTests {
  private func compile(_ root: String, feature: String) throws -> CheckedSpec {
    let head = "navspec: 1\napp: { name: Demo }\nroot: home\n"
    let part = "feature: shop\n"
    return try CheckedSpec(
      root: "demo.nav.yaml",
      files: MemorySpecFiles([
        "demo.nav.yaml": Array((head + root).utf8), "shop.nav.yaml": Array((part + feature).utf8),
      ]))
  }

  private func edge(_ compilation: CheckedSpec) throws -> (graph: NavigationGraph, edge: Edge) {
    let graph = try #require(compilation.resolved).graph
    let list = try #require(graph.routes.first { $0.qualifiedName == "shop.list" })
    return (graph, try #require(list.edges.first))
  }

  @Test func theIncludingFileBindsAnExit() throws {
    let compilation = try compile(
      """
      include: [{ path: shop.nav.yaml, exits: { recipe: { dish: { key: $id, mode: fast } } } }]
      routes:
        home: { to: [shop.list] }
        dish: { params: { key: Int, mode: String, page: "Int = 1" } }
      """,
      feature: """
        exits: { recipe: { id: Int } }
        routes:
          list: { params: { item: "Int = 7" }, to: [recipe] }
          step: { params: { item: Int }, parent: { recipe: { id: $item } }, reachedBy: code }
        """)
    #expect(compilation.problems == [])
    let (graph, edge) = try edge(compilation)
    #expect(graph.name(of: edge.target) == "dish")
    #expect(edge.exit.map { graph.exits[$0].name.value } == "recipe")
    let parent = try #require(graph.routes.compactMap(\.parent).first)
    let arguments = Dictionary(uniqueKeysWithValues: parent.arguments.map { ($0.name.value, $0.value.value) })
    #expect(arguments == ["key": .captured("item"), "mode": .constant(.string("fast"))])
  }

  /// Below the screen that a link opens, too.
  @Test(arguments: ["{recipe: {id: $item}}", "{recipe: {id: \"7\"}}"])
  func aBindingAppliesInTheStackOfALink(screen: String) throws {
    let compilation = try compile(
      """
      include: [{ path: shop.nav.yaml, exits: { recipe: { dish: { key: $id, mode: fast } } } }]
      routes:
        home: { to: [shop.step] }
        dish: { params: { key: Int, mode: String }, reachedBy: code }
      """,
      feature: """
        exits: { recipe: { id: Int } }
        routes:
          step: { params: { item: Int }, links: [{ path: "/{item}", stack: [\(screen), step] }] }
        """)
    #expect(compilation.problems.filter { !$0.hasPrefix("link-without-address") } == [])
    let graph = try #require(compilation.resolved).graph
    let stack = try #require(graph.links.first?.link.stack)
    let key: NavigationSchema.Argument = screen.contains("$") ? .captured("item") : .constant(.integer(7))
    #expect(stack.first?.arguments == ["key": key, "mode": .constant(.string("fast"))])
  }

  @Test func anExitThatIsNotBoundIsTheAppsRouteOfItsName() throws {
    let compilation = try compile(
      "include: shop.nav.yaml\nroutes:\n  home: { to: [shop.list] }\n  recipe: { params: { id: UUID? } }\n",
      feature:
        "exits: { recipe: { id: Key } }\ntypes: { Key: { is: UUID } }\nroutes: { list: { to: recipe } }")
    #expect(compilation.problems == [])
    #expect(try edge(compilation).edge.exit != nil)
  }

  /// A glob binds what it brings, and another feature's exit of that name is not meant.
  @Test func aBindingIsForTheFilesOfItsInclude() throws {
    let compilation = try CheckedSpec(
      root: "demo.nav.yaml",
      files: MemorySpecFiles([
        "demo.nav.yaml": Array(
          """
          navspec: 1
          app: { name: Demo }
          include:
            - { path: "a/*.nav.yaml", exits: { out: first } }
            - { path: "b/*.nav.yaml", exits: { out: second } }
          root: home
          routes:
            home: { to: [a.list, b.list] }
            first: {}
            second: {}
          """.utf8),
        "a/a.nav.yaml": Array("feature: a\nexits: { out: {} }\nroutes: { list: { to: [out] } }\n".utf8),
        "b/b.nav.yaml": Array("feature: b\nexits: { out: {} }\nroutes: { list: { to: [out] } }\n".utf8),
      ]))
    #expect(compilation.problems == [])
    let graph = try #require(compilation.resolved).graph
    #expect(graph.exits.map { $0.target.map { graph.name(of: $0) } } == ["first", "second"])
  }

  @Test(arguments: [
    ("recipe: dish", "recipe: { id: Int }", "mismatched-exit"),
    ("recipe: { dish: { key: $id } }", "recipe: { id: UUID }", "mismatched-exit"),
    ("recipe: { dish: { key: $id } }", "recipe: { id: \"Int?\" }", "mismatched-exit"),
    ("recipe: { dish: { key: $id } }", "recipe: { id: Int, more: Int }", "mismatched-exit"),
    ("recipe: { dish: { key: $ix } }", "recipe: { id: Int }", "unknown-param"),
    ("recipe: { dish: { kex: $id } }", "recipe: { id: Int }", "unknown-param"),
    ("recipe: { dish: { key: one } }", "recipe: {}", "invalid-default"),
    ("recipe: { dish: { key: $id } }, recipes: dish", "recipe: { id: Int }", "unknown-exit"),
    ("recipe: dihs", "recipe: {}", "unknown-route"),
    ("recipe: { dish: { key: 1 } }", "recipe: {}, list: {}", "duplicate-name"),
    ("recipe: { dish: { key: 1 } }", "recipe: {}, help: {}", "unbound-exit"),
    ("recipe: { dish: { key: 1 } }", "recipe: {}, home: {}", "unused-declaration"),
  ])
  func aWrongExitIsOneMistake(_ binding: String, _ exits: String, _ id: String) throws {
    let to = id == "unbound-exit" ? "[recipe, help]" : "[recipe]"
    let compilation = try compile(
      """
      include: [{ path: shop.nav.yaml, exits: { \(binding) } }]
      routes:
        home: { to: [shop.list, dish] }
        dish: { params: { key: Int } }
      """,
      feature: "exits: { \(exits) }\nroutes:\n  list: { to: \(to) }\n")
    let ids = Set(compilation.diagnostics.map(\.kind.id)).subtracting([CheckedSpec.noteOfTheFuture])
    // What names the wrong thing also leaves the right one without a value.
    #expect(ids == [id] || ids == [id, "mismatched-exit"], "\(compilation.report.text(as: .plain))")
  }

  @Test func anExitIsBoundOnce() throws {
    let compilation = try compile(
      """
      include: [{ path: shop.nav.yaml, exits: { out: home } }, { path: "*.nav.yaml", exits: { out: home } }]
      routes: { home: { to: [shop.list] } }
      """, feature: "exits: { out: {} }\nroutes: { list: { to: [out] } }")
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.kind.id) == ["duplicate-name"])
  }
}
