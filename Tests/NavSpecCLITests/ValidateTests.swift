import Foundation
import Testing

@Suite struct ValidateTests {
  @Test func aCleanSpecIsSummedUpInOneLine() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.run("validate")
    #expect(result.out == "Shop: 5 routes, 4 links in 1 file: no problems\n")
    #expect(result.err == "")
    #expect(result.code == 0)
  }

  @Test func errorsGoToStandardErrorWithExitCodeOne() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec.replacingOccurrences(of: "to: [item,", with: "to: [itm,"), to: "shop.nav.yaml")
    let text = try tool.run("validate", "shop.nav.yaml")
    #expect(text.code == 1)
    #expect(text.out.hasSuffix("1 error\n"))
    #expect(text.err.contains("error[unknown-route]: no route is named 'itm'; did you mean 'item'?"))
    #expect(!text.err.contains("\u{1B}["), "no colour in a file")
    let plain = try tool.run("validate", "shop.nav.yaml", "--format", "plain")
    #expect(plain.err.hasPrefix("shop.nav.yaml:8:30: error: no route is named 'itm'"))
    let json = try tool.run("validate", "shop.nav.yaml", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.err.utf8)) as? [String: Any])
    let first = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "unknown-route")
  }

  @Test func theSpecIsFoundInThePlacesThatHelpNames() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("validate").code == 2)
    try tool.write(shopSpec, to: "specs/shop.nav.yaml")
    try tool.write("navspec: 1\nroutes: {}\n", to: "specs/part.nav.yaml")
    #expect(try tool.run("validate").code == 0)
    try tool.write(shopSpec, to: "specs/other.nav.yaml")
    let several = try tool.run("validate")
    #expect(several.code == 2 && several.err.contains("specs/other.nav.yaml, specs/shop.nav.yaml"))
    try tool.write("spec: specs/shop.nav.yaml\n", to: ".navspec.yaml")
    #expect(try tool.run("validate").code == 0)
    try tool.write("spek: specs/shop.nav.yaml\n", to: ".navspec.yaml")
    let misspelt = try tool.run("validate")
    #expect(misspelt.code == 2 && misspelt.err.contains("did you mean 'spec'?"))
  }

  @Test func standardInputIsASpec() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("validate", "-", input: shopSpec).code == 0)
    let broken = try tool.run("validate", "-", input: "navspec: 1\napp: [\n")
    #expect(broken.code == 1 && broken.err.contains("<stdin>:"))
  }

  @Test func limitsAreConfigurable() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("limits: { fileBytes: 100 }\n", to: ".navspec.yaml")
    let result = try tool.run("validate")
    #expect(result.code == 1 && result.err.contains("[file-too-large]"))
  }

  @Test func strictCountsWarnings() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(
      shopSpec.replacingOccurrences(of: ", secret]", with: "]").replacingOccurrences(
        of: "links: [\"/secret\"]", with: "restore: secret"), to: "shop.nav.yaml")
    let plain = try tool.run("validate")
    #expect(plain.code == 0 && plain.err.contains("warning[unreachable-route]"))
    #expect(try tool.run("validate", "--strict").code == 1)
  }

  @Test(arguments: [
    ["validate", "nowhere.nav.yaml"], ["validate", "--frob"], ["frobnicate"], ["generate"], ["resolve"],
    ["validate", "--format", "xml"],
  ])
  func whatCannotBeDoneIsExitCodeTwo(_ arguments: [String]) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.code == 2)
    #expect(result.out == "" && !result.err.isEmpty)
  }

  @Test(arguments: [
    "validate", "generate", "graph", "resolve", "url", "model", "explain", "rules", "schema", "init",
    "format",
  ])
  func helpOfEveryCommandHasAnExample(_ command: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(command, "--help")
    #expect(result.code == 0 && result.out.contains("EXAMPLE\n  navspec \(command)"))
  }

  @Test func aLinkOutOfTheFolderIsRefused() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("navspec: 1\nroutes: { secret: {} }\n", to: "outside/part.nav.yaml")
    try tool.write(shopSpec + "\ninclude: [inside.nav.yaml]\n", to: "app/shop.nav.yaml")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("app/inside.nav.yaml"),
      withDestinationURL: tool.folder.appendingPathComponent("outside/part.nav.yaml"))
    let result = try tool.run("validate", "app/shop.nav.yaml")
    #expect(result.code == 1 && result.err.contains("[include-escape]"))
  }
}
