import Foundation
import TestSupport
import Testing

@testable import NavSpecEmit

/// The list of what is embedded, which names every file of the runtime.
struct EmbeddedSourcesTests {
  private static var declaration: Regex<(Substring, Substring)> {
    /(?:@\S+ |public |package |private |fileprivate |final |indirect |nonisolated )*(?:struct|class|enum|protocol|typealias) (\w+)/
  }

  /// The types that a source declares outside of other types, within `#if` or not.
  private static func types(in source: String) -> [String] {
    var margin = ""
    var names: [String] = []
    for line in source.split(separator: "\n") {
      if !margin.isEmpty, line == "\(margin.dropLast(2))#endif" { margin.removeLast(2) }
      guard line.hasPrefix(margin) else { continue }
      let rest = line.dropFirst(margin.count)
      if rest.hasPrefix("#if") { margin += "  " }
      if let match = rest.prefixMatch(of: Self.declaration) { names.append(String(match.1)) }
    }
    return names
  }

  @Test func everyFileIsListed() throws {
    var types: Set<String> = []
    var entries: [(names: [String], path: String)] = []
    // Generated tests need the text of screens; the other tools serve the compiler alone.
    let parts =
      [
        (EmbeddedRuntime.folder, EmbeddedRuntime.folder, { !$0.hasPrefix("TableCompiler/") }),
        (EmbeddedRuntime.testsFolder, EmbeddedRuntime.folder, { $0.hasPrefix("TableCompiler/ScreenText/") }),
        (EmbeddedRuntime.testsFolder, EmbeddedRuntime.testsFolder, { _ in true }),
      ] as [(String, String, (String) -> Bool)]
    for (module, sources, isOfIt) in parts {
      let folder = repository.appending(path: "Sources/\(sources)").path
      let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
      for path in paths.filter({ $0.hasSuffix(".swift") && isOfIt($0) }).sorted() {
        let name = try #require(path.split(separator: "/").last).dropLast(".swift".count)
        types.formUnion(Self.types(in: try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)))
        entries.append((["\(module)", "\(name)"], "../\(sources)/\(path)"))
      }
    }
    var text = embeddedTexts(
      "The sources of the runtime", header: "CEmbeddedRuntime.h", type: "navspec_source", list: "sources",
      entries)
    text += """

      const char *navspec_runtime_types(void) {
        return ""

      """
    var line = ""
    for name in types.sorted() + [""] {
      if name.isEmpty || line.count + name.count > 110 {
        text += "    \"\(line)\"\n"
        line = ""
      }
      line += "\(name) "
    }
    text += "  ;\n}\n"
    expectFile(text, "Sources/CEmbeddedRuntime/sources.c")
  }

  @Test func everyFileIsEmbeddedWhole() throws {
    #expect(EmbeddedSources.all.count > 100)
    for name in ["RouteChecks", "TestLine"] {
      let file = repository.appending(path: "Sources/NavSpecTesting/\(name).swift")
      let text = EmbeddedSources.all.first { $0.name == name }?.text
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }
}
