public import NavSpecRuntime
public import ShopModel

/// What the screen of a product does. It knows its own feature only.
@MainActor public struct ItemModel {
  let product: Product.ID
  let navigator: CatalogNavigator

  public init(_ product: Product.ID, navigator: CatalogNavigator) {
    self.product = product
    self.navigator = navigator
  }

  /// Leaves for whatever the app sells things with.
  @discardableResult public func buy() -> Bool { navigator.exit(.buy(product: product)) }
}
