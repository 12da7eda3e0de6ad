import Foundation
import Testing

/// The Swift compiler of the machine, with the runtime as it was built for these tests.
public enum SwiftCompiler {
  /// What the compiler says of files, by name, as one module.
  public static func typecheck(_ files: [(name: String, text: String)]) throws -> (
    output: String, code: Int32
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "Calls"]
      + ["-enable-upcoming-feature", "InternalImportsByDefault", "-I", modules.path] + paths
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  private static var modules: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }
}
