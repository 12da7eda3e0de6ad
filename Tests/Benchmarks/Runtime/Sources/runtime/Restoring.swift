import Foundation
import NavSpecRuntime
import Patterns1000

/// A window of twenty screens: nine on each of two tabs' stacks and roots, then a sheet with a stack.
@MainActor func restoring() {
  let ids = (0..<10).map { _ in UUID() }
  let samples = Patterns1000.routeSamples(ids, salt: 1)
  let router = BenchRouter()
  for tab in [Patterns1000.BenchTab.start, .more] {
    router.select(tab)
    // Those that are sheets come last.
    for route in (samples + samples).filter({ !isDocument($0) }).prefix(8) { router.navigate(to: route) }
  }
  router.navigate(to: samples[2])
  router.navigate(to: samples[4])
  let screens =
    BenchTab.allCases.map { router.state[$0].screens.count }.reduce(0, +)
    + router.state.modals.map { 1 + $0.path.count }.reduce(0, +)
  precondition(screens == 20, "\(screens) screens")
  let data = router.snapshot()
  let copy = BenchRouter()
  precondition(copy.restore(from: data).dropped.isEmpty && copy.snapshot() == data)
  let costs = Cost.measure(
    steps: 50,
    [
      { for _ in 0..<50 { MainActor.assumeIsolated { keep(router.snapshot()) } } },
      { for _ in 0..<50 { MainActor.assumeIsolated { keep(BenchRouter().restore(from: data)) } } },
      { for _ in 0..<50 { MainActor.assumeIsolated { keep(BenchRouter()) } } },
    ])
  print("\nRestoring: \(screens) screens, \(data.count) bytes")
  for (title, cost) in zip(["snapshot", "new router and restore", "new router"], costs) {
    print(
      title.padding(toLength: 30, withPad: " ", startingAt: 0)
        + column(number(cost.nanoseconds / 1000), 9) + " µs" + column(number(cost.allocations, 0), 8)
        + " allocations")
  }
  print("snapshot and restore: \(number((costs[0].nanoseconds + costs[1].nanoseconds) / 1_000_000, 3)) ms")
}

private func isDocument(_ route: BenchRoute) -> Bool { "\(route)".contains("document") }
