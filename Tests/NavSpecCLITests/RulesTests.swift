import Foundation
import Testing

@Suite struct RulesTests {
  @Test func everyRuleHasALineAnEntryAndARow() throws {
    let tool = try Tool()
    let text = try tool.run("rules").out.split(separator: "\n")
    let json = try tool.run("rules", "--format", "json").out
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.count == text.count && rules.count >= 50)
    let rows = try tool.run("rules", "--format", "markdown").out.split(separator: "\n").filter {
      $0.hasPrefix("| [")
    }
    #expect(rows.count == rules.count)
    let unknownKey = try #require(rules.first { $0["id"] as? String == "unknown-key" })
    #expect(unknownKey["severity"] as? String == "error")
    #expect(unknownKey["fix"] as? String == "safe")
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(text.map { String($0.prefix { $0 != " " }) } == ids)
  }

  @Test func anUnknownFormatIsAUsageError() throws {
    let tool = try Tool()
    let result = try tool.run("rules", "--format", "xml")
    #expect(result.code == 2 && result.err.contains("unknown format 'xml': text, markdown, json"))
  }
}
