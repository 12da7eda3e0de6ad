import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What was once missed, or was said without need.
@Suite struct LinkChangeTests {
  private func routes(_ redirect: String, _ rest: String = "") -> String {
    """
    links: { redirects: { "/old/{id}": "\(redirect)" } }
    routes:
      home: { to: [item] }
      item: { params: { id: Int }, links: ["/item/{id}"] }
    \(rest)
    """
  }

  @Test func anotherTargetOfARedirectIsFound() throws {
    #expect(try changes(routes("/item/{id}"), routes("/itemx/{id}")).lines == ["breaking link-lost"])
    #expect(
      try changes(routes("/item/{id}"), routes("/item/7")).lines.contains("breaking link-values-changed"))
  }

  @Test func aRedirectFromTheOldPatternKeepsALink() throws {
    let base = "routes:\n  item: { params: { id: Int, q: String? }, links: [\"/old/{id}{?q}\"] }\n"
    let head = """
      links: { redirects: { "/old/{id}": "/item/{id}" } }
      routes:
        item: { params: { id: Int, q: String? }, links: ["/item/{id}{?q}"] }
      """
    let list = try changes(base, head)
    #expect(list.unproved == [])
    #expect(list.lines == ["breaking shared-link-lost item", "safe link-added item"])
  }

  @Test func aNewParamIsNoOtherValue() throws {
    let base = "routes:\n  item: { params: { id: Int }, links: [\"/item/{id}\"] }\n"
    let head =
      "routes:\n  item: { params: { id: Int, sort: \"String = new\" }, links: [\"/item/{id}{?sort}\"] }\n"
    let list = try changes(base, head)
    #expect(!list.lines.contains { $0.contains("link-") } && list.unproved == [])
  }

  @Test func aWitnessNamesTheConditionsThatMatter() throws {
    let head = """
      conditions: { beta: {}, staff: {} }
      routes:
        item: { params: { id: Int }, links: [LINK] }
      """
    func spec(_ link: String) -> String { head.replacing("LINK", with: link) }
    let list = try changes(spec("\"/item/{id}\""), spec("{ path: \"/item/{id}\", when: staff }"))
    #expect(list.lines == ["breaking link-lost item"])
    let message = "'/item/{id}' of 'item' no longer opens some URLs while 'staff' is not met"
    #expect(list.changes[0].message == message)
    #expect(list.changes[0].witness?.lines[0] == "/item/7  (staff: false)")
  }
}
