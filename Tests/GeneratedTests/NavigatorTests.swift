import NavSpecRuntime
import NavSpecTesting
import Testing

@testable import ShopApp

/// The code of a feature goes places without knowing the app.
@MainActor @Suite struct NavigatorTests {
  @Test func theAppSaysWhereAnExitLeads() {
    let router = ShopRouter(conditions: .allMet)
    let navigator = CheckoutNavigator(router)
    #expect(navigator.navigate(to: .cart))
    #expect(navigator.exit(.product(id: "AB1234")))
    #expect(router.screens.last == .catalog(.product(sku: "AB1234", from: "checkout")))
    #expect(navigator.exit(.help(topic: "shipping")))
    #expect(router.screens.last == .help(topic: "shipping"))
    // As the edge from the screen on top says.
    navigator.navigate(to: .payment(order: 7))
    #expect(navigator.exit(.receipt(order: 7)))
    #expect(router.modals.map(\.route) == [.orders(.order(order: 7))])
  }

  @Test func whatIsGuardedIsNotThereYet() {
    let router = ShopRouter(conditions: .fixed([.signedIn: .unmet]))
    #expect(CheckoutNavigator(router).navigate(to: .payment(order: 7)) == false)
    #expect(router.modals.map(\.route) == [.signIn])
  }

  /// An exit is a route like any other for what takes routes: `\.navigate`, links, sources.
  @Test func anExitIsARoute() {
    let router = ShopRouter(conditions: .allMet)
    #expect(router.navigate(toAny: CheckoutExit.help(topic: "x")) == .opened)
    #expect(router.screens.last == .help(topic: "x"))
    #expect(CheckoutExit.help(topic: "x") == .help(topic: "x"))
    #expect(CheckoutExit.help(topic: "x") != .help(topic: "y"))
  }

  @Test func aRecorderStandsForTheApp() {
    let recorder = NavigationRecorder<CheckoutRoute, CheckoutExit>()
    let navigator = recorder.navigator
    #expect(navigator.navigate(to: .payment(order: 7)))
    #expect(navigator.exit(.receipt(order: 7)))
    #expect(recorder.steps == [.navigate(.payment(order: 7)), .exit(.receipt(order: 7))])
  }

  /// An exit is the app's screen there, with the params that the app gives it.
  @Test func whatARecorderWroteIsPlayed() {
    let recorder = NavigationRecorder<CheckoutRoute, CheckoutExit>()
    recorder.navigator.navigate(to: .payment(order: 7))
    recorder.navigator.exit(.product(id: "AB1234"))
    recorder.navigator.exit(.help(topic: "\"late\"\n"))
    #expect(
      recorder.operations(in: ShopNavigation.self) == [
        #"{"navigate": "checkout.payment", "params": {"order": 7}}"#,
        #"{"navigate": "catalog.product", "params": {"sku": "AB1234", "from": "checkout"}}"#,
        #"{"navigate": "help", "params": {"topic": "\"late\"\n"}}"#,
      ])
  }

  @Test func withoutAnAppNothingHappens() {
    #expect(CheckoutNavigator().exit(.receipt(order: 7)) == false)
  }

  @Test func aNavigatorDoesNotKeepTheRouterAlive() {
    var router: ShopRouter? = ShopRouter(conditions: .allMet)
    weak let seen = router
    let navigator = router.map { CheckoutNavigator($0) }
    #expect(navigator?.navigate(to: .cart) == true)
    router = nil
    #expect(seen == nil)
    #expect(navigator?.navigate(to: .cart) == false)
  }
}
