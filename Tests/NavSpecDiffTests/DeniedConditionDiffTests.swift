import NavSpecDiagnostics
import NavSpecDiff
import NavSpecReport
import NavSpecRuntime
import Testing

/// What `diff` says of conditions that must not hold.
@Suite struct DeniedConditionDiffTests {
  private func app(visible: String = "", requires: String = "", condition: String = "guest") -> String {
    """
    navspec: 1
    app: { name: Shop, schemes: [shop] }
    conditions: { \(condition): { redirect: login }, open: { redirect: login } }
    restoration: { key: shop }
    tabs:
      first: { title: First, image: star, root: home }
      second: { title: Second, image: tag, root: offer\(visible) }
    routes:
      home: { to: [item, login] }
      offer: { links: [/offer], to: [item] }
      item: { links: [/item]\(requires) }
      login: { present: sheet, requires: [] }

    """
  }

  @Test func aGuardThatDeniesIsAGuard() throws {
    let base = app(requires: ", requires: [open, \"!guest\"]")
    let list = try changes(base, app(requires: ", requires: open"))
    let removed = try #require(list.first { $0.kind.id == "guard-removed" })
    #expect(removed.message == "'item' no longer asks for '!guest'" && removed.level == .breaking)
    #expect(removed.witness?.json.text().replacing(" ", with: "").contains("\"guest\":true") == true)
    #expect(!list.contains { $0.kind.id == "link-unguarded" }, "\(list.lines)")
    let added = try changes(app(requires: ", requires: open"), base)
    #expect(added.contains { $0.kind.id == "guard-added" && $0.message.contains("'!guest'") })
    // A condition in place of its opposite is one more and one less.
    let flipped = try changes(base, app(requires: ", requires: [open, guest]"))
    #expect(flipped.filter { $0.kind.id.hasPrefix("guard-") }.count == 2)
  }

  @Test func aTabThatNoLongerDeniesIsOpen() throws {
    let base = app(visible: ", visible: [open, \"!guest\"]")
    let list = try changes(base, app(visible: ", visible: open"))
    let removed = try #require(list.first { $0.kind.id == "guard-removed" })
    #expect(removed.message.contains("no longer ask for '!guest'") && removed.level == .breaking)
    let shown = try changes(app(visible: ", visible: open"), base)
    #expect(
      shown.contains { $0.message.contains("shows only with 'open' and '!guest'") }, "\(shown.map(\.message))"
    )
  }

  @Test func theOrderOfConditionsSaysNothing() throws {
    let base = app(visible: ", visible: [open, \"!guest\"]")
    #expect(try changes(base, app(visible: ", visible: [\"!guest\", open]")).isEmpty)
  }

  @Test func aConditionIsRenamedWithItsOpposite() throws {
    let base = app(visible: ", visible: \"!guest\"", requires: ", requires: guest")
    let head = app(visible: ", visible: \"!visitor\"", requires: ", requires: visitor", condition: "visitor")
    #expect(try changes(base, head).allSatisfy { $0.kind.id == "condition-renamed" })
  }

  @Test func theRepairIsQuoted() throws {
    let list = try report(app(requires: ", requires: \"!guest\""), app()).comparison?.repaired.changes
    let removed = try #require(list?.first { $0.kind.id == "guard-removed" })
    #expect(removed.repair?.phrase == "ask again in 'item': requires: [\"!guest\"]")
  }
}
