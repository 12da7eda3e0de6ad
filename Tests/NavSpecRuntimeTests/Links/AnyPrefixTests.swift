import NavSpecRuntime
import Testing

/// The prefix `/{+base}`: one or more segments before the patterns that have a fixed number of them.
struct AnyPrefixTests {
  private var app: SchemaFixture {
    var app = SchemaFixture()
    app.schema.prefixes = ["/{+base}"]
    app.route("post", [.int("id"), .string("base").optional], links: ["/post/{id}"])
    app.route("home", links: ["/"])
    app.route("plan", [.int("year").optional], links: ["/plan{/year}"])
    app.route("file", [.string("path")], links: ["/file/{+path}"])
    app.route("help", [.string("topics").list], links: ["/help{/topics*}"])
    app.route("full", links: ["https://app.example/full"])
    return app
  }

  @Test func itPrecedesPatternsOfAFixedNumberOfSegments() {
    let table = app.table
    for (url, opened) in [
      "/post/1": "post(1,nil)", "/a/post/1": "post(1,a)", "/a//b%20c/post/1/?q=2": "post(1,a//b c)",
      "https://app.example/a/b/post/1": "post(1,a/b)", "app://a/b/post/1": "post(1,a/b)",
      "/post/2/post/1": "post(1,post/2)", "/": "home()", "/plan/1": "plan(1)", "/file/a/b": "file(a/b)",
      "/help/a": "help([a])", "https://app.example/full": "full()",
    ] { #expect(table.opened(url) == opened, "\(url)") }
    for url in [
      "/a/post/x", "/a%2Fb/post/1", "/a", "/a/plan", "/a/plan/1", "/a/file/b", "/a/help",
      "https://app.example/a/full",
    ] { #expect(table.opened(url) == "-", "\(url)") }
  }

  @Test func whatIsWrittenOutWins() {
    var app = app
    app.schema.prefixes.append("/{lang}")
    app.schema.prefixForms["lang"] = ValueForm(.cases(["de", "en"]))
    app.route("special", [.string("a")], links: ["/{a}/post/1"])
    #expect(app.opened("/x/post/1") == "special(x)")
    #expect(app.opened("/x/y/post/1") == "special(y)")
    #expect(app.opened("/x/y/post/2") == "post(2,x/y)")
    #expect(app.opened("/de/post/2") == "post(2,nil)")
  }

  @Test func aURLIsBuiltWithoutIt() {
    let table = app.table
    #expect(table.url(for: 0, values: [.integer(1), .absent]) == "https://app.example/post/1")
    #expect(table.url(for: 0, values: [.integer(1), .string("a")]) == nil)
  }

  @Test func aRedirectKeepsIt() {
    var app = app
    app.schema.redirects = [.init(pattern: "/p/{id}", target: "/post/{id}")]
    #expect(app.opened("/p/7") == "post(7,nil)")
    #expect(app.opened("https://app.example/a/b%2520/p/7") == "post(7,a/b%20)")
    #expect(app.opened("app://a/b/p/7") == "post(7,a/b)")
  }

  @Test func itPrecedesExclusions() {
    var app = app
    app.schema.exclusions = [.init(pattern: "/post/9"), .init(pattern: "/legal{/page*}")]
    #expect(app.opened("/a/b/post/9") == "x")
    #expect(app.opened("/legal/a") == "x")
    #expect(app.opened("/a/legal/a") == "-")
  }

  @Test func aFinalSlashMayBeRequiredAfterIt() {
    var app = SchemaFixture()
    app.schema.sources[0].strictTrailingSlash = true
    app.schema.prefixes = ["/{+base}"]
    app.route("list", links: ["/list/"])
    #expect(app.opened("/a/b/list/") == "list()")
    #expect(app.opened("/a/b/list") == "-")
  }
}
