import Foundation
import NavSpecEmit
import TestSupport
import Testing

@Suite struct OutputTests {
  @Test func everyOutputIsInTheReference() throws {
    let page = try String(contentsOf: repository.appending(path: "docs/cli.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `outputs.") }
    #expect(rows.count == Output.all.count)
    for (row, output) in zip(rows, Output.all) {
      let doc = output.doc.replacing("'", with: "`")
      #expect(row.hasPrefix("| `outputs.\(output.id)` | \(doc) |"))
    }
  }
}
