import Checkout
import NavSpecRuntime
import Testing

/// The feature is tested by itself: no app, no router.
@MainActor @Suite struct CartModelTests {
  let recorder = NavigationRecorder<CheckoutRoute, CheckoutExit>()

  @Test func theCartLeadsToItsScreensAndOut() {
    let cart = CartModel(navigator: recorder.navigator)
    cart.pay()
    cart.show(7)
    #expect(recorder.steps == [.navigate(.pay(step: .address)), .exit(.product(id: 7))])
  }

  @Test func anAddressIsPicked() async {
    recorder.result = { $0 == .pickAddress ? "1 Main Street" : nil }
    let cart = CartModel(navigator: recorder.navigator)
    await cart.pickAddress()
    #expect(cart.address == "1 Main Street")
    cart.pay()
    #expect(recorder.steps == [.present(.pickAddress), .navigate(.pay(step: .payment))])
  }

  @Test func withoutAnAppNothingHappens() async {
    let cart = CartModel(navigator: CheckoutNavigator())
    #expect(cart.help() == false)
    await cart.pickAddress()
    #expect(cart.address == nil)
  }
}
