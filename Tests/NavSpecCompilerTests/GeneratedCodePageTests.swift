import Foundation
import NavSpecCompiler
import TestSupport
import Testing

/// `docs/generated-code.md` shows what is generated: every block of Swift occurs in the files of a spec above
/// it, line by line. White space at the ends of lines does not count; a line `…` matches any lines.
@Suite struct GeneratedCodePageTests {
  /// A block of Swift, and the files of all specs above it.
  struct Excerpt: CustomTestStringConvertible, Sendable {
    let line: Int
    let lines: [String]
    let files: [GeneratedFile]

    var testDescription: String { "line \(line)" }

    /// Whether the block occurs in a file.
    func occurs(in file: GeneratedFile) -> Bool {
      let text = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.trimmed)
      var rest = text[...]
      for part in lines.split(whereSeparator: { Self.trimmed($0) == "…" }) {
        let part = part.map(Self.trimmed)
        guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
        rest = rest[(start + part.count)...]
      }
      return true
    }

    private static func trimmed(_ line: some StringProtocol) -> String {
      line.trimmingCharacters(in: .whitespaces)
    }
  }

  static let excerpts: [Excerpt] = {
    do { return try read() } catch { return [] }
  }()

  @Test(arguments: excerpts)
  func aBlockOfSwiftIsGenerated(_ excerpt: Excerpt) {
    #expect(excerpt.files.contains { excerpt.occurs(in: $0) })
  }

  @Test func thePageShowsEveryFileAndKey() throws {
    #expect(Self.excerpts.count >= 20)
    let page = try String(contentsOf: repository.appending(path: "docs/generated-code.md"), encoding: .utf8)
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(FileSchema.config.text.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let keys = try #require(definitions["swift"]?["properties"] as? [String: Any])
    for key in keys.keys { #expect(page.contains("| `\(key)` |"), "\(key) is not on the page") }
  }

  @Test func aBlockThatIsNotGeneratedIsNotFound() throws {
    let excerpt = try #require(Self.excerpts.first)
    for lines in [["case soup"], [excerpt.lines[0], "…", excerpt.lines[0]], excerpt.lines.reversed()] {
      let other = Excerpt(line: 0, lines: lines, files: excerpt.files)
      #expect(!other.files.contains { other.occurs(in: $0) })
    }
  }

  /// The blocks of the page. A spec is generated unchanged, and once more for each `.navspec.yaml` below it.
  private static func read() throws -> [Excerpt] {
    let page = "docs/generated-code.md"
    let text = try String(contentsOf: repository.appending(path: page), encoding: .utf8)
    let included = DocumentationTests.blocks.filter { $0.page == page && $0.name != nil }
    var files: [GeneratedFile] = []
    var spec: CheckedSpec?
    var excerpts: [Excerpt] = []
    func generate(_ configuration: Configuration) throws {
      guard let spec else { return }
      files += try spec.files(of: .swift, configuration) + spec.files(of: .tests, configuration)
    }
    var block: (fence: Substring, line: Int, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let open = block else {
        if line.hasPrefix("```") { block = (line.dropFirst(3), index + 2, []) }
        continue
      }
      guard line == "```" else {
        block?.lines.append(String(line))
        continue
      }
      block = nil
      switch open.fence {
      case "yaml":
        var sources = MemorySpecFiles("spec.nav.yaml", open.lines.joined(separator: "\n") + "\n")
        for other in included { sources.contents[other.name ?? ""] = Array(other.text.utf8) }
        spec = try CheckedSpec(root: "spec.nav.yaml", files: sources)
        try generate(Configuration())
      case "yaml .navspec.yaml":
        let bytes = Array((open.lines.joined(separator: "\n") + "\n").utf8)
        try generate(try Configuration.read(bytes, path: ".navspec.yaml"))
      case "swift" where open.lines.first != "// In the app":
        excerpts.append(Excerpt(line: open.line, lines: open.lines, files: files))
      default: break
      }
    }
    return excerpts
  }
}
