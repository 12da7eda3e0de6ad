import Testing

@testable import NavSpecRuntime

/// Screens that are asked before they go, and links that lead to an equal one.
@MainActor @Suite struct LeavingTests {
  let conditions = ConditionStore<OfficeCondition>.fixed([:])
  let router: NavigationRouter<Forms>

  init() { router = NavigationRouter(conditions: conditions) }

  @Test func aLinkToADraftThatIsThereTakesNothingAway() throws {
    router.navigate(to: 8)
    let draft = try #require(router.modals.first)
    router.mayLeave = { _ in
      Issue.record("Nothing leaves.")
      return false
    }
    #expect(router.open("/room/8") == .opened)
    #expect(router.modals == [draft])
  }

  @Test func whoAwaitsAModalThatStaysGoesOn() async {
    let task = Task { await router.present(ReturningRoute<Room, String>(8)) }
    while router.modals.isEmpty { await Task.yield() }
    router.open("/room/8")
    #expect(router.finish("kept"))
    #expect(await task.value == .finished("kept"))
  }

  @Test func anEqualDraftOnAnotherModalIsAnother() {
    router.navigate(to: 7)
    router.present(8)
    router.mayLeave = { _ in false }
    #expect(router.open("/room/8") == .deferred)
    #expect(router.modals.map(\.route) == [7, 8])
  }

  @Test func anEqualDraftElsewhereOnTheStackIsAnother() {
    let router = NavigationRouter<Drafts>(conditions: conditions)
    router.mayLeave = { _ in false }
    router.navigate(to: 4)
    router.navigate(to: 8)
    #expect(router.open("/room/8") == .deferred)
    #expect(router.screens == [0, 4, 8])
    router.pop(to: 0)
    router.dismissAll()
    router.reset()
    router.navigate(to: 8)
    #expect(router.open("/room/8") == .opened)
    #expect(router.screens == [0, 8])
  }

  // MARK: A redirect that is a draft

  /// Behind the redirect of room 2, a link to room 4 that the redirect refuses.
  private func refuse() {
    router.mayLeave = { _ in false }
    #expect(router.open("/room/2") == .blocked(.badge))
    #expect(router.open("/room/4") == .deferred)
    #expect(router.screens == [0, 8])
    #expect(router.pending?.reason == .draft(8))
  }

  @Test func whatARedirectRefusedFollowsWhenItGoes() {
    refuse()
    router.dismiss()
    #expect(router.screens == [0, 4])
    #expect(router.pending == nil)
  }

  @Test func whatARedirectRefusedFollowsItsCondition() {
    refuse()
    router.resumePending()
    #expect(router.screens == [0, 8])
    conditions[.badge] = .met
    #expect(router.screens == [0, 4])
    #expect(router.pending == nil)
  }

  @Test func whatStandsAboveARedirectIsAskedBeforeAnotherTakesItsPlace() {
    router.mayLeave = { _ in false }
    #expect(router.open("/room/2") == .blocked(.badge))
    router.present(7)
    #expect(router.modals.map(\.route) == [8, 7])
    #expect(router.open("/room/2") == .deferred)
    #expect(router.modals.map(\.route) == [8, 7])
    #expect(router.pending?.reason == .draft(8))
  }

  @Test func whatARedirectRefusedMayBeTriedAgain() {
    refuse()
    router.mayLeave = { _ in true }
    router.resumePending()
    #expect(router.screens == [0, 4])
    #expect(router.pending == nil)
  }
}

/// The office with a draft that is a sheet, and the redirect of `badge`.
nonisolated enum Forms: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[8].requirements = []
    schema.conditions[0].redirect = 8
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}
