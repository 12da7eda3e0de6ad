import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecYAML
import Testing

/// The catalog says what `--fix` can do: all that it does to any spec we have, and no more.
@Suite struct FixabilityTests {
  @Test func theCatalogueKnowsEveryFixThatExists() throws {
    var found: [String: Fixability] = [:]
    for compilation in try compilations() {
      for diagnostic in compilation.diagnostics {
        for fix in diagnostic.fixes where !fix.edits.isEmpty {
          if fix.isSafe || found[diagnostic.kind.id] == nil {
            found[diagnostic.kind.id] = fix.isSafe ? .safe : .unsafe
          }
        }
      }
    }
    #expect(found.count > 40)
    for kind in DiagnosticCatalog.kinds {
      let said = kind.fixability
      let isSaid = said == found[kind.id] || said == .safe || found[kind.id] == nil
      #expect(
        isSaid,
        "\(kind.id) has a fix that is \(found[kind.id]?.rawValue ?? "none"), and says \(said?.rawValue ?? "none")"
      )
    }
  }

  /// Of the examples, and of the specs that are broken on purpose.
  private func compilations() throws -> [CheckedSpec] {
    let broken = try SpecCorpusTests.names(of: "broken").map { name in
      let folder = SpecCorpusTests.folder.appendingPathComponent("broken/\(name)")
      return try CheckedSpec(root: "spec.nav.yaml", files: MemorySpecFiles(folder: folder))
    }
    let examples = KindExampleTests.examples.map(\.spec) + YAMLDiagnosticKinds.all.flatMap(\.page.examples)
    return try broken
      + examples.map {
        try CheckedSpec.compiling($0)
      }
  }

  /// A diagnostic with an announced fix is gone after the fix.
  @Test(arguments: [
    "column-without-split", "detents-without-sheet", "duplicate-edge", "empty-section",
    "forbidden-key-in-pattern", "inherited-value", "missing-column", "mixed-tab-layout",
    "modal-without-stack",
    "parent-param-missing", "preset-captured-param", "prompt-without-search", "push-to-tab-root",
    "restored-above-unrestored",
    "restored-sensitive-route", "result-without-modal", "sunset-without-deprecation", "tab-bar-without-tabs",
    "two-tab-images",
    "unavailable-on-target", "tab-without-customization-id", "unlinked-param", "unrestored-required-param",
    "unstorable-param", "unused-declaration",
  ])
  func aMechanicalMistakeHasAnEdit(_ id: String) throws {
    let examples = KindExampleTests.examples.filter { $0.id == id }
    #expect(!examples.isEmpty)
    for files in examples.map({ MemorySpecFiles("demo.nav.yaml", $0.spec) }) {
      let before = try CheckedSpec(root: "demo.nav.yaml", files: files)
      let fixed = before.fixed(in: files, includesUnsafe: true)
      #expect(before.diagnostics.contains { $0.kind.id == id })
      let isLeft = fixed.spec.diagnostics.contains { $0.kind.id == id && !$0.fixes.isEmpty }
      #expect(
        !isLeft,
        "\(fixed.files.map { String(decoding: $0.fixed, as: UTF8.self) })")
      #expect(fixed.spec.errorCount == 0, "\(fixed.spec.report.text(as: .plain))")
    }
  }
}
