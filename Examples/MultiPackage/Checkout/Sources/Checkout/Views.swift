#if canImport(SwiftUI)
  import NavSpecRuntime
  import ShopModel
  import SwiftUI

  struct CheckoutCartView: View {
    let adding: Product.ID?
    @Environment(\.checkoutNavigator) private var navigator

    var body: some View {
      VStack {
        CheckoutLink("Pay", to: .pay())
        Button("Help") { navigator.exit(.help(topic: "cart")) }
      }
    }
  }

  struct CheckoutPayView: View {
    let step: Step
    @Environment(\.checkoutNavigator) private var navigator

    var body: some View {
      Button("Address") {
        Task { await CartModel(navigator: navigator).pickAddress() }
      }
    }
  }

  struct CheckoutPickAddressView: View {
    @Environment(\.finish) private var finish

    var body: some View {
      Button("1 Main Street") { finish("1 Main Street") }
    }
  }
#endif
