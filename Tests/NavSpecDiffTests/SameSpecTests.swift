import Foundation
import NavSpecCompiler
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModelFile
import NavSpecWorkspace
import TestSupport
import Testing

/// What means the same has no changes.
@Suite struct SameSpecTests {
  static let roots: [String] = ["specs/valid", "Tests/SmallSpecs"].flatMap { folder in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: repository.appending(path: folder).path)) ?? []
    return names.sorted().map { "\(folder)/\($0)/\($0).nav.yaml" }.filter {
      FileManager.default.fileExists(atPath: repository.appending(path: $0).path)
    }
  }

  static func spec(_ root: String) throws -> ResolvedSpec {
    let url = repository.appending(path: root)
    let files = DiskSpecFiles(folder: url.deletingLastPathComponent().path + "/", maximumBytes: 1 << 20)
    let name = url.lastPathComponent
    return try ComparedSpec(try CheckedSpec(root: name, files: files), name: name).resolved
  }

  @Test(arguments: roots) func aSpecIsNoChangeOfItself(_ root: String) throws {
    let list = SpecComparison(base: try Self.spec(root), head: try Self.spec(root)).changes()
    #expect(list.lines == [] && list.unproved == [])
  }

  @Test(arguments: roots) func aModelIsNoChangeOfItsSpec(_ root: String) throws {
    let original = try Self.spec(root)
    let text = ModelFile.text(of: original.graph, places: nil)
    let model = try ComparedSpec(model: Array(text.utf8), path: "model.json", options: CompilerOptions())
    let there = SpecComparison(base: original, head: model.resolved).changes()
    let back = SpecComparison(base: model.resolved, head: original).changes()
    #expect(there.lines == [] && there.unproved == [])
    #expect(back.lines == [] && back.unproved == [])
  }

  /// The key that a URL has decides, though both links take the same URLs.
  @Test(arguments: [("{?q,query}", "{?query,q}"), ("{?q,query}", "{?query}"), ("{?q,query}", "{?q}")])
  func anotherKeyIsAChange(_ base: String, _ head: String) throws {
    func spec(_ keys: String) -> String {
      """
      routes:
        search: { params: { text: "String?" }, links: [{ path: "/s\(keys)", as: { q: text, query: text } }] }
      """
    }
    for (base, head) in [(base, head), (head, base)] {
      let list = try changes(spec(base), spec(head))
      #expect(!list.lines.isEmpty || !list.unproved.isEmpty)
    }
    #expect(try changes(spec(base), spec(base)).lines.isEmpty)
  }
}
