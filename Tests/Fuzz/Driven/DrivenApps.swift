import ChatApp
import ExternalApp
import Foundation
import HostileApp
import LegacyApp
import MailApp
import MinimalApp
public import NavSpecDriving
import NotesApp
import PlayerApp
import RecipesApp
import ResultsApp
import ShopApp
import ZooApp

/// Windows of generated code: whatever URLs and snapshots come from outside, and whatever is done between,
/// no screen enters whose condition is unmet, what is kept is taken up, and nobody waits for ever.
@MainActor public enum DrivenApps {
  /// Kept inputs without a name count on the order: a new app comes last.
  public nonisolated static let all = [
    recipesApp, mailApp, playerApp, chatApp, notesApp, shopApp, zooApp, hostileApp, legacyApp, externalApp,
    minimalApp, resultsApp,
  ]

  /// How many steps were taken so far.
  public private(set) static var steps = 0

  /// Inputs worth starting from: each screen's URL and snapshot.
  public static var seeds: [String] { all.flatMap { $0.seeds() } }

  /// Drives the app that an input names, and answers which promise was broken.
  public static func problem(with input: [UInt8]) async -> String? {
    let lines = DriveLine.lines(of: input)
    guard let first = lines.first else { return nil }
    // A name that is none is an app all the same: no input is wasted.
    let app = all.first { $0.name == first.name } ?? all[Int(input.first ?? 0) % all.count]
    let outcome = await app.drive(lines)
    steps += outcome.steps
    return outcome.problem.map { "\(app.name): \($0)" }
  }

  /// Takes random steps in every app.
  public static func problem(seed: UInt64, steps: Int) async -> String? {
    for app in all {
      let outcome = await app.drive(seed: seed, steps: steps)
      self.steps += outcome.steps
      if let problem = outcome.problem { return "\(app.name): \(problem)" }
    }
    return nil
  }

  /// The same for libFuzzer on the main thread, which takes a trap for a finding.
  public nonisolated static func runOrTrap(_ input: UnsafeBufferPointer<UInt8>) -> CInt {
    let input = Array(input)
    MainActor.assumeIsolated {
      let end = End()
      let work: @MainActor @Sendable () async -> Void = {
        if let problem = await problem(with: input) { fatalError(problem) }
        end.isReached = true
      }
      // What never waits is over at once.
      if #available(macOS 26, iOS 26, visionOS 26, *) {
        Task.immediate(operation: work)
      } else {
        Task(operation: work)
      }
      while !end.isReached { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    return 0
  }

  private final class End {
    var isReached = false
  }
}
