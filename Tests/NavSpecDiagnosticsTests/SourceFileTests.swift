import NavSpecDiagnostics
import Testing

@Suite struct SourceFileTests {
  @Test func columnsCountBytesFromOne() {
    let file = SourceFile(path: "a", text: "a\nßx\n")
    #expect(file.location(of: 0) == SourceFile(path: "b", text: "").location(of: 7))
    #expect(file.location(of: 4).line == 2)
    #expect(file.location(of: 4).column == 3)
    #expect(file.location(of: 99).line == 3)
    #expect(file.location(of: -1).column == 1)
  }

  @Test func linesComeWithoutTheirBreaks() {
    let file = SourceFile(path: "a", text: "a\r\n\r\nb")
    #expect([0, 1, 2, 3, 4].map { file.text(ofLine: $0) } == ["", "a", "", "b", ""])
  }

  @Test func fixesQuoteTexts() {
    let range = SourceRange(source: SourceID(0), start: 0, end: 1)
    func quoted(_ text: String) -> [String] {
      Diagnostic.Fix.quoting(range, text, isSafe: true).edits.map(\.replacement)
    }
    #expect(quoted("/a") == ["\"/a\""])
    #expect(quoted(#"a"b'c"'\d"#) == [#"'a"b''c"''\d'"#])
    // One quote may be the end of a text that has quotes.
    #expect(quoted("b'") == [])
  }
}
