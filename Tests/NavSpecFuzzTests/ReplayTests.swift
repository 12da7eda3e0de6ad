import Foundation
import NavSpecFuzzing
import Testing

/// Every input that fuzzing kept, run once more: what it reaches, and what once went wrong.
@Suite struct ReplayTests {
  static let inputs = FuzzTarget.allCases.flatMap { target in
    ["Corpus", "Crashers"].flatMap { kind in
      FuzzInput.names(in: "\(kind)/\(target.rawValue)").map {
        FuzzInput(target: target, path: "\(kind)/\(target.rawValue)/\($0)")
      }
    }
  }

  @Test(arguments: inputs)
  func aKeptInputKeepsItsPromises(_ input: FuzzInput) throws {
    let bytes = try input.bytes()
    let clock = ContinuousClock()
    let start = clock.now
    do {
      try input.target.run(bytes)
    } catch {
      Issue.record("\(input.path): \(error)")
    }
    // 2 s is promised for 1 MiB of a release build; these are small, and tests run side by side.
    #expect(clock.now - start < .seconds(20), "\(input.path)")
  }

  @Test(arguments: FuzzTarget.allCases)
  func everyTargetHasACorpus(_ target: FuzzTarget) {
    #expect(Self.inputs.count { $0.target == target && $0.path.hasPrefix("Corpus") } > 20)
  }
}

/// A file below `Fuzz/`.
struct FuzzInput: Sendable, CustomTestStringConvertible {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzz")

  let target: FuzzTarget
  let path: String

  var testDescription: String { path }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(path))) }

  static func names(in path: String) -> [String] {
    let folder = folder.appendingPathComponent(path).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
