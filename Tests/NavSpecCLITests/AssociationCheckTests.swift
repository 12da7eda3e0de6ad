import Foundation
import TestSupport
import Testing

/// `navspec association check`: files of a project against its spec.
@Suite struct AssociationCheckTests {
  private static let spec = """
    navspec: 1
    app: { name: Shop, bundle: com.example.shop, schemes: [shop], domains: [a.example] }
    links: { fallback: browser }
    root: home
    routes:
      home: { links: ["/"] }

    """
  private static let entitlements = """
    <plist version="1.0">
    <dict>
      <key>com.apple.developer.associated-domains</key>
      <array>
        <string>applinks:b.example</string>
      </array>
    </dict>
    </plist>

    """

  private func tool(_ entitlements: String = entitlements) throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.spec, to: "shop.nav.yaml")
    try tool.write(entitlements, to: "App.entitlements")
    return tool
  }

  @Test func findingsAreAtPlacesOfThePropertyList() throws {
    let result = try tool().run("association", "check", "App.entitlements", "--format", "plain")
    #expect(result.code == 1)
    #expect(
      (result.out + result.err).contains(
        "App.entitlements:4:3: warning: 'com.apple.developer.associated-domains' lacks 'applinks:a.example'"))
    #expect(
      (result.out + result.err).contains(
        "App.entitlements:5:13: warning: no link of the spec is of 'b.example' [unused-address]"))
  }

  @Test(arguments: ["json", "sarif", "junit", "github", "gitlab", "markdown", "text"])
  func everyFormatNamesTheFile(_ format: String) throws {
    let result = try tool().run("association", "check", "App.entitlements", "--format", format)
    #expect(result.code == 1 && (result.out + result.err).contains("App.entitlements"), "\(result)")
    #expect((result.out + result.err).contains("unused-address"))
  }

  @Test func whatGenerateMergesHasNoProblem() throws {
    let tool = try tool()
    let merge = try tool.run(
      "generate", "--entitlements", "App.entitlements", "--plist", "Info.plist", "--merge")
    #expect(merge.code == 0)
    let result = try tool.run("association", "check", "shop.nav.yaml", "App.entitlements", "Info.plist")
    #expect(result.code == 0 && result.out == "2 files: no problems\n" && result.err == "")
  }

  @Test func aSpecOfSchemesAloneNeedsNoDomain() throws {
    let tool = try tool("<plist><dict/></plist>")
    try tool.write(Self.spec.replacing(", domains: [a.example]", with: ""), to: "shop.nav.yaml")
    #expect(try tool.run("association", "check", "App.entitlements").code == 0)
    #expect(try tool.run("association", "check", "App.entitlements", "--domain", "a.example").code == 2)
    try tool.write("{}", to: "aasa")
    #expect(try tool.run("association", "check", "App.entitlements", "aasa").code == 2)
  }

  @Test func aFeatureHasNoPropertyList() throws {
    let tool = try tool()
    try tool.write("navspec: 1\nfeature: cart\nroutes: { cart: {} }\n", to: "cart.nav.yaml")
    let result = try tool.run("association", "check", "cart.nav.yaml", "App.entitlements")
    #expect(result.code == 2 && result.err.contains("a feature has no property list, its app has one"))
  }

  @Test func aBinaryFileIsNotRead() throws {
    let tool = try tool("bplist00\u{1}")
    let result = try tool.run("association", "check", "App.entitlements")
    #expect(
      result.code == 1
        && (result.out + result.err).contains("convert it: plutil -convert xml1 'App.entitlements'"))
  }

  @Test func whatTheAppHandsBackIsNotToBeClaimed() throws {
    let tool = try tool()
    try tool.write(
      #"{"applinks": {"details": [{"appIDs": ["T1.com.example.shop"], "components": [{"/": "/*"}]}]}}"#,
      to: "aasa")
    let result = try tool.run("association", "check", "aasa", "--format", "plain")
    #expect(
      result.code == 1
        && (result.out + result.err).contains("which the app hands back to the browser [unopened-claim]"))
    try tool.write(Self.spec.replacing("browser", with: "ignore"), to: "shop.nav.yaml")
    let ignored = try tool.run("association", "check", "aasa", "--format", "plain")
    #expect((ignored.out + ignored.err).contains("which nothing opens [unopened-claim]"))
  }
}
