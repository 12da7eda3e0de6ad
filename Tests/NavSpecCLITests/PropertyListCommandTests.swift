import Foundation
import Testing

@Suite struct PropertyListCommandTests {
  private static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
        <key>aps-environment</key>
        <string>development</string>
    </dict>
    </plist>

    """

  private func shop(_ settings: String = "") throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    if !settings.isEmpty { try tool.write(settings, to: ".navspec.yaml") }
    return tool
  }

  @Test func aListIsWrittenBesideSwiftOrAlone() throws {
    let tool = try shop()
    let alone = try tool.run("generate", "--entitlements", "App/App.entitlements")
    #expect(alone.out == "wrote App/App.entitlements\n1 file: 1 written, 0 unchanged\n")
    let text = tool.text("App/App.entitlements")
    #expect(text.contains("<string>applinks:shop.example.com</string>") && !text.contains("developer\u{3C}"))
    let both = try tool.run(
      "generate", "-o", "out", "--plist", "Info.plist", "--entitlements", "App/App.entitlements")
    #expect(both.out.hasSuffix("wrote Info.plist\n5 files: 4 written, 1 unchanged\n"))
    // A shorter list takes the place of a longer one.
    try tool.write(
      shopSpec.replacing("domains: [shop.example.com]", with: "domains: [a.example]"), to: "shop.nav.yaml")
    #expect(try tool.run("generate", "--entitlements", "App/App.entitlements", "--developer-mode").code == 0)
    #expect(tool.text("App/App.entitlements").contains("<string>applinks:a.example?mode=developer</string>"))
    #expect(!tool.text("App/App.entitlements").contains("shop.example.com"))
  }

  @Test func settingsNameFilesAndHowTheyAreWritten() throws {
    let tool = try shop(
      """
      outputs:
        plist: App/Info.plist
        entitlements: {merge: true, developerMode: true, file: App/App.entitlements}
      """)
    try tool.write(Self.entitlements, to: "App/App.entitlements")
    let paths = try tool.run("generate", "--list-outputs").out
    #expect(paths == "App/Info.plist\nApp/App.entitlements\n")
    let unwritten = try tool.run("generate", "--check")
    #expect(
      unwritten.code == 1 && unwritten.out.contains("+        <string>applinks:shop.example.com</string>"))
    #expect(unwritten.out.hasSuffix("missing App/Info.plist\n2 files: 0 up to date, 1 stale, 1 missing\n"))
    #expect(tool.text("App/App.entitlements") == Self.entitlements)
    #expect(try tool.run("generate").code == 0)
    let merged = tool.text("App/App.entitlements")
    #expect(
      merged.contains("<key>aps-environment</key>") && merged.contains("shop.example.com?mode=developer"))
    #expect(try tool.run("generate", "--check").out == "2 files: 2 up to date\n")
    #expect(try tool.run("generate").out == "2 files: 0 written, 2 unchanged\n")
    // What the settings say of their file is not said of another.
    try tool.write(Self.entitlements, to: "Other.entitlements")
    #expect(try tool.run("generate", "--entitlements", "Other.entitlements").code == 2)
    #expect(try tool.run("generate", "--entitlements", "Other.entitlements", "--merge").code == 0)
    #expect(!tool.text("Other.entitlements").contains("?mode=developer"))
  }

  @Test func everySingleFileOfTheSettingsIsWrittenAndChecked() throws {
    let tool = try shop("outputs: {model: docs/model.json, payload: docs/payload.json}")
    #expect(try tool.run("generate", "--check").out.hasSuffix("2 files: 0 up to date, 2 missing\n"))
    #expect(try tool.run("generate").out.hasSuffix("2 files: 2 written, 0 unchanged\n"))
    let model = try tool.run("model", "-o", "-").out
    #expect(tool.text("docs/model.json") == model)
    try tool.write(shopSpec.replacing("shop.example.com", with: "a.example"), to: "shop.nav.yaml")
    let stale = try tool.run("generate", "--check")
    #expect(stale.code == 1 && stale.out.hasSuffix("2 files: 1 up to date, 1 stale\n"), "\(stale)")
    try tool.write("{}\n", to: "docs/model.json")
    let foreign = try tool.run("generate")
    #expect(foreign.code == 2 && foreign.err.contains("'docs/model.json' is not overwritten"), "\(foreign)")
  }

  @Test func aFileThatNavspecDidNotWriteIsOnlyMergedInto() throws {
    let tool = try shop()
    try tool.write(Self.entitlements, to: "a.entitlements")
    let refused = try tool.run("generate", "--entitlements", "a.entitlements")
    #expect(refused.code == 2 && refused.err.contains("'a.entitlements' is not overwritten"))
    #expect(tool.text("a.entitlements") == Self.entitlements)
    #expect(try tool.run("generate", "--entitlements", "a.entitlements", "--check").code == 1)
    _ = try tool.shell("ln -s a.entitlements b.entitlements; chmod 444 a.entitlements")
    for path in ["a.entitlements", "b.entitlements"] {
      #expect(try tool.run("generate", "--entitlements", path, "--merge").code == 2)
    }
    #expect(tool.text("a.entitlements") == Self.entitlements)
    _ = try tool.shell("chmod 640 a.entitlements")
    #expect(try tool.run("generate", "--entitlements", "a.entitlements", "--merge").code == 0)
    #expect(try tool.shell("ls -l a.entitlements").out.hasPrefix("-rw-r-----"))
  }

  @Test func whatCannotBeMergedSaysWhereAndWhy() throws {
    let tool = try shop()
    try tool.write(Self.entitlements.replacing("</dict>", with: "</array>"), to: "a.plist")
    try tool.write("bplist00 ", to: "it's.plist")
    let malformed = try tool.run("generate", "--plist", "a.plist", "--merge")
    #expect(malformed.code == 2 && malformed.err.contains(": '</array>' in '<dict>'\n --> a.plist:6:1\n"))
    let binary = try tool.run("generate", "--plist", "it's.plist", "--merge", "--check")
    #expect(binary.code == 2 && binary.err.contains("convert it: plutil -convert xml1 'it'\\''s.plist'"))
    #expect(tool.text("it's.plist") == "bplist00 ")
  }

  @Test func whatIsAskedInVainIsSaid() throws {
    let tool = try shop()
    for (options, message) in [
      ("-o out --merge", "--merge and --developer-mode need a file"),
      (
        "--plist a.plist --entitlements ./a.plist",
        "'./a.plist' cannot be both 'plist' and 'entitlements' of the outputs"
      ),
      ("cart.nav.yaml --plist a.plist", "a feature has no property list, its app has one"),
    ] {
      try tool.write("navspec: 1\nfeature: cart\nroutes: { cart: {} }\n", to: "cart.nav.yaml")
      let result = try tool.shell("navspec generate \(options)")
      #expect(result.code == 2 && result.err.contains(message), "\(result)")
    }
    #expect(try tool.contents(of: "out").isEmpty && tool.read("a.plist") == nil)
    // Settings of an app say nothing of its features.
    try tool.write("outputs: {swift: out, plist: a.plist}\n", to: ".navspec.yaml")
    #expect(try tool.run("generate", "cart.nav.yaml").out.contains("1 file: 1 written"))
  }

  @Test func aServerThatNoEntitlementNamesIsNoted() throws {
    let tool = try shop()
    try tool.write(
      shopSpec.replacing("root:", with: "sources: { any: { domains: [\"{server}\"] } }\nroot:")
        .replacing("links: [\"/cart\"]", with: "links: [{path: \"/cart\", source: any}]"), to: "shop.nav.yaml"
    )
    let result = try tool.run("generate", "--entitlements", "a.entitlements")
    #expect(
      result.code == 0 && result.err.contains("note: no entitlement names '{server}', which is any server\n"))
  }
}
