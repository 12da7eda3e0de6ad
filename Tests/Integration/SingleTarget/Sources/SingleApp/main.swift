import NavSpecRuntime

let router = LibraryRouter()
for url in CommandLine.arguments.dropFirst() {
  let result = router.open(url)
  print(
    url, result, router.screens.map { "\($0)".replacing("SingleApp.", with: "") }.joined(separator: " > "))
}
