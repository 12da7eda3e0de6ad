import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct DiagnosticsTests {
  @Test(arguments: [
    ("title: Home: sweet\n", "1:12+1 invalid-yaml: a second ':' in one value"),
    ("a: [b, c\nd: e\n", "1:4+1 invalid-yaml: this list is not closed with ']'"),
    ("a: {b: c\n", "1:4+1 invalid-yaml: this mapping is not closed with '}'"),
    ("a: ['b' c]\n", "1:9+1 invalid-yaml: expected ',' or ']' here"),
    ("a: \"b\nc: d\n", "1:4+1 invalid-yaml: this text is not closed with \""),
    ("a: \"\\d\"\n", "1:5+2 invalid-yaml: '\\d' is not an escape in double-quoted text"),
    ("a: b\nfoo\nc: d\n", "2:1+3 invalid-yaml: 'foo' has no ':' after it"),
    ("a: - b\n", "1:4+1 invalid-yaml: a list item cannot start here"),
    ("a: !x!y b\n", "1:4+1 invalid-yaml: this tag has an unknown handle"),
    ("%&\na: b\n", "1:2+1 invalid-yaml: a text that starts with '%' needs quotes"),
    ("a:\n  b: c\n d: e\n", "3:1+1 invalid-yaml: indented by 1 where 2 or 0 is expected"),
    ("a:\n\tb: c\n", "2:1+1 tab-indentation: a tab cannot indent, only spaces can"),
    ("a: @b\n", "1:4+2 unquoted-text: a value that starts with '@' needs quotes"),
    ("links: [/ä/{id}]\n", "1:9+8 unquoted-text: '/ä/{id}' needs quotes"),
    ("links: [/a/{b}/{c}{?d,e}, x]\n", "1:9+16 unquoted-text: '/a/{b}/{c}{?d,e}' needs quotes"),
    ("t: {x: [String]?}\n", "1:8+9 invalid-yaml: a list is not optional: where it is absent it is empty"),
    ("d: [*.example.com]\n", "1:5+13 unquoted-text: '*.example.com' needs quotes"),
    ("a: b\n---\nc: d\n", "2:1+3 several-documents: a second document starts here"),
    ("a: 1\nb: 2\na: 3\n", "3:1+1 duplicate-key: 'a' is already a key of this mapping"),
    ("a: *b\n", "1:4+2 unknown-anchor: there is no anchor '&b' before this alias"),
    ("a: &a [*a]\n", "1:8+2 alias-expansion: '*a' is inside its own anchor"),
    ("a: !b\n", "1:4+2 unknown-tag: '!b' is a YAML tag that specs do not know"),
    ("a: !!int x\n", "1:4+5 unknown-tag: the tag '!!int' does not fit its value"),
    ("a: !!map [x]\n", "1:4+5 unknown-tag: the tag '!!map' does not fit its value"),
    ("a: {<<: [b]}\n", "1:10+1 invalid-merge: '<<' takes a mapping or a list of mappings"),
    ("", "1:1+0 empty-spec: this file is empty"),
    ("\u{FEFF}", "1:1+0 empty-spec: this file is empty"),
    ("# x\n\n", "1:1+0 empty-spec: this file has only comments"),
    ("---\n...\n", "1:1+0 empty-spec: this file is empty"),
    ("a: \u{0}\n", "1:4+1 control-character: a NUL character (U+0000) is not allowed in a spec"),
    (
      "a: \u{1B}[0m\n",
      "1:4+1 control-character: the control character U+001B is not allowed in a spec"
    ),
    (
      "a: ä\u{2028}\n",
      "1:6+3 control-character: the line separator U+2028 (line separator) is not allowed in a spec"
    ),
    (
      "a: x\u{202E}y\n",
      "1:5+3 control-character: U+202E (right-to-left override), which turns the direction of text, is not allowed in a spec"
    ),
    (
      "# \u{2066}\na: x\n",
      "1:3+3 control-character: U+2066 (left-to-right isolate), which turns the direction of text, is not allowed in a spec"
    ),
    (
      #"a: "x\u202Ey""#,
      "1:4+10 control-character: U+202E (right-to-left override), which turns the direction of text, is not allowed in a spec"
    ),
    (#"a: "x\u200By""#, "1:4+10 invisible-character: U+200B (zero width space) is invisible"),
    (#"a: ["\uFEFFx"]"#, "1:5+9 invisible-character: U+FEFF (zero width no-break space) is invisible"),
    (#""a\u061C": b"#, "1:1+9 invisible-character: U+061C (arabic letter mark) is invisible"),
    (#"a: "\u3164""#, "1:4+8 invisible-character: U+3164 (hangul filler) is invisible"),
    (#"a: "\u200E""#, "1:4+8 invisible-character: U+200E (left-to-right mark) is invisible"),
    (#"a: "\uFFF9""#, "1:4+8 invisible-character: U+FFF9 (interlinear annotation anchor) is invisible"),
    ("a: \"\u{AD}\\n\"", "1:5+2 invisible-character: U+00AD (soft hyphen) is invisible"),
    (
      "a: \u{200B}\n",
      "1:4+3 control-character: the invisible character U+200B (zero width space) is not allowed in a spec"
    ),
    (
      "a: \u{FEFF}b\n",
      "1:4+3 control-character: a byte order mark (U+FEFF) after the start is not allowed in a spec"
    ),
  ])
  func aMistakeIsSaidOnceAtItsPlace(_ text: String, _ expected: String) {
    #expect(Reading(text).summary == [expected])
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4+1 invalid-encoding: the byte 0xFF is not UTF-8 here"),
      ([0x61, 0xC3], "1:2+1 invalid-encoding: the byte 0xC3 is not UTF-8 here"),
      ([0xC0, 0x80], "1:1+1 invalid-encoding: the byte 0xC0 is not UTF-8 here"),
      ([0xED, 0xA0, 0x80], "1:1+1 invalid-encoding: the byte 0xED is not UTF-8 here"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1+1 invalid-encoding: the byte 0xF4 is not UTF-8 here"),
      ([0xFF, 0xFE, 0x61, 0], "1:1+0 invalid-encoding: this file is UTF-16, not UTF-8"),
      ([0xFE, 0xFF, 0, 0x61], "1:1+0 invalid-encoding: this file is UTF-16, not UTF-8"),
      ([0x61, 0, 0x62, 0], "1:1+0 invalid-encoding: this file is UTF-16, not UTF-8"),
      ([0, 0x61, 0, 0x62], "1:1+0 invalid-encoding: this file is UTF-16, not UTF-8"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "1:1+0 invalid-encoding: this file is UTF-32, not UTF-8"),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8AreRefusedAtTheFirst(_ bytes: [UInt8], _ expected: String) {
    let reading = Reading(bytes)
    #expect(reading.summary == [expected])
    #expect(reading.root == nil)
  }

  @Test func theFirstOfEqualKeysIsKeptAndNamed() throws {
    let reading = Reading("a: 1\n'a': 2\nb: 3\na: 4\n")
    #expect(reading.summary.count == 2)
    #expect(reading.diagnostics.map { $0.related.map(\.range.start) } == [[0], [0]])
    #expect(try dump(#require(reading.root)).filter { $0.contains("int") }.map(\.last) == ["\"", "\""])
    #expect(try dump(#require(reading.root)).contains { $0.hasSuffix("int:1 \"1\"") })
  }

  @Test func manyKeysAreComparedToo() {
    let text = (0..<40).map { "k\($0): x\n" }.joined() + "k7: y\n"
    #expect(Reading(text).summary == ["41:1+2 duplicate-key: 'k7' is already a key of this mapping"])
  }

  @Test func whatCameBeforeAYAMLErrorIsStillReported() {
    let reading = Reading("a: {b: 1, b: 2}\nc: [\n")
    #expect(reading.diagnostics.map(\.kind.id) == ["duplicate-key", "invalid-yaml"])
    #expect(reading.root == nil)
  }

  /// What is only in the second would be missed in the first.
  @Test func aSecondDocumentLeavesNothing() {
    #expect(Reading("a: b\n---\nc: d\n").root == nil)
    #expect(Reading("a: b\n---\nc: d\n").fixed == "a: b\n\nc: d\n")
  }

  /// Quotes around the first line of a text are not all that it needs.
  @Test func aFixIsSafeWhereTheTextReadsOnAfterIt() {
    func isSafe(_ text: String) -> [Bool] { Reading(text).diagnostics.flatMap(\.fixes).map(\.isSafe) }
    #expect(isSafe("a: `x`\nb: 1\n") == [true])
    #expect(isSafe("a: `x`\nb: @y\n") == [true])
    #expect(isSafe("a: `x\n  y`\nb: 1\n") == [false])
  }

  /// The quoted text began on the line above, so quotes here fix nothing.
  @Test func whatIsInQuotesIsNotQuotedAgain() {
    #expect(Reading("x: \"a\n  b: 'c\": d\n").summary == ["2:9+1 invalid-yaml: a second ':' in one value"])
    #expect(Reading("x: \"a\n  b: 'c\": d\n").fixed == nil)
    #expect(Reading("a: B: 'c'\n").fixed == "a: \"B: 'c'\"\n")
  }

  @Test func aMisspeltAliasIsGuessed() {
    #expect(Reading("a: &base x\nb: *bsae\n").diagnostics.first?.notes == ["did you mean '*base'?"])
  }

  @Test func anUnquotedConditionIsMendedByQuotes() {
    #expect(Reading("when: !signedIn\n").fixed == "when: \"!signedIn\"\n")
  }
}
