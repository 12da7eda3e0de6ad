import Cart
import NavSpecRuntime

let router = MarketRouter()
for url in CommandLine.arguments.dropFirst() {
  let result = router.open(url)
  if case .cart(let route) = router.screens.last {
    print(url, result, route.title)
  } else {
    print(url, result, router.screens.count)
  }
}
