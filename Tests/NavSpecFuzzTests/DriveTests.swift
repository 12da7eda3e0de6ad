import NavSpecDriven
public import NavSpecDriving
public import Testing

@Suite struct DriveTests {
  /// Any steps in any order: see `docs/fuzzing.md`.
  @Test(arguments: DrivenApps.all, 1...4) func promisesAreKept(app: DrivenApp, seed: UInt64) async {
    let outcome = await app.drive(seed: seed, steps: 300)
    #expect(outcome.problem == nil)
    #expect(outcome.steps >= 300)
  }
}

extension DrivenApp: CustomTestStringConvertible {
  /// The name that reports of tests show.
  public var testDescription: String { name }
}
