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
    let error = #expect(throws: URLBuildingError.self) {
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
