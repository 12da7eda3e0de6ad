import Foundation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

/// What property lists say, and which files nothing is merged into.
@Suite struct PropertyListTests: PropertyListSuite {
  @Test func entitlementsNameEveryDomainOnce() throws {
    let spec = try spec(
      #"domains: [shop.example.com, "*.example.org", "{tenant}.example.net"]"#,
      #"sources: { other: { domains: ["*.example.net", old.example.com, "{server}"] } }"#,
      route: #"links: [{ path: "/item", source: other }]"#)
    let list = try values(of: fragment(.entitlements, of: spec).utf8)
    let names = ["shop.example.com", "*.example.org", "*.example.net", "old.example.com"]
    #expect(list == [Self.domainsKey: names.map { "applinks:\($0)" }])
    #expect(Output.entitlements.notes(spec) == ["no entitlement names '{server}', which is any server"])
    let forDevelopers = try values(of: fragment(.entitlements(forDevelopers: true), of: spec).utf8)
    #expect(
      forDevelopers == [
        Self.domainsKey: names.flatMap { ["applinks:\($0)", "applinks:\($0)?mode=developer"] }
      ])
  }

  @Test func anAppWithoutDomainsHasAnEmptyFragment() throws {
    #expect(try values(of: fragment(.entitlements, of: spec()).utf8).count == 0)
  }

  @Test func theInformationIsItsGolden() throws {
    let spec = try spec(
      "bundle: com.example.shop, schemes: [shop, Shopping]", "sources: { old: { schemes: [boutique] } }",
      route: #"present: window, links: [{ path: "/item", source: old }]"#)
    expectGolden(try fragment(.plist, of: spec), "apple/Info.plist")
  }

  @Test(arguments: [
    ("", "", false), ("", "present: window", true), ("platforms: { macOS: 14 }", "present: window", nil),
    ("platforms: { macOS: 14, visionOS: 2 }", "present: { window: { else: sheet } }", true),
  ])
  func scenesFollowWindows(_ app: String, _ route: String, _ isMultiple: Bool?) throws {
    let list = try values(of: fragment(.plist, of: spec(app, route: route)).utf8)
    let manifest = list["UIApplicationSceneManifest"] as? [String: Bool]
    #expect(manifest == isMultiple.map { ["UIApplicationSupportsMultipleScenes": $0] })
  }

  @Test func aFeatureHasNone() throws {
    let example = try ExampleSpec("navspec: 1\nfeature: cart\nroutes: { cart: {} }\n")
    let spec = ResolvedSpec(example.graph, sources: example.sources)
    #expect(try Output.plist.files(spec, .init()) == [] && Output.entitlements.files(spec, .init()) == [])
  }

  @Test(arguments: [
    ("", "the property list ends here", 0),
    ("{}", "text where a tag belongs", 0),
    ("<html></html>", "this file is not a property list: it does not begin with '<plist>'", 0),
    ("<plist/>", "this file is not a property list: it does not begin with '<plist>'", 0),
    ("<plist><array/></plist>", "the property list is not a dictionary", 7),
    ("<plist><dict/><dict/></plist>", "a property list has one value", 14),
    ("<plist><dict/></plist>x", "text after '</plist>'", 22),
    ("<plist><dict><key>a</key></dict></plist>", "the key 'a' has no value", 13),
    ("<plist><dict><string/></dict></plist>", "'<string>' where the '<key>' of a value belongs", 13),
    (
      "<plist><dict><key>a</key><true/><key>&#97;</key><true/></dict></plist>", "the key 'a' is here twice",
      32
    ),
    ("<plist><dict><key>a</key><set/></dict></plist>", "'<set>' is no value of a property list", 25),
    ("<plist><dict><key>a</key><array></dict></plist>", "'</dict>' in '<array>'", 32),
    ("<plist><dict><key>a</key><string>b<true/></string></dict></plist>", "'<true>' in '<string>'", 34),
    ("<plist><dict><key>a</key><string>b", "'<string>' is not closed", 25),
    ("<plist><dict>", "'<dict>' is not closed", 7),
    ("<plist><dict", "this tag is not closed with '>'", 7),
    ("<plist><!-- <dict/></plist>", "'-->' is missing", 7),
    ("<plist><dict><key>&nbsp;</key>", "'&' begins no character that XML knows by a name or number", 18),
    ("<plist><dict><key>&#xD800;</key>", "'&' begins no character that XML knows by a name or number", 18),
    (
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
      "declarations in '<!DOCTYPE' are not read", 0
    ),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><plist/>", "only UTF-8 is read", 0),
    (
      "<plist><dict><key>com.apple.developer.associated-domains</key><string/></dict></plist>",
      "'com.apple.developer.associated-domains' is an '<array>'", 62
    ),
  ])
  func aFileThatIsMalformedIsRefused(_ text: String, _ message: String, _ offset: Int) throws {
    #expect(throws: PropertyListError.malformed(message, at: offset)) {
      try merged(.entitlements, of: spec("domains: [a.example.com]"), into: text)
    }
  }

