import NavSpecDriving
import Testing

@MainActor @Suite struct DriveTests {
  /// Whatever is done in whatever order: see `docs/fuzzing.md`.
  @Test(arguments: 1...4) func promisesAreKept(seed: UInt64) async {
    let app = DrivenApp("player", PlayerNavigation.self)
    let outcome = await app.drive(seed: seed, steps: 300)
    #expect(outcome.problem == nil)
    #expect(outcome.steps >= 300)
  }
}
