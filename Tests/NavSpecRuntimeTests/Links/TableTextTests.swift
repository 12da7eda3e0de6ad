import TestSupport
import Testing

@testable import NavSpecRuntime

/// The navigation that generated code carries: a text that the tool writes and the runtime walks.
@Suite struct TableTextTests {
  private func map(_ text: [UInt8]) -> SchemaIndex { SchemaIndex(TableText(copying: text)) }
  private func table(_ text: [UInt8]) -> LinkTable { LinkTable(map(text)) }

  /// Without proofs, as an app reads it.
  @Test(arguments: 1...120)
  func whatIsReadIsWhatWasWritten(seed: UInt64) {
    var tables = TableGenerator(seed: seed)
    let schema = tables.schema(routes: 8)
    let compiled = LinkTable(schema)
    let read = table(Array(compiled.compiledText.utf8))
    #expect(read.problem == nil)
    #expect(read.schema == schema)
    for _ in 0..<120 {
      let url = tables.url()
      #expect(read.outcome(of: url) == compiled.outcome(of: url))
    }
    for (route, declared) in schema.routes.enumerated() {
      let values = declared.parameters.map { tables.value(of: $0) }
      #expect(read.urls(for: route, values: values) == compiled.urls(for: route, values: values))
    }
    #expect(LinkTable(schema).compiledText == compiled.compiledText, "writing is a function")
  }

  @Test func aTextThatIsNotWholeIsRefused() {
    var tables = TableGenerator(seed: 7)
    let schema = tables.schema(routes: 5)
    let text = Array(LinkTable(schema).compiledText.utf8)
    for count in 0..<text.count {
      let read = table(Array(text[..<count]))
      #expect(read.problem != nil)
      #expect(map(Array(text[..<count])).problem != nil)
      #expect(read.outcome(of: tables.url()) == .unmatched)
    }
    #expect(table(text + [UInt8(ascii: "0")]).problem != nil)
  }

  @Test func aChangedByteIsRefused() {
    var tables = TableGenerator(seed: 8)
    let schema = tables.schema(routes: 5)
    let text = Array(LinkTable(schema).compiledText.utf8)
    let head = text.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    for index in text.indices {
      for change: UInt8 in [1, 0x20, 0x80] {
        var other = text
        other[index] ^= change
        // Bits of the head that mean nothing change nothing.
        if index < head, TableReader(TableText(copying: other)) != nil { continue }
        #expect(table(other).problem != nil, "byte \(index)")
      }
    }
  }

  @Test(arguments: [
    "", "navspec-table", "navspec-table ", "navspec-schema 1\napp A\n", "{\"a\": 1}", "\u{0}",
  ])
  func anotherTextIsRefused(_ text: String) {
    let read = table(Array(text.utf8))
    #expect(map(Array(text.utf8)).problem != nil)
    #expect(read.schema.routes.isEmpty)
    #expect(read.problem != nil)
    #expect(read.outcome(of: "a://b") == .unmatched)
  }
}
