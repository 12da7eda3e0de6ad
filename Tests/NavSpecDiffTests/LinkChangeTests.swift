import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What was once missed, or was said without need.
@Suite struct LinkChangeTests {
  private func routes(_ redirect: String, _ rest: String = "") -> String {
    """
    links: { redirects: { "/old/{id}": "\(redirect)" } }
    routes:
      home: { to: [item] }
      item: { params: { id: Int }, links: ["/item/{id}"] }
    \(rest)
    """
  }

  @Test func anotherTargetOfARedirectIsFound() throws {
    #expect(try changes(routes("/item/{id}"), routes("/itemx/{id}")).lines == ["breaking link-lost"])
    #expect(
      try changes(routes("/item/{id}"), routes("/item/7")).lines.contains("breaking link-values-changed"))
  }

  @Test func aRedirectFromTheOldPatternKeepsALink() throws {
    let base = "routes:\n  item: { params: { id: Int, q: String? }, links: [\"/old/{id}{?q}\"] }\n"
    let head = """
      links: { redirects: { "/old/{id}": "/item/{id}" } }
      routes:
        item: { params: { id: Int, q: String? }, links: ["/item/{id}{?q}"] }
      """
    let list = try changes(base, head)
    #expect(list.unproved == [])
    #expect(list.lines == ["breaking shared-link-lost item", "safe link-added item"])
  }

  @Test func aNewParamIsNoOtherValue() throws {
    let base = "routes:\n  item: { params: { id: Int }, links: [\"/item/{id}\"] }\n"
    let head =
      "routes:\n  item: { params: { id: Int, sort: \"String = new\" }, links: [\"/item/{id}{?sort}\"] }\n"
    let list = try changes(base, head)
    #expect(!list.lines.contains { $0.contains("link-") } && list.unproved == [])
  }

  /// A value in a query that is not accepted is ignored, and the screen opens: only that value shows the change.
  @Test func aTypeThatAcceptsOtherValuesOfAQueryIsFound() throws {
    func spec(_ cases: String) -> String {
      """
      types: { Kind: { cases: [\(cases)] } }
      routes:
        search: { params: { text: "String?", kind: "Kind?" }, links: ["/search{?text,kind}"] }
      """
    }
    func links(_ base: String, _ head: String) throws -> [Change] {
      let list = try changes(spec(base), spec(head))
      #expect(list.unproved == [])
      return list.filter { $0.kind.changeClass == .link }
    }
    let lost = try links("a, b", "a")
    #expect(lost.map(\.kind.id) == ["link-values-changed"])
    #expect(lost[0].witness?.lines[0] == "/search?kind=b")
    // People with the older app lose what the newer one shares.
    let accepted = ["shared-link-values-changed", "link-values-accepted"]
    #expect(try links("a", "a, b").map(\.kind.id) == accepted)
    #expect(try links("a, b", "a, c").map(\.kind.id) == ["link-values-changed"] + accepted)
    // What the older version gave the screen was its default.
    let base = spec("a").replacing("Kind?", with: "Kind = a")
    #expect(
      try changes(base, base.replacing("[a]", with: "[a, b]")).lines.contains(
        "safe link-values-accepted search"))
  }

  /// Another form of the same pattern opens a URL that the first does not.
  @Test func aPatternThatOvertakesItselfIsProved() throws {
    let base = """
      links: { prefixes: ["/{lang}"] }
      routes:
        help: { params: { topic: "String = a" }, links: ["/help{/topic}"] }
      """
    let list = try changes(base, base.replacing("links: { prefixes: [\"/{lang}\"] }\n", with: ""))
    #expect(list.unproved == [])
  }

  @Test func aWitnessNamesTheConditionsThatMatter() throws {
    let head = """
      conditions: { beta: {}, staff: {} }
      routes:
        item: { params: { id: Int }, links: [LINK] }
      """
    func spec(_ link: String) -> String { head.replacing("LINK", with: link) }
    let list = try changes(spec("\"/item/{id}\""), spec("{ path: \"/item/{id}\", when: staff }"))
    #expect(list.lines == ["breaking link-lost item"])
    let message = "'/item/{id}' of 'item' no longer opens some URLs while 'staff' is not met"
    #expect(list[0].message == message)
    #expect(list[0].witness?.lines[0] == "/item/7  (staff: false)")
  }

  /// More links than a search looks at take the URLs of one: not all of them are known to open the same.
  @Test(arguments: [(20, true), (80, false)]) func whatABoundEndsIsNotProved(_ count: Int, _ isProved: Bool)
    throws
  {
    let names = (0..<count).map { "k\($0)" }
    func spec(_ type: String, _ links: [String]) -> String {
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      types: { Kind: { cases: [\(names.joined(separator: ", "))] } }
      routes:
        home: {}
        kind: { params: { kind: "\(type)" }, links: [\(links.map { "\"\($0)\"" }.joined(separator: ", "))] }
      """
    }
    let list = try changes(spec("Kind", ["/{kind}"]), spec("Kind?", names.map { "/" + $0 }))
    let doubt =
      "not proved: whether URLs of '/{kind}' still open the same, because more than 64 patterns take parts of its URLs"
    #expect(list.unproved == (isProved ? [] : [doubt]))
    let finding = list.first { $0.kind == .notProved }
    #expect(finding.map { $0.level == .risky && $0.route == "kind" && $0.places.count == 1 } ?? isProved)
    // What was found is reported all the same.
    #expect(list.lines.contains("breaking link-values-changed kind"))
    #expect(!list.lines.contains("breaking link-lost kind"))
  }

  /// What a redirect leads to is taken by the most specific link, whatever else matches it.
  @Test(arguments: ["", ", prefixes: [/en]", ", prefixes: [\"/{locale}\"]"])
  func aLesserRivalOfARedirectsTargetIsNoDoubt(_ prefixes: String) throws {
    func spec(_ show: String, _ more: String) -> String {
      """
      navspec: 1
      app: { name: Demo, schemes: [demo], domains: [x.org] }
      root: home
      links: { redirects: { "/old/{id}": "/item/{id}" }\(more) }
      routes:
        home: {}
        item: { params: { id: Int }, links: ["/item/{id}"] }
        show: { params: { slug: String }, links: ["\(show)"] }
      """
    }
    let rival = try changes(spec("/show/{slug}", prefixes), spec("/{slug}/7", prefixes))
    #expect(rival.unproved == [])
    #expect(!rival.contains { $0.message.contains("/old") })
    #expect(try changes(spec("/show/{slug}", ""), spec("/show/{slug}", prefixes)).unproved == [])
  }

  /// A redirect that is written as before leads to another link, of URLs that are excluded otherwise.
  @Test func anotherEndOfARedirectIsFound() throws {
    func spec(_ link: String) -> String {
      """
      navspec: 1
      app: { name: Demo, schemes: [demo], domains: [x.org] }
      root: home
      links: { exclude: ["/a"], redirects: { "/o?k={k}": "/a#q={k}" } }
      routes:
        home: {}
        a: { params: { q: String?, r: String? }, links: [\(link)] }
        other: { params: { m: "[String: String]" }, links: ["/a{?m*}"] }
      """
    }
    let list = try changes(spec("\"/a/{q}/{r}\""), spec("{ path: /a, with: { r: y } }"))
    #expect(list.contains { $0.kind.id == "link-moved" && $0.message.contains("'/o?k={k}'") })
  }

  /// What the newer version accepts besides is built into URLs that the older one refuses, whatever is shortest.
  @Test func aWiderPatternBuildsURLsThatAnOlderAppRefuses() throws {
    let base = """
      types: { City: { is: String, pattern: "[a-z]+" } }
      routes:
        hotels: { params: { city: City }, links: ["/hotels/{city}"] }
      """
    let list = try changes(base, base.replacing("[a-z]+", with: "[A-Za-z]+"))
    #expect(list.lines.contains("breaking shared-link-lost hotels"))
    #expect(list.first?.message.contains("where the type 'City' accepts fewer values") == true)
    #expect(
      !(try changes(base, base.replacing("[a-z]+", with: "[a-y]+")).lines.contains { $0.contains("shared") }))
  }

  /// What another link or a redirect still opens of a link's URLs is not said to move.
  @Test(arguments: [
    ("user: { params: { name: \"String?\" }, links: [/me] }", ""),
    (
      "user: { params: { name: \"String?\" }, links: [\"/u/{name}\"] }",
      "links: { redirects: { /me: /u/me } }\n"
    ),
  ]) func aChangeOfSomeURLsSaysSo(_ user: String, _ redirects: String) throws {
    let routes = "routes:\n  user: { params: { name: \"String?\" }, links: [\"/{name}\"] }\n"
    let page = "  page: { params: { name: String } }\n"
    let head = "\(redirects)routes:\n  \(user)\n" + page.replacing(" } }", with: " }, links: [\"/{name}\"] }")
    let moved = try changes(routes + page, head).filter { $0.kind.id == "link-moved" }
    #expect(moved.map(\.message) == ["'/{name}' of 'user' now opens 'page' for some URLs"])
  }

  /// What a route's other links open is no part of the link that is gone.
  @Test func aLinkThatIsGoneLosesAllItsURLs() throws {
    let base = "routes:\n  user: { params: { id: \"Int?\" }, links: [/me, \"/u/{id}\"] }\n"
    let lost = try changes(base, base.replacing("/me, ", with: ""))
    #expect(lost.map(\.message) == ["'/me' of 'user' no longer opens"])
  }

  /// What takes a URL only under a condition leaves it without a screen while that is unmet.
  @Test func aURLThatIsLostUnderAConditionIsLost() throws {
    let base = """
      conditions: { beta: {} }
      routes:
        word: { params: { s: String }, links: [{ path: "/{s}", when: beta }] }
        item: { params: { id: Int }, links: ["/{id}-x"] }
      """
    let head = base.replacing(
      "item: { params: { id: Int }, links: [\"/{id}-x\"] }", with: "item: { params: { id: Int } }")
    let links = try changes(base, head).filter { $0.kind.changeClass == .link }
    #expect(
      links.map(\.message).sorted() == [
        "'/{id}-x' of 'item' no longer opens some URLs while 'beta' is not met",
        "'/{id}-x' of 'item' now opens 'word' for some URLs",
      ])
  }

  /// A redirect that led nowhere opened nothing: what takes its URLs now opens them.
  @Test(arguments: ["/nowhere", "/c"]) func aURLThatARedirectLostIsNew(_ target: String) throws {
    let redirects = "links: { redirects: { /a/o: \(target) } }\n"
    let base =
      redirects + """
        routes:
          part: { params: { name: String }, links: ["/c#{name}"] }
          item: { params: { rest: "[String]" }, links: ["/a{/rest*}"] }
        """
    let list = try changes(base, base.replacing(redirects, with: ""))
    let added = list.filter { $0.kind.id == "link-added" }
    #expect(added.map(\.message) == ["'/a{/rest*}' of 'item' now opens more URLs"])
    #expect(list.unproved == [])
  }

  private func links(_ old: String, _ new: String, q: String = "String?") throws -> [Change] {
    func spec(_ link: String) -> String {
      """
      types: { Short: { is: String, length: 1..3 } }
      routes:
        a: { params: { q: "\(q)", r: "String?", m: "[String: String]" }, links: [\(link)] }
      """
    }
    let list = try changes(spec(old), spec(new))
    #expect(list.unproved == [])
    return list.filter { $0.kind.changeClass == .link }
  }

  /// What a link reads outside the path is compared by languages, and the shortest URL that loses something shows it.
  @Test(arguments: [
    ("\"/a{?q}\"", "{ path: \"/a{?k}\", as: { k: q } }", "/a?q=a"), ("\"/a{?q}\"", "\"/a\"", "/a?q=a"),
    ("\"/a{#q}\"", "\"/a{?q}\"", "/a#a"), ("\"/a#q={q}&r={r}\"", "\"/a#q={q}\"", "/a#r=a"),
    ("\"/a#q={q}\"", "{ path: \"/a#k={k}\", as: { k: q } }", "/a#q=a"),
    ("\"/a{#q}\"", "\"/a#q={q}\"", "/a#"),
    ("\"/a{?q,r}\"", "{ path: \"/a{?q,r}\", as: { q: r, r: q } }", "/a?q=a"),
    ("{ path: \"/a{?q,k}\", as: { k: q } }", "{ path: \"/a{?k,q}\", as: { k: q } }", "/a?k=a&q=7"),
    ("\"/a{?m*}\"", "\"/a{?q,m*}\"", "/a?q=a"), ("\"/a{?m*}\"", "\"/a\"", "/a?a=a"),
    ("\"/a{?q}\"", "{ path: \"/a{?q}\", where: { q: [x] } }", "/a?q=a"),
    ("\"/a\"", "{ path: \"/a\", with: { q: x } }", "/a"),
  ]) func whatALinkReadsElsewhereIsAnotherValue(_ old: String, _ new: String, _ url: String) throws {
    let changed = try links(old, new).filter { $0.kind.id == "link-values-changed" }
    #expect(changed.count == 1 && changed.first?.witness?.lines[0] == url, "\(changed.map(\.witness?.lines))")
  }

  @Test(arguments: [
    ("\"/a{?q,r}\"", "\"/a{?r,q}\""),
    ("{ path: \"/a{?k}\", as: { k: q } }", "{ path: \"/a{?k}\", as: { k: q } }"),
    ("\"/a#q={q}&r={r}\"", "\"/a#r={r}&q={q}\""),
  ]) func whatALinkReadsAlikeIsNoChange(_ old: String, _ new: String) throws {
    #expect(try links(old, new).isEmpty)
  }

  /// A `+` is a space for one version and itself for the other; nothing else of a query is.
  @Test func aPlusIsReadAsThePolicySays() throws {
    func spec(_ match: String, _ type: String) -> String {
      """
      navspec: 1
      app: { name: Demo, schemes: [demo]\(match) }
      root: home
      routes:
        home: {}
        a: { params: { q: "\(type)" }, links: ["/a{?q}"] }
      """
    }
    let list = try changes(spec("", "String?"), spec(", match: { plus: space }", "String?"))
    #expect(list.lines.contains("breaking link-values-changed a") && list.unproved == [])
    #expect(list[0].witness?.lines[0] == "/a?q=+")
    #expect(try changes(spec("", "Int?"), spec(", match: { plus: space }", "Int?")).lines == [])
  }

  @Test func aConditionInsteadOfAnotherIsTheNewerOne() throws {
    func spec(_ condition: String) -> String {
      """
      conditions: { a: {}, b: {} }
      routes:
        list: { requires: \(condition), links: ["/list"] }
      """
    }
    let guarded = try changes(spec("a"), spec("b")).first { $0.kind.id == "link-guarded" }
    #expect(guarded?.message == "'/list' of 'list' now asks for 'b'")
    #expect(guarded?.witness?.lines[0] == "/list  (b: false)")
  }

  /// A param that the host has too is the host's only where the rest of the URL says nothing.
  @Test func whatTheHostSaysCountsLast() throws {
    func spec(_ query: String) -> String {
      """
      navspec: 1
      app: { name: Demo, domains: ["{lang}.example.com"] }
      root: home
      routes:
        home: {}
        page: { params: { lang: "String?" }, links: ["/page\(query)"] }
      """
    }
    let list = try changes(spec(""), spec("{?lang}"))
    #expect(list.contains { $0.kind.id == "link-values-changed" } && list.unproved == [])
    #expect(try changes(spec("{?lang}"), spec("{?lang}")).isEmpty)
  }

  /// Values of two types differ where one of them rewrites the text.
  @Test(arguments: [("Date", "String"), ("Double", "String"), ("Int", "Double"), ("UUID", "String")])
  func aTextThatOneTypeRewritesIsAnotherValue(_ old: String, _ new: String) throws {
    func spec(_ type: String) -> String {
      "routes:\n  item: { params: { v: \(type) }, links: [\"/item/{v}\"] }\n"
    }
    let list = try changes(spec(old), spec(new))
    let witness = try #require(list.first { $0.kind.id == "link-values-changed" }?.witness)
    #expect(witness.lines[1].dropFirst(6) != witness.lines[2].dropFirst(6), "\(witness.lines)")
    #expect(list.unproved == [] && witness.lines[0] != "/item/7")
  }

  /// A redirect that leads to another link took all its URLs before: none of them is new.
  @Test func aRedirectThatLeadsElsewhereIsProved() throws {
    func spec(_ target: String) -> String {
      """
      links: { redirects: { "/o/{id}": "\(target)" } }
      routes:
        a: { params: { id: Int }, links: ["/a/{id}"] }
        b: { params: { id: Int }, links: ["/b/{id}"] }
      """
    }
    let list = try changes(spec("/a/{id}"), spec("/b/{id}"))
    #expect(list.contains { $0.kind.id == "link-moved" } && list.unproved == [])
  }

  /// Programs see in what two stacks of the same screens differ.
  @Test func aWitnessOfAStackShowsHowScreensAppear() throws {
    func spec(_ present: String) -> String {
      "routes:\n  list: { present: \(present), links: [\"/list\"] }\n"
    }
    let change = try #require(
      try changes(spec("push"), spec("sheet")).first { $0.kind.id == "link-stack-changed" })
    let json = change.witness?.json.encodedOnOneLine() ?? ""
    #expect(json.contains("\"window\":[\"sheet list\"]") || json.contains("\"window\": [\"sheet list\"]"))
  }

  /// What opens where no link matches is compared like what links open.
  @Test(arguments: [
    ("", ", exclude: [\"/x{/rest*}\"]", ["breaking link-left-to-browser home"]),
    (", exclude: [\"/x{/rest*}\"]", "", ["risky link-taken-from-browser home"]),
  ]) func whatFallsBackIsOfTheTable(_ old: String, _ new: String, _ lines: [String]) throws {
    func spec(_ more: String) -> String {
      "links: { fallback: home\(more) }\nroutes:\n  home: { links: [\"/\"] }\n  a: { links: [\"/a\"] }\n"
    }
    #expect(try changes(spec(old), spec(new)).lines == lines)
  }

  /// Of a fallback that stays only new URLs are asked, however many links take the others.
  @Test func whatFallsBackIsKnownBesideManyLinks() throws {
    func spec(_ schemes: String, _ app: String = "") -> String {
      let routes = (0..<80).map { "  r\($0): { links: [\"/r\($0)\"] }\n" }.joined()
      return """
        navspec: 1
        app: { name: Demo, schemes: [\(schemes)]\(app) }
        root: home
        links: { fallback: home }
        routes:
          home: {}
        \(routes)
        """
    }
    #expect(try changes(spec("a"), spec("a, b")).unproved == [])
    let doubts = try changes(spec("a"), spec("a", ", match: { slashes: collapse }")).unproved
    let reason = "because 12 of its URLs were tried, and there are more"
    #expect(
      doubts == [
        "not proved: whether URLs of 'links.fallback' still open the same, \(reason)",
        "not proved: whether URLs of 'links.fallback' opened before, \(reason)",
      ])
  }

  @Test func aFallbackThatShowsTheSameKeepsALink() throws {
    func spec(_ links: String, _ fallback: String = "home") -> String {
      "links: { fallback: \(fallback) }\nroutes:\n  home: { links: [\(links)], to: [b] }\n  b: {}\n"
    }
    #expect(try changes(spec("/, /start"), spec("/")).lines == [])
    #expect(try changes(spec("/"), spec("/", "b")).lines == ["breaking link-moved home"])
    #expect(try changes(spec("/"), spec("/", "browser")).lines == ["breaking link-lost home"])
    #expect(try changes(spec("/", "browser"), spec("/")).lines == ["safe link-added home"])
  }
}
