import NavSpecRuntime

let router = ShopRouter()
for url in CommandLine.arguments.dropFirst() {
  print(url, router.open(url), router.screens.count)
}
