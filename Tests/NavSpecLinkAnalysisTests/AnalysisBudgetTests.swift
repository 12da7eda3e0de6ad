import Foundation
import TestSupport
import Testing

/// `docs/links.md` is the one list of the budgets of link analysis.
@Suite struct AnalysisBudgetTests {
  @Test func thePageHasEveryBudget() throws {
    let source = try text(of: "Sources/NavSpecLinkAnalysis/AnalysisBudget.swift")
    let page = try text(of: "docs/links.md")
    let inSource = source.matches(of: /static let (\w+) = ([\d_]+)/).map { match in
      "\(match.output.1) \(match.output.2.replacing("_", with: ","))"
    }
    let inPage = page.matches(of: /`(\w+)` ([\d,]*\d)/).map { "\($0.output.1) \($0.output.2)" }
    #expect(inSource.count > 20)
    #expect(inSource.sorted() == inPage.sorted())
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }
}
