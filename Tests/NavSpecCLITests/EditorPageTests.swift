import Foundation
import TestSupport
import Testing

/// The settings that `docs/guide/editors.md` and `docs/schema/schemastore.json` give.
@Suite struct EditorPageTests {
  /// The blocks of JSON on the page, by the files that their fences name.
  private static func settings() throws -> [String: [String: Any]] {
    let page = try String(contentsOf: repository.appending(path: "docs/guide/editors.md"), encoding: .utf8)
    var settings: [String: [String: Any]] = [:]
    for block in page.matches(of: /(?ms)^```json ([^\n]*)\n(.*?)^```$/) {
      let value = try JSONSerialization.jsonObject(with: Data(block.output.2.utf8))
      settings[String(block.output.1)] = try #require(value as? [String: Any])
    }
    return settings
  }

  private static func value(_ settings: [String: Any], _ path: [String]) -> Any? {
    path.dropLast().reduce(settings) { $0?[$1] as? [String: Any] }?[path.last ?? ""]
  }

  @Test(arguments: [
    (".vscode/settings.json", ["yaml.schemas"]),
    (".zed/settings.json", ["lsp", "yaml-language-server", "settings", "yaml", "schemas"]),
  ])
  func theSchemasAreThoseThatInitWrites(_ file: String, _ path: [String]) throws {
    let settings = try #require(Self.settings()[file])
    let schemas = try #require(Self.value(settings, path) as? [String: String])
    let tool = try Tool()
    #expect(try tool.run("init", "Shop").code == 0)
    #expect(schemas.count == 2)
    for (schema, files) in schemas {
      #expect(tool.read(schema) != nil, "\(schema)")
      #expect(["*.nav.yaml", ".navspec.yaml"].contains(files))
    }
  }

  @Test func thePatternOfTheTaskFindsProblems() throws {
    let tasks = try #require(Self.settings()[".vscode/tasks.json"]?["tasks"] as? [[String: Any]])
    let pattern = try #require(Self.value(tasks[0], ["problemMatcher", "pattern", "regexp"]) as? String)
    let tool = try Tool()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\nroutes:\n  home: {to: [hom]}\n", to: "shop.nav.yaml")
    let lines = try tool.run("validate", "--format", "plain").err.split(separator: "\n")
    let matches = try lines.compactMap { try Regex(pattern).wholeMatch(in: $0) }
    #expect(matches.count == 1)
    let parts = try #require(matches.first).output.compactMap(\.substring).dropFirst()
    #expect(parts.prefix(4) == ["shop.nav.yaml", "5", "15", "error"])
  }

  @Test func theEntriesOfTheCatalogNameSchemasOfThisFolder() throws {
    let folder = repository.appending(path: "docs/schema")
    let data = try Data(contentsOf: folder.appending(path: "schemastore.json"))
    let entries = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(entries.count == 2)
    for entry in entries {
      #expect(Set(entry.keys) == ["name", "description", "fileMatch", "url"])
      let name = try #require((entry["url"] as? String)?.split(separator: "/").last)
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: String(name)).path))
    }
  }
}
