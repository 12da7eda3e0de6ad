import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

/// What a property list of a project lacks of a spec, and has beyond it.
@Suite struct PropertyListCheckTests: PropertyListSuite {
  private static let app = "bundle: com.example.shop, schemes: [shop], domains: [shop.example.com]"

  /// A line for each finding, with the text that it is about.
  private func findings(
    _ text: String, named path: String = "App.entitlements", of app: String = app, route: String = ""
  ) throws -> [String] {
    let spec = try spec(app, route: route)
    var map = SourceMap()
    let app = try #require(spec.graph.app)
    let found = PropertyListFile.findings(in: Array(text.utf8), named: path, for: spec, app, in: &map)
    return found.map { "\($0.severity.rawValue) \($0.message) @ \(map.text(in: $0.range))" }
  }

  private func domains(_ entries: String...) -> String {
    let items = entries.map { "\n  <string>\($0)</string>" }.joined()
    return list("<key>\(Self.domainsKey)</key>\n<array>\(items)\n</array>")
  }

  private func schemes(_ types: [String]...) -> String {
    let items = types.map { schemes in
      let texts = schemes.map { "<string>\($0)</string>" }.joined()
      return "<dict><key>CFBundleURLSchemes</key><array>\(texts)</array></dict>"
    }
    return list("<key>CFBundleURLTypes</key>\n<array>\(items.joined())</array>")
  }

  private static let lacks = "'\(domainsKey)' lacks 'applinks:shop.example.com', which the spec needs"

  @Test func whatIsMergedIsComplete() throws {
    let app = #"schemes: [shop, Boutique], domains: [a.example.com, "*.b.example", "{t}.c.example", "{any}"]"#
    let spec = try spec(app, route: "present: window")
    for (output, path) in [(Output.entitlements, "a.entitlements"), (.plist, "Info.plist")] {
      let merged = try merged(output, of: spec, into: PropertyListFile.empty)
      #expect(try findings(merged, named: path, of: app, route: "present: window") == [])
      #expect(try !findings(PropertyListFile.empty, named: path, of: app, route: "present: window").isEmpty)
    }
  }

  @Test func aDomainIsMissingInTheListOrInTheWhole() throws {
    for entry in ["webcredentials:shop.example.com", "webcredentials:$(HOST)", "applinks:example.com"] {
      #expect(try findings(domains(entry)).first == "warning \(Self.lacks) @ <array>")
    }
    #expect(try findings(list("<key>a</key>\n<true/>")) == ["warning \(Self.lacks) @ <dict>"])
    #expect(try findings("<plist><dict/></plist>") == ["warning \(Self.lacks) @ <dict/>"])
    #expect(try findings(domains("applinks:Shop.Example.com", "applinks:shop.example.com")) == [])
    #expect(try findings("<plist><dict/></plist>", of: "schemes: [shop]") == [])
  }

