import Foundation
import NavSpecDriven

/// Takes random steps in every app for so many seconds: `drive SECONDS [SEED]`. Without libFuzzer's counters it
/// sees many times the inputs.
@main struct Drive {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let seconds = arguments.first ?? 60
    var seed = arguments.dropFirst().first ?? 1
    let start = ContinuousClock.now
    var reported = 0
    while start.duration(to: .now) < .seconds(Int(seconds)) {
      if let problem = await DrivenApps.problem(seed: seed, steps: 300) {
        print("seed \(seed): \(problem)")
        exit(1)
      }
      seed += 1
      if DrivenApps.steps / 1_000_000 > reported {
        reported = DrivenApps.steps / 1_000_000
        print("\(DrivenApps.steps) steps in \(start.duration(to: .now)), next seed \(seed)")
      }
    }
    print("\(DrivenApps.steps) steps in \(start.duration(to: .now)), next seed \(seed)")
  }
}
