package import Testing
package import Foundation

/// Compares a text with the file `Tests/Goldens/<name>`.
///
/// With `UPDATE_GOLDENS=1` in the environment the file is rewritten where it differs, and the test
/// still fails: a run that writes what it expects proves nothing.
package func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFile(text, "Tests/Goldens/\(name)", sourceLocation: sourceLocation)
}

/// The same for a file that is kept elsewhere, by its path from the root of the repository.
package func expectFile(
  _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = repository.appending(path: path)
  let golden = try? String(contentsOf: file, encoding: .utf8)
  guard golden != text else { return }
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("wrote \(path): look at it, and run again", sourceLocation: sourceLocation)
    } catch {
      Issue.record("cannot write \(path): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  let why = golden.map { firstDifference(between: $0, and: text) } ?? "there is no such file"
  Issue.record(
    "differs from \(path): \(why). UPDATE_GOLDENS=1 rewrites it",
    sourceLocation: sourceLocation)
}

/// The folder of goldens, for tests that look at all of them.
package let goldens = repository.appending(path: "Tests/Goldens")

/// The root of the repository.
package let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func firstDifference(between golden: String, and text: String) -> String {
  let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    guard index < expected.count else { return "line \(index + 1) is new: \(line)" }
    if expected[index] != line { return "line \(index + 1) is \(line), not \(expected[index])" }
  }
  return "line \(lines.count + 1) is missing: \(expected[min(lines.count, expected.count - 1)])"
}
