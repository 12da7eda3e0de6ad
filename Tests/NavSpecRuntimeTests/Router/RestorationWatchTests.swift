import Foundation
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct RestorationWatchTests {
  let marker = RestorationMarker(key: "state", suite: "navspec.tests.\(UUID().uuidString)")
  let favorites = Data(#"{"navspec":1,"version":1,"tab":"favorites"}"#.utf8)

  /// Whether a launch that ended now would have died of its state. Asking clears the marker.
  private var isMarked: Bool {
    defer { marker.end() }
    return !marker.begin(run: "next")
  }

  private func restore(_ router: RecipesRouter, _ watch: RestorationWatch) {
    router.restore(from: [UInt8](favorites), isOwned: { _ in true }, under: watch)
  }

  @Test func aStateThatWasTakenUpIsWatchedUntilTheTimeIsOver() async throws {
    let watch = RestorationWatch(marker, for: .seconds(60))
    restore(RecipesRouter(conditions: .allMet), watch)
    #expect(isMarked)
    let short = RestorationWatch(marker, for: .zero)
    restore(RecipesRouter(conditions: .allMet), short)
    await short.finished()
    #expect(!isMarked)
  }

  @Test func aStateThatWaitsIsWatchedOnceItIsTakenUp() {
    let conditions = ConditionStore<RecipesCondition>()
    let router = RecipesRouter(conditions: conditions)
    restore(router, RestorationWatch(marker, for: .seconds(60)))
    #expect(!isMarked)
    conditions[.signedIn] = .met
    #expect(router.selectedTab == .favorites)
    #expect(isMarked)
  }

  @Test func whoLeavesTheAppHasSeenItAlive() {
    let watch = RestorationWatch(marker, for: .seconds(60))
    restore(RecipesRouter(conditions: .allMet), watch)
    watch.end()
    #expect(!isMarked)
  }

  @Test func aStateThatComesAfterALinkIsNotWatched() {
    let watch = RestorationWatch(marker, for: .seconds(60))
    let router = RecipesRouter(conditions: .allMet)
    router.launchLink = .left
    #expect(watch.begin())
    restore(router, watch)
    #expect(!isMarked)
  }
}
