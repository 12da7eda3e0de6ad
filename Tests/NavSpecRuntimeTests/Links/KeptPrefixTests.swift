import NavSpecRuntime
import Testing

/// What a redirect keeps of the URL that it is met with.
@Suite struct KeptPrefixTests {
  private func app(_ prefixes: [String], strict: Bool = false) -> SchemaFixture {
    var app = SchemaFixture()
    app.schema.sources[0].strictTrailingSlash = strict
    app.schema.prefixes = prefixes
    app.route("home", links: ["/"])
    app.route("new", [.string("lang").optional], links: ["/new"])
    app.schema.redirects = [
      .init(pattern: "/old", target: "/new"), .init(pattern: "/root", target: "/"),
      .init(pattern: "/query", target: "/?a=1"), .init(pattern: "/tail{/rest*}", target: "{/rest*}"),
    ]
    return app
  }

  private func target(_ url: String, _ app: SchemaFixture) -> String? {
    app.table.redirectChain(of: url).hops.first?.url
  }

  /// A prefix that is the host is compared without case before and after.
  @Test func aPrefixInTheHostStaysThere() {
    let app = app(["/v1", "/{lang}/x", "/r-{lang}"])
    #expect(app.opened("app://V1/old") == "new(nil)")
    #expect(target("app://V1/old", app) == "app://v1/new")
    #expect(app.opened("app://DE/x/old") == "new(DE)", "what is captured keeps its text")
    #expect(target("app://R-Ab/old", app) == "app://r-Ab/new")
    #expect(app.opened("app://D%2Fe/x/old") == "new(D/e)")
    #expect(app.opened("app:///V1/old") == "-", "in a path, case counts")
    #expect(target("app://OLD", app) == "app:///new")
  }

  @Test func aClosedSetInTheHostIsFoundAgain() {
    var app = app(["/{lang}"])
    app.schema.prefixForms = ["lang": ValueForm(.cases(["de", "en"]))]
    app.schema.routes[1].parameters[0].form = ValueForm(.cases(["de", "en"]))
    #expect(app.opened("app://DE/new") == "new(de)")
    #expect(app.opened("app://DE/old") == "new(de)")
  }

  /// The root behind a prefix is the prefix alone, also where a final `/` counts.
  @Test(arguments: [false, true]) func aRedirectToTheRootKeepsItsPrefix(strict: Bool) {
    let app = app(["/{lang}", "/a/b"], strict: strict)
    for prefix in ["/de", "app://de", "app:///de", "https://app.example/a/b", "app://a/b", ""] {
      #expect(app.opened(prefix + "/root") == "home()", "\(prefix)")
      #expect(app.opened(prefix + "/query") == "home()", "\(prefix)")
      #expect(app.opened(prefix + "/tail") == "home()", "\(prefix)")
    }
    #expect(target("/de/root?z=1#f", app) == "/de?z=1#f")
    #expect(target("/de/query", app) == "/de?a=1")
    #expect(target("/root", app) == "/")
  }
}
