import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

/// What is proved of texts is what the runtime reads.
@Suite struct LanguageTests {
  static let forms: [ValueForm] =
    Array(TableFixture.forms.values) + [
      ValueForm(.int, minimum: -12, maximum: 305), ValueForm(.int, minimum: 99.5, maximum: 1000.5),
      ValueForm(.int, minimum: -20, maximum: -3), ValueForm(.int, minimum: 3, maximum: 2),
      ValueForm(.int64, minimum: -9e18), ValueForm(.double, minimum: 0.1, maximum: 2.5),
      ValueForm(.double, minimum: -1.25, maximum: -0.5), ValueForm(.double, minimum: 1e15),
      ValueForm(.double, maximum: 0), ValueForm(.string, pattern: "a{2,4}(b|cd)*", length: 0...6),
      ValueForm(.uuid, pattern: "[0-9a-f-]*"), ValueForm(.cases(["on", "Off", "éa"]), length: 2...2),
      ValueForm(.string, pattern: "[^a]|.b"), ValueForm(.string, length: 3...100_000),
      ValueForm(.date, length: 10...10), ValueForm(.string, pattern: "("),
      ValueForm(.url, schemes: ["http", "https", "x", "mailto"]), ValueForm(.url, schemes: ["x"]),
      ValueForm(.url, length: 0...20, schemes: ["x", "http"]),
    ]

