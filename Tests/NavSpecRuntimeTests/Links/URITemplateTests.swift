import Foundation
import NavSpecRuntime
import Testing

/// The public suite of uri-templates/uritemplate-test, whole: every positive and every negative case.
struct URITemplateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var template: String
    var values: [String: URITemplate.Value]
    /// Any of these is right; none if it must fail.
    var expected: [String]
    var testDescription: String { template }
  }

  static func cases(_ name: String) throws -> [Case] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures/uritemplate-test"))
    let groups = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: [String: Any]])
    var cases: [Case] = []
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let variables = try #require(group["variables"] as? [String: Any]).compactMapValues(value)
      for entry in try #require(group["testcases"] as? [[Any]]) {
        let template = try #require(entry.first as? String)
        let expected = (entry.last as? [String]) ?? (entry.last as? String).map { [$0] } ?? []
        cases.append(Case(template: template, values: variables, expected: expected))
      }
    }
    return cases
  }

  private static func value(_ json: Any) -> URITemplate.Value? {
    switch json {
    case let text as String: .text(text)
    case let list as [Any]: .list(list.map { "\($0)" })
    case let map as [String: Any]: .map(map.sorted { $0.key < $1.key }.map { .init($0.key, "\($0.value)") })
    case let number as NSNumber: .text("\(number)")
    default: nil
    }
  }

  @Test(arguments: [("spec-examples", 64), ("spec-examples-by-section", 117), ("extended-tests", 53)])
  func expandsEveryPositiveCaseOfTheSuite(file: String, count: Int) throws {
    let cases = try Self.cases(file)
    #expect(cases.count == count)
    for test in cases {
      let template = try URITemplate(parsing: test.template)
      let expanded = try #require(template.expanded(with: test.values), "\(test.template)")
      #expect(test.expected.contains { same(expanded, $0) }, "\(test.template) gave \(expanded)")
    }
  }

  @Test func refusesEveryNegativeCaseOfTheSuite() throws {
    let cases = try Self.cases("negative-tests")
    #expect(cases.count == 36)
    for test in cases {
      let expanded = (try? URITemplate(parsing: test.template)).flatMap { $0.expanded(with: test.values) }
      #expect(expanded == nil, "\(test.template) gave \(expanded ?? "")")
    }
  }

  @Test(arguments: [
    ("/a/{id", 3..<6), ("/a}", 2..<3), ("/{a b}", 3..<4), ("/{}", 1..<3), ("/é/{a,}", 7..<8), ("/a b", 2..<3),
    ("/{a.}", 3..<4), ("/%zz", 1..<2),
  ])
  func anErrorNamesTheNarrowestRange(template: String, range: Range<Int>) {
    let error = #expect(throws: LinkPatternError.self) { try URITemplate(parsing: template) }
    #expect(error?.range == range, "\(String(describing: error))")
  }

  /// A map has no order in JSON, so two expansions are the same if their pieces are.
  private func same(_ a: String, _ b: String) -> Bool {
    a == b
      || a.contains("semi")
        && a.split(whereSeparator: separators).sorted() == b.split(whereSeparator: separators).sorted()
  }

  private func separators(_ character: Character) -> Bool { "&;,/.?#".contains(character) }
}
