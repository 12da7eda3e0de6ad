import Foundation
import NavSpecRuntime
import TestSupport
import Testing

struct ValueFormTests {
  @Test(
    arguments: [
      ("0", 0), ("-1", -1), ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
      ("", nil), ("-", nil), ("-0", nil), ("01", nil), ("+1", nil), ("9223372036854775808", nil), ("1a", nil),
    ] as [(String, Int64?)])
  func integersHaveOneForm(text: String, number: Int64?) {
    #expect(ValueForm(.int).value(from: text) == number.map { .integer($0) })
  }

  @Test(arguments: [
    ("0", true), ("-0.5", true), ("1234567890123456", true), ("12345678901234567", false), (".5", false),
    ("1.", false), ("00", false), ("1e3", false), ("nan", false), ("0.12345678901234567", true),
    ("0.123456789012345678", false), ("", false), ("-", false),
  ])
  func doublesHaveNoExponent(text: String, isRead: Bool) {
    #expect((ValueForm(.double).value(from: text) != nil) == isRead)
  }

  @Test func everyDoubleInFormReadsBackFromItsText() {
    var generator = SeededRandom(seed: 1)
    let form = FormMatcher(ValueForm(.double))
    var written = 0
    for _ in 0..<5000 {
      let scale = Double.random(in: -8...20, using: &generator)
      let number = Double.random(in: -1...1, using: &generator) * Foundation.pow(10, scale)
      guard let text = form.text(of: .double(number)) else { continue }
      written += 1
      #expect(form.value(from: text) == .double(number), "\(text)")
    }
    #expect(written > 2000)
    #expect(form.text(of: .double(1e-7)) == "0.0000001")
    #expect(form.text(of: .double(100)) == "100")
    #expect(form.text(of: .double(-12.5)) == "-12.5")
    // What the greatest text is rounded to.
    #expect(form.text(of: .double(1e16)) == "9999999999999999")
    #expect(form.text(of: .double(1e16.nextUp)) == nil)
    #expect(form.text(of: .double(.infinity)) == nil)
  }

  @Test(
    arguments: [
      ("2024-02-29", "2024-02-29"), ("2023-02-29", nil), ("2000-02-29", "2000-02-29"), ("1900-02-29", nil),
      ("2024-13-01", nil), ("2024-04-31", nil), ("2024-01-01T00:00:00Z", "2024-01-01"),
      ("2024-01-01T01:30:00+01:30", "2024-01-01"),
      ("2024-01-01T23:59:59.250-01:00", "2024-01-02T00:59:59.250Z"),
      ("2024-01-01T24:00:00Z", nil), ("2024-01-01T00:00:60Z", nil), ("2024-01-01T00:00:00", nil),
      ("2024-01-01T00:00:00.5Z", nil), ("0000-01-01T00:00:00+00:01", nil), ("9999-12-31", "9999-12-31"),
      ("2024-1-1", nil), ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
    ] as [(String, String?)])
  func datesAreRealDaysInUTC(text: String, canonical: String?) {
    #expect(ValueForm(.date).value(from: text) == canonical.map { .string($0) })
  }

