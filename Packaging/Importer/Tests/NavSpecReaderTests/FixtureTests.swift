import Foundation
import Testing

@testable import NavSpecReader

/// The folder of this file's fixtures.
let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

func fixtureNames() -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
  return names.filter { !$0.hasPrefix(".") && $0 != "Expected" }.sorted()
}

/// An app of one idiom each: its facts, spec and report are as the files beside it say.
@Suite struct FixtureTests {
  @Test(arguments: fixtureNames()) func isReadAsExpected(_ name: String) throws {
    let folder = fixtures.appendingPathComponent(name).path
    let facts = try Importer.facts(of: [folder], base: folder)
    try compare(facts.map(text).joined(), "\(name).facts.txt")
    var request = ImportRequest(folders: [folder], base: folder)
    request.workingFolder = folder
    let answer = try Importer.spec(request)
    try compare(
      answer.spec ?? "\(answer.refused ?? "")\n",
      answer.spec == nil ? "\(name).refused.txt" : "\(name).nav.yaml")
    try compare(answer.report.joined(separator: "\n") + "\n", "\(name).report.txt")
  }

  /// Facts may be kept by the hash of a file.
  @Test(arguments: fixtureNames()) func factsSurviveCoding(_ name: String) throws {
    let folder = fixtures.appendingPathComponent(name).path
    let facts = try Importer.facts(of: [folder], base: folder)
    let data = try JSONEncoder().encode(facts)
    #expect(try JSONDecoder().decode([FileFacts].self, from: data) == facts)
  }

  /// Any view may be the beginning: it is the root.
  @Test func viewAsEntry() throws {
    let folder = fixtures.appendingPathComponent("several-roots").path
    let request = ImportRequest(folders: [folder], entry: "ForgottenView", base: folder)
    #expect(try Importer.spec(request).spec?.contains("root: forgotten\n") == true)
    var wrong = request
    wrong.entry = "Nowhere"
    #expect(throws: ReaderError.self) { try Importer.spec(wrong) }
  }

  @Test func thereIsOneOfEachIdiom() { #expect(fixtureNames().count >= 14) }

  private func compare(_ text: String, _ name: String) throws {
    let url = fixtures.appendingPathComponent("Expected").appendingPathComponent(name)
    let expected = try? String(contentsOf: url, encoding: .utf8)
    if text != expected, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text == expected, "\(name) differs; UPDATE_GOLDENS=1 writes it")
  }

  /// One line for each fact.
  private func text(_ facts: FileFacts) -> String {
    var lines = ["\(facts.path)"]
    for type in facts.types {
      let cases = type.cases.map { one in
        one.params.isEmpty
          ? one.name
          : "\(one.name)(\(one.params.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")))"
      }
      lines.append(
        "  \(type.place.line) \(type.kind) \(type.name)\(type.inherits.isEmpty ? "" : ": " + type.inherits.joined(separator: ", "))"
          + (cases.isEmpty ? "" : " {\(cases.joined(separator: ", "))}"))
    }
    for event in facts.events {
      let member = facts.members[event.member]
      let place = [member.owner, member.name].compactMap { $0 }.joined(separator: ".")
      let arguments = event.arguments.map { "\($0.label ?? "_"): \(text($0.value))" }.joined(separator: ", ")
      let base = event.base.map { text($0) + "." } ?? ""
      let arm = event.arm.map { " in " + facts.arms[$0].patterns.joined(separator: "|") } ?? ""
      let condition = event.condition.map { " if \($0)" } ?? ""
      lines.append(
        "  \(event.place.line):\(event.place.column) \(place) \(event.kind) \(base)\(event.name)(\(arguments))\(arm)\(condition)"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .reference(let path): path.joined(separator: ".")
    case .call: "()"
    case .literal(let text): "\"\(text)\""
    case .type(let name): "\(name).self"
    case .choice(let values): values.map(text).joined(separator: " | ")
    case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .closure(let names): "{\(names.joined(separator: ", "))}"
    case .other: "?"
    }
  }
}
