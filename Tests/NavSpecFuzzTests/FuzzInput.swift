import Foundation
import TestSupport
import Testing

/// An input that fuzzing kept.
struct FuzzInput: Sendable, CustomTestStringConvertible {
  let target: String
  private let name: String
  let bytes: [UInt8]

  var testDescription: String { "\(target), \(name)" }

  /// What a target reaches: each line of its corpus in base64.
  static func corpus(of target: String) throws -> [FuzzInput] {
    let text = try String(contentsOf: folder.appending(path: "Corpus/\(target).txt"), encoding: .utf8)
    return try text.split(separator: "\n").enumerated().map { index, line in
      guard let data = Data(base64Encoded: String(line)) else { throw CocoaError(.fileReadCorruptFile) }
      return FuzzInput(target: target, name: "line \(index + 1) of the corpus", bytes: [UInt8](data))
    }
  }

  /// What once went wrong: files that are named for it.
  static func crashers(of target: String) throws -> [FuzzInput] {
    let folder = folder.appending(path: "Crashers/\(target)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .map { name in
        let data = try Data(contentsOf: folder.appending(path: name))
        return FuzzInput(target: target, name: name, bytes: [UInt8](data))
      }
  }

  private static var folder: URL { repository.appending(path: "Tests/Fuzz") }
}
