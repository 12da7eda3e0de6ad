import Foundation
import Testing

@Suite struct SettingsTests {
  @Test func everyValueHasItsPlace() throws {
    let tool = try Tool()
    try tool.write(
      "spec: shop.nav.yaml\nseverity:\n  unreachable-route: off\nswift: {imports: [A, B], header: '12'}\n",
      to: "p/.navspec.yaml")
    try tool.write("", to: "p/sub/x")
    let here = try tool.run("-C", "p", "settings")
    #expect(here.code == 0 && here.err == "")
    #expect(here.out.hasPrefix(".navspec.yaml\n  spec "))
    let lines = here.out.split(separator: "\n").map { $0.split(separator: /\x20{2,}/).map(String.init) }
    #expect(lines.contains(["spec", "shop.nav.yaml", ".navspec.yaml:1"]))
    #expect(lines.contains(["severity.unreachable-route", "off", ".navspec.yaml:3"]))
    #expect(lines.contains(["swift.imports", "[\"A\", \"B\"]", ".navspec.yaml:4"]))
    #expect(lines.contains(["swift.runtime", "package", "default"]))
    let below = try tool.run("-C", "p/sub", "settings", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(below.out.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1 && object?["file"] as? String == "../.navspec.yaml")
    let settings = try #require(object?["settings"] as? [[String: Any]])
    let spec = try #require(settings.first)
    #expect(spec["key"] as? String == "spec" && spec["ignored"] as? Bool == true)
    #expect(spec["line"] as? Int == 1 && spec["file"] as? String == "../.navspec.yaml")
    let header = try #require(settings.first { $0["key"] as? String == "swift.header" })
    #expect(header["value"] as? String == "12" && header["ignored"] == nil)
  }

  @Test func noFileIsAnAnswer() throws {
    let tool = try Tool()
    try tool.write("", to: "Package.swift")
    let result = try tool.run("settings")
    let folder = tool.folder.resolvingSymlinksInPath().path
    #expect(
      result.out.hasPrefix("no '.navspec.yaml' at or above the starting folder, up to '\(folder)'\n"))
    #expect(try tool.run("settings", "--format", "json").out.contains("\"file\": null"))
    #expect(try tool.run("settings", "no.nav.yaml").code == 2)
    try tool.write("swift: {acces: public}\n", to: ".navspec.yaml")
    let broken = try tool.run("settings")
    #expect(broken.code == 2 && broken.err.contains(".navspec.yaml:1:9") && broken.out == "")
  }

  /// What is above the folder of an action is no input of it.
  @Test func anActionOfBazelHasNoSettingsOfTheMachine() throws {
    let tool = try Tool()
    try tool.write("swift: {access: public}\n", to: "cache/.navspec.yaml")
    try tool.write(shopSpec, to: "cache/execroot/_main/app/shop.nav.yaml")
    for words in [
      ["-C", "cache/execroot/_main", "settings"], ["-C", "cache/execroot/_main", "settings", "app"],
    ] {
      #expect(try tool.run(words).out.hasPrefix("no '.navspec.yaml'"))
    }
  }

  /// Paths in the file start at its folder, wherever the tool does.
  @Test func settingsOfAFolderAboveCount() throws {
    let tool = try Tool()
    try tool.write(
      shopSpec.replacingOccurrences(of: "routes:\n", with: "routes:\n  old: {}\n"), to: "p/app/shop.nav.yaml")
    try tool.write(
      "spec: app\nseverity: {unreachable-route: error}\nbaseline: known.json\noutputs: {swift: Generated}\n",
      to: "p/.navspec.yaml")
    let app = Tool(folder: tool.folder.appending(path: "p/app"))
    let missing = try app.run("validate")
    #expect(missing.code == 2 && missing.err.contains("there is no baseline '../known.json'"))
    #expect(try app.run("validate", "--write-baseline", "../known.json").code == 0)
    #expect(try app.run("validate").out.contains("1 known"))
    #expect(try app.run("generate").out.hasPrefix("wrote ../Generated/Shop.nav.swift\n"))
    #expect(
      try app.run("generate", "--list-inputs").out == "shop.nav.yaml\n../.navspec.yaml\n../known.json\n")
    // From outside, the spec's own.
    let outside = try tool.run("generate", "p/app/shop.nav.yaml", "--check")
    #expect(outside.code == 0 && outside.out.hasSuffix("up to date\n"), "\(outside.out)\(outside.err)")
    // 'spec' is about its own folder, and those below that have none.
    try tool.write("", to: "p/other/deep/x")
    #expect(try tool.run("-C", "p/other/deep", "validate").code == 0)
    #expect(try tool.run("-C", "p", "validate").code == 0)
  }

  /// The nearest spec above counts, never one past the project.
  @Test func aCommandWorksFromASubfolder() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "app/shop.nav.yaml")
    try tool.write("", to: "app/Sources/Views/x")
    try tool.write("", to: "app/Package.swift")
    #expect(try tool.run("-C", "app/Sources/Views", "validate").code == 0)
    try tool.write(shopSpec, to: "app/Sources/near.nav.yaml")
    let near = try tool.run("-C", "app/Sources/Views", "settings")
    #expect(near.code == 0)
    try tool.write(shopSpec, to: "app/Sources/too.nav.yaml")
    let several = try tool.run("-C", "app/Sources/Views", "validate")
    #expect(several.code == 2)
    #expect(several.err.contains("2 root specs in '../', say which: ../near.nav.yaml, ../too.nav.yaml"))
    try tool.write(shopSpec, to: "above.nav.yaml")
    try tool.write("", to: "other/Package.swift")
    try tool.write("", to: "other/below/x")
    #expect(try tool.run("-C", "other/below", "validate").code == 2)
  }
}
