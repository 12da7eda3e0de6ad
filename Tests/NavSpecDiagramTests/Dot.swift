import Foundation

/// Graphviz, where it is installed.
enum Dot {
  /// What `dot` says against a graph, empty if nothing; nil, and a line that says so, without `dot`.
  /// - Parameter isPlaced: Whether everything has its place, as in what PNGs are made from.
  static func problems(in graph: String, isPlaced: Bool = false) throws -> String? {
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
    process.arguments =
      (isPlaced ? ["-Kneato", "-n2"] : []) + [
        "-T\(isPlaced ? "png" : "svg")", "-o", folder.appending(path: "graph.svg").path(), input.path(),
      ]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    // Without a font as wide as Helvetica, Graphviz takes a wider one and warns that labels do not fit.
    let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasSuffix("size too small for label") }.joined(separator: "\n")
    return process.terminationStatus == 0 ? words : "\(words) (exit code \(process.terminationStatus))"
  }

  private static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
