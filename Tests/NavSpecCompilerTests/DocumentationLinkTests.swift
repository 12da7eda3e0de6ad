import Foundation
import TestSupport
import Testing

/// Links between pages lead to a file, and those with a `#` to a heading of it.
@Suite struct DocumentationLinkTests {
  /// Every page of the repository's root and of `docs/`, by its path, without what fences hold.
  private static let pages: [String: String] = {
    let docs = FileManager.default.enumerator(atPath: repository.appending(path: "docs").path)
    var paths = (docs?.compactMap { $0 as? String } ?? []).map { "docs/" + $0 }
    paths += (try? FileManager.default.contentsOfDirectory(atPath: repository.path)) ?? []
    var pages: [String: String] = [:]
    for path in paths where path.hasSuffix(".md") {
      let text = try? String(contentsOf: repository.appending(path: path), encoding: .utf8)
      pages[path] = text?.replacing(/(?ms)^```.*?^```$/, with: "")
    }
    return pages
  }()

  @Test func everyLinkLeadsSomewhere() throws {
    #expect(Self.pages.count > 300)
    let anchors = Self.pages.mapValues(Self.anchors)
    for (page, text) in Self.pages {
      let folder = repository.appending(path: page).deletingLastPathComponent()
      for match in text.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/) {
        let target = String(match.output.1)
        guard !target.contains(":") else { continue }
        let file =
          target.isEmpty
          ? repository.appending(path: page) : folder.appending(path: target).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(target)")
        let path = String(file.path.dropFirst(repository.path.count).drop { $0 == "/" })
        guard let anchor = match.output.2, let headings = anchors[path] else { continue }
        #expect(headings.contains(String(anchor)), "\(page) links to \(target)#\(anchor)")
      }
    }
  }

  /// The one index of all pages; those of rules, changes and decisions are in one beside them.
  @Test func theIndexNamesEveryPage() throws {
    let index = try #require(Self.pages["docs/README.md"])
    for page in Self.pages.keys where page.hasPrefix("docs/") && page != "docs/README.md" {
      let path = page.dropFirst("docs/".count)
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      guard ["rules", "changes", "decisions"].contains(folder), !path.hasSuffix("/README.md") else {
        #expect(index.contains("](\(path))"), "docs/README.md does not name \(path)")
        continue
      }
      let name = path.dropFirst(folder.count + 1)
      let beside = try #require(Self.pages["docs/\(folder)/README.md"])
      #expect(beside.contains("](\(name))"), "docs/\(folder)/README.md does not name \(name)")
    }
  }

  /// The anchors of a page's headings, as GitHub makes them.
  private static func anchors(of page: String) -> Set<String> {
    var anchors: Set<String> = []
    for heading in page.matches(of: /(?m)^#{1,6} (.+)$/) {
      let words = heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      let anchor = words.replacing(" ", with: "-")
      var number = 0
      while !anchors.insert(number == 0 ? anchor : "\(anchor)-\(number)").inserted { number += 1 }
    }
    return anchors
  }
}
