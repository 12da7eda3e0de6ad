import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecRuntime
import TestSupport
import Testing

/// Values that `with` makes of a URL: texts built from captures, and what remains behind the path.
@Suite struct BuiltValueTests {
  private func spec(
    _ params: String, _ link: String, app: String = "", others: String = ""
  ) throws -> CheckedSpec {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo], domains: [demo.example.com], match: { \(app) } }
      \(link.contains("hosts") ? "sources: { hosts: { domains: [\"{server}\"] } }" : "")
      root: home
      routes:
        home: { to: [page] }
        page: { params: { \(params) }, links: [{ \(link) }] }
      \(others)
      """)
  }

  private func value(_ url: String, in spec: CheckedSpec) throws -> RouteValue? {
    #expect(spec.problems == [])
    let screen = try #require(try spec.resolution(of: url).screen)
    return screen.params.first { $0.name == "at" }?.value ?? .absent
  }

  private static let open = #"path: "/open/{scheme}/{+rest}", with: { at: "{scheme}://{rest}" }"#

  @Test(arguments: [
    ("at: URL?", "/open/https/example.com/a", RouteValue.string("https://example.com/a")),
    ("at: URL?", "/open/mailto/a", .absent),
    ("at: URL?", "/open/https/a%20b", .absent),
    ("at: URL?", "/open/1/a", .absent),
    ("at: String", "/open/1/a%20b/c%25", .string("1://a b/c%")),
    ("at: \"String = none\"", "demo://open/HTTP/x?q=1", .string("HTTP://x")),
  ])
  func aTextIsBuiltFromCaptures(_ param: String, _ url: String, _ value: RouteValue) throws {
    #expect(try self.value(url, in: spec(param, Self.open)) == value)
  }

  @Test(arguments: [
    (
      "at: String, id: UUID", #"path: "/x/{id}", with: { at: "u-{id}" }"#,
      "/x/6f9619ff-8b86-d011-b42d-00c04fc964ff", "u-6F9619FF-8B86-D011-B42D-00C04FC964FF"
    ),
    (
      "at: String, x: Double, on: Bool, n: Int", #"path: "/x/{x}/{on}/{n}", with: { at: "{n} {x} {on}" }"#,
      "/x/1.50/true/-3", "-3 1.5 true"
    ),
    // An optional capture that is absent adds nothing, and neither does a default.
    ("at: String, n: \"Int = 7\"", #"path: "/x{?n}", with: { at: "n={n}" }"#, "/x", "n="),
    // One that was renamed has the name of its param.
    (
      "at: String, n: Int?", #"path: "/x{?count}", as: { count: n }, with: { at: "n={n}" }"#, "/x?count=2",
      "n=2"
    ),
    // What a text replaces may be a part of it.
    ("at: String", #"path: "/wiki/{at}", with: { at: "Talk:{at}" }"#, "/wiki/A", "Talk:A"),
    ("at: String", #"path: "/x", source: hosts, with: { at: "{server}!" }"#, "https://a.b:1/x", "a.b:1!"),
    ("at: String", #"path: "/x", with: { at: "" }"#, "/x", ""),
  ])
  func capturesAreInCanonicalForm(_ params: String, _ link: String, _ url: String, _ text: String) throws {
    #expect(try value(url, in: spec(params, link)) == .string(text))
  }

  @Test func aTextGoesToTheScreensBelow() throws {
    let spec = try spec(
      "at: String", #"path: "/x/{a}", with: { at: "{a}{a}" }, stack: [below, page]"#,
      others: "  below: { params: { at: String }, reachedBy: code }")
    #expect(try value("/x/o", in: spec) == .string("oo"))
    let stack = try spec.resolution(of: "/x/o").stack
    #expect(stack.contains { $0.route == "below" && $0.params.first?.value == .string("oo") })
  }

  @Test func whereLimitsACaptureThatIsNoParam() throws {
    let spec = try spec("at: URL?", Self.open + ", where: { scheme: [https, http] }")
    #expect(try value("/open/http/a.b", in: spec) == .string("http://a.b"))
    #expect(try spec.resolution(of: "/open/javascript/a").result == .unmatched)
  }

  @Test(arguments: [
    ("", "/web/a%20b/c?x=1&y#z", "/a%20b/c?x=1&y"), ("", "/web", ""), ("", "/web/", "/"),
    ("", "/web?q", "?q"),
    ("", "/web/a/?", "/a/?"), ("", "demo://web/A", "/A"), ("", "demo:///web/A/B#c?d", "/A/B"),
    ("", "demo:web/a", "/a"), ("", "https://demo.example.com/web/%C3%A6?a=b+c", "/%C3%A6?a=b+c"),
    ("slashes: collapse", "/web//a//b", "//a//b"), ("trailingSlash: strict", "/web/a", "/a"),
    ("host: ignore", "demo://any/web/a", "/a"), ("case: insensitive", "/WEB/A", "/A"),
  ])
  func whatRemainsIsAsTheURLHasIt(_ app: String, _ url: String, _ text: String) throws {
    let spec = try spec("at: String", #"path: "/web{/_*}", with: { at: $remainder }"#, app: app)
    #expect(try value(url, in: spec) == .string(text))
  }

  /// `$remainder` within a text stands for what it stands for alone.
  @Test(arguments: [
    ("https:/$remainder", "/web/example.com/a%20b/?x=1&y#z", "https://example.com/a%20b/?x=1&y"),
    ("https:/$remainder", "demo://web/example.com/", "https://example.com/"),
    ("https:/$remainder", "/web", "https:/"), ("https:/$remainder", "/web/", "https://"),
    ("https:/$remainder", "https://demo.example.com/web?q=%2F", "https:/?q=%2F"),
    ("$remainder!", "/web/a", "/a!"), ("<$remainder|$remainder>", "/web/a", "</a|/a>"),
    ("$remainder_", "/web/a", nil), ("x$remainders", "/web/a", "x$remainders"), ("$5", "/web/a", nil),
    ("x-$url", "/web/a", "x-$url"),
  ])
  func whatRemainsIsAPartOfAText(_ text: String, _ url: String, _ value: String?) throws {
    let spec = try spec("at: String", "path: \"/web{/_*}\", with: { at: \"\(text)\" }")
    guard let value else { return #expect(spec.diagnostics.map(\.kind.id) == ["unknown-placeholder"]) }
    #expect(try self.value(url, in: spec) == .string(value))
  }

  @Test func whatRemainsAndCapturesAreOneText() throws {
    let spec = try spec(
      "at: URL?", #"path: "/to/{scheme}/{host}{/_*}", with: { at: "{scheme}://{host}$remainder" }"#)
    #expect(try value("/to/https/a.test/b/?c#d", in: spec) == .string("https://a.test/b/?c"))
    #expect(try value("/to/https/a.test", in: spec) == .string("https://a.test"))
    #expect(try value("/to/mailto/a.test", in: spec) == .absent)
    let schema = try #require(spec.resolved).schema
    #expect(NavigationSchema(compiledText: schema.compiledText) == schema)
    #expect(schema.links.allSatisfy { !$0.isBuilt })
  }

  @Test(arguments: [
    ("demo://Shop.net/a", "/Shop.net/a"), ("demo:///a", "/a"), ("demo:a", "/a"), ("/a/b?c", "/a/b?c"),
    ("https://demo.example.com", ""),
  ])
  func theWholePathRemains(_ url: String, _ text: String) throws {
    let spec = try spec("at: String", #"path: "{/_*}", with: { at: $remainder }"#)
    #expect(try value(url, in: spec) == .string(text))
  }

  /// What a redirect leads to is what was matched.
  @Test func aRedirectsTargetRemains() throws {
    let spec = try spec(
      "at: String", #"path: "/web{/_*}", with: { at: $remainder }"#,
      others: #"links: { prefixes: ["/{lang}"], redirects: { "/w/{x}": "/web/x/{x}" } }"#)
    #expect(try value("/w/7?k=1", in: spec) == .string("/x/7?k=1"))
    #expect(try value("/de/w/7", in: spec) == .string("/x/7"))
    #expect(try value("/de/web/7", in: spec) == .string("/7"))
  }

  /// A URL opens with the values exactly when it opens without, and no URL is built.
  @Test func matchingAndBuildingDoNotDependOnThem() throws {
    let plain = try spec("at: \"String = none\"", #"path: "/o/{_}{/_*}""#)
    let links = [
      #"path: "/o/{a}{/_*}", with: { at: "{a}" }"#, #"path: "/o/{_}{/_*}", with: { at: $remainder }"#,
    ]
    var random = SeededRandom(seed: 12)
    let parts = ["o", "O", "a%2Fb", "%41", "", "b", "?q=%20", "#f", "x{y}"]
    for link in links {
      let spec = try spec("at: \"String?\"", link)
      #expect(spec.problems == [])
      #expect(try #require(spec.resolved).schema.links.allSatisfy { !$0.isBuilt })
      for _ in 0..<300 {
        let path = (0..<Int(random.next() % 5)).map { _ in "/" + parts[Int(random.next() % 9)] }.joined()
        let url = (random.next() % 2 == 0 ? "demo://" : "") + "/o" + path
        #expect(try spec.resolution(of: url).result == plain.resolution(of: url).result, "\(url)")
      }
    }
  }

  /// The texts of a schema and of a model say the same as what was read.
  @Test func theySurviveTheirTexts() throws {
    let spec = try spec(
      "at: String, of: URL?",
      #"path: "/o/{a}{/_*}", with: { at: $remainder, of: "https://{a}.test/'%(~, {a}" }"#)
    #expect(spec.problems == [])
    let schema = try #require(spec.resolved).schema
    #expect(NavigationSchema(compiledText: schema.compiledText) == schema)
  }

  @Test(arguments: [
    ("at: String", #"path: "/x/{a}", with: { at: "{a" }"#, "malformed-template"),
    ("at: String", #"path: "/x/{a}", with: { at: "a}" }"#, "malformed-template"),
    ("at: String", #"path: "/x/{a}", with: { at: "{}" }"#, "malformed-template"),
    ("at: String", #"path: "/x/{a}", with: { at: "{+a}" }"#, "malformed-template"),
    ("at: String", #"path: "/x", with: { at: "{a}" }"#, "unknown-placeholder"),
    ("at: String", #"path: "/x/{b}", with: { at: "{a}" }"#, "unknown-placeholder"),
    ("at: String", #"path: "/x/{a}", with: { to: "{a}" }"#, "unknown-param"),
    ("at: Int", #"path: "/x/{a}", with: { at: "{a}" }"#, "mismatched-argument"),
    ("at: \"[String]\"", #"path: "/x/{a}", with: { at: "{a}" }"#, "mismatched-argument"),
    ("at: URL", #"path: "/x/{a}", with: { at: "{a}" }"#, "mismatched-argument"),
    ("at: String", #"path: "/x{/a*}", with: { at: "{a}" }"#, "mismatched-placeholder"),
    ("at: String", #"path: "/x{?a*}", with: { at: "{a}" }"#, "mismatched-placeholder"),
    ("at: String, a: \"[Int]\"", #"path: "/x{?a}", with: { at: "{a}" }"#, "mismatched-placeholder"),
    ("at: String", #"path: "/x/{_}", with: { at: $remainder }"#, "unknown-placeholder"),
    ("at: String", #"path: "/x/{_}", with: { at: "https:/$remainder" }"#, "unknown-placeholder"),
    (
      "at: String", #"path: "/x/{a}", with: { at: "{b}$remainder" }"#,
      "unknown-placeholder,unknown-placeholder"
    ),
    ("at: URL", #"path: "/x{/_*}", with: { at: "https:/$remainder" }"#, "mismatched-argument"),
    ("at: URL?", #"path: "/x{/_*}", with: { at: "https:/$remainder" }"#, ""),
    ("at: Int?", #"path: "/x{/_*}", with: { at: "1$remainder" }"#, "mismatched-argument"),
    ("at: String", #"path: "/x{/_*}", with: { at: "{$remainder" }"#, "malformed-template"),
    ("at: String", #"path: "/x{/_*}?k=1", with: { at: $remainder }"#, ""),
    ("at: Int?", #"path: "/x{/_*}", with: { at: $remainder }"#, "mismatched-argument"),
    ("at: URL?", #"path: "/x{/_*}", with: { at: $remainder }"#, "mismatched-argument"),
  ])
  func aWrongUseIsAnError(_ params: String, _ link: String, _ ids: String) throws {
    #expect(try spec(params, link).diagnostics.map(\.kind.id).joined(separator: ",") == ids)
  }
}
