import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct KindExampleTests {
  static let examples = YAMLDiagnosticKinds.all.flatMap { kind in kind.page.examples.map { (kind.id, $0) } }
  static let corrected = YAMLDiagnosticKinds.all.flatMap { kind in kind.page.corrected.map { (kind.id, $0) } }

  @Test(arguments: examples)
  func anExampleHasItsMistakeUnderTheCarets(_ id: String, _ text: String) throws {
    let expected = marks(in: text)
    #expect(!expected.isEmpty)
    let reading = Reading(text)
    #expect(
      reading.diagnostics.map { Mark(id: $0.kind.id, text: reading.map.text(in: $0.range)) } == expected)
  }

  @Test(arguments: examples)
  func howTheFileIsSavedMakesNoDifference(_ id: String, _ text: String) {
    let plain = Reading(text)
    let saved = Reading("\u{FEFF}# 👩‍👩‍👧\r\n" + text.replacing("\n", with: "\r\n"))
    #expect(saved.diagnostics.map(\.message) == plain.diagnostics.map(\.message))
    #expect(
      saved.diagnostics.map { saved.map.text(in: $0.range) }
        == plain.diagnostics.map { plain.map.text(in: $0.range) })
  }

  @Test(arguments: corrected)
  func aCorrectedExampleReads(_ id: String, _ text: String) {
    #expect(Reading(text).summary == [])
  }

  @Test func idsAreDistinctAndExplained() {
    #expect(Set(YAMLDiagnosticKinds.all.map(\.id)).count == YAMLDiagnosticKinds.all.count)
    for kind in YAMLDiagnosticKinds.all {
      #expect(kind.explanation.hasSuffix(".") && kind.page.examples.count == kind.page.corrected.count)
    }
  }

  struct Mark: Equatable {
    let id: String
    let text: String
  }

  /// The text above the carets of a comment. A `#` right before them counts as a caret.
  private func marks(in text: String) -> [Mark] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.dropFirst().compactMap { index in
      guard let mark = lines[index].wholeMatch(of: /(\s*#\s*)(\^+) ([a-z-]+)/) else { return nil }
      let isTight = mark.output.1.hasSuffix("#")
      let start = mark.output.1.count - (isTight ? 1 : 0)
      let length = mark.output.2.count + (isTight ? 1 : 0)
      let marked = lines[index - 1].dropFirst(start).prefix(length)
      return Mark(id: String(mark.output.3), text: String(marked))
    }
  }
}
