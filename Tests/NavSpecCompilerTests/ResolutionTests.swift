import NavSpecCompiler
import NavSpecLinkAnalysis
import Testing

/// What `resolve` answers is what the app does.
@Suite struct ResolutionTests {
  private let head = "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n"

  private func resolution(of url: String, unmet: Set<String> = [], _ more: String) throws -> Resolution {
    try CheckedSpec.compiling(head + more).resolution(of: url, unmet: unmet)
  }

  private let fallback = """
    links: { fallback: lost }
    routes:
      home: {}
      lost: { params: { from: String? } }
    """

  @Test func theFallbackOpensForWhatNothingMatches() throws {
    #expect(
      try resolution(of: "demo://nowhere", fallback).json
        == #"{"url": "demo://nowhere", "result": "opened", "route": "lost", "params": {}, "#
        + #""stack": [{"route": "home", "params": {}}, {"route": "lost", "params": {}}]}"#)
  }

  @Test func aModalAloneAppearsAboveTheRootOfItsTab() throws {
    let spec = """
      routes:
        home: {}
        about: { present: sheet, links: [/about] }
      """
    let resolution = try resolution(of: "demo://about", spec)
    #expect(resolution.stack.map(\.route) == ["home", "about"])
  }

  @Test func theFallbackIsOnlyForUrlsOfOurs() throws {
    #expect(try resolution(of: "other://nowhere", fallback).result == .unmatched)
  }

  /// The expression of a type holds for the texts of `where`, not for their letters in the URL.
  @Test func aConstraintIgnoresCaseWhereItsSourceDoes() throws {
    let spec = """
      sources: { web: { domains: [a.example.com], case: insensitive } }
      types: { Slug: { is: String, pattern: "[a-z]+", length: "3.." } }
      routes:
        home: { to: [group] }
        group:
          params: { group: Slug }
          links: [{ path: "/g/{group}", source: web, where: { group: [all, public] } }]
      """
    let resolution = try resolution(of: "https://a.example.com/G/PUBLIC", spec)
    #expect(resolution.json.contains(#""params": {"group": "public"}"#))
  }

