import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import NavSpecYAML
import TestSupport
import Testing

/// `docs/rules/` says what the catalog says: UPDATE_GOLDENS=1 swift test --filter RuleDocumentationTests
@Suite struct RuleDocumentationTests {
  @Test(arguments: Explanation.diagnosticIDs)
  func aRuleHasItsPage(_ id: String) throws {
    let kind = try #require(DiagnosticCatalog.kinds.first { $0.id == id })
    expectFile(Self.markdown(of: kind), "docs/rules/\(id).md")
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
    let kinds = DiagnosticCatalog.kinds
    let domain = try #require(kinds.first { $0.id == "invalid-domain" })
    #expect(domain.explanation.contains("'*.example.com'"))
    #expect(Self.markdown(of: domain).contains(#"'\*.example.com'"#))
    let merge = try #require(kinds.first { $0.id == "invalid-merge" })
    #expect(Self.markdown(of: merge).contains("`<<`"))
  }

  @Test func anUnknownRuleHasNoPage() {
    #expect(Explanation.text(of: "no-such-rule") == nil)
  }

  /// The page of a kind as it is laid out, with the explanation and the examples that it has.
  private static func markdown(of kind: DiagnosticKind) -> String {
    var parts = ["# \(kind.id)", "*\(kind.severity.rawValue)* · [all diagnostics](README.md)"]
    parts.append(Markdown.prose(kind.explanation))
    let page = kind.page
    if !page.examples.isEmpty { parts.append("## Reported\n\n" + blocks(page.examples, page)) }
    if !page.corrected.isEmpty { parts.append("## Not reported\n\n" + blocks(page.corrected, page)) }
    // The reader's examples are about YAML alone.
    let isOfReader = YAMLDiagnosticKinds.all.contains { $0.id == kind.id }
    if !isOfReader, !page.isAboutSwift,
      (page.examples + page.corrected).contains(where: { !$0.hasPrefix("navspec:") })
    {
      parts.append(KindPage.noteOfHead())
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func blocks(_ examples: [String], _ page: KindPage) -> String {
    examples.map { "```\(page.isAboutSwift ? "swift" : "yaml")\n\($0)\n```" }.joined(separator: "\n\n")
  }
}

extension KindPage {
  /// The end of a page whose examples continue a head.
  /// - Parameter more: What else becomes of them.
  static func noteOfHead(_ more: String = "") -> String {
    """
    \(headNote)\(more):

    ```yaml
    navspec: 1
    app: { name: Demo, schemes: [demo] }
    root: home
    ```
    """
  }
}
