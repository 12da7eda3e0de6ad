import Foundation
import Testing

/// `generate --surfaces` and `payload`.
@Suite struct SurfacesCommandTests {
  private static let surfaces =
    "surfaces: {intent: true, handoff: true, quickAction: true, notification: true}"

  private static func spec(_ surfaces: String) -> String {
    """
    navspec: 1
    app: {name: Cook, schemes: [cook], domains: [cook.example.com], platforms: {iOS: 18.0}}
    root: home
    routes:
      home: {links: ["/"], \(surfaces)}
    """
  }

  private func cook(_ surfaces: String = Self.surfaces) throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.spec(surfaces), to: "cook.nav.yaml")
    return tool
  }

  private let generate = ["generate", "-o", "out", "--surfaces", "shown"]

  @Test func aSurfaceIsAFileThatGoesWithItsKey() throws {
    let tool = try cook()
    let files = ["Cook+Handoff.nav.swift", "Cook+Intents.nav.swift", "Cook+QuickActions.nav.swift"]
    let missing = try tool.run(generate + ["--check"])
    #expect(missing.code == 1 && missing.out.contains("missing shown/Cook+Intents.nav.swift"))
    #expect(try tool.run(generate).code == 0)
    #expect(try tool.contents(of: "shown").keys.sorted() == files)
    #expect(try tool.contents(of: "out").keys.allSatisfy { !files.contains($0) })
    #expect(try tool.run(generate + ["--check"]).code == 0)
    #expect(
      try tool.run(generate + ["--list-outputs"]).out.hasSuffix(files.map { "shown/\($0)\n" }.joined()))
    for (surfaces, left) in [
      ("surfaces: {intent: true}", [files[1]]), ("surfaces: {notification: true}", []),
    ] {
      try tool.write(Self.spec(surfaces), to: "cook.nav.yaml")
      let stale = try tool.run(generate + ["--check"])
      #expect(stale.code == 1 && stale.out.contains(" shown/Cook+"), "\(stale.out)")
      #expect(try tool.run(generate).out.contains("removed shown/Cook+"))
      #expect(try tool.contents(of: "shown").keys.sorted() == left)
      #expect(try tool.run(generate + ["--check"]).code == 0)
    }
  }

  @Test func settingsNameTheFolderWhichMayBeThatOfTheCode() throws {
    let tool = try cook()
    try tool.write("outputs: {swift: out, surfaces: out, plist: Info.plist}\n", to: ".navspec.yaml")
    #expect(try tool.run("generate").out.hasSuffix("7 files: 7 written, 0 unchanged\n"))
    #expect(
      tool.read("out/Cook+Navigation.nav.swift") != nil && tool.read("out/Cook+Intents.nav.swift") != nil)
    #expect(tool.text("Info.plist").contains("<key>UIApplicationShortcutItems</key>"))
    #expect(try tool.run("association", "check", "cook.nav.yaml", "Info.plist").code == 0)
    let list = tool.text("Info.plist")
    try tool.write(list.replacing("<string>https:", with: "<string>old:"), to: "Info.plist")
    let stale = try tool.run("association", "check", "cook.nav.yaml", "Info.plist")
    #expect(stale.err.contains("'UIApplicationShortcutItemUserInfo' of the quick action 'home' is not what"))
    try tool.write(list, to: "Info.plist")
    try tool.write("outputs: {swift: out}\n", to: ".navspec.yaml")
    #expect(try tool.run("generate", "--check").code == 1)
    #expect(try tool.run("generate").out.contains("removed out/Cook+Intents.nav.swift"))
  }

  @Test func aSurfaceThatCannotBeIsAnErrorAndNothingIsWritten() throws {
    let tool = try cook()
    try tool.write(
      Self.spec(Self.surfaces).replacing("domains: [cook.example.com], ", with: ""), to: "cook.nav.yaml")
    let result = try tool.run(generate)
    #expect(result.code == 1 && result.err.contains("[surface-without-link]"))
    #expect(try tool.contents(of: "shown").isEmpty)
  }

  @Test func aPayloadIsPrintedOrWritten() throws {
    let tool = try cook()
    let printed = try tool.run("payload")
    #expect(printed.code == 0 && printed.out.contains(#""const": "home""#))
    #expect(try tool.run("payload", "-o", "docs/payload.json").out == "wrote docs/payload.json\n")
    #expect(tool.text("docs/payload.json") == printed.out)
    try tool.write("outputs: {payload: docs/payload.json}\n", to: ".navspec.yaml")
    try tool.write(Self.spec("title: Start"), to: "cook.nav.yaml")
    #expect(try tool.run("payload").code == 0)
    #expect(tool.text("docs/payload.json").contains("\"oneOf\": [\n    false\n  ]"))
    try tool.write("{}", to: "docs/payload.json")
    let refused = try tool.run("payload")
    #expect(refused.code == 2 && refused.err.contains("'docs/payload.json'"))
    #expect(tool.text("docs/payload.json") == "{}")
  }
}