  /// A source that no link belongs to opens nothing.
  @Test func aSchemeOfNoLinkIsNotOffered() throws {
    let spec = """
      sources: { web: { domains: [a.example.com] } }
      routes:
        home: { to: [item] }
        item: { links: [{ path: "/item", source: web }] }
      """
    #expect(
      try resolution(of: "demo://item", spec).nearest?.difference
        == "no link takes the scheme 'demo': the spec has https")
  }

  /// The scheme of a value, not the value, is what is wrong.
  @Test func aSchemeThatAURLParamDoesNotAllowIsNamed() throws {
    let spec = """
      routes:
        home: { to: [web] }
        web: { params: { page: URL }, links: ["/web?page={page}"] }
      """
    let refusal = "the scheme 'gopher' is not allowed (allowed: https, http, demo)"
    let found = try resolution(of: "/web?page=gopher://x/y", spec).nearest
    #expect(found?.difference == "the query has 'page=gopher://x/y': \(refusal)")
    let checked = try CheckedSpec.compiling(head + spec)
    let error = #expect(throws: SpecRequestError.self) {
      try checked.urls(for: "web", params: [("page", "gopher://x/y")])
    }
    #expect(error?.description == "'gopher://x/y' is not a valid value for 'page': \(refusal)")
  }

  private let guarded = """
    routes:
      home: {}
      secret: { requires: signedIn, links: [/secret], parent: home }
      signIn: { requires: paid, present: sheet }
      pay: { reachedBy: code, present: sheet }

    """

  @Test func aRedirectWithAWayOutBlocks() throws {
    let spec = guarded + "conditions: { signedIn: { redirect: signIn }, paid: { redirect: pay } }\n"
    let resolution = try resolution(of: "/secret", unmet: ["signedIn", "paid"], spec)
    #expect(resolution.result == .blocked)
    #expect(resolution.blockedBy == "signedIn")
  }

  @Test func aRedirectWithoutAWayOutIsUnavailable() throws {
    let spec = guarded + "conditions: { signedIn: { redirect: signIn }, paid: {} }\n"
    let resolution = try resolution(of: "/secret", unmet: ["signedIn", "paid"], spec)
    #expect(resolution.result == .unavailable)
    #expect(resolution.blockedBy == "signedIn")
    #expect(try self.resolution(of: "/secret", unmet: ["signedIn"], spec).result == .blocked)
  }

  private let taken = """
    conditions: { pro: {} }
    links:
      exclude: ["/levels/none"]
      redirects: { "/levels/last": "/report" }
    routes:
      home: { to: [level, report] }
      level:
        params: { id: String, other: "Int?" }
        links: ["/levels/{id}", { path: "/l/{id}", deprecated: true }, { path: "/m/{id}", build: false }]
      report:
        links: ["/report", "/levels/report", { path: "/levels/pro", when: pro }]
      group: { params: { group: Int }, links: ["/g/{group}"] }
      item: { params: { id: Int }, parent: group, links: ["/g/{group}/i/{id}"] }
    """

  @Test(arguments: [
    ("level", ["id": "report"], "demo://levels/report opens 'report'"),
    ("level", ["id": "last"], "demo://levels/last is redirected to demo:///report, which opens 'report'"),
    ("level", ["id": "none"], "demo://levels/none is left to the browser by 'links.exclude'"),
    ("level", ["id": "1", "other": "2"], "demo://levels/1 opens 'level' with other params"),
    ("level", ["id": ""], "'/levels/{id}' cannot carry them"),
    ("level", ["id": "none"], "'/l/{id}' is deprecated"),
    ("level", ["id": "none"], "'/m/{id}' is opened, never built"),
    ("item", ["id": "1"], "'/g/{group}/i/{id}' needs 'group', which is no param of it"),
  ])
  func aRefusalSaysWhatTookTheURL(_ route: String, _ params: [String: String], _ reason: String) throws {
    let checked = try CheckedSpec.compiling(head + taken)
    let error = #expect(throws: SpecRequestError.self) {
      try checked.urls(for: route, params: params.map { ($0.key, $0.value) })
    }
    #expect(error?.description.hasPrefix("no URL opens '\(route)' with these params: ") == true)
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  /// What validation reports of these links is the reason here too.
  @Test(arguments: [
    ("details", "demo://details leads to 'details', but no window can show its chain of screens"),
    ("shop", "'https://*.shops.example/s' has the domain '*.shops.example', which the app does not declare"),
  ])
  func aRefusalSaysWhatIsWrongWithTheLink(_ route: String, _ reason: String) throws {
    let spec = """
      routes:
        home: { to: [editor, shop] }
        editor: { present: sheet }
        details: { parent: editor, links: ["/details"] }
        shop: { links: ["https://*.shops.example/s"] }
      """
    let checked = try CheckedSpec.compiling(head + spec)
    let error = #expect(throws: SpecRequestError.self) { try checked.urls(for: route, params: []) }
    #expect(error?.description == "no URL opens '\(route)' with these params: \(reason)")
  }

  /// `--all` prints the URLs of every link, and last those that need a condition.
  @Test func theURLsOfEveryLinkAreBuilt() throws {
    let checked = try CheckedSpec.compiling(head + taken)
    #expect(
      try checked.urls(for: "report", params: []).map { $0.text + ($0.when.map { " when \($0)" } ?? "") }
        == ["demo://report", "demo://levels/report", "demo://levels/pro when pro"])
    let others = try checked.urls(for: "level", params: [("id", "pro")])
    #expect(others.map(\.text) == ["demo://levels/pro"])
    #expect(others.first?.when == "!pro")
    #expect(others.first?.otherwise == "demo://levels/pro opens 'report' when pro")
  }

  @Test func anOpenLengthHasNoBoundInWords() throws {
    func found(_ length: String, _ text: String) throws -> String? {
      try resolution(
        of: "/m/\(text)",
        """
        types: { M: { is: String, length: "\(length)" } }
        routes:
          home: { to: [m] }
          m: { params: { c: M }, links: ["/m/{c}"] }
        """
      ).nearest?.difference
    }
    #expect(try found("3..", "ab") == "segment 2 is 'ab', not text of at least 3 characters")
    #expect(try found("..3", "abcd") == "segment 2 is 'abcd', not text of at most 3 characters")
    #expect(try found("3", "abcd") == "segment 2 is 'abcd', not text of 3 characters")
    #expect(try found("1..3", "abcd") == "segment 2 is 'abcd', not text of 1 to 3 characters")
    #expect(try found("3..", "abc") == nil)
    #expect(try found("..3", "a") == nil)
    #expect(try found("..3", "abc") == nil)
  }

  /// A query may have a key without letters.
  @Test func aMapIsBuiltWithAnEmptyKey() throws {
    let spec = """
      routes:
        home: { to: [list] }
        list: { params: { filters: "[String: String]" }, links: ["/list{?filters*}"] }
      """
    let checked = try CheckedSpec.compiling(head + spec)
    let urls = try checked.urls(for: "list", params: [("filters.", "2"), ("filters.a.b", "3")])
    #expect(urls.map(\.text) == ["demo://list?=2&a.b=3"])
  }
}
