import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What looks like several changes and has one cause, or none.
@Suite struct OneCauseTests {
  private let guarded = """
    conditions: { signedIn: { redirect: login }, beta: { redirect: login } }
    routes:
      home: { to: [inbox] }
      login: { present: sheet }
      inbox: { requires: signedIn, links: ["/inbox"] }
      lab: { requires: beta, links: [{ path: "/lab", when: signedIn }] }
    """

  @Test func aConditionWithAnotherNameIsOneChange() throws {
    let renamed = guarded.replacing("signedIn", with: "hasAccount")
    #expect(try changes(guarded, renamed).lines == ["breaking condition-renamed"])
    // Another use is another condition.
    let other = renamed.replacing("requires: hasAccount, ", with: "")
    let lines = try changes(guarded, other).lines
    #expect(lines.contains("breaking condition-removed") && lines.contains("risky link-unguarded inbox"))
  }

  @Test func anExitIsOfTheFeature() throws {
    let feature = """
      navspec: 1
      feature: search
      exits: { shop: {} }
      routes:
        results: { params: { q: String }, to: [shop] }
      """
    let list = try changes(feature, feature.replacing("shop", with: "cart"))
    let lost = try #require(list.changes.first { $0.kind.id == "route-removed" })
    #expect(lost.witness?.lines.first == "_ = SearchExit.shop")
  }

  @Test func pathsThatAnotherTakesAreNoChange() throws {
    func app(_ links: String) -> String {
      """
      navspec: 1
      app: { name: Shop, domains: [a.example, b.example] }
      root: home
      routes:
        home: { params: { id: "String?", q: "String?" }, links: [\(links)] }
      """
    }
    func messages(_ base: String, _ head: String) throws -> [String] {
      try changes(app(base), app(head)).changes.filter { $0.kind.id.hasPrefix("association") }.map(\.message)
    }
    #expect(try messages(#""/a/{id}""#, #""/a/{id}{?q}", "/a/b""#) == [])
    #expect(try messages(#""/{+id}""#, #""/{+id}", "/a/b""#) == [])
    #expect(
      try messages(#""/{id}""#, #""/{id}", "/a/b""#) == [
        "the association files of 'a.example', 'b.example' need '/a/b'"
      ])
  }

  /// Each param whose values are refused is named, not the first alone.
  @Test func everyRefusedValueIsNamed() throws {
    let base = """
      restoration: { key: a }
      types: { Small: { is: Int, max: 9 } }
      routes:
        item: { params: { a: Int, b: Int, c: "Small?" }, reachedBy: code }
      """
    let head = base.replacing("a: Int, b: Int", with: "a: Small, b: Small")
    let refused = try changes(base, head).changes.filter { $0.kind.id == "restored-value-refused" }
    #expect(refused.count == 2)
  }

  @Test func aContainerOfTheAppsOwnIsNotKnown() throws {
    let base = """
      navspec: 1
      app: { name: Shop }
      external: true
      routes:
        home: { to: [item] }
        item: {}
      """
    let head = base.replacing("to: [item]", with: "")
    #expect(try changes(base, base).unproved == [])
    #expect(try changes(base, head).unproved.count == 1)
  }
}
