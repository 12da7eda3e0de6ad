import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What one cause does to many links is one change.
@Suite struct LinkCauseTests {
  /// An app of two tabs and three screens with links.
  private func app(
    match: String = "schemes: [shop], domains: [a.example]", links: String = "", home: String = "",
    item: String = ""
  ) -> String {
    let items = ["cart", "order", "user"].map { name in
      "  \(name): { params: { id: Int }, links: [\"/\(name)/{id}\"]\(item) }\n"
    }
    return """
      navspec: 1
      app: { name: Shop, \(match) }
      links: { \(links) }
      conditions: { signedIn: { redirect: login } }
      tabs:
        first: { title: First, image: star, root: home }
        second: { title: Second, image: star, root: account }
      routes:
        home: { to: [cart, order, user, list]\(home) }
        list: {}
        account: { requires: signedIn }
        login: { present: sheet }

      """ + items.joined()
  }

  private func messages(_ base: String, _ head: String) throws -> [String] {
    try changes(base, head).filter { $0.kind.changeClass == .link }.map(\.message)
  }

  @Test func aSiteIsOneChangeInEachDirection() throws {
    let more = app(match: "schemes: [shop], domains: [a.example, b.example]")
    #expect(try messages(app(), more) == ["'/cart/{id}' and 2 more at 'b.example' now open"])
    #expect(try messages(more, app()) == ["'/cart/{id}' and 2 more at 'b.example' no longer open"])
    let other = app(match: "schemes: [shop], domains: [b.example]")
    #expect(
      try messages(app(), other) == [
        "'/cart/{id}' and 2 more at 'a.example' no longer open",
        "the URLs that are built for 3 routes do not open them in the older app, which does not know 'b.example'",
        "'/cart/{id}' and 2 more at 'b.example' now open",
      ])
    let scheme = app(match: "schemes: [], domains: [a.example]")
    #expect(try messages(app(), scheme) == ["'/cart/{id}' and 2 more at 'shop:' no longer open"])
  }

  /// Rules of matching decide what is excluded, and which of two patterns takes a URL.
  @Test func theRulesOfMatchingAreOneChange() throws {
    let base = app(links: "prefixes: ['/{lang}'], exclude: ['/legal{/rest*}']")
    let head = app(
      match: "schemes: [shop], domains: [a.example], match: { case: insensitive }",
      links: "prefixes: ['/{lang}'], exclude: ['/legal{/rest*}']")
    #expect(try changes(base, head).unproved == [])
    let messages = try messages(base, head)
    let reason = "because links are matched in another way: 'case'"
    #expect(
      messages == [
        "'/cart/{id}' and 2 more now leave some URLs to the browser, \(reason)",
        "'/cart/{id}' and 2 more now open more URLs, \(reason)",
      ])
  }

  /// One route has its own change, which names the cause too.
  @Test func oneRouteHasItsOwnChange() throws {
    func item(_ domains: String) -> String {
      """
      navspec: 1
      app: { name: Shop, domains: [\(domains)] }
      root: home
      routes:
        home: {}
        item: { params: { id: Int }, links: ["/item/{id}"] }
      """
    }
    let list = try changes(item("a.example, b.example"), item("a.example"))
    let lost = try #require(list.first { $0.kind.id == "link-lost" })
    #expect(lost.route == "item" && lost.message == "'/item/{id}' of 'item' at 'b.example' no longer opens")
  }

  @Test func aScreenBelowIsOneChange() throws {
    #expect(
      try messages(app(), app(home: ", requires: signedIn")) == [
        "'/cart/{id}' and 2 more now ask for 'signedIn', because of 'home' below them"
      ])
    #expect(
      try messages(app(), app(item: ", parent: list")) == [
        "'/cart/{id}' and 2 more now build another stack, with 'push list'"
      ])
    #expect(
      try messages(app(), app(item: ", tab: second")) == [
        "'/cart/{id}' and 2 more now ask for 'signedIn', because of 'account' below them"
      ])
  }

  /// What a screen asks for concerns its own links and those above it.
  @Test func aGuardOfAScreenWithLinksIsOneChange() throws {
    func app(_ orders: String) -> String {
      """
      navspec: 1
      app: { name: Shop, schemes: [shop] }
      conditions: { signedIn: { redirect: login } }
      root: home
      routes:
        home: { to: [orders] }
        orders: { links: [/orders], to: [order]\(orders) }
        order: { params: { id: Int }, parent: orders, links: ["/orders/{id}"] }
        login: { present: sheet }
      """
    }
    #expect(
      try messages(app(""), app(", requires: signedIn")) == [
        "'/orders' and 1 more now ask for 'signedIn', because of 'orders'"
      ])
    // What is no longer protected is one change, of the screen.
    #expect(try messages(app(", requires: signedIn"), app("")) == [])
  }

  /// A redirect takes more than the link did, and all of the link's.
  @Test func aRedirectThatTakesAllMovesAll() throws {
    let base = """
      navspec: 1
      app: { name: Shop, schemes: [shop] }
      root: home
      routes:
        home: { to: [item, other] }
        item: { params: { id: Int }, links: ["/p/{id}", "/item/{id}"] }
        other: { params: { id: Int }, links: ["/q/{id}"] }

      """
    let head =
      base.replacing("\"/p/{id}\", ", with: "") + "links: { redirects: { \"/p/{id}\": \"/q/{id}\" } }\n"
    #expect(try messages(base, head) == ["'/p/{id}' of 'item' now opens 'other'"])
    // One value leads elsewhere.
    let literal = head.replacing("[\"/q/{id}\"] }", with: "[\"/q/{id}\"] }\n  last: { links: [/q/7] }")
    #expect(try messages(base, literal).contains("'/p/{id}' of 'item' now opens 'last' for some URLs"))
    let text = [base, head].map {
      $0.replacing("item: { params: { id: Int }", with: "item: { params: { id: String }")
    }
    #expect(
      try messages(text[0], text[1]).contains {
        $0.hasPrefix("'/p/{id}' of 'item'") && $0.hasSuffix("some URLs")
      })
  }

  /// Three edits are three changes.
  @Test func whatEachRouteSaysIsItsOwn() throws {
    #expect(
      try messages(app(), app(item: ", requires: signedIn")) == [
        "'/cart/{id}' of 'cart' now asks for 'signedIn'", "'/order/{id}' of 'order' now asks for 'signedIn'",
        "'/user/{id}' of 'user' now asks for 'signedIn'",
      ])
  }

  @Test func aRuleForAllLinksIsOneChange() throws {
    let strict = app(match: "schemes: [shop], domains: [a.example], match: { trailingSlash: strict }")
    #expect(
      try messages(app(), strict) == [
        "'/cart/{id}' and 2 more no longer open some URLs, because links are matched in another way: 'trailingSlash'"
      ])
    #expect(
      try messages(app(), app(links: "prefixes: [/en]")) == [
        "'/cart/{id}' and 2 more now open more URLs, because of the prefix '/en'"
      ])
    #expect(
      try messages(app(), app(links: "exclude: [\"/{+x}\"]")) == [
        "'/cart/{id}' and 2 more are left to the browser, because of the exclusion '/{+x}'"
      ])
  }

  /// Which URLs are lost is said where one key of the query decides it.
  @Test func aKeyThatIsNeededIsNamed() throws {
    func find(_ params: String, _ link: String = "/find{?q,s}") -> String {
      "routes:\n  find: { params: { \(params) }, links: [\"\(link)\"] }\n"
    }
    let both = find("q: String?, s: String?")
    #expect(
      try messages(both, find("q: String, s: String?")) == [
        "'/find{?q,s}' of 'find' no longer opens URLs without 'q'"
      ])
    #expect(
      try messages(both, find("q: String?, s: String?", "/find?q={q}{&s}")).first
        == "'/find{?q,s}' of 'find' no longer opens URLs without 'q'")
    #expect(
      try messages(both, find("q: String, s: String")) == [
        "'/find{?q,s}' of 'find' no longer opens URLs that lack 'q' or 's'"
      ])
    #expect(
      try messages(find("q: String, s: String?"), both) == [
        "URLs that are built for 'find' without 'q' do not open it in the older app",
        "'/find{?q,s}' of 'find' now opens URLs without 'q' too",
      ])
    // Nothing else of these links is in doubt.
    #expect(try changes(both, find("q: String, s: String?")).unproved == [])
  }

  /// An exclusion that takes one URL leaves the others.
  @Test func aWildcardOfAnotherFormatTakesOneURL() throws {
    let star = app(links: "exclude: [\"/cart/*\"]").replacing("id: Int", with: "id: String")
    let base = app().replacing("id: Int", with: "id: String")
    #expect(
      try messages(base, star) == [
        "'/cart/{id}' of 'cart' now leaves some URLs to the browser, because of the exclusion '/cart/*'"
      ])
    // The file has no sign for the character itself: the app still gets the URL.
    #expect(try changes(base, star).allSatisfy { !$0.kind.id.hasPrefix("association-paths") })
  }

  /// The owners of all, each once; and the fingerprint does not change with the number of links.
  @Test func oneChangeSpeaksForAllItsRoutes() throws {
    let (old, new) = (app(item: ", owner: ann"), app(home: ", requires: signedIn", item: ", owner: ann"))
    let found = try #require(try changes(old, new).first { $0.kind.id == "link-guarded" })
    #expect(found.route == nil && found.routes == ["cart", "order", "user"] && found.owners == ["ann"])
    #expect(found.places.filter { $0.side == .base }.count == 3)
    let more = "  gift: { params: { id: Int }, links: [\"/gift/{id}\"] }\n"
    let again = try #require(
      try changes(old + more, new + more).first { $0.kind.id == "link-guarded" })
    #expect(again.fingerprint == found.fingerprint && again.routes.count == 4)
  }
}