  @Test func whatSomeBuildsMayHaveIsNoted() throws {
    for entry in ["applinks:$(HOST)", "$(DOMAINS)", "applinks:shop.example.com?mode=developer"] {
      #expect(try findings(domains(entry)) == ["note \(Self.lacks) @ <array>"])
    }
    #expect(
      try findings(domains("applinks:shop.example.com", "applinks:shop.example.com?mode=developer")) == [])
    #expect(
      try findings(schemes(["${SCHEME}"]), named: "Info.plist") == [
        "note 'CFBundleURLTypes' lacks 'shop', which the spec needs @ <array>"
      ])
  }

  @Test(arguments: [
    ("old.example.com", "no link of the spec is of 'old.example.com'"),
    ("*.example.com", "no link of the spec is of '*.example.com'"),
    ("old.example.com?mode=developer", "no link of the spec is of 'old.example.com'"),
    ("https://shop.example.com", "'https://shop.example.com' is no domain: example.com or *.example.com"),
    ("shop.example.com/a", "'shop.example.com/a' is no domain: example.com or *.example.com"),
    ("{tenant}.example.com", "'{tenant}.example.com' is no domain: example.com or *.example.com"),
    ("a.*.com", "'a.*.com' is no domain: example.com or *.example.com"),
    ("", "'' is no domain: example.com or *.example.com"),
  ])
  func anEntryThatTheSpecDoesNotHaveIsUnused(_ domain: String, _ message: String) throws {
    #expect(
      try findings(domains("applinks:shop.example.com", "applinks:\(domain)", "activitycontinuation:a.com"))
        == ["warning \(message) @ applinks:\(domain)"])
  }

  @Test func aSchemeIsOfAnyTypeAndOthersAreNoted() throws {
    #expect(
      try findings(schemes(["fb1"], ["SHOP", "$(X)"]), named: "App-Info.plist") == [
        "note no link of the spec has the scheme 'fb1' @ fb1"
      ])
    #expect(
      try findings(list("<key>CFBundleName</key>\n<string/>"), named: "a.plist") == [
        "warning 'CFBundleURLTypes' lacks 'shop', which the spec needs @ <dict>"
      ])
  }

  @Test(arguments: [
    ("", "<dict>"), ("<dict/>", "<dict/>"),
    ("<dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>", "<false/>"),
    ("<dict><key>UIApplicationSupportsMultipleScenes</key><string>YES</string></dict>", "YES"),
    ("<dict><key>UIApplicationSupportsMultipleScenes</key><string>$(SCENES)</string></dict>", nil),
    ("<dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>", nil),
  ])
  func windowsNeedSeveralScenes(_ manifest: String, _ place: String?) throws {
    let text = list(manifest.isEmpty ? "" : "<key>UIApplicationSceneManifest</key>\n\(manifest)")
    let message =
      "'UIApplicationSupportsMultipleScenes' of 'UIApplicationSceneManifest' is not true, which windows of the spec need"
    #expect(
      try findings(text, named: "Info.plist", of: "bundle: a.b", route: "present: window")
        == (place.map { ["warning \(message) @ \($0)"] } ?? []))
    #expect(try findings(text, named: "Info.plist", of: "bundle: a.b") == [])
  }

  @Test(arguments: [
    ("", "the property list ends here @ "),
    ("<plist><dict><key>a</key><true/>", "'<dict>' is not closed @ <"),
    (
      "<plist><dict><key>a</key><true/></dict></plist>",
      "this file is neither an 'Info.plist' nor entitlements: it has no key of them @ <"
    ),
    ("<plist><dict><key>\(domainsKey)</key><string/></dict></plist>", "'\(domainsKey)' is an '<array>' @ <"),
    (
      "<plist><dict><key>\(domainsKey)</key><array><true/></array></dict></plist>",
      "this value of '\(domainsKey)' is not a '<string>' @ <"
    ),
    (
      "<plist><dict><key>CFBundleURLTypes</key><dict/></dict></plist>",
      "'CFBundleURLTypes' is an '<array>' @ <"
    ),
    (
      "<plist><dict><key>CFBundleURLTypes</key><array><array/></array></dict></plist>",
      "'a URL type' is a '<dict>' @ <"
    ),
    (
      "<plist><dict><key>UIApplicationSceneManifest</key><array/></dict></plist>",
      "'UIApplicationSceneManifest' is a '<dict>' @ <"
    ),
    ("bplist00", "'a.plist' is binary, and only XML in UTF-8 is read @ "),
    ("\0<\0?", "'a.plist' is in UTF-16, and only XML in UTF-8 is read @ "),
    (
      "<?xml?>" + String(repeating: "<array>", count: 10_000),
      "this file is not a property list: it does not begin with '<plist>' @ <"
    ),
    ("<plist>" + String(repeating: "<array>", count: 10_000), "collections are nested more than 64 deep @ <"),
  ])
  func whatCannotBeComparedIsAnError(_ text: String, _ message: String) throws {
    #expect(try findings(text, named: "a.plist") == ["error \(message)"])
  }

  @Test func aPropertyListIsToldByItsStartOrItsName() {
    for text in ["\u{FEFF}\n<?xml", "<plist", "<!DOCTYPE plist", "bplist00", "\0<\0p\0l\0i\0s\0t"] {
      #expect(PropertyListText.isLikely(Array(text.utf8), named: "a"))
    }
    #expect(PropertyListText.isLikely([0xFF, 0xFE] + "<\0?\0x\0m\0l\0".utf8, named: "a"))
    for text in ["", "{}", "<html>", "<!DOCTYPE html>", "<https://a.example>"] {
      #expect(!PropertyListText.isLikely(Array(text.utf8), named: "aasa.json"))
      #expect(PropertyListText.isLikely(Array(text.utf8), named: "a.entitlements"))
    }
  }
}
