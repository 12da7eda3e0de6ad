import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct LimitTests {
  @Test func aBillionLaughsEndAtTheExpansionLimit() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let reading = Reading(text)
    #expect(reading.summary == ["4:45+3 alias-expansion: aliases repeat more than 10000 values"])
    #expect(reading.diagnostics.first?.related.count == 1)
    #expect(reading.root == nil)
  }

  @Test func theExpansionLimitItselfIsAllowed() {
    var limits = YAMLLimits()
    limits.expandedNodes = 6
    #expect(Reading("a: &a [x, y]\nb: [*a, *a]\n", limits: limits).summary == [])
    limits.expandedNodes = 5
    #expect(
      Reading("a: &a [x, y]\nb: [*a, *a]\n", limits: limits).diagnostics.map(\.kind.id) == ["alias-expansion"]
    )
  }

  @Test(arguments: [64, 65, 100_000])
  func nestingEndsAtItsLimit(_ depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let expected = depth > 64 ? ["1:65+1 nesting-too-deep: nested deeper than 64 levels"] : []
    #expect(Reading(text).summary == expected)
  }

  @Test func blocksNestToTheSameLimit() {
    let text = (0..<70).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(Reading(text).diagnostics.map(\.kind.id) == ["nesting-too-deep"])
  }

  @Test func aliasesDoNotNestDeeper() {
    // Each level repeats the one before inside another list.
    var text = "- &a0 [x]\n"
    for level in 1...70 { text += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(Reading(text).diagnostics.map(\.kind.id) == ["nesting-too-deep"])
  }

  @Test func nodesAreCounted() {
    var limits = YAMLLimits()
    limits.nodes = 4
    #expect(Reading("[a, b, c]\n", limits: limits).summary == [])
    #expect(
      Reading("[a, b, c, d]\n", limits: limits).summary == [
        "1:11+1 too-many-nodes: this file has more than 4 values"
      ])
  }

  @Test func tagDirectivesAreCounted() {
    func text(_ count: Int) -> String {
      (0..<count).map { "%TAG !a\($0)! tag:x.example,2000:\n" }.joined(separator: "# more\n") + "---\na: b\n"
    }
    #expect(Reading(text(64)).summary == [])
    #expect(
      Reading(text(65)).summary == ["129:1+4 too-many-nodes: this file has more than 64 lines of '%TAG'"])
    #expect(Reading(" \n...\n" + text(65)).diagnostics.map(\.kind.id) == ["too-many-nodes"])
    #expect(Reading("a: |\n" + String(repeating: "  %TAG\n", count: 100)).summary == [])
  }

  @Test func bytesAreCounted() {
    var limits = YAMLLimits()
    limits.fileBytes = 4
    #expect(Reading("a: b", limits: limits).summary == [])
    #expect(
      Reading("a: bc", limits: limits).summary == [
        "1:1+0 file-too-large: this file has more than the 4 bytes allowed"
      ])
  }
}
