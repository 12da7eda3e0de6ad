import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// The schemas for editors: UPDATE_GOLDENS=1 swift test --filter FileSchemaTests
@Suite(.serialized) struct FileSchemaTests {
  @Test(arguments: FileSchema.allCases)
  func theSchemaInTheDocumentationIsUpToDate(_ schema: FileSchema) {
    expectFile(schema.text, "docs/schema/\(schema.fileName)")
  }

  @Test func validSpecsConform() throws {
    let files = specs(in: "valid")
    #expect(files.count >= 12)
    for (path, verdict) in try verdicts(.spec, on: files) { #expect(verdict == "ok", "\(path)") }
  }

  /// What a schema can see: keys, types and words, not names and what they refer to.
  static let mistakesOfShape: Set<String> = [
    "misplaced-key", "missing-key", "unknown-key", "unknown-value", "unsupported-version", "wrong-type",
  ]

  @Test func examplesAreRefusedForMistakesOfShapeAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navspec-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [URL] = []
    for (kind, examples) in [
      ("failing", KindExampleTests.examples), ("corrected", KindExampleTests.corrected),
    ] {
      for (index, example) in examples.enumerated() {
        let file = folder.appending(path: "\(kind) \(example.id) \(index)")
        try Data(example.spec.utf8).write(to: file)
        files.append(file)
      }
    }
    for (path, verdict) in try verdicts(.spec, on: files) {
      let words = URL(filePath: path).lastPathComponent.split(separator: " ").map(String.init)
      if words[0] == "failing", Self.mistakesOfShape.contains(words[1]) {
        #expect(verdict != "ok", "\(words[1])")
      } else {
        // PyYAML minds `Int?` in flow syntax, libyaml does not.
        #expect(["ok", "no YAML"].contains(verdict), "\(words[1])")
      }
    }
  }

  @Test func configurationsConformOrNot() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navspec-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = ["good": "spec: specs/app.nav.yaml\nlimits: {depth: 20}\n", "bad": "limits: {depth: 0}\n"]
    var files: [URL] = []
    for (name, text) in texts {
      files.append(folder.appending(path: name))
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    for (path, verdict) in try verdicts(.config, on: files) {
      #expect((verdict == "ok") == path.hasSuffix("good"), "\(verdict)")
    }
  }

  private func specs(in kind: String) -> [URL] {
    let folder = repository.appending(path: "specs/\(kind)")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".nav.yaml") }.map { folder.appending(path: $0) }
  }

  /// What jsonschema says of each file; nothing where it is not installed.
  private func verdicts(_ schema: FileSchema, on files: [URL]) throws -> [(path: String, verdict: String)] {
    guard let python = Self.python else {
      print("skipped: no python3 with jsonschema and PyYAML (script/test installs them under .build)")
      return []
    }
    let schemaFile = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(schema.text.utf8).write(to: schemaFile)
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
