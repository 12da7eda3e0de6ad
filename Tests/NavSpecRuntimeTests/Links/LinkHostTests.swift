import Foundation
import NavSpecRuntime
import TestSupport
import Testing

/// The hosts of URLs, and the paths that redirects lead to.
@Suite struct LinkHostTests {
  @Test(arguments: [
    "evil.example:1:443", "hos]t", "[::1]x", "a:b:80", "a:65536", "[::1", "a b", "a%zz", ":80", "a@b",
    "[1:2]",
    "{x}", "a|b", "ü.example",
  ])
  func anInvalidAuthorityMatchesNoDomain(_ authority: String) {
    var app = SchemaFixture(domains: ["{server}"])
    app.route("at", [.string("server")], links: ["/x"])
    #expect(app.opened("https://\(authority)/x") == "-")
  }

  @Test func aServerIsCapturedWithItsPort() {
    var app = SchemaFixture(domains: ["{server}"])
    let route = app.route("at", [.string("server")], links: ["/x"])
    #expect(app.opened("https://A.example:8443/x") == "at(a.example:8443)")
    #expect(app.opened("https://a.example:443/x") == "at(a.example)")
    #expect(app.opened("https://[::1]:8080/x") == "at([::1]:8080)")
    #expect(app.opened("https://a_b~c!d/x") == "at(a_b~c!d)")
    #expect(app.table.url(for: route, values: [.string("a.example:8443")]) == "https://a.example:8443/x")
    #expect(app.table.url(for: route, values: [.string("ü.example")]) == nil)
  }

  @Test func everyLabelBeforeAWildcardHasText() {
    var app = SchemaFixture(domains: ["*.h.t"])
    app.route("at", links: ["/x"])
    #expect(app.opened("https://a.h.t/x") == "at()")
    #expect(app.opened("https://a.b.h.t/x") == "at()")
    for host in ["h.t", ".h.t", "..h.t", "a..h.t", ".a.h.t", "a..b.h.t"] {
      #expect(app.opened("https://\(host)/x") == "-", "\(host)")
    }
  }

  @Test func theURLAsOpenedKeepsTheBracketsOfAnAddress() {
    var app = SchemaFixture(domains: ["{server}"])
    let page = app.route("page", [.init(name: "from", form: ValueForm(.url))])
    app.link(page, "/{_}") { $0.stack = [.init(route: page, arguments: ["from": .url])] }
    #expect(app.opened("https://[::1]/a") == "page(https://[::1]/a)")
    #expect(app.opened("https://[::1]/a[b]") == "page(https://[::1]/a%5Bb%5D)")
  }

  @Test func aLiteralInTheHostIsCutByItsLengthInAnyCase() {
    var app = SchemaFixture(schemes: ["t"], domains: [])
    app.route("one", [.string("s")], links: ["/a{+s}"])
    #expect(app.opened("t://A--1/b") == "one(--1/b)")
    #expect(app.opened("t://a--1/b") == "one(--1/b)")
    #expect(app.opened("t:///A--1/b") == "-")
  }

  @Test func aURLHasAsManySegmentsInAnySpelling() {
    var app = SchemaFixture()
    app.route("rest", [.string("s").list], links: ["/a{/s*}"])
    let most = String(repeating: "/b", count: 255)
    for url in ["app://a", "app:///a", "/a", "https://app.example/a"] {
      #expect(app.opened(url + most) != "-", "\(url)")
      #expect(app.opened(url + most + "/") != "-", "\(url)")
      #expect(app.opened(url + most + "/b") == "-", "\(url)")
    }
  }

