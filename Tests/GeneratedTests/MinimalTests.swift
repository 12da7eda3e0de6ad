import Foundation
import NavSpecRuntime
import TestSupport
import Testing

@testable import MinimalApp

@MainActor @Suite struct MinimalTests {
  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(MinimalRoute.self, in: MinimalNavigation.map)
  }

  @Test func oneStackIsEnough() {
    let router = MinimalRouter()
    #expect(router.screens == [.list])
    #expect(router.open("minimal://item/42") == .opened)
    router.navigate(to: .about)
    #expect(router.screens == [.list, .item(id: 42), .about])
    router.dismiss()
    #expect(router.open("minimal://item/forty-two") == .unmatched)
    #expect(router.url(for: .item(id: 7))?.absoluteString == "minimal://item/7")
    #expect(router.path(in: .root) == [.item(id: 42)])
  }
}
