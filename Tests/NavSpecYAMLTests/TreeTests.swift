import NavSpecDiagnostics
import NavSpecYAML
import Testing

@Suite struct TreeTests {
  private func dumped(_ text: String) throws -> [String] {
    let reading = Reading(text)
    #expect(reading.summary == [])
    return try dump(#require(reading.root))
  }

  private func entries(_ text: String, _ key: String) throws -> [String] {
    let reading = Reading(text)
    #expect(reading.summary == [])
    guard case .mapping(let pairs) = try #require(reading.root).content else { return [] }
    let value = try #require(pairs.first { $0.key.scalarText == key }).value
    guard case .mapping(let inner) = value.content else { return [] }
    return inner.map { "\($0.key.scalarText ?? "?")=\($0.value.scalarText ?? "?")" }
  }

  @Test func mergedEntriesStandWhereTheMergeIs() throws {
    let text = """
      one: &one {a: 1, b: 2}
      two: &two {b: 3, c: 4}
      all: {x: 0, <<: [*one, *two], c: 5, y: 6}
      """
    #expect(try entries(text, "all") == ["x=0", "a=1", "b=2", "c=5", "y=6"])
  }

  @Test func aQuotedMergeKeyIsAnOrdinaryKey() throws {
    #expect(try entries("all: {'<<': x}", "all") == ["<<=x"])
  }

  @Test func theLatestAnchorOfANameCounts() throws {
    #expect(try entries("all: &o {inner: &o deep, use: *o}", "all") == ["inner=deep", "use=deep"])
  }

  @Test func propertiesLieBeforeTheRange() throws {
    #expect(try dumped("!!map &a # note\n{b: c}")[0] == "mapping flow 16 22")
    #expect(try dumped("- !!str\n  &a 'x'")[1] == "scalar singleQuoted 13 16 string \"x\"".indented)
  }

  @Test func aMissingValueIsAPointBehindItsColon() throws {
    #expect(try dumped("a:\n  # note\nb: {c: }\n")[2] == "scalar plain 2 2 null \"\"".indented)
  }

  @Test func blockCollectionsEndWithTheirLastValue() throws {
    let lines = try dumped("a:\n  b: [c]\n\n# note\nd:\n  - |\n    e\n\n\n")
    #expect(lines[0] == "mapping block 0 34")
    #expect(lines[2] == "mapping block 5 11".indented)
  }

  @Test func questionMarksAndTabsInsideTextsAreText() throws {
    #expect(try dumped("{path: /a?b=c}").last == "scalar plain 7 13 string \"/a?b=c\"".indented)
    #expect(try dumped("a:\tb\t# c\n").last == "scalar plain 3 4 string \"b\"".indented)
  }

  @Test func tagsOfTheCoreSchemaSayWhatAValueIs() throws {
    let lines = try dumped("[!!str 1, !!int 1, !!float 1, !!null '', !!bool true]")
    #expect(
      lines.dropFirst().map { $0.split(separator: " ")[4] } == [
        "string", "int:1", "float", "null", "bool:true",
      ])
  }

  @Test func bareByteOrderMarksDoNotShiftPlaces() throws {
    let plain = Reading("ä: {b: c}\n")
    let marked = Reading("\u{FEFF}ä: {b: c}\n")
    let places = { (reading: Reading) in try #require(reading.root).all.map(\.range) }
    #expect(try places(plain).map { $0.start + 3 } == places(marked).map(\.start))
    #expect(try places(plain).map { $0.end + 3 } == places(marked).map(\.end))
  }
}

extension String {
  fileprivate var indented: String { "  " + self }
}
