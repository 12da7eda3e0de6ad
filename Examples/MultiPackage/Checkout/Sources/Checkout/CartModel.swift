public import NavSpecRuntime
public import ShopModel

/// What the cart does. It knows its own feature only.
@MainActor public final class CartModel {
  private let navigator: CheckoutNavigator
  /// Where it is sent.
  public private(set) var address: String?

  public init(navigator: CheckoutNavigator) { self.navigator = navigator }

  /// Goes on to a screen of the feature.
  @discardableResult public func pay() -> Bool {
    navigator.navigate(to: .pay(step: address == nil ? .address : .payment))
  }

  /// Leaves the feature, to a screen that it does not own.
  @discardableResult public func show(_ product: Product.ID) -> Bool { navigator.exit(.product(id: product)) }

  /// Leaves the feature for help.
  @discardableResult public func help() -> Bool { navigator.exit(.help(topic: "cart")) }

  /// Presents a screen of the feature, and waits for what it hands back.
  public func pickAddress() async {
    if case .finished(let address) = await navigator.present(.pickAddress) { self.address = address }
  }
}
