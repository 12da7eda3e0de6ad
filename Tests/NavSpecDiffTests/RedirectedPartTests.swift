import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What becomes of the URLs of a redirect is decided, whatever of its query and fragment it keeps.
@Suite struct RedirectedPartTests {
  private func spec(_ redirects: String, _ routes: String, more: String = "", match: String = "") -> String {
    """
    navspec: 1
    app: { name: Demo, schemes: [demo]\(match) }
    root: home
    conditions: { beta: {} }
    links: { redirects: { \(redirects) }\(more) }
    routes:
      home: {}
      \(routes)
    """
  }

  private func links(_ base: String, _ head: String) throws -> [String] {
    let list = try changes(base, head)
    #expect(list.unproved == [])
    return list.filter { $0.kind.changeClass == .link }.map(\.message)
  }

  /// Without the redirect, the URLs that it led to a link are lost: those that have what the link asks for.
  @Test(arguments: [
    ("/old", "/item", "links: [\"/item?a=b\"]", "/old?a=b"),
    ("/old?x={x}", "/item", "links: [\"/item?a=b\"]", "/old?a=b&x=a"),
    ("/old", "/item", "links: [\"/item#top\"]", "/old#top"),
    ("/old?x={x}", "/item", "params: { s: String? }, links: [\"/item{#s}\"]", "/old?x=a"),
    ("/old", "/item", "params: { n: Int }, links: [\"/item#n={n}\"]", "/old#n=7"),
    ("/old/{x}", "/{x}", "links: [/item]", "/old/item"),
    ("/old/{x}", "/{x}", "params: { n: Int }, links: [\"/item-{n}\"]", "/old/item-1"),
    ("/old?x={x}", "/item?a={x}", "links: [\"/item?a=b\"]", "/old?x=b"),
    ("/old?x={x}", "/item?a=y{x}", "params: { a: \"Bool?\" }, links: [\"/item{?a}\"]", "/old?x=a"),
    ("/old?x={x}", "/item?a={x}", "params: { n: Int }, links: [\"/item?a=y{n}\"]", "/old?x=y"),
    ("/old", "/item", "links: [{ path: /item, when: beta }]", "/old"),
    ("/old", "/item", "links: [{ path: /item, without: [k] }]", "/old"),
  ]) func whatALinkAsksForIsAskedOfTheOldURL(
    _ old: String, _ new: String, _ link: String, _ url: String
  ) throws {
    let routes = "item: { \(link) }"
    let list = try changes(spec("\"\(old)\": \"\(new)\"", routes), spec("", routes))
    #expect(list.unproved == [])
    let lost = list.filter { $0.kind.id == "link-lost" }
    #expect(lost.map(\.message) == ["'\(old)', a redirect, no longer opens"] || link.contains("when"))
    #expect(lost.first?.witness?.lines.first?.hasPrefix(url) == true)
  }

  @Test func aLiteralIsFoundInAnyCase() throws {
    let routes = "item: { links: [/item] }"
    let match = ", match: { case: insensitive }"
    #expect(
      try links(spec("\"/old/{x}\": \"/{x}\"", routes, match: match), spec("", routes, match: match))
        == ["'/old/{x}', a redirect, no longer opens"])
  }

  /// One that opens nothing is missed by nobody, whatever it leads to, and whatever queries it has.
  @Test(arguments: [
    "\"/old?q={x}\": /item", "\"/old{?q}\": /mid, /mid: /item", "/old: /old",
    "\"/old?x={x}\": /mid, /mid: \"/old?x=1\"", "\"/old/{x}\": \"/mid/{x}\", \"/mid/{x}\": \"/old/{x}\"",
    "\"/old?a={x}\": \"/item?q=y\"", "\"/old#{x}\": /part",
  ]) func aRedirectThatOpensNothingIsNotMissed(_ redirects: String) throws {
    let routes = """
      item: { params: { q: Int }, links: ["/item{?q}"] }
        part: { params: { s: String }, links: ["/part#{s}"] }
      """
    let rest = redirects.hasSuffix("/mid: /item") ? "/mid: /item" : ""
    #expect(try links(spec(redirects, routes), spec(rest, routes)) == [])
    #expect(try links(spec(rest, routes), spec(redirects, routes)) == [])
  }

  /// A link that is met at one site alone takes nothing at another, and nothing that has what it must not have.
  @Test func whatALinkRefusesIsNotMissed() throws {
    let routes = "item: { links: [\"demo:///item\"] }\n  other: { links: [{ path: /b, without: [k] }] }"
    let domain = ", domains: [x.org]"
    #expect(
      try links(
        spec("\"https://x.org/old\": /item", routes, match: domain), spec("", routes, match: domain)) == [])
    #expect(try links(spec("\"/old?p={p}\": \"/b?k={p}\"", routes), spec("", routes)) == [])
  }

  /// A redirect that reaches nothing may lead to itself, or to what a better link takes.
  @Test func aLinkTakesWhatARedirectLeadsRound() throws {
    let routes = "item: { params: { id: Int }, links: [\"/item/{id}\"] }"
    #expect(try links(spec("\"/item/{id}\": \"/item/{id}\"", routes), spec("", routes)) == [])
  }

  /// A redirect in place of a link opens the rest of its URLs in another way.
  @Test func whatARedirectLeadsElsewhereIsFound() throws {
    let routes = """
      item: { links: [/item/new, LINK] }
        other: { links: ["/item/new?a=b"] }
      """
    let base = spec("", routes.replacing("LINK", with: "/old"))
    let head = spec("/old: /item/new", routes.replacing(", LINK", with: ""))
    #expect(try links(base, head).contains { $0.contains("'/old'") && $0.contains("'other'") })
  }

  /// What a redirect behind another one asks for is asked of the first.
  @Test func aRowOfRedirectsAsksForAllOfIt() throws {
    let routes = "item: { params: { q: Int }, links: [\"/item{?q}\"] }"
    let list = try changes(
      spec("\"/old?x={x}\": /mid, /mid: /item", routes), spec("/mid: /item", routes))
    #expect(list.unproved == [])
    #expect(list.first { $0.kind.id == "link-lost" }?.witness?.lines.first == "/old?q=7&x=a")
  }
}
