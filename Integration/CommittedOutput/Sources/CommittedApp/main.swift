import NavSpecRuntime

let router = TimerRouter()
for url in CommandLine.arguments.dropFirst() {
  print(url, router.open(url), router.screens.count)
}
