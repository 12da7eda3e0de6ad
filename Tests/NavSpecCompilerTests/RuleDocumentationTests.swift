import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// `docs/rules/` says what the catalog says: UPDATE_GOLDENS=1 swift test --filter RuleDocumentationTests
@Suite struct RuleDocumentationTests {
  @Test(arguments: Explanation.diagnosticIDs)
  func aRuleHasItsPage(_ id: String) throws {
    expectFile(try #require(Explanation.markdown(of: id)), "docs/rules/\(id).md")
  }

  @Test func theIndexNamesEveryRule() {
    expectFile(Explanation.markdownIndex, "docs/rules/README.md")
  }

  @Test func everyPageHasItsRule() throws {
    let folder = repository.appending(path: "docs/rules")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      !$0.hasPrefix(".")
    }
    let expected = Set(Explanation.diagnosticIDs.map { "\($0).md" } + ["README.md"])
    #expect(pages.filter { !expected.contains($0) }.sorted() == [])
  }

  @Test func marksOfMarkdownAreEscapedOutsideCode() throws {
    let domain = try #require(Explanation.markdown(of: "invalid-domain"))
    #expect(domain.contains(#"'\*.example.com'"#))
    let merge = try #require(Explanation.markdown(of: "invalid-merge"))
    #expect(merge.contains("`<<`"))
  }

  @Test func anUnknownRuleHasNoPage() {
    #expect(Explanation.markdown(of: "no-such-rule") == nil)
  }
}
