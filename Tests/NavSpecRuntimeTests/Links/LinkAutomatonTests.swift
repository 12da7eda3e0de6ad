import Foundation
import NavSpecRuntime
import TestSupport
import Testing

struct LinkAutomatonTests {
  @Test(arguments: [
    ("[a-z0-9-]+", ["a", "a-9"], ["", "A", "é"]),
    ("a|bc?", ["a", "b", "bc"], ["", "ac", "c"]),
    ("(ab){2,3}", ["abab", "ababab"], ["ab", "abababab"]),
    ("x{2,}", ["xx", "xxxxx"], ["x"]),
    (#"\d{4}(?:-\d\d)?"#, ["2024", "2024-05"], ["2024-", "٢٠٢٤"]),
    (#"[^/]+\.swift"#, ["a.swift", "é.swift"], ["a/b.swift", ".swift", "axswift"]),
    (".*", ["", "a\nb", "🍞"], []),
    ("", [""], ["a"]),
    ("(a*)*", ["", "aaa"], ["b"]),
    (#"[\w-]{3}"#, ["a_-"], ["a-"]),
    ("[é-ü🍞]", ["é", "ü", "🍞"], ["z"]),
    ("(a?){3}b", ["b", "aaab"], ["aaaab"]),
  ])
  func acceptsWhatTheExpressionSays(pattern: String, good: [String], bad: [String]) throws {
    let automaton = try LinkAutomaton(parsing: pattern)
    for text in good { #expect(automaton.accepts(text), "\(pattern) on \(text)") }
    for text in bad { #expect(!automaton.accepts(text), "\(pattern) on \(text)") }
  }

  @Test(arguments: [
    (#"(a)\1"#, 3..<5), ("(?=a)", 0..<3), ("a*?", 2..<3), ("a{3,2}", 1..<6), ("[", 0..<1), ("(", 0..<1),
    ("a)", 1..<2), ("^a", 0..<1), ("[z-a]", 1..<4), ("a{300}", 0..<6), (#"\p{L}"#, 0..<2), ("*", 0..<1),
    ("(a|b)*a(a|b){14}", 0..<16),
  ])
  func refusesWhatIsNotRegularOrTooLarge(pattern: String, range: Range<Int>) {
    let error = #expect(throws: LinkPatternError.self) { try LinkAutomaton(parsing: pattern) }
    #expect(error?.range == range, "\(String(describing: error))")
  }

  @Test func agreesWithFoundationOnRandomExpressions() throws {
    var generator = SeededRandom(seed: 3)
    for _ in 0..<300 {
      let pattern = Self.expression(depth: 3, &generator)
      let automaton = try LinkAutomaton(parsing: pattern)
      let oracle = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
      for _ in 0..<20 {
        let text = String(
          (0..<Int.random(in: 0...5, using: &generator)).map { _ in
            "abc".randomElement(using: &generator) ?? "a"
          })
        let expected =
          oracle.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
        #expect(automaton.accepts(text) == expected, "\(pattern) on \(text)")
      }
    }
  }

  private static func expression(depth: Int, _ generator: inout SeededRandom) -> String {
    let atoms = ["a", "b", "[ab]", "[^a]", "c"]
    guard depth > 0 else { return atoms.randomElement(using: &generator) ?? "a" }
    let left = expression(depth: depth - 1, &generator)
    let right = expression(depth: depth - 1, &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return "(\(left)|\(right))"
    case 1: return "(\(left))*"
    case 2: return "(\(left))?\(right)"
    case 3: return "(\(left)){1,2}"
    case 4: return "(\(left))+\(right)"
    default: return left + right
    }
  }

  @Test func aLongTextIsReadInLinearTime() throws {
    let automaton = try LinkAutomaton(parsing: "(a|aa)+b")
    let start = ContinuousClock.now
    #expect(!automaton.accepts(String(repeating: "a", count: 1_000_000)))
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
