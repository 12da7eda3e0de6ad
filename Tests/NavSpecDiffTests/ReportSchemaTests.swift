import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import TestSupport
import Testing

/// `docs/schema/navspec-diff.schema.json` has the keys of a report and the values of the types that it is made of.
@Suite struct ReportSchemaTests {
  private func object(_ json: Any?, _ keys: String...) throws -> [String: Any] {
    try #require(keys.reduce(json) { ($0 as? [String: Any])?[$1] } as? [String: Any])
  }

  @Test func itHasTheKeysAndTheValues() throws {
    let file = repository.appending(path: "docs/schema/navspec-diff.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let change = try object(schema, "definitions", "change", "properties")
    func values(_ key: String) throws -> Set<String> {
      Set(try #require(try object(change, key)["enum"] as? [String]))
    }
    #expect(try values("class") == Set(ChangeClass.allCases.map(\.rawValue)))
    #expect(try values("level") == Set(ChangeLevel.allCases.map(\.rawValue)))
    #expect(try values("proof") == Set([Change.Proof.executed, .derived, .none].map(\.rawValue)))
    let text = try report(
      "routes:\n  item: { links: [/item] }\n", "routes:\n  item: { links: [/it] }\n"
    ).text(as: .json)
    let written = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let keys = Set(try object(written).keys)
    #expect(keys == Set(try object(schema, "properties").keys))
    let changes = try #require(try object(written)["changes"] as? [[String: Any]])
    #expect(!changes.isEmpty && changes.allSatisfy { Set($0.keys) == Set(change.keys) })
  }

  /// The keys of the witness of each class, as programs receive them.
  @Test(arguments: ChangeKindTests.examples) func aWitnessHasTheKeysOfItsClass(
    _ example: ChangeKindTests.Example
  ) throws {
    let file = repository.appending(path: "docs/schema/navspec-diff.schema.json")
    let shapes = try object(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)), "definitions", "witness")
    let text = try report(example.pair.base, example.pair.head).text(as: .json)
    let changes = try #require(
      try object(JSONSerialization.jsonObject(with: Data(text.utf8)))["changes"] as? [[String: Any]])
    for change in changes {
      guard let witness = change["witness"] as? [String: Any] else { continue }
      let shape = try object(shapes, try #require(change["class"] as? String))
      let forms = try (shape["oneOf"] as? [Any] ?? [shape]).map { try object($0) }
      let fits = try forms.contains { form in
        let required = Set(try #require(form["required"] as? [String]))
        return try required.isSubset(of: witness.keys)
          && Set(witness.keys).isSubset(of: try object(form, "properties").keys)
      }
      #expect(fits, "\(change["id"] ?? ""): \(witness.keys.sorted())")
    }
  }
}
