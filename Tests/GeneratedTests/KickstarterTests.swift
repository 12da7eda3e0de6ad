import NavSpecRuntime
import TestSupport
import Testing

@testable import KickstarterApp

@MainActor @Suite struct KickstarterTests {
  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(KickstarterRoute.self, in: KickstarterNavigation.map)
    #expect(KickstarterNavigation.links.problems.isEmpty)
  }

  @Test func anAppsOwnTypeTravels() {
    let router = KickstarterRouter()
    #expect(router.root(of: .me) == .me(user: "me"))
    #expect(router.open("https://www.kickstarter.com/projects/a/b/faqs?ref=discovery") == .opened)
    let ref = RefTag(rawValue: "discovery")
    #expect(router.state.top == .project(.faqs(creator: "a", project: "b", ref: ref)))
  }
}
