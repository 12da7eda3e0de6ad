import Foundation
import TestSupport
import Testing

@testable import NavSpecRuntime

/// The format of the table has one number, and texts of every format stay in `Fixtures/tables`.
@Suite struct TableFormatTests {
  private static let folder = "Tests/NavSpecRuntimeTests/Links/Fixtures/tables"
  private static let versions: [Int] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: repository.appending(path: folder).path)
    return (files ?? []).compactMap { Int($0.prefix { $0 != "." }) }.sorted()
  }()

  /// The texts of a format; an empty line is between them.
  private static func texts(of version: Int) throws -> [String] {
    let file = repository.appending(path: "\(folder)/\(version).txt")
    return try String(contentsOf: file, encoding: .utf8).dropLast().split(separator: "\n\n").map(String.init)
  }

  private func map(_ text: String) -> SchemaIndex { SchemaIndex(TableText(copying: Array(text.utf8))) }

  @Test func aChangedLayoutHasANewNumber() throws {
    let version = TableReader.version
    let path = "\(Self.folder)/\(version).txt"
    let texts = NavigationSchema.everyField.map { LinkTable($0).compiledText }
    guard Self.versions.contains(version) else {
      return expectFile(texts.joined(separator: "\n\n") + "\n", path)
    }
    #expect(
      try Self.texts(of: version) == texts,
      """
      Format \(version) is written in another way than before. If the layout has changed, raise TableReader.version and rename \
      SchemaIndex.format\(version). If no release has written format \(version), or the reader of that release reads what is \
      written now, remove \(path). Either way UPDATE_GOLDENS=1 writes the file that is missing then.
      """)
    #expect(Self.versions.last == version)
  }

  @Test func theTextsHaveEveryFieldAndEveryCase() throws {
    var coverage = FieldCoverage()
    for schema in NavigationSchema.everyField {
      coverage.add(schema)
      for link in schema.links { coverage.add(try LinkPattern(parsing: link.pattern)) }
      let table = LinkTable(schema)
      #expect(table.problems.isEmpty)
      coverage.add(table.contents.index)
      coverage.add(table.contents.exclusions as Any)
      coverage.add(table.contents.redirectTargets)
    }
    // A link's template has no prefix.
    let unwritten = ["TableParts.text", "URITemplate.Variable.prefix"]
    let gaps = coverage.gaps.filter {
      // What fills a line of memory, what is not written, and the matchers that a reader makes of forms.
      !$0.hasSuffix(".filler") && !$0.hasSuffix(".rest") && !unwritten.contains($0)
        && !$0.hasPrefix("FormMatcher.(")
    }
    #expect(
      gaps == [
        "LinkIndex.Test.excludesSlash",
        // Of tables with more links than these.
        "LinkTrie.Node.hasTexts", "LinkTrie.Node.hashedTerminals", "LinkTrie.Node.longestPrefix",
        "LinkTrie.Node.shortestPrefix",
        // A schema holds no opaque value, and a link neither '{.x}' nor '{;x}'.
        #"RouteValue: ["absent", "bool", "double", "integer", "list", "map", "string"]"#,
        #"URITemplate.Operator: ["continuation", "fragment", "path", "query", "reserved", "simple"]"#,
      ])
  }

  @Test func theTextsOfThisFormatAreRead() throws {
    let maps = try Self.texts(of: TableReader.version).map(map)
    #expect(maps.allSatisfy { $0.problem == nil && LinkTable($0).problem == nil })
    #expect(maps.map(\.schema) == NavigationSchema.everyField)
  }

  @Test(arguments: versions.filter { $0 != TableReader.version })
  func theTextsOfAnotherFormatAreRefused(version: Int) throws {
    for text in try Self.texts(of: version) {
      #expect(map(text).problem != nil)
      #expect(map(text).schema == NavigationSchema(name: "", container: .external))
      #expect(LinkTable(map(text)).problem != nil)
    }
  }

  @Test(arguments: [-1, 0, 1])
  func codeOfAnotherFormatDoesNotCompile(difference: Int) throws {
    let name = "format\(TableReader.version + difference)"
    let text = "internal import NavSpecRuntime\n\nlet map = SchemaIndex.\(name)(\"\")\n"
    let (output, code) = try SwiftCompiler.typecheck([("Map.swift", text)])
    if difference == 0 {
      #expect(name == NavigationSchema.compiledFormat)
      #expect(code == 0 && output.isEmpty, "\(output)")
    } else {
      #expect(code != 0)
      #expect(output.contains("run navspec generate"), "\(output)")
    }
  }
}