  @Test func datesAgreeWithFoundation() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    var generator = SeededRandom(seed: 2)
    for _ in 0..<500 {
      let date = Date(
        timeIntervalSince1970: Double(Int.random(in: -12_000_000_000...250_000_000_000, using: &generator)))
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
      guard case .string(let text) = date.routeValue else {
        Issue.record("no text for \(date)")
        continue
      }
      let day = [parts.year, parts.month, parts.day].compactMap { $0 }.map { $0 < 10 ? "0\($0)" : "\($0)" }
      #expect(text.hasPrefix(day.joined(separator: "-")), "\(date)")
      #expect(Date(routeValue: .string(text)) == date)
    }
  }

  @Test func boolsAreDigitsInAQueryOnly() {
    #expect(ValueForm(.bool).value(from: "1") == nil)
    #expect(ValueForm(.bool).value(from: "1", inQuery: true) == .bool(true))
    #expect(ValueForm(.bool).value(from: "false") == .bool(false))
    #expect(ValueForm(.bool).value(from: "True") == nil)
  }

  @Test func uuidsAreBuiltInUpperCase() {
    let text = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    #expect(ValueForm(.uuid).value(from: text) == .string(text.uppercased()))
    #expect(ValueForm(.uuid).value(from: text + "0") == nil)
    #expect(ValueForm(.uuid).text(of: .string(text)) == text.uppercased())
  }

  @Test func constraintsNarrowAForm() {
    let ranged = ValueForm(.int, minimum: 1, maximum: 5.5)
    #expect(
      ranged.value(from: "5") == .integer(5) && ranged.value(from: "6") == nil
        && ranged.value(from: "0") == nil)
    #expect(ValueForm(.int, minimum: 9_007_199_254_740_992).value(from: "9007199254740991") == nil)
    let slug = ValueForm(.string, pattern: "[a-z0-9-]+")
    #expect(
      slug.value(from: "a-b") == .string("a-b") && slug.value(from: "A") == nil && slug.value(from: "") == nil
    )
    let short = ValueForm(.string, length: 1...2)
    #expect(short.value(from: "éé") != nil && short.value(from: "e\u{301}e") == nil)
    let set = FormMatcher(ValueForm(.cases(["all", "Public"])))
    #expect(
      set.value(from: "public") == nil && set.value(from: "PUBLIC", ignoringCase: true) == .string("Public"))
    #expect(ValueForm(.opaque).value(from: "x") == nil)
    #expect(ValueForm(.string, pattern: "(").value(from: "(") == nil)
  }

  @Test(arguments: [
    ("https://a.example/b?c#d", true), ("mailto:x@y", true), ("a", false), ("a:", false), ("1a:b", false),
    ("a:b c", false), ("a:%4", false), ("a:%41", true), ("a:b#c#d", false), ("http://a:b/", false),
    ("http://::1/", false), ("x://a:1:2/", false), ("http:a", false), ("https:///a", false),
    ("app:///a", false), ("app://a", true), ("APP:/a", true), ("x:a", false), ("apps:a", false),
    ("http://a:65536/", false), ("http://[::1]:80/", true), ("https://a[b]/", false), ("https://ü/", false),
  ])
  func urlsAreAbsolute(text: String, isRead: Bool) {
    let form = ValueForm(.url, schemes: ["https", "http", "mailto", "a", "app"])
    #expect((form.value(from: text) != nil) == isRead)
  }

  @Test func aURLHasTheSchemesOfTheWebAndOfTheApp() {
    var form = ValueForm(.url)
    #expect(form.value(from: "HTTPS://a") != nil && form.value(from: "app:a") == nil)
    form.appSchemes = ["app"]
    #expect(form.value(from: "https://a") != nil && form.value(from: "app:a") != nil)
    #expect(form.value(from: "javascript:a") == nil && form.value(from: "mailto:a") == nil)
    form.schemes = ["mailto"]
    #expect(form.value(from: "https://a") == nil && form.value(from: "app:a") == nil)
    #expect(form.value(from: "mailto:a") != nil)
  }

  @Test func whatIsBeyondASCIIIsStoredEncoded() {
    #expect(
      ValueForm(.url).value(from: "https://a/ü?ä=é#日") == .string("https://a/%C3%BC?%C3%A4=%C3%A9#%E6%97%A5"))
    #expect(ValueForm(.url, length: 1...20).value(from: "https://a/ü") == nil)
  }

  /// A value that the matcher finds is one that the app's type holds, spelled the same.
  @Test func foundationReadsEveryURLThatIsRead() {
    let parts = [
      "http", "https", "x", "app", ":", "/", "//", "://", "@", "a", "b.c", "[", "]", "::", "1:", ".", "..",
      "%41", "%",
      "ü", ":80", ":99999", "[::1]", "[1::2.3.4.5]", "?", "#", "&", "=", "!", "'", "(", "*", "+", ",", ";",
      "~", "%00",
      "%ff", "xn--", "-", "_", "0x1", "127.0.0.1", "256.1.1.1", "日",
    ]
    let form = ValueForm(.url, schemes: ["https", "http", "x", "app"])
    var random = SeededRandom(seed: 12)
    var count = 0
    for _ in 0..<60_000 {
      let length = Int.random(in: 1...7, using: &random)
      let tail = (0..<length).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      let text = ["", "http://", "https://", "x://", "x:"][Int.random(in: 0..<5, using: &random)] + tail
      guard case .string(let stored)? = form.value(from: text) else { continue }
      count += 1
      #expect(URL(string: stored)?.absoluteString == stored, "\(text)")
    }
    #expect(count > 5_000)
  }
}
