import NavSpecRuntime
import TestSupport
import Testing

@testable import ShopApp

@MainActor @Suite struct ShopTests {
  @Test func theNavigationReads() {
    expectEveryRouteKeepsItsValues(ShopRoute.self, in: ShopNavigation.map)
  }

  @Test func anExitLeadsWhereTheAppSays() {
    let router = ShopRouter(conditions: .allMet)
    router.navigate(to: .checkout(.cart))
    router.navigate(to: .checkout(.payment(order: 7)))
    // The edge to the exit replaces what is on top of the sheet.
    router.navigate(to: .orders(.order(order: 7)))
    #expect(router.modals.map(\.route) == [.orders(.order(order: 7))])
    #expect(router.open("shop://order/7") == .opened)
    #expect(router.screens == [.orders(.list), .orders(.order(order: 7))])
  }
}
