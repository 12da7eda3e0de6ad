import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import NavSpecReport
import TestSupport
import Testing

/// `docs/changes/` says what the catalog says: UPDATE_GOLDENS=1 swift test --filter ChangeDocumentationTests
@Suite struct ChangeDocumentationTests {
  @Test(arguments: allChangeKinds.map(\.id).sorted())
  func aKindOfChangeHasItsPage(_ id: String) throws {
    let kind = try #require(allChangeKinds.first { $0.id == id })
    expectFile(try Self.markdown(of: kind), "docs/changes/\(id).md")
    #expect(try #require(Explanation.text(of: id)).hasPrefix("\(id) ("))
  }

  @Test func theIndexNamesEveryKind() {
    expectFile(Self.markdownIndex, "docs/changes/README.md")
  }

  @Test func everyPageHasItsKind() throws {
    let folder = repository.appending(path: "docs/changes")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    let expected = Set(allChangeKinds.map { "\($0.id).md" } + ["README.md"])
    #expect(pages.filter { !expected.contains($0) }.sorted() == [])
  }

  @Test func anIDNamesADiagnosticOrAChange() {
    #expect(Set(Explanation.ids).count == Explanation.ids.count)
    #expect(Explanation.suggestion(for: "link-los")?.contains("link-lost") == true)
  }

  @Test func aFormerIDIsNoMistake() {
    for kind in allChangeKinds {
      for id in kind.formerIDs {
        #expect(Explanation.suggestion(for: id) == "it is part of '\(kind.id)' now")
      }
    }
    #expect(Explanation.suggestion(for: "title-changed") == "it is part of 'description-changed' now")
    #expect(Explanation.suggestion(for: "two-sidebars") == "it is no longer reported")
  }

  /// The page of a kind as it is laid out, with the explanation, the examples and the opposite that it has.
  private static func markdown(of kind: ChangeKind) throws -> String {
    var parts = [
      "# \(kind.id)", "*\(kind.level.rawValue)* for \(kind.who) · [all changes](README.md)",
      Markdown.prose(kind.explanation),
    ]
    let examples = kind.page.pairs
    for example in examples {
      parts.append("From:\n\n```yaml\n\(example.base)\n```\n\nto:\n\n```yaml\n\(example.head)\n```")
    }
    parts.append(try sentenceOfOpposite(onPageOf: kind.id))
    if examples.contains(where: { !$0.base.hasPrefix("navspec:") }) {
      parts.append(KindPage.noteOfHead(", and where it has no `home`, a screen of that name is added"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The tables of all kinds, one for each class.
  private static var markdownIndex: String {
    let tables = ChangeClass.allCases.compactMap { group -> String? in
      let kinds = allChangeKinds.filter { $0.changeClass == group }
      guard !kinds.isEmpty else { return nil }
      let rows = kinds.map { kind in
        let end = kind.explanation.firstRange(of: ". ")?.lowerBound
        let summary = end.map { kind.explanation[..<$0] + "." } ?? kind.explanation
        return "| [\(kind.id)](\(kind.id).md) | \(kind.level.rawValue) | \(Markdown.prose(summary)) |\n"
      }
      return "## \(group.rawValue): \(group.who)\n\n| id | level | meaning |\n| --- | --- | --- |\n"
        + rows.joined()
    }
    return """
      # Changes

      Every change that [`navspec diff`](../diff.md) reports has a stable id, in brackets before its headline. \
      `navspec explain ID` prints what these pages say. Their heads are made from the tool's own catalog, and every example \
      is run as a test.

      \(tables.joined(separator: "\n"))
      """
  }
}
