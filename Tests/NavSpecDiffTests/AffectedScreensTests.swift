import NavSpecDiagnostics
import NavSpecDiff
import Testing

@Suite struct AffectedScreensTests {
  @Test func whatLeadsToAChangedScreenIsKnownInBothVersions() throws {
    let base = try resolved(
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item/{id}", "/i/{id}"] }
        other: { reachedBy: code }
      """)
    let head = try resolved(
      """
      routes:
        home: {}
        item: { params: { id: Int }, links: ["/item/{id}"] }
        other: { reachedBy: code, to: [item] }
      """)
    let comparison = SpecComparison(base: base, head: head)
    let changes = comparison.changes().changes.filter { $0.kind.changeClass == .link }
    let screens = comparison.affectedScreens(by: changes).screens
    #expect(
      screens == [
        .init(
          name: "item", presence: .both,
          ways: [
            .init(from: .link("/item/{id}"), .both), .init(from: .link("/i/{id}"), .removed),
            .init(from: .screen("home"), .removed), .init(from: .screen("other"), .added),
          ])
      ])
    #expect(comparison.affectedScreens(by: []).screens.isEmpty)
  }
}
