import Foundation

/// Graphviz's `dot`, which draws the graph.
enum Graphviz {
  /// The picture of a graph, in one of dot's formats.
  static func render(_ graph: Data, format: String) throws -> Data {
    guard let dot = path else {
      throw CannotDo(
        """
        Graphviz's 'dot' is not installed, and draws the \(format.uppercased()): \
        apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS)
        """)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: dot)
    process.arguments = ["-T\(format)"]
    let input = Pipe()
    let output = Pipe()
    // A file cannot fill up while the picture is read, as a pipe can.
    let problems = FileManager.default.temporaryDirectory.appendingPathComponent("dot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: problems) }
    _ = FileManager.default.createFile(atPath: problems.path, contents: nil)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try? FileHandle(forWritingTo: problems)
    do {
      try process.run()
    } catch {
      throw CannotDo("'\(dot)' cannot be run: \(error.shortDescription)")
    }
    // Written from another thread: dot may fill the other pipes before it has read everything.
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: graph)
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let picture = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = (try? Data(contentsOf: problems)) ?? Data()
    guard process.terminationStatus == 0, !picture.isEmpty else {
      throw CannotDo("'\(dot)' failed: \(String(decoding: words, as: UTF8.self))")
    }
    return picture
  }

  /// Where `dot` lies, by `PATH`.
  private static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
