import Testing

@testable import ExternalApp

@Suite struct ExternalTests {
  @Test func linksOpenWithoutARouter() {
    #expect(KeptNavigation.route(opening: "kept://item/7?tab=a") == .item(id: 7, tab: "a"))
    #expect(KeptNavigation.route(opening: "kept://elsewhere") == nil)
    #expect(KeptNavigation.url(for: .item(id: 7)) == "kept://item/7")
    #expect(KeptNavigation.url(for: .shop(.cart)) == nil)
  }
}
