import NavSpecRuntime
import TestSupport
import Testing

@testable import IcecubesApp

@MainActor @Suite struct IceCubesTests {
  @Test func modelsTravelUnchanged() {
    let router = IceCubesRouter(conditions: .allMet)
    router.navigate(to: .trendingLinks(cards: [Card(), Card()]))
    router.sheets.navigate(to: .newStatusEditor(visibility: Models.Visibility()))
    #expect(
      router.screens
        == [
          .home(.timeline), .trendingLinks(cards: [Card(), Card()]),
          .sheets(.newStatusEditor(visibility: Models.Visibility())),
        ])
  }

  @Test func aServerIsKnownAtRunTimeOnly() {
    let router = IceCubesRouter(conditions: .allMet)
    #expect(router.open("https://mastodon.social/web/tags/swift") == .opened)
    #expect(router.state.top == .hashTag(tag: "swift", prefix: "web"))
    #expect(IceCubesNavigation.map.problem == nil)
    #expect(IceCubesNavigation.links.problems.isEmpty)
  }
}
