import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecRuntime
import Testing

/// `app.match`, and sources that take paths without a host.
@Suite struct AppPolicyTests {
  private func spec(
    match: String = "{}", sources: String = "{}", links: String = "{}", of home: String = "[]"
  ) throws -> CheckedSpec {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo], domains: [demo.example.com], match: \(match) }
      sources: \(sources)
      links: \(links)
      root: home
      routes:
        home: { links: \(home), to: [item] }
        item: { params: { id: "String = none", q: "String?" }, parent: home, links: ["/item/{id}{?q}"] }
      """)
  }

  private func result(_ url: String, in spec: CheckedSpec) throws -> Resolution.Result {
    try spec.resolution(of: url).result
  }

  @Test(arguments: [
    ("http: true", "http://demo.example.com/item/7"),
    ("case: insensitive", "https://demo.example.com/ITEM/7"),
    ("case: insensitive", "/Item/7"),
    ("slashes: collapse", "https://demo.example.com//item//7"),
    ("host: ignore", "demo://anything/item/7"),
    ("host: domain", "demo://demo.example.com/item/7"),
  ])
  func aPolicyOpensWhatTheUsualOneDoesNot(_ policy: String, _ url: String) throws {
    #expect(try result(url, in: spec()) == .unmatched)
    #expect(try result(url, in: spec(match: "{ \(policy) }")) == .opened)
  }

  @Test(arguments: [
    ("trailingSlash: strict", "https://demo.example.com/item/7/"), ("host: domain", "demo://item/7"),
  ])
  func aPolicyClosesWhatTheUsualOneOpens(_ policy: String, _ url: String) throws {
    #expect(try result(url, in: spec()) == .opened)
    #expect(try result(url, in: spec(match: "{ \(policy) }")) == .unmatched)
  }

  @Test func aPlusIsASpace() throws {
    let opened = try spec(match: "{ plus: space }").resolution(of: "/item/7?q=a+b")
    #expect(opened.screen?.params.last?.value == .string("a b"))
  }

  @Test func redirectsAndExclusionsAreReadAlike() throws {
    let spec = try spec(
      match: "{ case: insensitive }", links: "{ exclude: [/item/secret], redirects: { /old: /item/7 } }")
    #expect(spec.problems == [])
    #expect(try result("/ITEM/Secret", in: spec) == .excluded)
    #expect(try result("/OLD", in: spec) == .opened)
  }

  @Test(arguments: ["ignore", "domain"])
  func aFullURLKeepsItsHost(_ host: String) throws {
    let spec = try spec(match: "{ host: \(host), case: insensitive }", of: "[{ url: \"demo://start/now\" }]")
    #expect(spec.problems == [])
    #expect(try result("demo://start/NOW", in: spec) == .opened)
    #expect(try result("demo://other/now", in: spec) == .unmatched)
    #expect(try spec.urls(for: "home", params: []).map(\.text) == ["demo://start/now"])
  }

  @Test func aBareSourceTakesPathsUnderItsOwnPolicy() throws {
    func spec(_ bare: String) throws -> CheckedSpec {
      try self.spec(
        sources: "{ web: { domains: [web.example.com], case: insensitive\(bare) } }",
        of: "[{ path: /start, source: web }]")
    }
    #expect(try spec(", bare: true").problems == [])
    #expect(try result("/START", in: spec("")) == .unmatched)
    #expect(try result("/START", in: spec(", bare: true")) == .opened)
    #expect(try result("/ITEM/7", in: spec(", bare: true")) == .unmatched)
    #expect(try result("https://demo.example.com/start", in: spec(", bare: true")) == .unmatched)
  }

  /// `defaults: {source: …}` sets how full URLs are read where their links name no source.
  @Test func aFilesSourceCountsForFullURLsThatNameNone() throws {
    func spec(_ defaults: String, _ link: String) throws -> CheckedSpec {
      try CheckedSpec.compiling(
        """
        navspec: 1
        app: { name: Demo, domains: [a.example] }
        sources:
          folded: { domains: [a.example], case: insensitive }
          exact: { domains: [a.example] }
        \(defaults)
        root: home
        routes: { home: { links: [{ url: "https://a.example/start"\(link) }] } }
        """)
    }
    let file = "defaults: { source: folded }"
    for (defaults, link, expected) in [
      ("", "", Resolution.Result.unmatched), (file, "", .opened), (file, ", source: exact", .unmatched),
      ("", ", source: folded", .opened),
    ] {
      #expect(
        try result("https://a.example/START", in: spec(defaults, link)) == expected, "\(defaults) \(link)")
    }
  }

  @Test func aHostThatMustBeCapturedIsMissingInAPath() throws {
    let compilation = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo }
      sources: { wiki: { domains: ["{lang}.wiki.example.org"], bare: true } }
      root: home
      routes:
        home: { to: [page, talk] }
        page: { params: { lang: String }, parent: home, links: [{ path: /page, source: wiki }] }
        talk: { params: { lang: "String = en" }, parent: home, links: [{ path: /talk, source: wiki }] }
      """)
    #expect(compilation.problems == [])
    #expect(try result("/page", in: compilation) == .unmatched)
    #expect(try result("/talk", in: compilation) == .opened)
  }

  @Test func bareSourcesShareTheirPaths() throws {
    let problems = try spec(
      sources: "{ web: { domains: [web.example.com], bare: true } }",
      of: "[{ path: \"/item/{_}\", source: web }]"
    ).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("ambiguous-link: ") == true, "\(problems)")
  }
}
