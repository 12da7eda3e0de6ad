import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// A stack of a screen's own that has no effect is no difference.
@Suite struct StackChangeTests {
  private func lines(_ key: String, _ rest: String, home: String = "a") throws -> [String] {
    func spec(_ stack: String) -> String {
      """
      restoration: { key: demo.state }
      routes:
        home: { to: [\(home)] }
        a: { \(key)\(stack) }
        \(rest)
      """
    }
    return try changes(spec(", stack: true"), spec("")).filter { $0.kind.changeClass != .link }.lines
  }

  @Test(arguments: [
    ("present: sheet", "b: { present: sheet }"), ("present: sheet, to: [b]", "b: { present: cover }"),
    ("present: cover", "b: { links: [/b] }"), ("present: popover, links: [/a]", "b: {}"),
    ("present: sheet", "b: { parent: a, present: sheet, links: [/b] }"),
  ]) func aStackOnWhichNothingIsPushedIsNoChange(_ key: String, _ rest: String) throws {
    #expect(try lines(key, rest) == [])
  }

  @Test(arguments: [
    ("present: sheet, to: [b]", "b: {}"), ("present: sheet, to: [{ b: push }]", "b: { present: sheet }"),
    ("present: sheet, wrapper: Around", "b: { present: sheet }"),
    ("present: sheet", "b: { reachedBy: code }"), ("present: sheet", "b: { parent: a }"),
    ("present: sheet", "b: {}\nanywhere: [b]"),
  ]) func aStackOnWhichSomethingIsPushedCounts(_ key: String, _ rest: String) throws {
    #expect(try lines(key, rest).contains("risky presentation-changed a"))
  }

  @Test func aStackCountsWhereAnEdgePresentsTheScreen() throws {
    #expect(
      try lines("to: [b]", "b: {}", home: "{ a: sheet }").contains("risky presentation-changed a"))
    #expect(try lines("to: [b]", "b: { present: sheet }", home: "{ a: sheet }") == [])
  }
}
