import NavSpecRuntime
import TestSupport
import Testing

struct LinkPatternTests {
  @Test(arguments: [
    ("/", 0, []), ("/recipe/{id}", 2, ["id"]), ("/@{handle}", 1, ["handle"]), ("/{a}...{b}", 1, ["a", "b"]),
    ("/issues{/id}", 2, ["id"]), ("/x{/a,b}", 3, ["a", "b"]), ("/files{/rest*}", 2, ["rest"]),
    ("/{+base}/post/{id}", 3, ["base", "id"]), ("/wiki/Talk:{+title}", 2, ["title"]), ("{/a}", 1, ["a"]),
    ("/login?type=oauth{&code}", 1, ["code"]), ("/s{?q,utm-source}", 1, ["q", "utm-source"]),
    ("/s?k={q}", 1, ["q"]), ("/x{#section}", 1, ["section"]), ("/#/room/{id}", 0, ["id"]),
    ("/auth#channel={channel}&key={key}", 1, ["channel", "key"]), ("/invite/{_}{/_}", 3, ["_", "_"]),
    ("https://old.example.com/x/{id}", 2, ["id"]), ("https://{lang}.example.com", 0, ["lang"]),
    ("recipes://x/{id}", 1, ["id"]), ("recipes:x/{id}", 2, ["id"]), ("recipes:/x", 1, []),
    ("/{/a}", 1, ["a"]),
    ("/a{/b}/", 2, ["b"]), ("/x?debug", 1, []), ("/x?a=/b/{c}.{&d}", 1, ["c", "d"]), ("/caf%C3%A9/ü", 2, []),
  ])
  func readsPathQueryAndFragment(text: String, segments: Int, names: [String]) throws {
    let pattern = try LinkPattern(parsing: text)
    #expect(pattern.segments.count == segments)
    #expect(pattern.placeholders.map(\.name) == names)
    for placeholder in pattern.placeholders {
      #expect(String(decoding: Array(text.utf8)[placeholder.range], as: UTF8.self) == placeholder.name)
    }
  }

  @Test(arguments: [
    ("", 0..<0, "begins with"), ("recipe/{id}", 0..<1, "begins with"), ("/{a}{b}", 4..<7, "literal between"),
    ("/{a,b}", 1..<6, "one name"), ("/x{;a}", 3..<4, "no '{;…}'"), ("/x{.a}", 3..<4, "no '{.…}'"),
    ("/{a:3}", 3..<5, "prefix ':3'"), ("/{a*}", 3..<4, "'{/a*}'"),
    ("/{+a}/x/{+b}", 10..<11, "only one placeholder"),
    ("/{+a}{/b}", 7..<8, "beside"), ("/x{/a}{/b*}", 4..<5, "beside"),
    ("/x{/a*}/y", 4..<5, "rest of the path"),
    ("/t:{+a}/y", 5..<6, "rest of the path"), ("/{a}-{+b}", 5..<9, "literal text"), ("/a//b", 2..<4, "empty"),
    ("/a/../b", 3..<5, "'..'"), ("/{id}/{id}", 7..<9, "appears twice"), ("/x{&a}", 3..<4, "begins with '?'"),
    ("/x?a=1{?b}", 7..<8, "goes on with '&'"), ("/x{?a}&b=1", 6..<7, "required keys"),
    ("/x?a=1{b}{c}", 9..<12, "one placeholder"),
    ("/{a*é}", 4..<6, "comma separates"), ("éa", 0..<2, "begins with '/'"), ("/x{/a}é", 6..<8, "only '/'"),
    ("/x?a={b}c{d}", 9..<12, "one placeholder"), ("/x?a=b{c,d}", 6..<11, "one name"),
    ("/x?{a}=1", 3..<4, "empty"),
    ("/x{#a}b", 6..<7, "nothing follows"),
    ("/x#{+a}", 3..<7, "plain placeholders"), ("/x{/a}b", 6..<7, "only '/'"), ("/{a-b}", 2..<5, "query key"),
    ("/x{?_}", 4..<5, "unnamed"), ("https://u@h/x", 9..<10, "user name"), ("/%ff", 1..<4, "UTF-8"),
    ("/{a/{b}", 4..<5, "within"), ("/x{/a}{/b}/y{/c}{/d}/z{/e}", 0..<26, "18 forms"),
    ("/x?a=1&a=2", 0..<10, "appears twice"),
  ])
  func refusesWhatHasNoMeaning(text: String, range: Range<Int>, message: String) {
    let error = #expect(throws: LinkPatternError.self) { try LinkPattern(parsing: text) }
    #expect(error?.range == range && error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func everyErrorLiesWithinThePattern() {
    var generator = SeededRandom(seed: 5)
    let pieces = [
      "/", "{", "}", "a", "{a}", "{/b}", "{+c}", "{?d}", "{&e}", "{#f}", "?", "&", "=", "#", ":", "//", "é",
      "%", "%41", ",", "*", "{/g*}", "x:",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      do {
        let pattern = try LinkPattern(parsing: text)
        read += 1
        #expect(pattern.placeholders.allSatisfy { $0.range.upperBound <= text.utf8.count })
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "\(text): \(error)")
      }
    }
    #expect(read > 200)
  }
}
