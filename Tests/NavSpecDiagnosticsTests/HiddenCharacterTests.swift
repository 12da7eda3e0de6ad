import NavSpecDiagnostics
import Testing

@Suite struct HiddenCharacterTests {
  private func hidden(in text: String) -> [HiddenCharacter] {
    var finder = HiddenCharacter.Finder()
    return text.unicodeScalars.compactMap { finder.next($0) }
  }

  @Test(
    arguments: [
      ("\u{0}", .control), ("\u{1B}", .control), ("\u{7F}", .control), ("\u{9B}", .control),
      ("\u{85}", .lineSeparator), ("\u{2028}", .lineSeparator), ("\u{202E}", .direction),
      ("\u{2066}", .direction),
      ("\u{E0041}", .tag), ("a\u{E0041}", .tag), ("\u{FFFE}", .noncharacter), ("\u{1FFFF}", .noncharacter),
      ("\u{AD}", .invisible), ("\u{61C}", .invisible), ("\u{180E}", .invisible), ("\u{200B}", .invisible),
      ("a\u{200D}b", .invisible), ("\u{2060}", .invisible), ("\u{3164}", .invisible),
      ("\u{FEFF}", .invisible), ("\u{1D173}", .invisible), ("\u{1BCA0}", .invisible),
      ("\u{13430}", .invisible),
      ("a\u{E0100}", .invisible), ("\u{E01F0}", .invisible), ("\u{180F}", .invisible),
      ("\u{FFF9}", .invisible),
    ] as [(String, HiddenCharacter)])
  func aCharacterThatHidesIsFound(_ text: String, _ kind: HiddenCharacter) {
    #expect(hidden(in: text) == [kind])
  }

  /// Emoji of a family, a flag of a region, Persian and Hindi with joiners, and what is merely unusual.
  @Test(arguments: [
    "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्‍ष", "שלום", "e\u{301}", "❤\u{FE0F}", "\u{A0}", "ﷺ", "\u{600}1", "葛\u{E0100}",
  ])
  func whatATextNeedsIsNotHidden(_ text: String) {
    #expect(hidden(in: text) == [])
    #expect(!text.hidesCharacters)
  }

  @Test func tagsBehindAFlagEndWithIt() {
    #expect(hidden(in: "🏴󠁧󠁢󠁥󠁮󠁧󠁿x\u{E0041}") == [.tag])
  }

  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), (" \t::error::x", " \t\\u{3A}:error::x"), ("a\n::x", "a\n\\u{3A}:x"),
    ("a ##[group]b", "a #\\u{23}[group]b"), ("a::b", "a::b"), ("# a", "# a"),
  ])
  func noLineIsACommandOfACIService(_ text: String, _ expected: String) {
    #expect(text.withoutWorkflowCommands == expected)
  }

  @Test func jsonHasNoneOfThem() {
    let text = "a\u{202E}\u{E0041}\u{AD}\u{1B}👩‍👧"
    #expect(JSONText.string(text).encoded() == "\"a\\u202e\\udb40\\udc41\\u00ad\\u001b👩‍👧\"")
  }
}
