import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// Every complete spec in the documentation compiles.
///
/// A fenced block of YAML that says `navspec:` and `app:` is one. A block whose fence names a file
/// (```` ```yaml features/search.nav.yaml ````) is a file that specs of the same page may include.
@Suite struct DocumentationTests {
  struct Block: CustomTestStringConvertible, Sendable {
    let page: String
    let line: Int
    /// The file that its fence names, if any.
    let name: String?
    let text: String

    var isSpec: Bool { text.hasPrefix("navspec: 1\n") }
    var isRoot: Bool { isSpec && (text.contains("\napp:") && name == nil) }
    var testDescription: String { "\(page):\(line)" }
  }

  static let pages: [String] = {
    let pages = ["docs", "docs/guide", "docs/language"].flatMap { folder in
      let path = repository.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
    return ["README.md"] + pages
  }()

  static let blocks = pages.flatMap(blocks(of:))

  @Test(arguments: blocks.filter(\.isRoot))
  func aSpecInTheDocumentationHasNoErrors(_ block: Block) throws {
    var files = MemorySpecFiles("spec.nav.yaml", block.text)
    for other in Self.blocks where other.page == block.page {
      if let name = other.name { files.contents[name] = Array(other.text.utf8) }
    }
    let compilation = try CheckedSpec(root: "spec.nav.yaml", files: files)
    // A block need not include the other files of its page.
    #expect(compilation.problems.filter { !$0.hasPrefix("unincluded-file:") } == [])
    #expect(compilation.resolved != nil)
  }

  @Test func theReferenceIsFullOfSpecs() {
    #expect(Self.blocks.filter { $0.isRoot && $0.page.hasPrefix("docs/language") }.count >= 12)
    #expect(Self.blocks.contains { $0.isRoot && $0.page == "README.md" })
  }

  private static func blocks(of page: String) -> [Block] {
    guard let text = try? String(contentsOf: repository.appending(path: page), encoding: .utf8) else {
      return []
    }
    var blocks: [Block] = []
    var open: (line: Int, name: String?, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line == "```" {
          let text = block.lines.joined(separator: "\n") + "\n"
          blocks.append(Block(page: page, line: block.line, name: block.name, text: text))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line == "```yaml" {
        open = (index + 2, nil, [])
      } else if line.hasPrefix("```yaml ") {
        open = (index + 2, String(line.dropFirst("```yaml ".count)), [])
      }
    }
    return blocks
  }
}
