import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import Testing

/// What a spec says is taken up or refused, never read and forgotten.
@Suite struct NothingIgnoredTests {
  private static let head = "navspec: 1\napp: { name: Demo, schemes: [demo] }\n"

  @Test(arguments: [
    ("invalid-name", "root: a\nroutes: { a: { view: \"my view\" } }"),
    ("invalid-name", "root: a\nroutes: { a: { view: { name: A, module: my-kit } } }"),
    ("invalid-name", "types: { T: { is: Int, import: a b } }\nroot: a\nroutes: { a: { params: { t: T? } } }"),
    ("invalid-type", "types: { T: { cases: [a], min: 3 } }\nroot: a\nroutes: { a: { params: { t: T? } } }"),
    ("unknown-type", "root: a\nroutes: { a: { to: [b] }, b: { present: sheet, returns: Colour } }"),
    ("invalid-type", "root: a\nroutes: { a: { to: [b] }, b: { present: sheet, returns: Int = 3 } }"),
    ("unknown-value", "root: a\nroutes: { a: { to: [b] }, b: { present: sheet, detents: [midium] } }"),
    ("wrong-type", "root: a\nroutes: { a: { to: [b] }, b: { present: sheet, detents: [0] } }"),
    ("wrong-type", "root: a\nroutes: { a: { links: [{ path: /a, url: \"demo://b\" }] } }"),
    ("no-container", "tabs: {}\nroutes: { a: { reachedBy: code } }"),
    (
      "ineffective-constraint",
      "root: a\nroutes: { a: { params: { x: String? }, links: [{ path: \"/a{?x}\", where: { x: [] } }] } }"
    ),
    ("unknown-tab", "defaults: { tab: one }\nroot: a\nroutes: { a: {} }"),
    ("unknown-condition", "defaults: { requires: in }\nroot: a\nroutes: { a: { requires: [] } }"),
    ("unknown-source", "defaults: { source: web }\nroot: a\nroutes: { a: {} }"),
    ("unknown-route", "defaults: { parent: b }\nroot: a\nroutes: { a: {} }"),
    ("unknown-edge-set", "edges: { e: [+f] }\nroot: a\nroutes: { a: { to: [+e] } }"),
    (
      "unknown-param",
      "root: a\nroutes: { a: {}, b: { parent: { a: { x: 1 } }, params: { x: String? }, reachedBy: code } }"
    ),
    (
      "unknown-param",
      "root: a\nroutes: { a: { params: { x: Int? }, to: [b] }, b: { parent: { a: { x: $url } } } }"
    ),
    (
      "unknown-placeholder",
      "root: a\nroutes: { a: { params: { x: String? }, links: [{ path: /a, with: { x: $y } }] } }"
    ),
    (
      "unknown-condition",
      "root: a\nroutes: { a: { links: [/a] } }\nexamples: { /a: { route: a, when: in } }"
    ),
  ])
  func whatMeansNothingIsRefused(_ id: String, _ text: String) throws {
    let ids = try CheckedSpec.compiling(Self.head + text).diagnostics.map(\.kind.id)
    #expect(ids.filter { $0 != CheckedSpec.noteOfTheFuture } == [id], "\(text)")
  }

  /// Words of yes and no are texts where no one means yes or no by them.
  @Test func wordsOfYesAndNoAreTextsElsewhere() throws {
    let spec = """
      root: a
      types: { Answer: { cases: [yes, no, on, off] } }
      routes:
        a: { title: "No", to: [b] }
        b:
          title: yes
          params: { answer: "Answer = no", text: "String = off" }
          links: ["/b{?answer,text}"]
          examples: { /b: { answer: no, text: off }, "/b?answer=yes&text=on": { answer: yes, text: on } }
      """
    #expect(try CheckedSpec.compiling(Self.head + spec).problems == [])
  }

