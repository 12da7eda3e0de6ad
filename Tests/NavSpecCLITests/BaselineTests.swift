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
    defer { tool.remove() }
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

  @Test func movedLinesAreStillKnown() throws {
    let tool = try project()
    defer { tool.remove() }
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

  @Test func aKnownProblemThatIsGoneIsAFinding() throws {
    let tool = try project()
    defer { tool.remove() }
    try tool.run("validate", "--write-baseline", "known.json")
    try tool.write("", to: ".navspec.yaml")
    let result = try tool.run("validate", "--baseline", "known.json", "--format", "plain")
    #expect(result.code == 1)
    #expect(
      result.err.hasPrefix(
        "known.json:4:5: error: 'forbidden-edge' in 'routes.home' of shop.nav.yaml is gone [stale-baseline]"))
  }

  @Test func errorsThatForbidGenerationAreNeverKnown() throws {
    let tool = try project()
    defer { tool.remove() }
    try tool.write(shopSpec.replacingOccurrences(of: "to: [item,", with: "to: [itm,"), to: "shop.nav.yaml")
    let written = try tool.run("validate", "--write-baseline", "known.json", "--format", "plain")
    #expect(written.code == 1 && written.err.contains("[unknown-route]"))
    let text = String(decoding: tool.read("known.json") ?? Data(), as: UTF8.self)
    #expect(text.contains("forbidden-edge") && !text.contains("unknown-route"))
  }

  @Test(arguments: ["", "{", "[]", "{\"version\": 2, \"problems\": []}", "{\"version\": 1, \"problem\": []}"])
  func aBrokenBaselineIsExitCodeTwo(_ text: String) throws {
    let tool = try project()
    defer { tool.remove() }
    try tool.write(text, to: "known.json")
    let result = try tool.run("validate", "--baseline", "known.json")
    #expect(result.code == 2 && result.out == "" && result.err.contains("known.json"))
  }

  @Test func aBaselineThatIsNotThereIsExitCodeTwo() throws {
    let tool = try project()
    defer { tool.remove() }
    #expect(try tool.run("validate", "--baseline", "known.json").code == 2)
    #expect(try tool.run("validate", "--write-baseline", "no/known.json").code == 2)
    #expect(try tool.run("validate", "--baseline", "a", "--write-baseline", "b").code == 2)
  }
}
