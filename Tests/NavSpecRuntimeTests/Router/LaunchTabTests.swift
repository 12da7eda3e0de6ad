import Foundation
import Testing

@testable import NavSpecRuntime

/// The tab in which an app starts, and the one that it goes to when the selected one is hidden.
@MainActor @Suite struct LaunchTabTests {
  let conditions = ConditionStore<OfficeCondition>([.badge: .met, .key: .met, .open: .met])

  @Test func theFirstTabThatIsAlwaysVisibleStarts() {
    let router = NavigationRouter<HiddenLeft>(conditions: conditions)
    #expect(router.visibleTabs == [.left, .right, .secret])
    #expect(router.selectedTab == .right)
    #expect(router.screens == [1])
    router.select(.left)
    router.reset()
    #expect(router.selectedTab == .right)
  }

  @Test func anotherTabStartsWhereItsRootIsGuarded() {
    conditions[.key] = .unmet
    let router = NavigationRouter<HiddenLeft>(conditions: conditions)
    #expect(router.selectedTab == .left)
    conditions[.open] = .unmet
    #expect(router.selectedTab == .secret)
  }

  /// While no tab may be entered, none but the one that launch selects waits behind the redirect.
  @Test func theLaunchTabWaitsBehindARedirect() {
    for condition in OfficeCondition.allCases { conditions[condition] = .unmet }
    let router = NavigationRouter<HiddenLeft>(conditions: conditions)
    #expect(router.screens == [8])
    #expect(router.state.selectedTab == .right)
    conditions[.key] = .met
    #expect(router.selectedTab == .right)
    #expect(router.screens == [1])
  }

  @Test func aHiddenTabIsLeftForTheFirstThatShowsAndKeepsItsScreens() {
    let router = NavigationRouter<HiddenLeft>(conditions: conditions)
    router.select(.left)
    router.navigate(to: 9)
    router.present(6)
    conditions[.open] = .unmet
    #expect(router.selectedTab == .right)
    #expect(router.screens == [1])
    #expect(router.visibleTabs == [.right, .secret])
    #expect(router.path(in: .left) == [9])
    conditions[.open] = .met
    #expect(router.selectedTab == .right)
    router.select(.left)
    #expect(router.screens == [0, 9])
  }

  @Test func aSavedTabThatIsHiddenIsNotRestored() throws {
    let saved = try #require(HiddenLeft.snapshot(of: NavigationTarget(tab: 0)))
    #expect(HiddenLeft.restoration(of: saved).state?.selectedTab == .left)
    let later = HiddenLeft.restoration(of: saved) { $0 == 2 ? .unmet : .met }
    #expect(later.state?.selectedTab == .right)
  }
}

/// An office whose left tab shows only while it is open. The roots of the others are guarded.
nonisolated enum HiddenLeft: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    guard case .tabs(var tabs) = schema.container else { return SchemaIndex(schema) }
    tabs[0].visibleWhen = [2]
    schema.container = .tabs(tabs)
    schema.conditions[1].redirect = 8
    schema.routes[8].requirements = []
    schema.routes[1].requirements = [1]
    schema.restoration = .init(key: "office")
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}
