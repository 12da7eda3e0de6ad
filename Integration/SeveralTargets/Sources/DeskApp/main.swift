import NavSpecRuntime

let router = ShopRouter()
router.from(.home)
for url in CommandLine.arguments.dropFirst() {
  print(url, router.open(url), router.screens.count)
}
