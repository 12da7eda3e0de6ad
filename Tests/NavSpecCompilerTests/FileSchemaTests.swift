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
    for (path, verdict) in try FileSchema.spec.verdicts(on: files) { #expect(verdict == "ok", "\(path)") }
  }

  /// What a schema can see: keys, types, words and how a name is written, not what names refer to.
  static let mistakesOfShape: Set<String> = [
    "empty-restoration-key", "invalid-domain", "invalid-name", "invalid-scheme", "invalid-sunset",
    "misplaced-key", "missing-key", "unknown-key", "unknown-platform", "unknown-value",
    "unsupported-version", "wrong-type",
  ]
  /// What a schema sees in some of the examples.
  static let mistakesOfShapeAtTimes: Set<String> = [
    "colliding-name", "duplicate-name", "failed-example", "host-without-domains", "impossible-constraint",
    "invalid-default", "invalid-type", "malformed-template", "unsupported-target", "unusable-pattern",
    "unusable-prefix",
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
    for (path, verdict) in try FileSchema.spec.verdicts(on: files) {
      let words = URL(filePath: path).lastPathComponent.split(separator: " ").map(String.init)
      if words[0] == "failing", Self.mistakesOfShape.contains(words[1]) {
        #expect(verdict != "ok", "\(words[1])")
      } else if words[0] != "failing" || !Self.mistakesOfShapeAtTimes.contains(words[1]) {
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
    for (path, verdict) in try FileSchema.config.verdicts(on: files) {
      #expect((verdict == "ok") == path.hasSuffix("good"), "\(verdict)")
    }
  }

  private func specs(in kind: String) -> [URL] {
    let folder = repository.appending(path: "specs/\(kind)")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".nav.yaml") }.map { folder.appending(path: $0) }
  }
}
