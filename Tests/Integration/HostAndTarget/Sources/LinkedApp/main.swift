import Nav

let router = RoomsRouter()
for url in CommandLine.arguments.dropFirst() {
  print(url, router.open(url), openedByTheBuild)
}
