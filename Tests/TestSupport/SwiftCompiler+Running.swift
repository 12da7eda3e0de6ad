import Foundation

extension SwiftCompiler {
  /// What a program writes that is compiled from files, by name, as one module; `main.swift` is where it begins.
  package static func output(of files: [(name: String, text: String)]) throws -> (text: String, code: Int32) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let runtime = products.appending(path: "NavSpecRuntime.build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: runtime.path)
      .filter { $0.hasSuffix(".swift.o") }.sorted().map { runtime.appending(path: $0).path }
    let program = folder.appending(path: "program").path
    let compiled = try start(
      ["swiftc", "-wmo", "-Onone", "-swift-version", "6", "-module-name", "Program"]
        + ["-enable-upcoming-feature", "InternalImportsByDefault"]
        + ["-I", products.appending(path: "Modules").path, "-o", program] + paths + objects)
    guard compiled.code == 0 else { return compiled }
    return try start([program])
  }

  private static func start(_ words: [String]) throws -> (text: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
