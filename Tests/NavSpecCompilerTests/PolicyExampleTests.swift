import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecRules
import Testing

/// The examples of what a project demands for itself: what follows `# .navspec.yaml` is that file.
@Suite struct PolicyExampleTests {
  static let examples = PolicyKinds.all.flatMap { kind in
    kind.page.examples.map { Example(id: kind.id, text: $0) }
  }
  static let corrected = PolicyKinds.all.flatMap { kind in
    kind.page.corrected.map { Example(id: kind.id, text: $0) }
  }

  struct Example: CustomTestStringConvertible {
    let id: String
    let spec: String
    let configuration: String?

    init(id: String, text: String) {
      self.id = id
      let parts = text.split(separator: "# .navspec.yaml\n", maxSplits: 1)
      let head = "navspec: 1\napp: { name: Demo, schemes: [demo] }\nroot: home\n"
      spec = text.hasPrefix("navspec:") ? String(parts[0]) : head + parts[0]
      configuration = parts.count > 1 ? String(parts[1]) : nil
    }

    var testDescription: String { id }
  }

  @Test(arguments: examples)
  func anExampleHasItsMistakeUnderTheCarets(_ example: Example) throws {
    let compilation = try compile(example)
    #expect(compilation.marks().sorted() == CaretMark.all(in: example.spec).sorted())
    if let configuration = example.configuration {
      #expect(compilation.marks(in: -1).sorted() == CaretMark.all(in: configuration).sorted())
    }
    #expect(compilation.diagnostics.contains { $0.kind.id == example.id })
  }

  @Test(arguments: corrected)
  func aCorrectedExampleHasNoMistake(_ example: Example) throws {
    let compilation = try compile(example)
    #expect(compilation.report.text(as: .plain) == "")
  }

  @Test(arguments: examples)
  func aSafeFixRemovesItsDiagnostic(_ example: Example) throws {
    let before = try compile(example)
    for fix in before.diagnostics.flatMap(\.fixes) where fix.isSafe && !fix.edits.isEmpty {
      var bytes = Array(example.spec.utf8)
      for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
        bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
      }
      let after = try CheckedSpec.compiling(String(decoding: bytes, as: UTF8.self))
      // A corrected example may show that there is nothing to suppress.
      let left = after.diagnostics.filter { $0.kind.id != "unused-suppression" }
      #expect(left.count < before.diagnostics.count, "\(fix.title)")
    }
  }

  private func compile(_ example: Example) throws -> CheckedSpec {
    try CheckedSpec.compiling(example.spec, configuration: example.configuration)
  }
}
