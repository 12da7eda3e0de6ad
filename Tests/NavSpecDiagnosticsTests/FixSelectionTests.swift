import NavSpecDiagnostics
import Testing

@Suite struct FixSelectionTests {
  private static let kind = DiagnosticKind(id: "odd", explanation: "It is odd.")

  private func diagnostic(_ edits: [(Int, Int, String)], isSafe: Bool = true) -> Diagnostic {
    let source = SourceID(0)
    return Diagnostic(
      Self.kind, "odd", at: SourceRange(source: source, start: edits.first?.0 ?? 0, end: edits.first?.1 ?? 0),
      fixes: [
        .init(
          "fix it",
          edits: edits.map { .init(SourceRange(source: source, start: $0.0, end: $0.1), $0.2) },
          isSafe: isSafe)
      ])
  }

  private func result(_ text: String, _ diagnostics: [Diagnostic], includesUnsafe: Bool = false) -> String {
    var map = SourceMap()
    let id = map.add(SourceFile(path: "a", text: text))
    let selection = FixSelection(of: diagnostics, includesUnsafe: includesUnsafe)
    return String(decoding: selection.bytes(of: id, in: map), as: UTF8.self)
  }

  @Test func everythingElseKeepsItsBytes() {
    #expect(result("é: b # c\r\n\r\n", [diagnostic([(4, 5, "long")])]) == "é: long # c\r\n\r\n")
  }

  @Test func theFirstOfTwoThatTouchIsTaken() {
    let both = [diagnostic([(0, 2, "x")]), diagnostic([(2, 3, "y")]), diagnostic([(4, 5, "z")])]
    #expect(FixSelection(of: both).count == 2)
    #expect(result("abcdef", both) == "xcdzf")
  }

  @Test func aFixIsAppliedWholeOrNotAtAll() {
    let both = [diagnostic([(4, 5, "x")]), diagnostic([(0, 1, "y"), (4, 6, "y")])]
    #expect(result("abcdef", both) == "abcdxf")
    let itself = diagnostic([(0, 3, "x"), (1, 2, "y")])
    #expect(result("abcdef", [itself]) == "abcdef")
  }

  @Test func unsafeFixesAreLeftUnlessAskedFor() {
    let one = [diagnostic([(0, 1, "x")], isSafe: false)]
    #expect(result("abc", one) == "abc")
    #expect(result("abc", one, includesUnsafe: true) == "xbc")
  }

  @Test func whatIsInsertedAtTheStartStandsBehindTheByteOrderMark() {
    #expect(result("\u{FEFF}a: b\r\n", [diagnostic([(0, 0, "n: 1\n")])]) == "\u{FEFF}n: 1\r\na: b\r\n")
  }

  @Test func aPlaceOutsideTheFileIsMovedToItsEnd() {
    #expect(result("ab", [diagnostic([(7, 9, "x")])]) == "abx")
  }
}
