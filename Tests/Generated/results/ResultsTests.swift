import NavSpecRuntime
import TestSupport
import Testing

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

  @Test func theAppsOwnIsPresentedByTheRouterItself() async {
    let task = Task { await router.present(.redPick) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(!router.finish(1))
    #expect(router.finish(true))
    #expect(await task.value == .finished(true))
  }
}
