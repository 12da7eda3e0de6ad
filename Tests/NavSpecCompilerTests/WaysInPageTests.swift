import Foundation
import TestSupport
import Testing

/// The table of `docs/guide/howto-scenes.md`: each cell names tests that there are, and steps of the checklist.
@Suite struct WaysInPageTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  private static func rows(_ text: some StringProtocol) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func everyCellNamesATestOrAStepOfTheChecklist() throws {
    let page = try Self.text("docs/guide/howto-scenes.md")
    let start = try #require(page.range(of: "\n## The doors\n")?.upperBound)
    let table = page[start...].prefix(while: { $0 != "#" })
    let rows = Self.rows(table).dropFirst(2)
    #expect(rows.count == 15)
    let steps = try Self.rows(Self.text("docs/device-checklist.md")).compactMap(\.first)
    let tests = repository.appending(path: "Tests")
    let paths = try #require(FileManager.default.enumerator(atPath: tests.path)).compactMap { $0 as? String }
    for row in rows {
      // An empty first cell is the door of the row above, and is dropped by the split.
      for cell in row.suffix(2) where cell != "no activity has a scheme" {
        let names = cell.matches(of: /`(\w+)\.(\w+)`/)
        let named = cell.matches(of: /\*([^*]+)\*/)
        #expect(!names.isEmpty || !named.isEmpty, "\(row)")
        for name in names {
          let file = try #require(paths.first { $0.hasSuffix("/\(name.1).swift") }, "\(cell)")
          #expect(try Self.text("Tests/\(file)").contains("func \(name.2)("), "\(cell)")
        }
        for step in named {
          #expect(steps.contains { $0.hasPrefix(String(step.1)) }, "\(cell)")
        }
      }
    }
  }

  /// Serving a file is not opening: that is seen on a device.
  @Test func noPageSaysThatAnAssociationFileOpensTheApp() throws {
    for page in DocumentationTests.pages {
      let sentences = try Self.text(page).split(separator: /[.:]\s/)
      for sentence in sentences where sentence.contains("association") {
        #expect(!sentence.contains(/open(s)? the app\b/), "\(page): \(sentence)")
      }
    }
  }
}
