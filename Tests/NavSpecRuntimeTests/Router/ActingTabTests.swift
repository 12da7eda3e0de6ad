import Testing

@testable import NavSpecRuntime

/// Tabs that are never selected and present a screen.
@MainActor @Suite struct ActingTabTests {
  private let conditions = ConditionStore<OfficeCondition>([.badge: .unmet, .key: .met, .open: .met])
  private let router: NavigationRouter<GuardedTabs>
  private let screens: [String: Room] = ["new": 8, "guarded": 2]

  init() { router = NavigationRouter<GuardedTabs>(conditions: conditions) }

  private func tap(_ name: String) { router.tabViewDidSelect(named: name, presenting: screens) }

  @Test func aTabOfTheAppIsSelected() {
    tap("right")
    #expect(router.selectedTab == .right)
  }

  @Test func aTabThatActsPresentsAndIsNotSelected() {
    conditions[.badge] = .met
    tap("right")
    router.navigate(to: 4)
    let refusals = router.refusals
    tap("new")
    #expect(router.selectedTab == .right && router.refusals == refusals + 1)
    #expect(router.screens == [1, 4, 8])
    #expect(router.modals.first?.presentation == .sheet)
    // A second tap presents it once.
    tap("new")
    #expect(router.modals.count == 1)
    // Nothing of it is kept but the modal itself.
    #expect(String(decoding: router.snapshotBytes, as: UTF8.self).contains(#""tab":"right""#))
  }

  @Test func itsGuardsAreAsked() {
    tap("new")
    #expect(router.screens == [0, 7] && router.pending != nil)
    conditions[.badge] = .met
    #expect(router.screens == [0, 8])
  }

  @Test func whatIsNeitherDoesNothing() {
    tap("nothing")
    #expect(router.screens == [0] && router.selectedTab == .left)
  }
}
