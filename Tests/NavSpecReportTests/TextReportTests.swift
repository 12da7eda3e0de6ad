import NavSpecDiagnostics
import NavSpecReport
import Testing

@Suite struct TextReportTests {
  @Test func whatTurnsTextAroundIsWrittenAsAnEscape() {
    let fixture = Fixture("a: x\u{202E}y\u{200B} z\n")
    #expect(
      fixture.text(Diagnostic(.bare, "a\u{2066}b", at: fixture.range("z"))) == """
        warning[bare]: a\\u{2066}b
         --> specs/app.nav.yaml:1:13
        1 | a: x\\u{202E}y\\u{200B} z
          |                       ^

        """)
  }

  @Test func longNamesLoseTheirMiddle() {
    let fixture = Fixture("a: b\n")
    let name = String(repeating: "n", count: 5_000)
    let text = fixture.text(Diagnostic(.bare, "'\(name)' is long", at: fixture.range("b"), notes: [name]))
    let half = String(repeating: "n", count: 29)
    #expect(text.hasPrefix("warning[bare]: '\(half)…\(half.dropLast())' is long\n"))
    #expect(text.utf8.count < 400)
    let path = String(repeating: "p", count: 90)
    #expect(fixture.text(Diagnostic(.bare, path, at: fixture.range("b"))).contains(path))
    let many = fixture.text(
      Diagnostic(.bare, String(repeating: "n ", count: 5_000), at: fixture.range("b")))
    #expect(many.count < 1_200)
  }

  @Test func aConflictShowsBothPlaces() {
    let fixture = Fixture(
      """
      routes:
        user:  { params: { name: String }, links: ["/u/{name}"] }
        group: { params: { name: String }, links: ["/u/{name}"] }
      """)
    let diagnostic = Diagnostic(
      .ambiguousLink, "'group' opens the same URLs as 'user'", at: fixture.range("\"/u/{name}\"", 1),
      label: "both open /u/a",
      related: [.init("'user' opens it here", at: fixture.range("\"/u/{name}\""))],
      fixes: [.init("make one pattern more specific, for example /g/{name}")])
    #expect(
      fixture.text(diagnostic) == """
        error[ambiguous-link]: 'group' opens the same URLs as 'user'
         --> specs/app.nav.yaml:3:46
        2 |   user:  { params: { name: String }, links: ["/u/{name}"] }
          |                                              ----------- 'user' opens it here
        3 |   group: { params: { name: String }, links: ["/u/{name}"] }
          |                                              ^^^^^^^^^^^ both open /u/a
          = why: a URL leads to one screen (navspec explain ambiguous-link)
          = help: make one pattern more specific, for example /g/{name}

        """)
  }

  @Test func diagnosticsAreSetApart() {
    let fixture = Fixture("a: b\n")
    let one = Diagnostic(.bare, "one", at: fixture.range("a"))
    let two = Diagnostic(.bare, "two", at: fixture.range("b"), notes: ["did you mean 'c'?"])
    #expect(
      fixture.text(one, two) == """
        warning[bare]: one
         --> specs/app.nav.yaml:1:1
        1 | a: b
          | ^

        warning[bare]: two
         --> specs/app.nav.yaml:1:4
        1 | a: b
          |    ^
          = note: did you mean 'c'?

        """)
  }

  @Test func distantLinesAreJoinedByDotsAndASingleLineIsShown() {
    let fixture = Fixture((1...12).map { "k\($0): v\n" }.joined())
    let diagnostic = Diagnostic(
      .bare, "m", at: fixture.range("k12"),
      related: [.init("first", at: fixture.range("k1")), .init("then", at: fixture.range("k3"))])
    #expect(
      fixture.text(diagnostic) == """
        warning[bare]: m
          --> specs/app.nav.yaml:12:1
         1 | k1: v
           | -- first
         2 | k2: v
         3 | k3: v
           | -- then
        ...
        12 | k12: v
           | ^^^

        """)
  }

  @Test func severalLabelsShareALine() {
    let fixture = Fixture("one: two, three\n")
    let diagnostic = Diagnostic(
      .bare, "m", at: fixture.range("three"), label: "third",
      related: [.init("first", at: fixture.range("one")), .init("second", at: fixture.range("two"))])
    #expect(
      fixture.text(diagnostic) == """
        warning[bare]: m
         --> specs/app.nav.yaml:1:11
        1 | one: two, three
          | ---  ---  ^^^^^ third
          | |    |
          | |    second
          | first

        """)
  }

  @Test func overlappingLabelsKeepThePrimaryVisible() {
    let fixture = Fixture("links: [abc]\n")
    let diagnostic = Diagnostic(
      .bare, "m", at: fixture.range("abc"), label: "this",
      related: [.init("the list", at: fixture.range("[abc]"))])
    #expect(
      fixture.text(diagnostic) == """
        warning[bare]: m
         --> specs/app.nav.yaml:1:9
        1 | links: [abc]
          |        -^^^-
          |        ||
          |        |this
          |        the list

        """)
  }

  @Test func anotherFileGetsItsOwnBlock() {
    let fixture = Fixture(("a.nav.yaml", "a: 1\n"), ("b.nav.yaml", "\n\n\n\n\n\n\n\n\nb: 2\n"))
    let diagnostic = Diagnostic(
      .bare, "m", at: fixture.range("a"), related: [.init("there", at: fixture.range("b", file: 1))])
    #expect(
      fixture.text(diagnostic) == """
        warning[bare]: m
          --> a.nav.yaml:1:1
         1 | a: 1
           | ^
          --> b.nav.yaml:10:1
        10 | b: 2
           | - there

        """)
  }

  @Test func tabsWideAndCombiningCharactersKeepTheCaretsInLine() {
    let fixture = Fixture("日本: e\u{301}é\t👩‍👩‍👧 x\n")
    #expect(
      fixture.text(Diagnostic(.bare, "m", at: fixture.range("x"))) == """
        warning[bare]: m
         --> specs/app.nav.yaml:1:34
        1 | 日本: e\u{301}é    👩‍👩‍👧 x
          |                ^

        """)
    #expect(fixture.text(Diagnostic(.bare, "m", at: fixture.range("日本"))).contains("\n  | ^^^^\n"))
  }

  @Test func carriageReturnsAndTheByteOrderMarkAreNotShown() {
    let fixture = Fixture("\u{FEFF}a: b\r\nc: d\r\n")
    #expect(fixture.text(Diagnostic(.bare, "m", at: fixture.range("a"))).hasSuffix("1 | a: b\n  | ^\n"))
    #expect(
      fixture.text(Diagnostic(.bare, "m", at: fixture.range("d\r\n"))).hasSuffix("2 | c: d\n  |    ^\n"))
  }

  @Test(arguments: [
    ("a: b\n", "2 |\n  | ^ here\n"), ("a: b", "1 | a: b\n  |     ^ here\n"), ("", "1 |\n  | ^ here\n"),
  ])
  func theEndOfAFileIsAPlace(_ text: String, _ expected: String) {
    let fixture = Fixture(text)
    let diagnostic = Diagnostic(.bare, "m", at: fixture.range("#"), label: "here")
    #expect(fixture.text(diagnostic).hasSuffix(expected))
  }

  @Test func aPointIsOneCaret() {
    let fixture = Fixture("abc: d\n")
    let diagnostic = Diagnostic(.bare, "m", at: fixture.range("c").startPoint)
    #expect(fixture.text(diagnostic).hasSuffix("1 | abc: d\n  |   ^\n"))
  }

  @Test func aRangeOverSeveralLinesIsUnderlinedToTheEndOfItsFirst() {
    let fixture = Fixture("a: {b: c,\n  d: e}\n")
    let diagnostic = Diagnostic(.bare, "m", at: fixture.range("{b: c,\n  d: e}"), label: "this")
    #expect(fixture.text(diagnostic).hasSuffix("1 | a: {b: c,\n  |    ^^^^^^ this\n"))
  }

  @Test func aLongLineIsCutAroundItsRange() {
    let fixture = Fixture(
      String(repeating: "é", count: 50_000) + "here" + String(repeating: "y", count: 50_000))
    let diagnostic = Diagnostic(.bare, "m", at: fixture.range("here"))
    #expect(
      fixture.text(diagnostic, options: ReportOptions(width: 30)) == """
        warning[bare]: m
         --> specs/app.nav.yaml:1:100001
        1 | …ééééééééééhereyyyyyyyyyyyyyy…
          |            ^^^^

        """)
  }

  @Test func theStartOfALongLineIsNotCut() {
    let fixture = Fixture("here" + String(repeating: "y", count: 50))
    let diagnostic = Diagnostic(.bare, "m", at: fixture.range("here"))
    #expect(
      fixture.text(diagnostic, options: ReportOptions(width: 30)).hasSuffix(
        "1 | here\(String(repeating: "y", count: 24))…\n  | ^^^^\n"))
  }

  @Test func bytesThatAreNotUTF8AndEscapesAreMadeVisible() {
    var map = SourceMap()
    let bytes = Array("a: ".utf8) + [0xFF, 0xE2, 0x82, 0x1B] + Array("[31mred\n".utf8)
    let source = map.add(SourceFile(path: "a\u{1B}.yaml", bytes: bytes))
    let range = SourceRange(source: source, start: 10, end: 13)
    let report = ReportFormat.text.render(
      Report([Diagnostic(.bare, "x\u{1B}[2J", at: range)], in: map), ReportOptions())
    #expect(
      report == """
        warning[bare]: x␛[2J
         --> a␛.yaml:1:11
        1 | a: \u{FFFD}\u{FFFD}␛[31mred
          |          ^^^

        """)
  }

  @Test func colourOnlyAddsEscapes() {
    let fixture = Fixture("a: b\nc: d\n")
    let diagnostic = Diagnostic(
      .ambiguousLink, "m", at: fixture.range("d"), label: "x", related: [.init("y", at: fixture.range("a"))],
      notes: ["n"], fixes: [.init("f")])
    let colored = fixture.text(diagnostic, options: ReportOptions(usesColor: true))
    #expect(colored.hasPrefix("\u{1B}[1;31merror[ambiguous-link]\u{1B}[0m\u{1B}[1m: m\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == fixture.text(diagnostic))
  }

  @Test(arguments: [
    ("A URL leads to one screen. More.", "a URL leads to one screen"),
    ("URLs lead to\none screen.", "URLs lead to one screen"),
    ("Swift keywords are escaped", "Swift keywords are escaped"),
    ("SwiftUI shows one sheet. It does.", "SwiftUI shows one sheet"),
    ("A version such as 1.2 counts.", "a version such as 1.2 counts"),
  ])
  func theReasonIsTheFirstSentence(_ explanation: String, _ expected: String) {
    let fixture = Fixture("a")
    let diagnostic = Diagnostic(
      DiagnosticKind(id: "k", explanation: explanation), "m", at: fixture.range("a"))
    #expect(fixture.text(diagnostic).hasSuffix("  = why: \(expected) (navspec explain k)\n"))
  }
}
