import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import TestSupport
import Testing

/// The list of pages in the compiler's binary, which names every page.
@Suite struct KindPageTests {
  @Test func everyPageIsListed() throws {
    let entries = try ["changes", "rules"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "docs/\(folder)").path)
        .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
        .map { (names: ["\($0.dropLast(3))"], path: "../../docs/\(folder)/\($0)") }
    }
    let text = embeddedTexts(
      "The pages of kinds", header: "CKindPages.h", type: "navspec_page", list: "pages", entries)
    expectFile(text, "Sources/CKindPages/pages.c")
  }

  @Test func aPageHasTheExplanationOfItsKind() throws {
    let kinds = DiagnosticCatalog.kinds
    let domain = try #require(kinds.first { $0.id == "invalid-domain" })
    // The page has a backslash before the asterisk.
    #expect(domain.explanation.hasPrefix("A domain is a host alone: exact, '*.example.com',"))
    #expect(DiagnosticKind(id: "no-such-kind").explanation.isEmpty)
    #expect(DiagnosticKind(id: "no-such-kind", explanation: "Why.").explanation == "Why.")
  }

  @Test func aPageHasItsExamples() {
    let rule = KindPage(of: "too-many-tabs")
    #expect(!rule.examples.isEmpty && rule.examples.count == rule.corrected.count)
    #expect(rule.examples.allSatisfy { $0.contains("^ too-many-tabs") })
    let change = KindPage(of: "container-state-lost")
    #expect(change.pairs.count == 1 && change.corrected.isEmpty)
    #expect(change.pairs.first?.head.contains("third:") == true)
    // The head that all examples share is none.
    #expect(KindPage(of: "link-lost").pairs.allSatisfy { $0.head != "navspec: 1" })
    #expect(KindPage(of: "no-such-kind").examples.isEmpty)
  }
}