  @Test func aRedirectLeadsToAPathOfTheApp() {
    var app = SchemaFixture(schemes: ["t"], domains: ["t.t"])
    app.route("rest", [.string("s").list], links: ["{/s*}"])
    app.route("raw", [.string("s")], links: ["/r/{+s}"])
    app.schema.redirects = [
      .init(pattern: "/old{/z*}", target: "{/z*}"), .init(pattern: "/h/{+s}", target: "/{+s}"),
    ]
    #expect(app.opened("https://t.t/old") == "rest([])")
    #expect(app.opened("/old?a=1") == "rest([])")
    #expect(app.opened("t://old/x") == "rest([x])")
    // The path begins with an empty segment, and is no host.
    #expect(app.table.redirectChain(of: "/h//t.t/c/5").hops.map(\.url) == ["////t.t/c/5"])
    #expect(app.table.redirectChain(of: "https://t.t/h//t.t/c/5").hops.map(\.url) == ["https://t.t//t.t/c/5"])
    #expect(app.opened("/h//t.t/r/5") == "-")
    #expect(app.opened("/h/https:/x/r") == "rest([https:,x,r])")
    #expect(app.opened("/h/https://t.t/r/5") == "-")
  }

  @Test func aRedirectKeepsThePrefixAndTakesTheWholeQuery() {
    var app = SchemaFixture()
    app.route(
      "item", [.string("lang").optional, .int("id"), .string("q").optional], links: ["/item/{id}{?q}"])
    app.schema.prefixes = ["/{lang}"]
    app.schema.prefixForms = ["lang": ValueForm(.cases(["en", "de"]))]
    app.schema.redirects = [
      .init(pattern: "/old/{id}", target: "/item/{id}"),
      .init(pattern: "/drop/{id}{?m*}", target: "/item/{id}"),
    ]
    #expect(app.opened("/de/old/3?q=a") == "item(de,3,a)")
    #expect(app.opened("/old/3?q=a") == "item(nil,3,a)")
    #expect(app.opened("/drop/3?q=a") == "item(nil,3,nil)")
    #expect(app.opened("https://app.example/en/drop/3?q=a") == "item(en,3,nil)")
  }

  @Test func aMapCarriesAnyKey() {
    var app = SchemaFixture()
    let route = app.route("all", [.string("m").map], links: ["/all{?m*}"])
    #expect(app.opened("/all?m=1") == "all({m:1})")
    #expect(app.table.url(for: route, values: [.map(["m": "1"])]) == "https://app.example/all?m=1")
  }

  @Test func aClosedSetIsFoldedAlsoWhereTheTypeHasAPattern() {
    var app = SchemaFixture()
    app.schema.sources[0].ignoresCase = true
    let route = app.route("at", [.init(name: "s", form: ValueForm(.string, pattern: "[a-z]+"))])
    app.link(route, "/{s}") { $0.constraints = ["s": ValueForm(.cases(["abc", "X"]))] }
    #expect(app.opened("/ABC") == "at(abc)")
    #expect(app.opened("/x") == "-")
  }

  @Test func sixteenDigitsAreANumber() {
    var app = SchemaFixture()
    app.route("at", [.init(name: "n", form: ValueForm(.double))], links: ["/{n}"])
    #expect(app.opened("/9999999999999999") == "at(1e+16)")
    #expect(app.opened("/-9999999999999999") == "at(-1e+16)")
  }

  @Test func fragmentsRankByWhatTheySay() {
    var app = SchemaFixture()
    app.route("none", links: ["/x"])
    app.route("whole", [.string("f")], links: ["/x{#f}"])
    app.route("one", [.string("f")], links: ["/x#a={f}"])
    app.route("both", [.string("f")], links: ["/x#a={f}&b=1"])
    app.route("two", [.string("f"), .string("g")], links: ["/x#a={f}&c={g}"])
    #expect(app.opened("/x") == "none()")
    #expect(app.opened("/x#y") == "whole(y)")
    #expect(app.opened("/x#a=1") == "one(1)")
    #expect(app.opened("/x#a=1&b=1") == "both(1)")
    #expect(app.opened("/x#a=1&c=2") == "two(1,2)")
    #expect(app.opened("/x#a=1&c=2&b=1") == "both(1)")
  }

