import Foundation
import TestSupport
import Testing

@testable import NavSpecEmit

/// The list of what is embedded, which names every file of the runtime.
struct EmbeddedSourcesTests {
  @Test func everyFileIsListed() throws {
    var text = """
      // The sources of the runtime, in the compiler's binary. A test rewrites this list with UPDATE_GOLDENS=1.
      #include "CEmbeddedRuntime.h"

      #pragma clang diagnostic ignored "-Wc23-extensions"

      static const struct navspec_source sources[] = {

      """
    // Generated tests need the text of screens; the other tools serve the compiler alone.
    let parts =
      [
        (EmbeddedRuntime.folder, EmbeddedRuntime.folder, { !$0.hasPrefix("Tools/") }),
        (EmbeddedRuntime.testsFolder, EmbeddedRuntime.folder, { $0.hasPrefix("Tools/ScreenText/") }),
        (EmbeddedRuntime.testsFolder, EmbeddedRuntime.testsFolder, { _ in true }),
      ] as [(String, String, (String) -> Bool)]
    for (module, sources, isOfIt) in parts {
      let folder = repository.appending(path: "Sources/\(sources)").path
      let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
      for path in paths.filter({ $0.hasSuffix(".swift") && isOfIt($0) }).sorted() {
        let name = try #require(path.split(separator: "/").last).dropLast(".swift".count)
        text += """
              {"\(module)", "\(name)", (const char[]){
          #embed "../\(sources)/\(path)"
              , 0}},

          """
      }
    }
    text += """
          {0, 0, 0}};

      const struct navspec_source *navspec_sources(void) { return sources; }

      """
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
