import Foundation
import NavSpecCompiler
import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecWorkspace
import TestSupport
import Testing

/// What means the same has no changes.
@Suite struct SameSpecTests {
  /// Every spec in the repository that is the root of an app and has no mistake.
  static let roots: [String] = [
    "specs/valid", "specs/history", "Tests/SmallSpecs", "Examples", "Tests/Integration", "templates/init",
  ].flatMap { folder -> [String] in
    let names = FileManager.default.enumerator(atPath: repository.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.filter { path in
      path.hasSuffix(".nav.yaml") && !path.contains("/.build/")
        && (try? String(contentsOf: repository.appending(path: path), encoding: .utf8))?
          .contains("\napp:") == true
    }.sorted()
  }

  static func spec(_ root: String) throws -> ResolvedSpec {
    let url = repository.appending(path: root)
    let files = DiskSpecFiles(folder: url.deletingLastPathComponent().path + "/", maximumBytes: 1 << 20)
    let name = url.lastPathComponent
    return try HeadSpec(try CheckedSpec(root: name, files: files), name: name).resolved
  }

  @Test(arguments: roots) func aSpecIsNoChangeOfItself(_ root: String) throws {
    let list = SpecComparison(base: try Self.spec(root), head: try Self.spec(root)).changes()
    #expect(list.lines == [] && list.unproved == [])
  }

  /// Comments, layout, order and files mean nothing.
  @Test(arguments: roots.filter { $0.hasPrefix("specs/") || $0.hasPrefix("Tests/SmallSpecs/") })
  func whatIsWrittenOtherwiseIsNoChange(_ root: String) throws {
    var random = SeededRandom(seed: 13)
    let spec = try RewrittenSpec(root)
    let original = try Self.spec(spec)
    let others = spec.reformatted() + [spec.shuffled(&random)] + [spec.split()].compactMap { $0 }
    for (index, other) in others.enumerated() {
      let list = SpecComparison(base: original, head: try Self.spec(other)).changes()
      #expect(list.lines == [] && list.unproved == [], "\(index)")
    }
    #expect(others.contains { $0.files.contents != spec.files.contents })
  }

  private static func spec(_ written: RewrittenSpec) throws -> ResolvedSpec {
    try HeadSpec(try CheckedSpec(root: written.root, files: written.files), name: written.root).resolved
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
