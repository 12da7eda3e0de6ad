import Foundation
import NavSpecAssociation
import NavSpecDiagnostics
import Testing

/// What a file says of URLs is what Apple's tool says.
@Suite struct AssociationMatchingTests {
  struct Case: Decodable, CustomTestStringConvertible {
    var name: String
    var aasa: String
    var domain: String
    var appId: String
    var url: String
    var expect: String

    var testDescription: String { name }
  }

  private struct Cases: Decodable { var matching: [Case] }

  private static let data = try? Data(
    contentsOf: Bundle.module.bundleURL.appendingPathComponent("matching.json"))
  static let cases = data.flatMap { try? JSONDecoder().decode(Cases.self, from: $0) }?.matching ?? []

  @Test func thereAreCases() { #expect(Self.cases.count == 70) }

  @Test(arguments: cases) func aCaseIsDecidedAsByApplesTool(_ one: Case) throws {
    let root = try JSONSerialization.jsonObject(with: try #require(Self.data)) as? [String: Any]
    let content = try #require((root?["files"] as? [String: Any])?[one.aasa])
    let file = try Self.file(Array(JSONSerialization.data(withJSONObject: content)))
    let decision = file.decision(on: one.url, domain: one.domain, app: one.appId)
    #expect(decision.outcome.rawValue == (one.expect == "no_match" ? "noMatch" : one.expect))
  }

  static func file(_ bytes: [UInt8]) throws -> AssociationFile {
    var map = SourceMap()
    let (file, findings) = AssociationFile.read(bytes, path: "aasa", in: &map)
    return try #require(file, "\(findings.map(\.message))")
  }

  /// A file of an app with some components, and more at its top and in its entry.
  static func file(_ components: String, top: String = "", entry: String = "") throws -> AssociationFile {
    try file(
      Array(
        #"{"applinks":{\#(top)"details":[{"appIDs":["A.b"],\#(entry)"components":[\#(components)]}]}}"#.utf8))
  }

  static func outcome(_ file: AssociationFile, _ rest: String, app: String = "A.b") -> String {
    file.decision(on: "https://a.example" + rest, domain: "a.example", app: app).outcome.rawValue
  }

  /// Components, and what of URLs fits them and what does not.
  @Test(arguments: [
    // Slashes before and behind a path.
    (
      #"{"/":"/shop"}"#, ["/shop", "/shop/", "/shop//", "//shop"],
      ["", "/", "/shops", "/sho", "/a/shop", "/shop/a"]
    ),
    (#"{"/":"shop//"}"#, ["/shop", "/shop/", "/shop///"], ["/shop/a"]),
    (#"{"/":"///shop/*"}"#, ["/shop", "/shop/", "/shop/a", "/shop/a/b/"], ["/shops", "/sho", "/"]),
    (#"{"/":"shop/*/"}"#, ["/shop", "/shop/a/"], ["/shopa"]),
    (#"{"/":"/shop//*"}"#, ["/shop", "/shop//a"], ["/shops", "/shop/a"]),
    (#"{"/":"/shop/**"}"#, ["/shop", "/shop/a"], ["/shops"]),
    (#"{"/":"/shop*"}"#, ["/shop", "/shops", "/shop/a"], ["/sho"]),
    (#"{"/":"/*"}"#, ["", "/", "/a", "/a/b", "?a", "#a", "/a?b#c"], []),
    (#"{"/":"*"}"#, ["", "/", "/a/b"], []),
    (#"{"/":"/"}"#, ["", "/", "//", "?a", "/#a"], ["/a"]),
    (#"{"/":""}"#, ["", "/"], ["/a"]),
    (#"{"/":"*/edit"}"#, ["/edit", "/a/edit", "/a/b/edit/"], ["/edits", "/aedit"]),
    (#"{"/":"*.pdf"}"#, ["/a.pdf", "/a/b.pdf", "/.pdf"], ["/a.pdfx"]),
    (#"{"/":"/?*"}"#, ["/a", "/a/b"], ["", "/", "//"]),
    (#"{"/":"?*"}"#, ["/a"], ["/"]),
    // Wildcards in the middle.
    (#"{"/":"/x/*/y"}"#, ["/x/a/y", "/x/a/b/y", "/x//y"], ["/x/y", "/x/ay"]),
    (#"{"/":"/*/y"}"#, ["/x/y", "/a/b/y"], ["/y"]),
    (#"{"/":"/x/*/*"}"#, ["/x/a", "/x/a/b"], ["/x"]),
    (#"{"/":"/n/???"}"#, ["/n/123", "/n/a/b"], ["/n/12", "/n/1234", "/n/12/"]),
    (#"{"/":"/x/?*"}"#, ["/x/1", "/x/1/2"], ["/x/", "/x"]),
    (#"{"/":"/a*b*c"}"#, ["/abc", "/abbcc", "/a/b/c", "/abcbc"], ["/ab", "/abcd"]),
    (#"{"/":"/a/b"}"#, ["/a/b"], ["/a//b", "/A/b", "/a%2Fb"]),
    // Queries.
    (#"{"?":"a=1"}"#, ["?a=1", "/x?a=1#f"], ["", "?a=1&b=2", "?b=2&a=1", "?a=12", "?A=1", "?a=1?"]),
    (#"{"?":""}"#, ["", "?", "/x?#f"], ["?a"]),
    (#"{"?":"*"}"#, ["", "?", "?a"], []),
    (#"{"?":"?*"}"#, ["?a"], ["", "?"]),
    (
      #"{"?":{"a":"1"}}"#, ["?a=1", "?b=2&a=1", "?a=1&a=1", "?&a=1&&"],
      ["", "?a", "?a=", "?a=12", "?A=1", "?a=1&a=2", "?a=1,1"]
    ),
    (#"{"?":{"a":"*","b":""}}"#, ["", "?a", "?a=1", "?b", "?b=", "?a=1&a=2"], ["?b=1", "?b=&b=1"]),
    (#"{"?":{"a":"?*"}}"#, ["?a=1", "?a==", "?a=1&a=23"], ["", "?a", "?a=", "?a=1&a"]),
    (#"{"?":{}}"#, ["", "?a=1"], []),
    (#"{"?":{"a":"1","b":null}}"#, ["", "?a=2", "?b"], []),
    (#"{"?":{"a":"1","b":["2"]}}"#, ["", "?a=2"], []), (#"{"?":{"a":"1","b":{}}}"#, ["?a=2"], []),
    (#"{"?":{"a b":"é"},"percentEncoded":false}"#, ["?a%20b=%C3%A9"], ["?ab=%C3%A9"]),
    (#"{"?":{"a":"1&b=2"},"percentEncoded":false}"#, ["?a=1%26b%3D2"], ["?a=1&b=2"]),
    (##"{"#":"top"}"##, ["#top", "/x?y#top"], ["", "#", "#tops", "#Top"]),
    (##"{"#":"*"}"##, ["", "#", "#a"], []), (##"{"#":""}"##, ["", "#"], ["#a"]),
    (##"{"#":"/room/*"}"##, ["#/room/7", "/x#/room/", "#/room/7?a#b"], ["#/room", "/room/7"]),
    (##"{"/":"/a","?":{"b":"1"},"#":"c"}"##, ["/a?b=1#c"], ["/a?b=1", "/a#c", "?b=1#c", "/a?b=2#c"]),
    // Case and escapes.
    (#"{"/":"/Shop","caseSensitive":false}"#, ["/shop", "/SHOP", "/sHop/"], ["/shops"]),
    (
      #"{"/":"/É/x","caseSensitive":false,"percentEncoded":false}"#, ["/%C3%A9/X", "/%C3%89/x", "/é/x"],
      ["/e/x"]
    ),
    (#"{"/":"/a b"}"#, [], ["/a%20b", "/a b", "/a+b"]),
    (#"{"/":"/a%20b"}"#, ["/a%20b", "/a b"], ["/a+b"]),
    (#"{"/":"/caf%C3%A9"}"#, ["/caf%C3%A9", "/café"], ["/caf%c3%a9"]),
    (#"{"/":"/caf%c3%a9","caseSensitive":false}"#, ["/caf%C3%A9"], []),
    (#"{"/":"/café"}"#, [], ["/caf%C3%A9", "/café"]),
    (#"{"/":"/a%20b","percentEncoded":false}"#, ["/a%2520b"], ["/a%20b"]),
    (
      #"{"/":"/a/?","percentEncoded":false}"#, ["/a%2Fb", "/a/%C3%A9", "/a/%3F", "/a/%20"], ["/a/", "/a/%zz"]
    ),
    (#"{"/":"/a","percentEncoded":false}"#, ["/a%2F", "/%2Fa", "/%61"], ["/a%2Fb"]),
    (#"{"/":"/a/%FF/%zz","percentEncoded":false}"#, ["/a/%FF/%zz"], ["/a/%FE/%zz"]),
    (#"{"/":"/\uD83D\uDE00","percentEncoded":false}"#, ["/%F0%9F%98%80", "/😀"], ["/%F0%9F%98%81"]),
    // Rules without a demand, and keys that mean nothing.
    (#"{}"#, ["", "/a?b#c"], []), (#"{"comment":"/x","x":[{}]}"#, ["/a"], []),
    (##"{"/":7,"?":true,"#":null}"##, ["/a?b#c"], []),
    (#"{"/":"/a","exclude":"true"},{"/":"/b","exclude":1}"#, ["/a", "/b"], []),
    (#"{"/":"/A","caseSensitive":"false"}"#, ["/A"], ["/a"]),
    (#""/a",null,["/b"],{"/":"/c"}"#, ["/c"], ["/a", "/b"]),
  ])
  func aComponentFitsWhatAppleSays(_ components: String, _ fit: [String], _ misfit: [String]) throws {
    let file = try Self.file(components)
    for url in fit { #expect(Self.outcome(file, url) == "match", "\(url)") }
    for url in misfit { #expect(Self.outcome(file, url) == "noMatch", "\(url)") }
  }

  @Test(arguments: [
    ("/$(food)", ["/pizza", "/soup/day", "/soup", "/x1/y"], ["/", "/pizzas", "/$(food)", "/x/y", "/*"]),
    ("/$(food)/menu", ["/pizza/menu", "/soup/menu", "/soup/a/menu", "/x1/y/menu"], ["/menu", "/soupmenu"]),
    ("/a$(any)z", ["/az", "/abz", "/a/z/"], ["/a", "/a/"]),
    ("/shop/$(any)", ["/shop", "/shop/a"], ["/shops"]),
    ("$(any)", ["/", "/a"], []), ("$(any)/edit", ["/edit", "/a/edit"], ["/aedit"]),
    ("$(slashed)", ["/a", "/a/"], ["/", "//a/b"]), ("$(slashed)/b", ["/a//b"], ["/b", "/a/b"]),
    ("/x/$(none)", [], ["/x", "/x/", "/x/$(none)"]), ("/x/$(missing)", [], ["/x", "/x/$(missing)"]),
    ("/x/$(empty)y", ["/x/y"], ["/x/", "/x/yy"]), ("/x/$(empty)", ["/x", "/x/"], ["/x/y"]),
    ("/$(nested)", ["/$(food)"], ["/pizza"]), ("/$(food", ["/$(food"], ["/pizza"]),
    ("/$()", [], ["/", "/$()"]),
    ("/$(Food)", [], ["/pizza"]), ("/$$(empty)(food)", ["/$(food)"], ["/pizza"]),
    ("/$(digit)$(digit)", ["/42"], ["/4", "/4a", "/٤٢"]),
    ("/$(alpha)", ["/a", "/Z"], ["/1", "/é", "/ab", "/"]),
    ("/$(upper)", ["/A"], ["/a"]), ("/$(lower)", ["/a"], ["/A"]), ("/$(alnum)", ["/a", "/7"], ["/-", "/_"]),
    ("/$(xdigit)", ["/f", "/F", "/9"], ["/g"]), ("/$(lang)", ["/en", "/de"], ["/EN", "/qq", "/e", "/eng"]),
    ("/$(region)", ["/GB", "/DE"], ["/UK", "/gb"]),
    ("/$(lang)-$(region)/*", ["/pt-BR", "/pt-BR/x"], ["/pt_BR", "/pt"]),
  ])
  func aVariableStandsForItsValues(_ path: String, _ fit: [String], _ misfit: [String]) throws {
    let values = """
      "substitutionVariables":{"food":["pizza","soup*","x?/y"],"any":["*"],"slashed":["/a/"],"none":[],
      "empty":[""],"nested":["$(food)"]},
      """
    let file = try Self.file(#"{"/":"\#(path)"}"#, top: values)
    for url in fit { #expect(Self.outcome(file, url) == "match", "\(url)") }
    for url in misfit { #expect(Self.outcome(file, url) == "noMatch", "\(url)") }
    // Also where case is ignored, but for other letters.
    let folding = try Self.file(#"{"/":"\#(path)","caseSensitive":false}"#, top: values)
    for url in fit { #expect(Self.outcome(folding, url.uppercased()) == "match", "\(url)") }
  }

  @Test func theFirstComponentThatFitsDecides() throws {
    let file = try Self.file(
      #"{"/":"/a/b"},{"/":"/a/*","exclude":true},{"/":"*"},{"/":"/x","exclude":true}"#)
    #expect(Self.outcome(file, "/a/b") == "match" && Self.outcome(file, "/a/c") == "exclude")
    #expect(Self.outcome(file, "/x") == "match")
    let decision = file.decision(on: "https://a.example/a", domain: "a.example", app: "A.b")
    #expect(decision.component?.index == 1 && decision.component?.details == 0 && decision.nearest == nil)
  }

  @Test func aComponentBeatsDefaultsOfItsEntryAndThoseBeatTheFiles() throws {
    let file = try Self.file(
      ##"{"#":"a"},{"#":"b","/":"/Q","?":"*","exclude":false},{"#":"c","caseSensitive":true,"percentEncoded":true}"##,
      top:
        #""defaults":{"/":"/top","?":{"k":"1"},"exclude":false,"caseSensitive":true,"percentEncoded":false},"#,
      entry: #""defaults":{"/":"/p q","exclude":true,"caseSensitive":false},"#)
    #expect(Self.outcome(file, "/P%20Q?k=1#A") == "exclude" && Self.outcome(file, "/p%20q#a") == "noMatch")
    #expect(Self.outcome(file, "/q#b") == "match" && Self.outcome(file, "/top?k=1#a") == "noMatch")
    #expect(Self.outcome(file, "/p%20q?k=1#c") == "noMatch")
    // Paths have none.
    let paths = try Self.file(
      Array(#"{"applinks":{"defaults":{"exclude":true},"details":[{"appID":"A.b","paths":["/a"]}]}}"#.utf8))
    #expect(Self.outcome(paths, "/a") == "match")
  }

  @Test func entriesOfAnAppAreTriedInOrder() throws {
    let file = try Self.file(
      Array(
        """
        {"applinks":{"details":[{"appIDs":["A.b"],"appID":"A.c","components":[{"/":"/a"}],"paths":["/old"]},
        {"appID":"A.d","paths":["NOT /a/*","/a*","NOT /a","NOT/b"]},{"appIDs":["A.b"],"paths":["/a","NOT /b"]}]}}
        """.utf8))
    #expect(file.apps == ["A.b", "A.c", "A.d"])
    #expect(file.components(for: "A.b").map { [$0.details, $0.index] } == [[0, 0], [2, 0], [2, 1]])
    #expect(Self.outcome(file, "/b") == "exclude" && Self.outcome(file, "/b", app: "A.c") == "noMatch")
    #expect(Self.outcome(file, "/old") == "noMatch" && Self.outcome(file, "/a", app: "A.c") == "match")
    #expect(
      Self.outcome(file, "/a", app: "A.d") == "exclude" && Self.outcome(file, "/ab", app: "A.d") == "match")
    #expect(
      Self.outcome(file, "/a", app: "A.e") == "noMatch" && Self.outcome(file, "/a", app: "a.b") == "noMatch")
    let oldest = try Self.file(
      Array(#"{"applinks":{"details":{"A.b":{"paths":["NOT /x","*"]},"A.c":{"paths":["/x"]}}}}"#.utf8))
    #expect(Self.outcome(oldest, "/x") == "exclude" && Self.outcome(oldest, "/x", app: "A.c") == "match")
    #expect(oldest.components(for: "A.c").map { [$0.details, $0.index] } == [[1, 0]])
  }

  @Test(arguments: [
    ("https://a.example/x", "A.EXAMPLE", true), ("HTTP://a.example:8080/x", "a.example", true),
    ("https://me:it@a.example/x", "a.example", true), ("https://b.a.example/x", "*.a.example", true),
    ("https://c.b.a.example/x", "*.a.example", true), ("https://a.example/x", "*.a.example", false),
    ("https://b.a.example/x", "a.example", false), ("https://ba.example/x", "*.a.example", false),
    ("ftp://a.example/x", "a.example", false), ("a.example/x", "a.example", false),
    ("/x", "a.example", false),
    ("https:///x", "", false), ("https:a.example", "a.example", false), ("", "", false),
    ("https://", "", false),
    ("https://b.example/x@a.example", "a.example", false),
    ("https://b.example?@a.example/", "a.example", false),
  ])
  func aHostIsThatOfTheDomain(_ url: String, _ domain: String, _ isIt: Bool) throws {
    let decision = try Self.file(#"{"/":"*"}"#).decision(on: url, domain: domain, app: "A.b")
    #expect(decision.outcome == (isIt ? .match : .noMatch) && decision.nearest == nil)
  }

  @Test(arguments: [
    ("/buy/a", 1, "?"), ("/help", 2, "/"), ("/hel", 2, "/"), ("/buy?k=1", 1, "#"), ("/x", 0, "/"),
    ("/zzz-b", 3, "/"),
  ])
  func theNearestComponentIsTheOneOfWhichMostFits(_ path: String, _ index: Int, _ part: String) throws {
    let file = try Self.file(
      ##"{"/":"/a"},{"/":"/buy/*","?":{"k":"1"},"#":"f"},{"/":"/help/me"},{"/":"*-b/c"},{"/":"/a"}"##)
    let nearest = file.decision(on: "https://a.example" + path, domain: "a.example", app: "A.b").nearest
    #expect(nearest?.component.index == index && nearest?.part.rawValue == part)
  }
}