  static let texts: [String] = {
    var texts = [
      "", "a", "b", "A", "ab", "aa", "aab", "aacd", "aabcd", "éa", "e\u{301}a", "on", "ON", "off", "OFF",
      "true", "false", "True", "1", "0", "-0", "00", "01", "-1", "-12", "-13", "305", "306", "99", "100",
      "1000",
      "1001", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
      "0.1", "0.09", "0.0999999999999999999", "0.10000000000000000", "0.09999999999999999", "2.5", "2.50",
      "2.51", "2.50000000000000001", "2.5000000000000002", "2.5000000000000004", "-1.25",
      "-1.250000000000001",
      "-0.5", "-0.49", "-0.0", "0.0", "1.", ".1", "1e3",
      "999999999999999", "1000000000000000", "9999999999999999", "10000000000000000", "999999999999999.99",
      "999999999999999.95",
      "6F9619FF-8B86-D011-B42D-00C04FC964FF", "6f9619ff-8b86-d011-b42d-00c04fc964ff", "6f9619ff",
      "2026-01-31", "2026-02-29", "2024-02-29", "1900-02-29", "2000-02-29", "0000-02-29", "2026-04-31",
      "2026-13-01", "2026-00-10", "2026-1-1", "2026-01-31T10:20:30Z", "2026-01-31T10:20:30.123+02:00",
      "2026-01-31T24:20:30Z", "2026-01-31T10:20:30", "2026-01-31T10:20:60Z", "2026-01-31T10:20:30.1Z",
      "2026-01-31T10:20:30-23:59", "https://a.b/c?d#e", "mailto:x", "x:", "x:#", "x:##", "x:%zz", "x:%41",
      "1:x", "x:[a]", "x y:z", "a/b", "日本",
      "http://a:b/", "http://::1/", "x://a:1:2/", "http:a", "https:/a", "http://", "http:///a", "http://:1/",
      "x:///a", "x://", "x://?q", "x://a", "x://a@/", "http://u:p@h:65535/", "http://h:65536/",
      "http://h:065/",
      "http://a@b@c/", "https://a/ü?ä#日", "https://ü/", "https://a[/", "https://[::1]/", "https://[::1]:80",
      "https://[1::2::3]/", "https://[::1", "https://[:::]/", "https://[::]x/", "https://[1:2:3:4:5:6:7:8]/",
      "https://[1:2:3:4:5:6:7]/", "https://[1:2:3:4:5:6:7:8:9]/", "https://[::1.2.3.4]/",
      "https://[1.2.3.4]/",
      "https://[::1.2.3.256]/", "https://[1:2:3:4:5:6:1.2.3.4]/", "https://[12345::]/", "https://[1:]/",
      "https://[::1.2.3.04]/", "https://[1:2:3:4:5:6:7::]/", "https://[1::2:3:4:5:6:7]/", "x:/a//b", "x:a//b",
      "https://a?b/c#d?e/f", "x:%4", "https://%41/", "https://%4/", "x:a^b", "HTTP://A/", "httpx://", "x:?",
      "x:/#",
    ]
    var random = SeededRandom(seed: 7)
    let scalars = Array("ab0159-.:TZé/+%cd").map(String.init)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...6, using: &random)
      texts.append(
        (0..<count).map { _ in scalars[Int.random(in: 0..<scalars.count, using: &random)] }.joined())
    }
    for _ in 0..<2000 {
      let count = Int.random(in: 1...5, using: &random)
      let elements = ["a", "aa", "1", "-7", "07", "x:a", "é", ",", ",", "%2C", ""]
      texts.append(
        (0..<count).map { _ in elements[Int.random(in: 0..<elements.count, using: &random)] + "," }.joined())
      texts.append(String(texts[texts.count - 1].dropLast()))
    }
    let parts = [
      "http", "x", ":", "/", "//", "@", "a", "[", "]", "::", "1:", ".", "ff", "255", "65535", "?", "#", "%41",
      "%", "ü",
      ":80", "[::1]",
    ]
    for _ in 0..<6000 {
      let count = Int.random(in: 1...8, using: &random)
      let tail = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      texts.append(["http://", "x://", "x:", "", "https://["][Int.random(in: 0..<5, using: &random)] + tail)
    }
    for _ in 0..<2000 {
      let number = Int.random(in: -1100...1100, using: &random)
      texts.append("\(number)")
      texts.append("\(Double(number) / 8)")
    }
    return texts
  }()

  @Test(arguments: forms)
  func aFormsLanguageIsWhatItsMatcherReads(_ form: ValueForm) throws {
    let matcher = FormMatcher(form)
    for (inQuery, ignoringCase) in [(false, false), (true, false), (false, true)] {
      let language = try #require(form.language(inQuery: inQuery, ignoringCase: ignoringCase))
      for text in Self.texts {
        let isRead = matcher.value(from: text, inQuery: inQuery, ignoringCase: ignoringCase) != nil
        if language.accepts(text) != isRead {
          Issue.record("'\(text)' of \(form): read \(isRead), in query \(inQuery), folded \(ignoringCase)")
        }
      }
      if let witness = language.witness {
        #expect(matcher.value(from: witness, inQuery: inQuery, ignoringCase: ignoringCase) != nil)
      } else {
        #expect(language.isEmpty)
      }
    }
  }

  @Test func operationsAgreeWithMembership() throws {
    let forms = Self.forms.compactMap { $0.language() }
    let texts = Self.texts.prefix(600)
    for first in forms {
      for second in forms {
        let both = try #require(first.intersection(second))
        let rest = try #require(first.subtracting(second))
        for text in texts {
          let (a, b) = (first.accepts(text), second.accepts(text))
          if both.accepts(text) != (a && b) || rest.accepts(text) != (a && !b) {
            Issue.record("'\(text)'")
          }
        }
        for (language, isInSecond) in [(both, true), (rest, false)] {
          guard let witness = language.witness else {
            #expect(language.isEmpty)
            continue
          }
          #expect(first.accepts(witness) && second.accepts(witness) == isInSecond)
        }
      }
    }
  }

  @Test(arguments: [
    "/x/@{as_a}", "/x/{a}-{b}", "/x/{int_a}...{b}", "/x/{as_a}b{as_b}", "/x/a{two_a}",
    "/x/{ab_a}-{x}",
    "/x/{int_list}", "/x/{as_list}", "/x/{url_list}", "/x/{string_list}",
    "/x/{a}.html", "/x/v{double_a}-{slug_b}", "/x/{+rest}", "/x/w:{+rest}",
  ])
  func asManySegmentsAreMatchedAsProved(_ pattern: String) throws {
    let table = TableFixture([pattern]).table
    #expect(table.problems.isEmpty)
    let pool = LanguagePool()
    let classes = table.variants.filter { $0.gap == nil && $0.segments.count == 2 }.map { $0.segments[1] }
    let gaps = table.variants.contains { $0.gap?.position == 1 }
    for text in Self.texts where !text.isEmpty {
      guard case .candidates(let candidates) = table.contest(for: "/x/" + percentEncoded(text)) else {
        continue
      }
      let isProved =
        classes.contains { pool.accepts(pool.language(of: $0, ignoringCase: false), text) == true }
        || gaps && !text.contains("/") && text != "." && text != ".."
      #expect(!candidates.isEmpty == isProved, "\(text)")
    }
  }

  private func percentEncoded(_ text: String) -> String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func witnessesReadWell() {
    func witness(_ form: ValueForm) -> String? { form.language()?.witness }
    #expect(witness(ValueForm(.string)) == "a")
    #expect(witness(ValueForm(.int)) == "7")
    #expect(witness(ValueForm(.date)) == "2026-01-31")
    #expect(witness(ValueForm(.uuid)) == "6F9619FF-8B86-D011-B42D-00C04FC964FF")
    #expect(witness(ValueForm(.int, minimum: 100)) == "111")
    #expect(witness(ValueForm(.string, pattern: "[^a-zA-Z0-9]{2}")) == "--")
    #expect(witness(ValueForm(.string, pattern: "[\\u4e00-\\u9fff]")) == nil)
    #expect(witness(ValueForm(.string, pattern: "[一-鿿]+")) == "一")
  }

  @Test func aPatternThatNeedsManyStatesIsBounded() {
    // Each alone is small; together they count to the product of these.
    let patterns = [7, 11, 13, 17, 19, 23].map { "(a{\($0)})*" }
    var language: TextAutomaton? = .anything
    let clock = ContinuousClock()
    let time = clock.measure {
      for pattern in patterns {
        language = language.flatMap { language in
          ValueForm(.string, pattern: pattern).language().flatMap { language.intersection($0) }
        }
      }
    }
    #expect(language == nil)
    #expect(time < .seconds(20))
  }
}
