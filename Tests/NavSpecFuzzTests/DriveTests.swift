internal import Foundation
import NavSpecDriven
public import NavSpecDriving
public import Testing

@Suite struct DriveTests {
  /// How many steps an app takes with each seed. `NAVSPEC_ROUNDS`, for `test --full`: 288,000 in all.
  private static let steps =
    ProcessInfo.processInfo.environment["NAVSPEC_ROUNDS"].flatMap { Int($0) }.map { $0 * 300 } ?? 300

  /// Any steps in any order: see `docs/fuzzing.md`.
  @Test(arguments: DrivenApps.all, 1...4) func promisesAreKept(app: DrivenApp, seed: UInt64) async {
    let outcome = await app.drive(seed: seed, steps: Self.steps)
    #expect(outcome.problem == nil)
    #expect(outcome.steps >= Self.steps)
  }
}

extension DrivenApp: CustomTestStringConvertible {
  /// The name that reports of tests show.
  public var testDescription: String { name }
}
