import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// `docs/changes/` says what the catalog says: UPDATE_GOLDENS=1 swift test --filter ChangeDocumentationTests
@Suite struct ChangeDocumentationTests {
  @Test(arguments: ChangeExplanation.ids)
  func aKindOfChangeHasItsPage(_ id: String) throws {
    expectFile(try #require(ChangeExplanation.markdown(of: id)), "docs/changes/\(id).md")
    #expect(try #require(Explanation.text(of: id)).hasPrefix("\(id) ("))
  }

  @Test func theIndexNamesEveryKind() {
    expectFile(ChangeExplanation.markdownIndex, "docs/changes/README.md")
  }

  @Test func everyPageHasItsKind() throws {
    let folder = repository.appending(path: "docs/changes")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    let expected = Set(ChangeExplanation.ids.map { "\($0).md" } + ["README.md"])
    #expect(pages.filter { !expected.contains($0) }.sorted() == [])
  }

  @Test func anIDNamesADiagnosticOrAChange() {
    #expect(Set(Explanation.ids).count == Explanation.ids.count)
    #expect(ChangeExplanation.markdown(of: "empty-spec") == nil)
    #expect(Explanation.suggestion(for: "link-los")?.contains("link-lost") == true)
  }
}
