import Testing

@testable import NavSpecRuntime

/// The form of URLs that are built, and which of them a table builds at all.
@Suite struct BuiltURLTests {
  private func built(_ pattern: String, _ values: [String: String] = [:]) -> String? {
    var app = SchemaFixture()
    app.route("x", values.keys.sorted().map { .string($0).optional }, links: [pattern])
    let values = values.sorted { $0.key < $1.key }.map {
      $0.value.isEmpty ? .absent : RouteValue.string($0.value)
    }
    return app.table.url(for: 0, values: values)
  }

  @Test(arguments: [
    ("https://h.example/?v={x}", "https://h.example/?v=1"),
    ("https://h.example?v={x}", "https://h.example?v=1"),
    ("https://h.example/#p/{x}", "https://h.example/#p/1"),
    ("https://h.example#p/{x}", "https://h.example#p/1"),
    ("https://h.example/{?x}", "https://h.example/?x=1"), ("https://h.example{?x}", "https://h.example?x=1"),
    ("https://h.example/{#x}", "https://h.example/#1"), ("app://host/?v={x}", "app://host/?v=1"),
    ("app://host?v={x}", "app://host?v=1"), ("app:///?v={x}", "app:///?v=1"),
    ("/?v={x}", "https://app.example/?v=1"),
    ("app:track:{x}", "app:track:1"), ("app:track/{x}", "app:track/1"), ("app:track/{x}/", "app:track/1/"),
    ("app:{x}:y", "app:1:y"), ("app:{x}", "app:1"), ("app:?v={x}", "app:?v=1"),
    ("app:track{/x}", "app:track/1"),
    ("app:track:{x}#top", "app:track:1#top"), ("app:/track/{x}", "app:/track/1"),
    ("app:///track/{x}", "app:///track/1"), ("app://track/{x}", "app://track/1"),
  ])
  func aBuiltURLHasTheFormOfItsPattern(_ pattern: String, _ url: String) {
    #expect(built(pattern, ["x": "1"]) == url)
  }

  @Test func theRootIsBuiltAsItIsWritten() {
    #expect(built("https://h.example/") == "https://h.example/")
    #expect(built("https://h.example") == "https://h.example")
    #expect(built("https://h.example/{?x}", ["x": ""]) == "https://h.example/")
    #expect(built("app:track{/x}", ["x": ""]) == "app:track")
  }

  /// The path would be read as a host.
  @Test func aPathThatBeginsWithAnEmptySegmentHasAnEmptyHost() {
    #expect(built("app:/{+x}", ["x": "/a/b"]) == "app:////a/b")
  }

  @Test func aPatternWithoutASlashOpensEveryForm() {
    var app = SchemaFixture()
    app.route("track", [.string("id")], links: ["app:track:{id}"])
    for url in ["app:track:4", "app:/track:4", "app:///track:4", "APP:track:4"] {
      #expect(app.opened(url) == "track(4)", "\(url)")
    }
    #expect(app.opened("app://track:4") == "-", "a host with a port")
  }

  /// What generated code carries is built in the same form.
  @Test func theFormIsInTheCompiledTable() throws {
    var app = SchemaFixture()
    app.route("track", [.string("id")], links: ["app:track:{id}"])
    app.route("root", [.string("v")], links: ["https://app.example/?v={v}"])
    let text = app.table.compiledText
    let read = LinkTable(SchemaIndex(TableText(copying: Array(text.utf8))))
    #expect(read.problem == nil)
    #expect(read.url(for: 0, values: [.string("4")]) == "app:track:4")
    #expect(read.url(for: 1, values: [.string("4")]) == "https://app.example/?v=4")
  }

  // MARK: Conditions

  private var conditional: SchemaFixture {
    var app = SchemaFixture(schemes: [], domains: ["app.example"])
    app.schema.conditions = [.init(name: "c"), .init(name: "d")]
    let any = app.route("any", [.string("x")], links: ["/{x}"])
    let beta = app.route("beta")
    app.link(beta, "/unmet") { $0.when = .init(condition: 0, isNegated: true) }
    app.link(beta, "/met") { $0.when = .init(condition: 1) }
    let both = app.route("both")
    app.link(both, "/both/1") { $0.when = .init(condition: 0) }
    app.link(both, "/both/1") { $0.when = .init(condition: 0, isNegated: true) }
    app.link(any, "/old/{x}")
    app.schema.links.sort { $0.route < $1.route }
    app.schema.redirects = [.init(pattern: "/old/r", target: "/met")]
    return app
  }

  @Test func aURLIsBuiltOnlyIfItOpensTheSameUnderEveryAnswer() {
    let table = conditional.table
    #expect(table.url(for: 0, values: [.string("free")]) == "https://app.example/free")
    // While a condition is met or unmet, another link takes it; the next link of the route is not.
    #expect(table.url(for: 0, values: [.string("unmet")]) == "https://app.example/old/unmet")
    #expect(table.url(for: 0, values: [.string("met")]) == "https://app.example/old/met")
    #expect(table.url(for: 1, values: []) == nil)
    #expect(table.url(for: 2, values: []) == "https://app.example/both/1")
  }

  @Test func everyOutcomeOfAURLIsListedWithItsAnswers() {
    let table = conditional.table
    func outcomes(_ url: String) -> [String] {
      table.outcomes(of: url).map { outcome, answers in
        let route: String
        switch outcome {
        case .matched(let match): route = table.schema.routes[match.route].name
        case .unmatched: route = "-"
        case .excluded: route = "x"
        }
        return route
          + answers.sorted { $0.key < $1.key }.map {
            " " + ($0.value ? "" : "!") + table.schema.conditions[$0.key].name
          }
          .joined()
      }
    }
    #expect(outcomes("/free") == ["any"])
    #expect(outcomes("/unmet") == ["beta !c", "any c"])
    #expect(outcomes("/both/1") == ["both c", "both !c"])
    // Behind a redirect.
    #expect(outcomes("/old/r") == ["beta d", "any !d"])
    #expect(outcomes("/x/y/z") == ["-"])
    #expect(outcomes("no URL") == ["-"])
  }

  /// As many links under conditions of their own as an app may have: no answer is tried twice.
  @Test func manyConditionsCostNoMoreThanTheirNumber() {
    var app = SchemaFixture(schemes: [], domains: ["app.example"])
    app.schema.conditions = (0..<60).map { .init(name: "c\($0)") }
    let route = app.route("a")
    for condition in 0..<60 { app.link(route, "/a") { $0.when = .init(condition: condition) } }
    let outcomes = app.table.outcomes(of: "/a")
    #expect(outcomes.count == 61)
    #expect(outcomes.last?.answers.count == 60)
    #expect(app.table.url(for: route, values: []) == nil)
  }
}
