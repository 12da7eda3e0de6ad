import NavSpecFuzzing
import Testing

/// Every input that fuzzing kept, run once more: what it reaches, and what once went wrong.
@Suite struct ReplayTests {
  private static func inputs() throws -> [FuzzInput] {
    try FuzzTarget.allCases.map(\.rawValue).flatMap {
      try FuzzInput.corpus(of: $0) + FuzzInput.crashers(of: $0)
    }
  }

  @Test(arguments: try inputs())
  func aKeptInputKeepsItsPromises(_ input: FuzzInput) throws {
    let target = try #require(FuzzTarget(rawValue: input.target))
    let clock = ContinuousClock()
    let start = clock.now
    do {
      try target.run(input.bytes)
    } catch {
      Issue.record("\(input.testDescription): \(error)")
    }
    // 2 s is promised for 1 MiB of a release build; these are small, and tests run side by side.
    #expect(clock.now - start < .seconds(20), "\(input.testDescription)")
  }

  @Test(arguments: FuzzTarget.allCases)
  func everyTargetHasACorpus(_ target: FuzzTarget) throws {
    #expect(try FuzzInput.corpus(of: target.rawValue).count > 20)
  }
}
