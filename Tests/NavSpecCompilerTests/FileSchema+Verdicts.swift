import Foundation
import NavSpecCompiler
import TestSupport
import Testing

extension FileSchema {
  /// What jsonschema says of each file; nothing where it is not installed.
  func verdicts(on files: [URL]) throws -> [(path: String, verdict: String)] {
    guard let python = Self.python else {
      print("skipped: no python3 with jsonschema and PyYAML (script/test installs them under .build)")
      return []
    }
    let schemaFile = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(text.utf8).write(to: schemaFile)
    defer { try? FileManager.default.removeItem(at: schemaFile) }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "conform.py")
    let lines = try #require(
      Self.output(of: python + [script.path, schemaFile.path] + files.map(\.path)), "conform.py failed")
    let verdicts = lines.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return (path: parts[0], verdict: parts.count > 1 ? parts[1] : "")
    }
    #expect(verdicts.count == files.count)
    return verdicts
  }

  /// The verdicts on files with these texts.
  func verdicts(ofTexts texts: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navspec-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = texts.indices.map { folder.appending(path: "\($0)") }
    for (text, file) in zip(texts, files) { try Data(text.utf8).write(to: file) }
    return try verdicts(on: files).map(\.verdict)
  }

  /// A Python that has what the script imports, as a command line.
  private static let python: [String]? = {
    let own = repository.appending(path: ".build/venv/bin/python3").path
    return [[own], ["/usr/bin/env", "python3"]].first { command in
      FileManager.default.isExecutableFile(atPath: command[0])
        && output(of: command + ["-c", "import yaml, jsonschema; jsonschema.Draft202012Validator"]) != nil
    }
  }()

  /// What a command prints; nil where it fails.
  private static func output(of command: [String]) -> String? {
    // A file instead of a pipe: a process started meanwhile would keep the pipe open.
    let file = FileManager.default.temporaryDirectory.appending(path: "navspec-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = try? FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try? String(contentsOf: file, encoding: .utf8)
  }
}
