// Opens URLs into features of other packages, and walks from one feature into the other by its exits.
import Catalog
import Checkout
import NavSpecRuntime

/// A value as Swift prints it, without the names of modules and types.
func plain(_ value: some Any) -> String { "\(value)".replacing(#/[A-Z]\w*\./#, with: "") }

/// `shop: catalog(shelf(shelf: new)) > catalog(item(id: 7))`, bottom first, modals behind `^`.
@MainActor func shown(_ router: ShopRouter) -> String {
  let stack = router.state[router.selectedTab]
  let path = ([stack.root] + stack.path).map(plain).joined(separator: " > ")
  let modals = router.state.modals.map { " ^ " + plain($0.route) }.joined()
  return "\(router.selectedTab.rawValue): \(path)\(modals)"
}

@MainActor func tell(_ what: String) { print("\(what)\n  \(shown(router))") }

let session = ConditionStore<ShopCondition>.fixed([.signedIn: .met])
let router = ShopRouter(conditions: session)

for url in ["https://shop.example.com/item/7", "shop://pay/payment"] {
  _ = router.open(url)
  tell("open \(url)")
}

// What views get from their environment.
let item = ItemModel(7, navigator: CatalogNavigator(router))
let cart = CartModel(navigator: CheckoutNavigator(router))
router.open("shop://shelf/sale")
tell("the sale")
router.catalog.navigate(to: .item(id: 7))
tell("a product")
item.buy()
tell("its exit 'buy'")
cart.show(8)
tell("the exit 'product' of the cart")
cart.help()
tell("the exit 'help' of the cart")
router.dismiss()

// A result within the feature.
let waiting = Task { await cart.pickAddress() }
while router.state.modals.isEmpty { await Task.yield() }
tell("an address is picked")
router.finish("1 Main Street")
await waiting.value
tell("sent to \(cart.address ?? "nobody")")
