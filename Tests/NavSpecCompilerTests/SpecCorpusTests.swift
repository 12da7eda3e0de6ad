import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// The specs under `specs/`: valid ones have no problems, broken ones exactly those they are marked with. The
/// note on keys that nothing is generated for yet is no problem of either.
@Suite struct SpecCorpusTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("specs")

  static func names(of kind: String) -> [String] {
    let folder = folder.appendingPathComponent(kind).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      !$0.hasPrefix(".")
    }.sorted()
  }

  @Test(arguments: names(of: "valid"))
  func aValidSpecHasNoProblems(_ name: String) throws {
    let compilation = try compile(
      Self.folder.appendingPathComponent("valid/\(name)"), root: "\(name).nav.yaml")
    #expect(compilation.problems == [])
    #expect(compilation.resolved != nil)
  }

  @Test(arguments: names(of: "broken"))
  func aBrokenSpecHasTheProblemsItIsMarkedWith(_ name: String) throws {
    let folder = Self.folder.appendingPathComponent("broken/\(name)")
    let compilation = try compile(folder, root: "spec.nav.yaml")
    var expectsAny = false
    for (index, path) in compilation.loaded.inputs.enumerated() {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let expected = CaretMark.all(in: text).sorted()
      expectsAny = expectsAny || !expected.isEmpty
      let marks = compilation.marks(in: index).sorted().filter {
        name == CheckedSpec.noteOfTheFuture || $0.id != CheckedSpec.noteOfTheFuture
      }
      #expect(marks == expected, "\(path)")
    }
    #expect(expectsAny, "the spec marks no mistake")
  }

  @Test func everyDiagnosticHasAnExampleOrASpec() {
    #expect(Self.names(of: "valid").count >= 11)
    let folders = Set(Self.names(of: "broken"))
    #expect(folders.subtracting(DiagnosticCatalog.kinds.map(\.id)) == [], "folders of no diagnostic")
    let withoutExample = Set(DiagnosticCatalog.kinds.filter(\.page.examples.isEmpty).map(\.id))
    #expect(withoutExample.subtracting(folders) == Self.beyondSpecs)
  }

  /// Diagnostics that need a `.navspec.yaml`, a baseline, a build, an association file, a property list, or a file that is
  /// huge, empty, not text or not there. They have tests of their own.
  private static let beyondSpecs: Set<String> = [
    "association-unknown-key", "association-wrong-value", "empty-spec", "expired-approval",
    "failed-command", "file-too-large", "fixed-layout", "incomplete-property-list", "invalid-approval",
    "invalid-encoding", "invalid-release", "lowered-error", "malformed-association-file",
    "malformed-property-list", "misnamed-file", "missing-file", "missing-root-spec", "no-release",
    "no-swift-form", "output-escape", "several-root-specs", "stale-baseline", "too-many-nodes",
    "unclaimed-link", "unknown-change", "unopened-claim", "unplanned-output", "unproved-association",
    "unproved-policy", "unreached-component", "unreadable-file", "unused-address", "unused-approval",
    "unwatched-input", "unwritten-association",
  ]

  private func compile(_ folder: URL, root: String) throws -> CheckedSpec {
    try CheckedSpec(root: root, files: try MemorySpecFiles(folder: folder))
  }
}

extension CheckedSpec {
  /// Reported for a key that this version reads and generates nothing for.
  static let noteOfTheFuture = "not-yet-generated"

  /// Every diagnostic but that note.
  var problems: [String] {
    diagnostics.filter { $0.kind.id != Self.noteOfTheFuture }.map { "\($0.kind.id): \($0.message)" }
  }
}

extension MemorySpecFiles {
  /// Every file below a folder.
  init(folder: URL) throws { self.init(try Self.contents(of: folder)) }

  /// Every file below a folder, by its path there.
  static func contents(of folder: URL) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".yaml")
    {
      contents[path] = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    }
    return contents
  }
}
