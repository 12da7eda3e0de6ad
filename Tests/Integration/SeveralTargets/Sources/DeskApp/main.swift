import NavSpecRuntime

let router = ShopRouter()
router.navigate(from: .home, to: .orders(.list))  // an edge: only with typedNavigation
for url in CommandLine.arguments.dropFirst() {
  print(url, router.open(url), router.screens.count)
}
