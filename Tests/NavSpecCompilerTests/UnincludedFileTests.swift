import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// A file that nothing includes is reported, and another app's is not.
@Suite struct UnincludedFileTests {
  private static let feature = "navspec: 1\nfeature: search\nroutes: {start: {}}\n"

  private static func warnings(besides files: [String: String]) throws -> [String] {
    let root = "navspec: 1\napp: {name: Shop, schemes: [shop]}\nroot: home\nroutes: {home: {}}\n"
    let all = files.merging(["shop.nav.yaml": root]) { $1 }.mapValues { Array($0.utf8) }
    let spec = try CheckedSpec(root: "shop.nav.yaml", files: MemorySpecFiles(all))
    return spec.diagnostics.filter { $0.kind.id == "unincluded-file" }.map(\.message).sorted()
  }

  @Test func aFileOfNoSpecIsReported() throws {
    let files = ["features/search.nav.yaml": Self.feature, "old.nav.yaml": "navspec: 1\nroutes: {a: {}}\n"]
    #expect(
      try Self.warnings(besides: files) == [
        "nothing includes 'features/search.nav.yaml'", "nothing includes 'old.nav.yaml'",
      ])
  }

  @Test(arguments: [
    "navspec: 1\napp: {name: Other, schemes: [o]}\ninclude: [\"../features/*.nav.yaml\"]\n",
    "navspec: 1\napp:\n  name: Other\ninclude:\n  - ../features/search.nav.yaml\n",
    "navspec: 1\napp:\n  name: Other\ninclude: ['../**/search.nav.yaml']\n",
    "{\"navspec\": 1, \"app\": {\"name\": \"Other\"}, \"include\": [\"../features/search.nav.yaml\"]}",
  ])
  func aFileOfAnotherAppIsNot(_ other: String) throws {
    let files = ["other/other.nav.yaml": other, "features/search.nav.yaml": Self.feature]
    #expect(try Self.warnings(besides: files) == [])
  }

  /// A file belongs to the nearest root spec above it, whether or not that includes it.
  @Test func aFileBelowANearerRootIsNot() throws {
    let root = "navspec: 1\napp: {name: Other, schemes: [o]}\nroot: a\nroutes: {a: {}}\n"
    let files = [
      "other/other.nav.yaml": root, "other/old.nav.yaml": Self.feature,
      "other/features/search.nav.yaml": Self.feature, "second.nav.yaml": root, "mine.nav.yaml": Self.feature,
      "others/mine.nav.yaml": Self.feature,
    ]
    #expect(
      try Self.warnings(besides: files) == [
        "nothing includes 'mine.nav.yaml'", "nothing includes 'others/mine.nav.yaml'",
      ])
  }

  /// Only a file that has the name of a feature that is mentioned and that nothing declares.
  @Test(arguments: [("library.yaml", ["library.yaml"]), ("library.yml", ["library.yml"]), ("other.yaml", [])])
  func aFileThatAGlobDoesNotFindIsReported(_ name: String, _ found: [String]) throws {
    let files = [
      "shop.nav.yaml": """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      include: ["features/*.nav.yaml"]
      root: home
      routes: {home: {to: [library.shows, search.start]}}
      """, "features/search.nav.yaml": Self.feature,
      "features/\(name)": "feature: library\nroutes: {shows: {}}\n",
    ]
    let all = MemorySpecFiles(files.mapValues { Array($0.utf8) })
    let spec = try CheckedSpec(root: "shop.nav.yaml", files: all)
    let warnings = spec.diagnostics.filter { $0.kind.id == "unincluded-file" }
    #expect(warnings.map(\.message) == found.map { "nothing includes 'features/\($0)'" })
    #expect(spec.diagnostics.contains { $0.message.contains("no route is named 'library.shows'") })
  }

  @Test(arguments: ["node_modules/x/", "Packages/.navspec.yaml", "Packages/Package.swift"])
  func aFileOfAnotherProjectIsNot(_ place: String) throws {
    let folder = place.prefix(upTo: place.lastIndex(of: "/") ?? place.endIndex)
    var files = ["\(folder)/search.nav.yaml": Self.feature]
    if !place.hasSuffix("/") { files[place] = "" }
    #expect(try Self.warnings(besides: files) == [])
  }
}
