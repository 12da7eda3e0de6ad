import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecRules
import NavSpecYAML
import Testing

/// Examples are documentation, and these tests keep them true.
@Suite struct KindExampleTests {
  /// The reader's own kinds are tested beside the reader, those of `.navspec.yaml` by `PolicyExampleTests`, and those about
  /// Swift beside the reader of Swift.
  static let kinds = DiagnosticCatalog.kinds.filter { kind in
    !(YAMLDiagnosticKinds.all + PolicyKinds.all).contains { $0.id == kind.id } && !kind.page.isAboutSwift
  }
  static let examples = kinds.flatMap { kind in kind.page.examples.map { Example(id: kind.id, text: $0) } }
  static let corrected = kinds.flatMap { kind in kind.page.corrected.map { Example(id: kind.id, text: $0) } }

  struct Example: CustomTestStringConvertible {
    let id: String
    let text: String

    var testDescription: String { id }

    /// With the head that an example may leave out.
    var spec: String {
      text.hasPrefix("navspec:")
        ? text : "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n" + text
    }
  }

  @Test(arguments: examples)
  func anExampleHasItsMistakeUnderTheCarets(_ example: Example) throws {
    #expect(try marks(found: example.spec) == CaretMark.all(in: example.spec).sorted())
  }

  @Test(arguments: examples)
  func anExampleIsTheSameInDisguise(_ example: Example) throws {
    let emoji = "# 👩‍🚀 naïve\n" + example.spec
    #expect(try marks(found: emoji) == CaretMark.all(in: emoji).sorted())
    let breaks = example.spec.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    #expect(try marks(found: breaks) == CaretMark.all(in: breaks).sorted())
    let expected = CaretMark.all(in: example.spec).sorted()
    #expect(try marks(found: "\u{FEFF}" + example.spec) == expected)
    let shuffled = blocks(of: example.spec).reversed().joined()
    // Which of two is one too many depends on their order, but not that one is.
    #expect(try marks(found: shuffled).map(\.id).sorted() == expected.map(\.id).sorted())
  }

  @Test(arguments: corrected)
  func aCorrectedExampleHasNoMistake(_ example: Example) throws {
    let found = try marks(found: example.spec)
    #expect(found.isEmpty)
  }

  @Test(arguments: examples)
  func aSafeFixRemovesItsDiagnosticAndAddsNone(_ example: Example) throws {
    let before = try CheckedSpec.compiling(example.spec)
    for diagnostic in before.diagnostics {
      for fix in diagnostic.fixes where fix.isSafe && !fix.edits.isEmpty {
        var bytes = Array(example.spec.utf8)
        for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
          bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
        }
        let after = try CheckedSpec.compiling(String(decoding: bytes, as: UTF8.self))
        #expect(after.diagnostics.count == before.diagnostics.count - 1, "\(fix.title)")
      }
    }
  }

  @Test func idsAreDistinctAndExplained() {
    #expect(Set(DiagnosticCatalog.kinds.map(\.id)).count == DiagnosticCatalog.kinds.count)
    for kind in DiagnosticCatalog.kinds {
      #expect(kind.explanation.hasSuffix("."), "\(kind.id)")
      #expect(kind.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(kind.id)")
    }
  }

  /// Without notes on keys that an example uses for another reason, while nothing is generated for them.
  private func marks(found text: String) throws -> [CaretMark] {
    let isAbout = text.contains("^ not-yet-generated")
    return try CheckedSpec.compiling(text).marks().filter { isAbout || $0.id != "not-yet-generated" }.sorted()
  }

  /// The top-level keys with what belongs to them.
  private func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    for line in text.split(separator: "\n") {
      if let first = line.first, first.isLetter {
        blocks.append(line + "\n")
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1] += line + "\n"
      }
    }
    return blocks
  }
}

extension CheckedSpec {
  /// Its diagnostics in one file, as marks: the settings are before the specs.
  func marks(in file: Int = 0) -> [CaretMark] {
    let source = loaded.options.sources.files.count + file
    return diagnostics.filter { Int($0.range.source.index) == source }.map { diagnostic in
      let source = sources[diagnostic.range.source]
      return CaretMark(
        id: diagnostic.kind.id, line: source.location(of: Int(diagnostic.range.start)).line,
        text: sources.text(in: diagnostic.range))
    }
  }
}
