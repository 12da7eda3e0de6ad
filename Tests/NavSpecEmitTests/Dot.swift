import Foundation

/// Graphviz, where it is installed.
enum Dot {
  /// What `dot` says against a graph, empty if nothing; nil, and a line that says so, without `dot`.
  static func problems(in graph: String) throws -> String? {
    guard let path else {
      print("skipped: 'dot' is not installed, so that nothing says whether it accepts our graphs")
      return nil
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "graph.dot")
    let errors = folder.appending(path: "errors.txt")
    try graph.write(to: input, atomically: true, encoding: .utf8)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-Tsvg", "-o", folder.appending(path: "graph.svg").path(), input.path()]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let words = try String(contentsOf: errors, encoding: .utf8)
    return process.terminationStatus == 0 ? words : "\(words) (exit code \(process.terminationStatus))"
  }

  private static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
