import Foundation
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
    // GitHub
    ("::error::x", "\\u{3A}:error::x"), (" \t::error::x", " \t\\u{3A}:error::x"), ("a\n::x", "a\n\\u{3A}:x"),
    ("a\r::add-mask::x", "a\r\\u{3A}:add-mask::x"), ("\u{A0}::x", "\u{A0}\\u{3A}:x"),
    ("\u{FE0F}:\u{FE0F}:x", "\u{FE0F}\\u{3A}\u{FE0F}:x"), ("a ##[group]b", "a #\\u{23}[group]b"),
    // Azure
    ("a##vso[task.x]", "a#\\u{23}vso[task.x]"), ("##VSO[x]", "#\\u{23}VSO[x]"),
    ("###vso[x]", "##\\u{23}vso[x]"),
    ("##section[", "#\\u{23}section["), ("#\u{FE0F}#v\u{FE0F}so[", "#\u{FE0F}\\u{23}v\u{FE0F}so["),
    ("##vso[a]##vso[b]", "#\\u{23}vso[a]#\\u{23}vso[b]"),
    // TeamCity
    ("##teamcity[x name='y']", "#\\u{23}teamcity[x name='y']"),
    // GitLab
    ("section_start:15:x", "section_start\\u{3A}15:x"), ("a section_end:1:x", "a section_end\\u{3A}1:x"),
    // None of them
    ("a::b", "a::b"), ("# a", "# a"), ("## [1.0]", "## [1.0]"), ("### a", "### a"), ("#[x]", "#[x]"),
    ("##\"[", "##\"["), ("##", "##"), ("section_start: Int", "section_start: Int"), ("a\r\nb", "a\r\nb"),
  ])
  func noLineIsACommandOfACIService(_ text: String, _ expected: String) {
    #expect(text.withoutLogCommands() == expected)
    #expect(expected.withoutLogCommands() == expected)
  }

  /// Programs read the same text.
  @Test(arguments: ["##vso[x]", "a\n::error::b", "section_end:1:x", "::x", "#\u{FE0F}#vso[é]"])
  func jsonHasNoCommandAndKeepsTheText(_ text: String) throws {
    let json = JSONText.object([(text, .array([.string(text)]))])
    for encoded in [json.encoded(), json.encodedOnOneLine()] {
      #expect(encoded.logCommandSigns.isEmpty)
      let object = try JSONSerialization.jsonObject(with: Data(encoded.utf8)) as? [String: [String]]
      #expect(object == [text: [text]])
    }
  }

  @Test func jsonHasNoneOfThem() {
    let text = "a\u{202E}\u{E0041}\u{AD}\u{1B}👩‍👧"
    #expect(JSONText.string(text).encoded() == "\"a\\u202e\\udb40\\udc41\\u00ad\\u001b👩‍👧\"")
  }
}
