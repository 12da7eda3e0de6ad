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
    for module in [EmbeddedRuntime.folder, EmbeddedRuntime.testsFolder] {
      let folder = repository.appending(path: "Sources/\(module)").path
      let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
      // What the tool alone needs is not for apps.
      for path in paths.filter({ $0.hasSuffix(".swift") && !$0.hasPrefix("Tools/") }).sorted() {
        let name = try #require(path.split(separator: "/").last).dropLast(".swift".count)
        text += """
              {"\(module)", "\(name)", (const char[]){
          #embed "../\(module)/\(path)"
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
    for (module, name, text) in EmbeddedSources.all where module == EmbeddedRuntime.testsFolder {
      let file = repository.appending(path: "Sources/\(module)/\(name).swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }
}