  @Test func otherFormsAreRefused() throws {
    let merge = try #require(Output.entitlements.merge)
    let spec = try spec()
    #expect(throws: PropertyListError.binary) { try merge(spec, Array("bplist00".utf8)) }
    for start in [[0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]] as [[UInt8]] {
      #expect(throws: PropertyListError.utf16) { try merge(spec, start) }
    }
    #expect(throws: PropertyListError.malformed("this file is not UTF-8", at: 0)) {
      try merge(spec, [0x3C, 0xC3])
    }
    let deep = String(repeating: "<array>", count: 10_000)
    #expect(throws: PropertyListError.malformed("collections are nested more than 64 deep", at: 466)) {
      try merge(spec, Array("<plist><dict><key>a</key>\(deep)".utf8))
    }
    let long = [UInt8](repeating: 0x20, count: 4 << 20 | 1)
    #expect(throws: PropertyListError.malformed("this file has more than 4194304 bytes", at: 0)) {
      try merge(spec, long)
    }
  }

  /// Whatever is cut off or in its place: an error inside the file, or a property list as Foundation reads it.
  @Test func noFileStopsTheTool() throws {
    let spec = try spec("schemes: [shop], domains: [a.example.com]", route: "present: window")
    let merge = try #require(Output.plist.merge)
    let whole = Array(
      list(PropertyListMergeTests.cases[7].before + "\n<key>&amp;<![CDATA[<]]></key>\n<data>AA==</data>").utf8
    )
    var random = SeededRandom(seed: 7)
    var read = 0
    func check(_ bytes: [UInt8]) {
      do {
        let result = try merge(spec, bytes)
        read += 1
        #expect(try merge(spec, result) == result)
      } catch PropertyListError.malformed(_, let offset) {
        #expect(offset >= 0 && offset <= bytes.count)
      } catch {}
    }
    for end in whole.indices { check(Array(whole[..<end])) }
    for index in whole.indices {
      var bytes = whole
      bytes[index] = Array("<>/&;\"'! a\n".utf8).randomElement(using: &random) ?? 0
      check(bytes)
      bytes.remove(at: index)
      check(bytes)
    }
    #expect(read > 100)
  }
}

/// Specs, property lists and what they say.
protocol PropertyListSuite {}

extension PropertyListSuite {
  func spec(_ app: String = "", _ more: String = "", route: String = "") throws -> ResolvedSpec {
    let example = try ExampleSpec(
      """
      navspec: 1
      app: { name: Shop\(app.isEmpty ? "" : ", " + app) }
      root: home
      routes:
        home: { links: ["/"], to: [item] }
        item: { \(route) }
      \(more)
      """)
    return ResolvedSpec(example.graph, sources: example.sources)
  }

  /// What a property list says, by Foundation.
  func values(of text: some Sequence<UInt8>) throws -> NSDictionary {
    let list = try PropertyListSerialization.propertyList(from: Data(text), format: nil)
    return try #require(list as? NSDictionary)
  }

  func fragment(_ output: Output, of spec: ResolvedSpec) throws -> String {
    try #require(try output.files(spec, SwiftOptions()).first).text
  }

  func merged(_ output: Output, of spec: ResolvedSpec, into text: String) throws -> String {
    let merge = try #require(output.merge)
    return String(decoding: try merge(spec, Array(text.utf8)), as: UTF8.self)
  }

  static var domainsKey: String { "com.apple.developer.associated-domains" }

  /// A property list with these lines in its dictionary.
  func list(_ lines: String, unit: String = "\t") -> String {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let depth = line.prefix { $0 == " " }.count / 2 + 1
      return line.isEmpty ? "" : String(repeating: unit, count: depth) + line.drop { $0 == " " }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(lines.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }
}
