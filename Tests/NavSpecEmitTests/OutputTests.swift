import Foundation
import NavSpecEmit
import NavSpecReport
import TestSupport
import Testing

@Suite struct OutputTests {
  private func reference() throws -> String {
    try String(contentsOf: repository.appending(path: "docs/cli.md"), encoding: .utf8)
  }

  @Test func everyReportFormatIsInTheReference() throws {
    let table = try #require(
      try reference().components(separatedBy: "| format | for |\n| --- | --- |\n").last)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
    #expect(rows.map { $0.split(separator: "`")[1] } == ReportFormat.all.map { Substring($0.name) })
  }

  @Test func everyOutputIsInTheReference() throws {
    let page = try reference()
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `outputs.") }
    #expect(rows.count == Output.all.count)
    for (row, output) in zip(rows, Output.all) {
      let doc = output.doc.replacing("'", with: "`")
      #expect(row.hasPrefix("| `outputs.\(output.id)` | \(doc) |"))
    }
  }
}
