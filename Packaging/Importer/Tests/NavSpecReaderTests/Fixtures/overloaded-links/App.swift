import SwiftUI

@main struct ShopApp: App { var body: some Scene { WindowGroup { CatalogView() } } }

enum Page: Hashable {
  case product(Int)
  case cart
}

extension NavigationLink where Destination == Never {
  init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }
  init(_ title: String, destination: Page) where Label == Text { self.init(title, value: destination) }
}

extension Page {
  @ViewBuilder func label() -> some View {
    switch self {
    case .product: Image(systemName: "bag")
    case .cart: Image(systemName: "cart")
    }
  }
}

/// It draws a page's label, and goes nowhere.
struct PageLabel: View {
  let page: Page
  var body: some View { page.label() }
}

/// It goes where it is told.
struct PageButton: View {
  let page: Page
  var body: some View { NavigationLink(page) { PageLabel(page: page) } }
}

struct CatalogView: View {
  var body: some View {
    NavigationStack {
      NavigationLink(.product(1)) { PriceView() }
      NavigationLink("Cart", destination: .cart)
      PageLabel(page: .cart)
    }
    .navigationDestination(for: Page.self) { PageView(page: $0) }
  }
}

struct PageView: View {
  let page: Page
  var body: some View {
    switch page {
    case .product(let id): ProductView(id: id)
    case .cart: CartView()
    }
  }
}

struct PriceView: View { var body: some View { Text("1") } }
struct ProductView: View {
  let id: Int
  var body: some View {
    PageButton(page: .cart)
    NavigationLink("Cart") { PageView(page: .cart) }
  }
}
struct CartView: View { var body: some View { Text("Cart") } }
