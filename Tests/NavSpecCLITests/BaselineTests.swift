import Foundation
import Testing

@Suite struct BaselineTests {
  private static let configuration = """
    policies:
      forbidden:
        - { name: no-cart, to: cart, because: it is being rebuilt }
    """

  private func project() throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write(Self.configuration, to: ".navspec.yaml")
    return tool
  }

  @Test func whatIsKnownIsNotTold() throws {
    let tool = try project()
    let before = try tool.run("validate")
    #expect(before.code == 1 && before.err.contains("because it is being rebuilt"))
    #expect(before.err.contains(".navspec.yaml:3:"), "the policy is shown")
    let written = try tool.run("validate", "--write-baseline", "known.json")
    #expect(written.code == 0 && written.err == "")
    let after = try tool.run("validate", "--baseline", "known.json", "--strict")
    #expect(after.code == 0 && after.err == "")
    #expect(after.out == "Shop: 5 routes, 4 links in 1 file: no new problems (1 known)\n")
    let first = tool.read("known.json")
    try tool.run("validate", "--write-baseline", "known.json")
    #expect(tool.read("known.json") == first)
  }

  @Test func theConfigurationNamesTheBaselineOfEveryCommand() throws {
    let tool = try project()
    #expect(try tool.run("generate", "-o", "out").code == 1)
    try tool.write("", to: "lists/none")
    try tool.run("validate", "--write-baseline", "lists/known.json")
    try tool.write(Self.configuration + "\nbaseline: lists/known.json\n", to: ".navspec.yaml")
    let valid = try tool.run("validate")
    #expect(valid.code == 0 && valid.err == "" && valid.out.contains("(1 known)"))
    for command in [
      ["generate", "-o", "out"], ["graph"], ["model"], ["resolve", "/cart"], ["url", "home"],
    ] {
      let result = try tool.run(command)
      #expect(result.code == 0 && result.err == "", "\(command)")
    }
    // That a problem is gone is the business of validation.
    try tool.write(
      shopSpec.replacingOccurrences(of: "to: [item, cart,", with: "to: [item,"), to: "shop.nav.yaml")
    #expect(try tool.run("validate").err.contains("[stale-baseline]"))
    #expect(try tool.run("generate", "-o", "out").code == 0)
    try tool.write("{\"version\": 1, \"problems\": []}", to: "none.json")
    try tool.write(shopSpec, to: "shop.nav.yaml")
    #expect(try tool.run("validate", "--baseline", "none.json").code == 1)
  }

  @Test func theBaselineOfAConfigurationStaysInItsFolder() throws {
    let tool = try project()
    try tool.write(Self.configuration + "\nbaseline: ../known.json\n", to: ".navspec.yaml")
    let escaping = try tool.run("validate")
    #expect(escaping.code == 2 && escaping.err.contains("error[include-escape]"))
    try tool.write(Self.configuration + "\nbaseline: known.json\n", to: ".navspec.yaml")
    #expect(
      try tool.run("resolve", "/").err.hasPrefix("error[missing-file]: there is no baseline 'known.json'\n"))
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("known.json").path, withDestinationPath: "/etc/hostname")
    let linked = try tool.run("model")
    #expect(linked.code == 2 && linked.err.contains("leads out of the project"))
  }

  @Test func whereEveryFileIsALinkSoIsTheBaseline() throws {
    let tool = try project()
    #expect(try tool.run("validate", "--write-baseline", "known.json").code == 0)
    try tool.write(Self.configuration + "\nbaseline: known.json\n", to: ".navspec.yaml")
    let result = try tool.shell(
      """
      mkdir sandbox && cd sandbox
      for file in .navspec.yaml known.json shop.nav.yaml; do ln -s "$PWD/../$file" "$file"; done
      navspec validate shop.nav.yaml
      """)
    #expect(result.code == 0 && result.err.isEmpty)
  }

  @Test func policiesNeverStopWhoOnlyAsks() throws {
    let tool = try project()
    #expect(try tool.run("validate").code == 1)
    for command in [["graph"], ["model"], ["resolve", "/cart"], ["url", "cart"]] {
      let result = try tool.run(command)
      #expect(result.code == 0 && !result.out.isEmpty, "\(command)")
    }
    #expect(try tool.run("generate", "-o", "out").code == 1)
    try tool.write(shopSpec.replacingOccurrences(of: "to: [item,", with: "to: [itm,"), to: "shop.nav.yaml")
    for command in [["graph"], ["model"], ["resolve", "/cart"], ["url", "cart"]] {
      #expect(try tool.run(command).code == 1, "\(command)")
    }
  }

  @Test func movedLinesAreStillKnown() throws {
    let tool = try project()
    try tool.run("validate", "--write-baseline", "known.json")
    try tool.write("# moved\n\n" + shopSpec + "\n# 👩‍🚀", to: "shop.nav.yaml")
    #expect(try tool.run("validate", "--baseline", "known.json").code == 0)
    try tool.write(
      shopSpec.replacingOccurrences(of: "to: [{ signIn: cover }]", with: "to: [{ signIn: cover }, cart]"),
      to: "shop.nav.yaml")
    let another = try tool.run("validate", "--baseline", "known.json", "--format", "plain")
    #expect(another.code == 1)
    #expect(another.err.contains("'item' leads to 'cart'") && !another.err.contains("'home' leads to"))
  }

  @Test func aKnownProblemThatIsGoneFailsNothingUnlessAsked() throws {
    let tool = try project()
    try tool.run("validate", "--write-baseline", "known.json")
    try tool.write("", to: ".navspec.yaml")
    let check = ["validate", "--strict", "--baseline", "known.json", "--format", "plain"]
    let result = try tool.run(check)
    #expect(result.code == 0)
    #expect(
      result.err.hasPrefix(
        """
        known.json:4:5: note: 'forbidden-edge' in 'routes.home' of shop.nav.yaml is gone: no longer found [stale-baseline]
        known.json:4:5: note: help: write the baseline again: navspec validate --write-baseline known.json

        """))
    try tool.write("severity: {stale-baseline: error}", to: ".navspec.yaml")
    #expect(try tool.run(check).code == 1)
  }

  @Test func settingsMayNameABaselineBeforeItIsWritten() throws {
    let tool = try project()
    try tool.write(Self.configuration + "\nbaseline: known.json\n", to: ".navspec.yaml")
    let missing = try tool.run("validate")
    #expect(missing.code == 2)
    #expect(missing.err.contains("write it: navspec validate --write-baseline known.json"))
    #expect(try tool.run("validate", "--write-baseline", "known.json").code == 0)
    #expect(try tool.run("validate", "--strict").code == 0)
  }

  @Test func errorsThatForbidGenerationAreNeverKnown() throws {
    let tool = try project()
    try tool.write(shopSpec.replacingOccurrences(of: "to: [item,", with: "to: [itm,"), to: "shop.nav.yaml")
    let written = try tool.run("validate", "--write-baseline", "known.json", "--format", "plain")
    #expect(written.code == 1 && written.err.contains("[unknown-route]"))
    let text = String(decoding: tool.read("known.json") ?? Data(), as: UTF8.self)
    #expect(text.contains("forbidden-edge") && !text.contains("unknown-route"))
  }

  @Test(arguments: ["", "{", "[]", "{\"version\": 2, \"problems\": []}", "{\"version\": 1, \"problem\": []}"])
  func aBrokenBaselineIsExitCodeTwo(_ text: String) throws {
    let tool = try project()
    try tool.write(text, to: "known.json")
    let result = try tool.run("validate", "--baseline", "known.json")
    #expect(result.code == 2 && result.out == "" && result.err.contains("known.json"))
  }

  @Test func aBaselineThatIsNotThereIsExitCodeTwo() throws {
    let tool = try project()
    #expect(try tool.run("validate", "--baseline", "known.json").code == 2)
    #expect(try tool.run("validate", "--write-baseline", "no/known.json").code == 2)
    #expect(try tool.run("validate", "--baseline", "a", "--write-baseline", "b").code == 2)
  }
}
