import Foundation
import Testing

@Suite struct ValidateTests {
  @Test func aCleanSpecIsSummedUpInOneLine() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.run("validate")
    #expect(result.out == "Shop: 5 routes, 4 links in 1 file: no problems\n")
    #expect(result.err == "")
    #expect(result.code == 0)
  }

  @Test func errorsGoToStandardErrorWithExitCodeOne() throws {
    let tool = try Tool()
    try tool.write(shopSpec.replacingOccurrences(of: "to: [item,", with: "to: [itm,"), to: "shop.nav.yaml")
    let text = try tool.run("validate", "shop.nav.yaml")
    #expect(text.code == 1)
    #expect(text.out.hasSuffix("1 error\n"))
    #expect(text.err.contains("error[unknown-route]: no route is named 'itm'; did you mean 'item'?"))
    #expect(!text.err.contains("\u{1B}["), "no colour in a file")
    let plain = try tool.run("validate", "shop.nav.yaml", "--format", "plain")
    #expect(plain.err.hasPrefix("shop.nav.yaml:8:30: error: no route is named 'itm'"))
    let json = try tool.run("validate", "shop.nav.yaml", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
    let first = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "unknown-route")
    #expect(json.code == 1 && json.err.hasSuffix(": 1 error\n"))
  }

  @Test func aSpecGivesNoWorkflowCommands() throws {
    let tool = try Tool()
    try tool.write(
      shopSpec.replacingOccurrences(of: "name: Shop", with: "name: \"::stop-commands::x\\n::error::y\""),
      to: "shop.nav.yaml")
    let result = try tool.run("validate", "shop.nav.yaml", "--format", "github")
    #expect(result.code == 1 && result.out.hasPrefix("::error file=shop.nav.yaml,line="))
    let lines = (result.out + result.err).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=shop.nav.yaml,") || !$0.contains("::") })
  }

  @Test(arguments: [
    (".navspec.yaml", "severity: {far: off}\n", [], "unknown-diagnostic"),
    (".navspec.yaml", "severity: [\n", [], "invalid-yaml"),
    (".navspec.yaml", "spec: far.nav.yaml\n", [], "missing-file"),
    (".navspec.yaml", "baseline: known.json\n", ["shop.nav.yaml"], "missing-file"),
    ("known.json", "{}\n", ["--baseline", "known.json"], "missing-key"),
    ("known.json", "", ["far.nav.yaml"], "missing-file"),
    ("other.nav.yaml", "navspec: 1\napp: {name: Other}\n", [], "several-root-specs"),
  ])
  func jsonIsWholeWhateverHappens(_ path: String, _ text: String, _ arguments: [String], _ id: String) throws
  {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write(text, to: path)
    let result = try tool.run(["validate", "--format", "json"] + arguments)
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let first = (object?["diagnostics"] as? [[String: Any]])?.first
    #expect(first?["id"] as? String == id, "\(result.out)")
    #expect(object?["omitted"] as? [String: Int] == [:])
    #expect((object?["tool"] as? [String: String])?["name"] == "navspec")
    #expect(result.code == 2 && result.err == "")
  }

  @Test func jsonIsAloneOnStandardOutput() throws {
    let tool = try Tool()
    try tool.write(
      shopSpec.replacingOccurrences(of: "parent: home", with: "parnet: home"), to: "shop.nav.yaml")
    for arguments in [["--write-baseline", "known.json"], ["--fix"], []] {
      let result = try tool.run(["validate", "--format", "json"] + arguments)
      let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
      #expect(object?["version"] as? Int == 1, "\(arguments)")
      #expect(result.err.contains("Shop: 5 routes"), "\(arguments)")
    }
    try tool.write(
      shopSpec.replacingOccurrences(of: "parent: home", with: "parnet: home"), to: "shop.nav.yaml")
    let diff = try tool.run("validate", "--format", "json", "--diff")
    #expect(diff.out.hasPrefix("--- a/shop.nav.yaml") && diff.err.hasPrefix("{"))
  }

  @Test func theSpecIsFoundInThePlacesThatHelpNames() throws {
    let tool = try Tool()
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

  @Test(arguments: [
    "  navspec: 1\n  app: {name: Shop}\n  root: home\n  routes: {home: {}}\n",
    "{navspec: 1, app: {name: Shop}, root: home, routes: {home: {}}}\n",
    "navspec: 1\n\"app\": {name: Shop}\nroot: home\nroutes: {home: {}}\n",
  ])
  func aRootSpecIsFoundHoweverItIsWritten(_ text: String) throws {
    let tool = try Tool()
    try tool.write(text, to: "shop.nav.yaml")
    try tool.write("navspec: 1\nroutes: {app: {doc: \"\napp: none\"}}\n", to: "other.nav.yaml")
    let result = try tool.run("validate")
    #expect(result.code == 0 && result.out.hasPrefix("Shop: 1 route,"), "\(result.err)")
  }

  @Test func aRootSpecThatIsNoYAMLIsFoundToo() throws {
    let tool = try Tool()
    try tool.write("navspec: 1\napp: {name: Shop\n", to: "shop.nav.yaml")
    let result = try tool.run("validate")
    #expect(result.code == 1 && result.err.contains("error[invalid-yaml]"))
  }

  @Test func coloursAreForced() throws {
    let tool = try Tool()
    try tool.write(shopSpec + "\nfrob: 1\n", to: "shop.nav.yaml")
    func isColoured(_ environment: [String: String]) throws -> Bool {
      // The environment of the tests may turn colors off.
      let environment = ["NO_COLOR": ""].merging(environment) { $1 }
      return try tool.run(["validate"], environment: environment).err.contains("\u{1B}[1;31m")
    }
    for forced in [["CLICOLOR_FORCE": "1"], ["FORCE_COLOR": "3"]] {
      let isOn = try isColoured(forced)
      #expect(isOn, "\(forced)")
    }
    for unforced in [["CLICOLOR_FORCE": "0"], ["FORCE_COLOR": ""], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]] {
      let isOn = try isColoured(unforced)
      #expect(!isOn, "\(unforced)")
    }
  }

  @Test func standardInputIsASpec() throws {
    let tool = try Tool()
    #expect(try tool.run("validate", "-", input: shopSpec).code == 0)
    let broken = try tool.run("validate", "-", input: "navspec: 1\napp: [\n")
    #expect(broken.code == 1 && broken.err.contains("<stdin>:"))
  }

  @Test func limitsAreConfigurable() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("limits: { fileBytes: 100 }\n", to: ".navspec.yaml")
    let result = try tool.run("validate")
    #expect(result.code == 1 && result.err.contains("[file-too-large]"))
  }

  @Test func strictCountsWarnings() throws {
    let tool = try Tool()
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
    let result = try tool.run(command, "--help")
    #expect(result.code == 0 && result.out.contains("EXAMPLE\n  navspec \(command)"))
  }

  @Test func aLinkOutOfTheFolderIsRefused() throws {
    let tool = try Tool()
    try tool.write("navspec: 1\nroutes: { secret: {} }\n", to: "outside/part.nav.yaml")
    try tool.write(shopSpec + "\ninclude: [inside.nav.yaml]\n", to: "app/shop.nav.yaml")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("app/inside.nav.yaml"),
      withDestinationURL: tool.folder.appendingPathComponent("outside/part.nav.yaml"))
    let result = try tool.run("validate", "app/shop.nav.yaml")
    #expect(result.code == 1 && result.err.contains("[include-escape]"))
  }
}
