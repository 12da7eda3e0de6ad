#if canImport(SwiftUI)
  import NavSpecRuntime
  import ShopModel
  import SwiftUI

  struct CatalogShelfView: View {
    let shelf: Shelf

    var body: some View {
      VStack {
        CatalogLink("A lamp", to: .item(id: 1))
        CatalogLink("A chair", to: .item(id: 2))
      }
    }
  }

  struct CatalogItemView: View {
    let id: Product.ID
    @Environment(\.catalogNavigator) private var navigator

    var body: some View {
      Button("Buy") { navigator.exit(.buy(product: id)) }
    }
  }
#endif
