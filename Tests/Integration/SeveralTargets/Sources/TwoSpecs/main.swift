import NavSpecRuntime

let inner = InnerRouter()
let outer = OuterRouter()
for url in CommandLine.arguments.dropFirst() {
  print(url, "inner", inner.open(url), "outer", outer.open(url))
}
