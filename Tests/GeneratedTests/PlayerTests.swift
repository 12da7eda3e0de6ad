import NavSpecRuntime
import TestSupport
import Testing

@testable import PlayerApp

@MainActor @Suite struct PlayerTests {
  let conditions = ConditionStore<PlayerCondition>.fixed([:])
  let router: PlayerRouter

  init() { router = PlayerRouter(conditions: conditions) }

  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(PlayerRoute.self, in: PlayerNavigation.map)
    #expect(PlayerNavigation.links.problems.isEmpty)
  }

  @Test func aLinkFillsTheColumnsOfItsTab() {
    #expect(router.open("https://player.example.com/album/7?track=2") == .opened)
    #expect(router.selectedTab == .albums)
    #expect(router.screens == [.shelves, .albums(), .album(id: 7, track: 2)])
  }

  @Test func theHostOfAStoreIsItsCountry() {
    router.open("https://de.store.player.example/album/7")
    #expect(router.state.top == .album(id: 7, country: "de"))
    // Its pages end without a slash: this is none of them, and falls back.
    router.open("https://de.store.player.example/album/7/")
    #expect(router.state.top == .listen())
  }

  @Test func aHiddenTabIsNeverSelected() {
    #expect(router.visibleTabs == [.listen, .radio, .albums, .podcasts, .search])
    #expect(router.select(.lyrics) == .blocked(.subscribed))
    #expect(router.state.top == .offer)
    conditions[.subscribed] = .met
    #expect(router.selectedTab == .lyrics)
  }

  @Test func anUnknownPageFallsBack() {
    router.open("/album/7")
    #expect(router.open("https://player.example.com/concerts") == .opened)
    #expect(router.screens == [.listen()])
  }
}
