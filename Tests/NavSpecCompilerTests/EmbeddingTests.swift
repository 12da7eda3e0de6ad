import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// The articles of DocC show code that runs.
@Suite struct EmbeddingTests {
  static let article = "Sources/NavSpecCompiler/NavSpecCompiler.docc/EmbeddingTheCompiler.md"

  @Test func theArticleEmbedsTheCompilerAsThisDoes() throws {
    #expect(
      try embedded() == [
        "Shop.nav.swift", "Shop+Navigation.nav.swift", "Shop+SwiftUI.nav.swift", "Shop+Tests.nav.swift",
        "digraph", "opened", "shop://item/7",
      ])
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = try Self.swiftBlocks(of: Self.article)
    #expect(blocks.count == 4)
    for block in blocks {
      #expect(Self.withoutLayout(here).contains(Self.withoutLayout(block)), "not tried: \(block)")
    }
  }

  @Test func theArticleOnTestsShowsWhatTheTutorialTries() throws {
    let page = repository.appending(path: "docs/guide/tutorial.md")
    let tutorial = try String(contentsOf: page, encoding: .utf8)
    let blocks = try Self.swiftBlocks(of: "Sources/NavSpecRuntime/NavSpecRuntime.docc/RoutingInTests.md")
    #expect(blocks.count == 2)
    for block in blocks { #expect(tutorial.contains(block)) }
  }

  private func embedded() throws -> [String] {
    let files = MemorySpecFiles(
      "shop.nav.yaml",
      """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      root: home
      routes:
        home: {links: ["/"], to: [item]}
        item: {params: {id: Int}, parent: home, links: ["/item/{id}"]}
      """)
    let spec = try CheckedSpec(root: "shop.nav.yaml", files: files)

    guard spec.errorCount == 0 else { return [spec.report.text(as: .plain)] }

    let swift = try spec.files(of: .swift)
    let tests = try spec.files(of: .tests)
    let picture = try spec.files(of: .graph)

    let resolution = try spec.resolution(of: "shop://item/7")
    let urls = try spec.urls(for: "item", params: [(name: "id", value: "7")])
    return (swift + tests).map(\.name) + [String(picture[0].text.prefix(7)), resolution.result.rawValue]
      + urls.map(\.text)
  }

  private static func withoutLayout(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: { $0 == " " }) }.joined(separator: "\n")
  }

  private static func swiftBlocks(of page: String) throws -> [String] {
    let text = try String(contentsOf: repository.appending(path: page), encoding: .utf8)
    return text.matches(of: /(?ms)^```swift\n(.*?)^```$/).map { String($0.output.1) }
  }
}
