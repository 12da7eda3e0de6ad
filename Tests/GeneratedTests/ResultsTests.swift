import NavSpecRuntime
import TestSupport
import Testing

@testable import ResultsApp

@MainActor @Suite struct ResultsTests {
  let router = ResultsRouter()

  @Test func everyRouteKeepsItsValues() {
    expectEveryRouteKeepsItsValues(ResultsRoute.self, in: ResultsNavigation.map)
  }

  @Test func eachFeatureHasAResultUnderTheSameName() async {
    let red = Task { await router.red.present(.pick()) }
    while router.modals.isEmpty { await Task.yield() }
    let blue = Task { await router.blue.present(.pick(from: 2)) }
    while router.modals.count < 2 { await Task.yield() }
    #expect(router.modals.map(\.route) == [.red(.pick()), .blue(.pick(from: 2))])
    #expect(router.finish(2))
    #expect(await blue.value == .finished(2))
    #expect(router.finish(1))
    #expect(await red.value == .finished(1))
  }

  @Test func whatIsSensitiveStandsInNoLog() {
    func logs(_ value: some Any) -> [String] {
      var dumped = ""
      dump(value, to: &dumped)
      return ["\(value)", String(reflecting: value), String(describing: [value]), dumped]
    }
    let vault = ResultsRoute.vault(shelf: 7, pin: "1234")
    #expect("\(vault)" == "vault(shelf: 7, pin: …)")
    #expect("\(ResultsRoute.blue(.safe(key: "1234")))" == "blue.safe(…)")
    #expect("\(BlueRoute.pick(from: 2))" == "blue.pick(from: 2)")
    router.navigate(to: vault)
    router.present(.blue(.safe(key: "1234")))
    let pending = PendingNavigation<ResultsNavigation>.Destination.self
    let texts =
      logs(vault) + logs(BlueRoute.safe(key: "1234")) + logs(router.state) + logs(router.state.modals)
      + logs(pending.route(vault, nil)) + logs(pending.link("results://vault/7/1234", .reset))
    for text in texts { #expect(!text.contains("1234"), "\(text)") }
    #expect(texts.contains { $0.contains("shelf: 7") })
  }

  @Test func nothingOfAResultIsKept() {
    #expect(ResultsNavigation.map.schema.routes.filter { $0.key != nil }.map(\.name) == ["home", "vault"])
  }

  @Test func theAppsOwnIsPresentedByTheRouterItself() async {
    let task = Task { await router.present(.redPick) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(!router.finish(1))
    #expect(router.finish(true))
    #expect(await task.value == .finished(true))
  }
}

@MainActor @Suite struct NavigatorResultTests {
  let router = ResultsRouter()

  @Test func aFeaturesCodeAwaitsAResult() async {
    let navigator = RedNavigator(router)
    let red = Task { await navigator.present(.pick(from: 3)) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(router.modals.map(\.route) == [.red(.pick(from: 3))])
    #expect(router.finish(7))
    #expect(await red.value == .finished(7))
    let dismissed = Task { await navigator.present(.pick()) }
    while router.modals.isEmpty { await Task.yield() }
    router.dismiss()
    #expect(await dismissed.value == .dismissed)
  }

  @Test func aRecorderAnswers() async {
    let recorder = NavigationRecorder<RedRoute, NoExit>()
    #expect(await recorder.navigator.present(.pick(from: 3)) == .dismissed)
    recorder.result = { $0 == .pick(from: 4) ? 4 : "no number" }
    #expect(await recorder.navigator.present(.pick(from: 4)) == .finished(4))
    #expect(await recorder.navigator.present(.pick(from: 5)) == .dismissed)
    #expect(recorder.steps == [.present(.pick(from: 3)), .present(.pick(from: 4)), .present(.pick(from: 5))])
    #expect(await RedNavigator().present(.pick()) == .blocked)
  }
}