  /// Names that are parts of URLs may begin as keys of one's own do; exclusions and redirects are of the
  /// file's source.
  @Test func namesOfUrlsAreNoKeysOfOnesOwn() throws {
    let spec = """
      navspec: 1
      app: { name: Demo }
      defaults: { source: web }
      sources: { web: { schemes: [x-old], domains: [demo.example.com] } }
      links:
        exclude: ["/legal{/rest*}"]
        redirects: { "/old/{id}": "/item/{id}", "x-old://{id}": "/item/{id}" }
      root: home
      routes:
        home: { to: [item] }
        item: { params: { id: Int, q: "[String: String]" }, links: ["/item/{id}{?q*}"] }
      examples:
        "https://demo.example.com/legal/x": null
        "https://demo.example.com/old/7?x-a=b": { route: item, params: { id: 7, q: { x-a: b } } }
        "x-old://7": item
      """
    #expect(try CheckedSpec.compiling(spec).problems == [])
    #expect(
      try CheckedSpec.compiling(spec.replacing("{ x-a: b }", with: "{ x-a: c }")).diagnostics.map(\.kind.id)
        == ["failed-example"])
  }

  @Test func aConditionOfTheAccessoryIsResolved() throws {
    let text = """
      navspec: 1
      app: { name: Demo, tabBar: { accessory: { view: Bar, visible: playin } } }
      conditions: { playing: {} }
      tabs: { a: { title: A, image: a, root: a, visible: playing }, b: { title: B, image: b, root: b } }
      routes: { a: {}, b: {} }
      """
    #expect(
      try CheckedSpec.compiling(text).diagnostics.filter { $0.severity == .error }.map(\.kind.id) == [
        "unknown-condition"
      ])
    let graph = try #require(CheckedSpec.compiling(text.replacing("playin }", with: "playing }")).resolved)
      .graph
    #expect(graph.app?.accessoryVisible.map(\.value.index) == [0])
  }

  @Test func setsOfEdgesTakeSets() throws {
    let compilation = try CheckedSpec.compiling(
      Self.head + """
        edges:
          all: [a, +some, +none]
          some: [{ b: sheet }]
          none: []
        root: home
        routes:
          home: { to: [+all] }
          a: {}
          b: {}
        """)
    #expect(compilation.problems == [])
    let graph = try #require(compilation.resolved).graph
    #expect(graph.routes[0].edges.map { graph.name(of: $0.target) } == ["a", "b"])
    #expect(graph.routes[0].edges.map(\.set) == ["all", "all"])
  }

  /// Sets that name each other twice each would be taken 2^40 times; and a chain must not end the stack.
  @Test func sharedSetsAreTakenOnce() throws {
    var sets = (0..<40).map { "  s\($0): [+s\($0 + 1), +s\($0 + 1)]" } + ["  s40: [a]"]
    sets += (0..<20_000).map { "  t\($0): [+t\($0 + 1)]" } + ["  t20000: [+t0]"]
    let compilation = try CheckedSpec.compiling(
      Self.head + "edges:\n" + sets.joined(separator: "\n")
        + "\nroot: home\nroutes:\n  home: { to: [+s0, +t0] }\n  a: {}\n")
    #expect(compilation.diagnostics.map(\.kind.id) == ["edge-set-cycle"])
    #expect(compilation.resolved?.graph.routes[0].edges.count == 1)
  }

  @Test func aFallbackIsSaidOnce() throws {
    let files = MemorySpecFiles([
      "demo.nav.yaml": Array(
        (Self.head + "include: b.nav.yaml\nlinks: { fallback: browser }\nroot: a\nroutes: { a: {} }").utf8),
      "b.nav.yaml": Array("links: { fallback: ignore }".utf8),
    ])
    let compilation = try CheckedSpec(root: "demo.nav.yaml", files: files)
    #expect(compilation.diagnostics.map(\.kind.id) == ["duplicate-name"])
    #expect(compilation.resolved?.graph.fallback == .browser)
  }

  @Test func whatStandsForAWindowIsSaidByTheWay() throws {
    let resolved = try #require(
      CheckedSpec.compiling(
        Self.head + """
          root: a
          routes:
            a: { to: [{ b: { window: { else: cover } } }, b] }
            b: { present: { window: { else: popover } }, links: [/b, { path: /c, present: { window: { else: push } } }] }
          """
      ).resolved)
    #expect(resolved.schema.routes[0].edges.map(\.windowFallback) == [.cover, nil])
    #expect(resolved.schema.links.map(\.windowFallback) == [nil, .push])
    func modals(_ url: String) -> [NavigationSchema.Presentation]? {
      guard
        case .target(let target, _) = resolved.schema.opening(
          of: url, in: resolved.table, holds: { _ in true })
      else { return nil }
      return target.modals.map(\.presentation)
    }
    #expect(modals("/b") == [.popover])
    #expect(modals("/c") == [])
  }
}