  /// Matrix' links: the query belongs to the fragment.
  @Test func aFragmentHasAQueryOfItsOwn() {
    var app = SchemaFixture(domains: ["h.t"])
    let route = app.route("room", [.string("room"), .string("via")], links: ["/#/{room}?via={via}"])
    #expect(app.opened("https://h.t/#/hall?via=a.example") == "room(hall,a.example)")
    #expect(app.opened("https://h.t/#/hall") == "-")
    let url = app.table.url(for: route, values: [.string("hall"), .string("a.example")])
    #expect(url == "https://h.t/#/hall?via=a.example")
    #expect(
      app.table.url(for: route, values: [.string("a?"), .string("b?")]) == "https://h.t/#/a%3F?via=b%3F")
  }

  @Test func aFinalSlashOfAFragmentSaysNothing() {
    var app = SchemaFixture()
    app.route("room", [.string("id")], links: ["/#/room/{id}"])
    #expect(app.opened("/#/room/1") == "room(1)")
    #expect(app.opened("/#/room/1/") == "room(1)")
    #expect(app.opened("/#/room/1//") == "-")
  }

  @Test func collapseDropsTheFinalSlashToo() {
    var app = SchemaFixture()
    app.schema.sources[0].strictTrailingSlash = true
    app.schema.sources[0].collapsesSlashes = true
    app.route("at", links: ["/a/"])
    app.route("b", links: ["/b"])
    for url in ["/a", "/a/", "//app.example//a//"] { #expect(app.opened(url) == "at()", "\(url)") }
    for url in ["/b", "/b/"] { #expect(app.opened(url) == "b()", "\(url)") }
  }

  @Test func aLinkUnderAConditionIsBuiltOnlyWhereTheOtherOpensTheSame() {
    var app = SchemaFixture()
    app.schema.conditions = [.init(name: "c")]
    let alone = app.route("alone")
    app.link(alone, "/alone") { $0.when = .init(condition: 0, isNegated: true) }
    let both = app.route("both")
    app.link(both, "/both") { $0.when = .init(condition: 0, isNegated: false) }
    app.link(both, "/both") { $0.when = .init(condition: 0, isNegated: true) }
    #expect(app.table.url(for: alone, values: []) == nil)
    #expect(app.table.url(for: both, values: []) == "https://app.example/both")
  }

  /// A text that is no host, or that a URL would hold otherwise, gives no URL.
  @Test(arguments: [["{server}"], ["{server}.h.t"], ["*.h.t", "{server}"]])
  func aCapturedHostIsBuiltOnlyIfItOpensAgain(_ domains: [String]) {
    var app = SchemaFixture(schemes: [], domains: domains)
    let route = app.route("at", [.string("server")], links: ["/x"])
    let table = app.table
    let parts = [
      "a", "B", ".", "-", ":", "8", "443", "[::1]", "%41", "ü", "ß", "İ", "日", "_", "/", "@", "?", "#", " ",
    ]
    var random = SeededRandom(seed: 11)
    var count = 0
    for _ in 0..<4_000 {
      let length = Int.random(in: 1...4, using: &random)
      let text = (0..<length).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      guard let url = table.url(for: route, values: [.string(text)]) else { continue }
      count += 1
      #expect(table.opened(url) == "at(\(text))", "\(url)")
    }
    #expect(count > 100)
  }

  /// `app://a/b` is two segments to one source, and one to the other.
  @Test func ofSourcesThatTieTheOneWithFewerSegmentsWins() {
    for isReversed in [false, true] {
      var app = SchemaFixture(domains: [])
      app.schema.sources.append(.init(schemes: ["app"]))
      app.schema.sources[1].hostPolicy = .ignore
      let routes = ["two", "one"].map { app.route($0) }
      let links = [("/{_}/{_}", 0), ("/{_}", 1)]
      for index in isReversed ? [1, 0] : [0, 1] {
        app.link(routes[index], links[index].0) { $0.source = links[index].1 }
      }
      #expect(app.opened("app://a/b") == "one()")
      #expect(app.opened("app://a/b/c") == "-")
      #expect(app.opened("app:///a/b") == "two()")
    }
  }

  /// A host that a domain takes is one for Foundation too.
  @Test func noMalformedAuthorityIsCaptured() throws {
    var app = SchemaFixture(domains: ["{server}"])
    app.route("at", [.string("server")], links: ["/x"])
    let table = app.table
    let parts = [
      "a", "B", ".", "-", ":", "8", "443", "65536", "[", "]", "::", "1", "@", "%41", "%", "ü", "_", "~", "(",
      " ", "|", "\\", "\"", "^", "[::1]",
    ]
    var random = SeededRandom(seed: 3)
    var count = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 1...5, using: &random)
      let authority = (0..<length).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }
        .joined()
      let opened = table.opened("https://\(authority)/x")
      guard opened != "-" else { continue }
      count += 1
      let url = URL(string: "https://\(authority)/x")
      #expect(url?.host(percentEncoded: true)?.isEmpty == false, "\(authority)")
      #expect(url?.port ?? 0 <= 65_535, "\(authority)")
      #expect(opened.hasPrefix("at(\(authority.lowercased().prefix(1))"), "\(authority)")
    }
    #expect(count > 500)
  }

  /// A param in the host position has the text of the URL, whatever the case of the literals beside it.
  @Test(arguments: ["/a{s}", "/{s}b", "/a{s}b", "/a{+s}", "/{r}-{s}", "/a{r}-{s}b"])
  func theCaseOfLettersMovesNoCapture(_ pattern: String) {
    var app = SchemaFixture(schemes: ["t"], domains: [])
    app.route("at", [.string("r").optional, .string("s").optional], links: [pattern])
    let table = app.table
    var random = SeededRandom(seed: 5)
    var count = 0
    for _ in 0..<4_000 {
      let host = String(
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          "aAbB-1".randomElement(using: &random) ?? "a"
        })
      let tail = pattern.contains("+") ? "/C" : ""
      let opened = table.opened("t://\(host)\(tail)")
      #expect(opened.lowercased() == table.opened("t://\(host.lowercased())\(tail.lowercased())"), "\(host)")
      if opened != "-" { count += 1 }
    }
    #expect(count > 20)
  }

  /// Whatever a target expands to, scheme and host are those of the URL.
  @Test func noRedirectLeavesItsSite() {
    var app = SchemaFixture(schemes: ["t"], domains: ["t.t"])
    app.schema.prefixes = ["/{lang}"]
    app.schema.prefixForms = ["lang": ValueForm(.cases(["en"]))]
    app.schema.redirects = [
      .init(pattern: "/h/{+s}", target: "/{+s}"), .init(pattern: "/g/{+s}", target: "{+s}"),
      .init(pattern: "/z{/s*}", target: "{/s*}"), .init(pattern: "/q?u={u}", target: "{u}"),
      .init(pattern: "/p/{a}", target: "{a}://x"), .init(pattern: "/f{#f}", target: "{f}"),
    ]
    let table = app.table
    let parts = [
      "/", "//", ":", "https:", "t.t", "x", "%2F", "@", "#", "?", "=", "%3A", "..", "javascript:", "é",
    ]
    var random = SeededRandom(seed: 7)
    var count = 0
    for _ in 0..<20_000 {
      let origin = ["", "https://t.t", "t://"][Int.random(in: 0..<3, using: &random)]
      let start = ["/h/", "/g/", "/z", "/z/", "/q?u=", "/p/", "/f#", "/en/h/"]
      let length = Int.random(in: 0...5, using: &random)
      let tail = (0..<length).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      let url = origin + start[Int.random(in: 0..<start.count, using: &random)] + tail
      guard let target = table.redirectChain(of: url).hops.first?.url else { continue }
      count += 1
      if origin.isEmpty {
        #expect(target.hasPrefix("/"), "\(url) → \(target)")
        #expect(!target.hasPrefix("//") || target.hasPrefix("///"), "\(url) → \(target)")
      } else {
        #expect(target.hasPrefix(origin + "/"), "\(url) → \(target)")
      }
    }
    #expect(count > 2_000)
  }
}
