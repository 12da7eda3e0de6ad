import NavSpecRuntime
import TestSupport
import Testing

@testable import WikipediaApp

@MainActor @Suite struct WikipediaTests {
  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(WikipediaRoute.self, in: WikipediaNavigation.map)
    #expect(WikipediaNavigation.links.problems.isEmpty)
  }

  @Test func theHostSaysTheLanguage() {
    let router = WikipediaRouter(conditions: .allMet)
    #expect(router.open("https://fr.m.wikipedia.org/wiki/AC/DC") == .opened)
    #expect(router.screens == [.explore, .article(lang: "fr", title: "AC/DC")])
  }
}
