import Foundation
import NavSpecWorkspace
import Testing

/// The plugins and the command line find the same `.navspec.yaml`.
struct SettingsTests {
  private static let app = "navspec: 1\napp: {name: A}\nroot: home\nroutes: {home: {}}\n"

  /// The target is `p/Sources/App` and its spec `p/Sources/App/specs/app.nav.yaml`.
  @Test(arguments: [
    ([".navspec.yaml", "p/.navspec.yaml", "p/Sources/App/.navspec.yaml"], "p/Sources/App/.navspec.yaml"),
    ([".navspec.yaml", "p/.navspec.yaml"], "p/.navspec.yaml"),
    (["p/.navspec.yaml", "p/Sources/.navspec.yaml"], "p/Sources/.navspec.yaml"),
    // Above the package is another project.
    ([".navspec.yaml"], nil),
    (["p/Sources/Other/.navspec.yaml"], nil),
    // The spec's own comes last.
    (["p/Sources/App/specs/.navspec.yaml"], "p/Sources/App/specs/.navspec.yaml"),
    (["p/Sources/App/specs/.navspec.yaml", "p/.navspec.yaml"], "p/.navspec.yaml"),
    // A repository or an Xcode project ends the search too, above the target and above the spec.
    (["p/.navspec.yaml", "p/Sources/.git/HEAD"], nil),
    (["p/.navspec.yaml", "p/Sources/App/App.xcodeproj/project.pbxproj"], nil),
    (["p/.navspec.yaml", "p/Sources/App/.git"], nil),
    // A folder of the name is found, and then cannot be read.
    (["p/.navspec.yaml", "p/Sources/.navspec.yaml/x"], "p/Sources/.navspec.yaml"),
    // `spec` does not change what is found.
    (["p/Sources/App/.navspec.yaml", "p/Sources/App/specs/.navspec.yaml"], "p/Sources/App/.navspec.yaml"),
  ])
  func theNearestCounts(_ files: [String], _ expected: String?) throws {
    let tree = try Tree(
      ["p/Package.swift": "", "p/Sources/App/specs/app.nav.yaml": Self.app]
        .merging(files.map { ($0, "") }) { $1 })
    #expect(tree.planned("p/Sources/App") == expected)
    #expect(tree.found(from: "p/Sources/App", spec: "p/Sources/App/specs/app.nav.yaml") == expected)
    #expect(try tree.printed(in: "p/Sources/App", spec: "specs/app.nav.yaml") == expected)
    // The plugin starts the tool where the tool finds the same.
    let run = try #require(tree.plan("p/Sources/App").runs.first)
    #expect(tree.short(SettingsSearch(from: run.project + "/", spec: run.spec).file) == expected)
  }

  @Test func aSpecElsewhereBringsItsOwn() throws {
    let tree = try Tree([
      "p/Package.swift": "", "p/Sources/App/.navspec.yaml": "spec: ../../../shared/app.nav.yaml",
      "shared/app.nav.yaml": Self.app, "shared/.navspec.yaml": "", ".git": "",
    ])
    // The target's own counts, as it names the spec.
    #expect(tree.planned("p/Sources/App") == "p/Sources/App/.navspec.yaml")
    #expect(try tree.printed(in: "p/Sources/App", spec: nil) == "p/Sources/App/.navspec.yaml")
    // From elsewhere the spec's counts.
    #expect(try tree.printed(in: "p", spec: "../shared/app.nav.yaml") == "shared/.navspec.yaml")
    #expect(try tree.printed(in: "p", spec: "Sources/../../shared") == "shared/.navspec.yaml")
    #expect(tree.found(from: "p", spec: "shared/app.nav.yaml") == "shared/.navspec.yaml")
  }

  /// Random trees of folders, with settings, project roots and a spec anywhere.
  @Test(arguments: 0..<200) func bothFindTheSameInAnyTree(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let folders = ["a", "a/b", "a/b/c", "a/b/c/d", "a/x", "a/x/y"]
    var files = ["a/Package.swift": ""]
    for folder in folders where random(3) == 0 { files["\(folder)/.navspec.yaml"] = "" }
    for folder in folders where random(6) == 0 {
      files["\(folder)/" + [".git", "Package.swift", "P.xcodeproj/p"][random(3)]] = ""
    }
    let target = folders[random(folders.count)]
    let below = folders.filter { $0.hasPrefix(target) }
    let spec = below[random(below.count)] + "/app.nav.yaml"
    files[spec] = Self.app
    let tree = try Tree(files)
    defer { withExtendedLifetime(tree) {} }
    let expected = tree.found(from: target, spec: spec)
    #expect(tree.planned(target) == expected, "\(files.keys.sorted()) \(target) \(spec)")
    let run = try #require(tree.plan(target).runs.first)
    #expect(tree.short(SettingsSearch(from: run.project + "/", spec: run.spec).file) == expected)
    // What a build watches changes the answer once it is there.
    for file in run.absent {
      try Data().write(to: URL(filePath: file))
      let changed = tree.found(from: target, spec: spec)
      #expect(changed == tree.short(file), "\(files.keys.sorted()) \(target) \(spec)")
      try FileManager.default.removeItem(atPath: file)
    }
  }
}

/// A folder with files.
private struct Tree {
  private let tool: Tool
  private let root: String

  init(_ files: [String: String]) throws {
    tool = try Tool()
    root = tool.folder.resolvingSymlinksInPath().path
    for (path, text) in files { try tool.write(text, to: path) }
  }

  func plan(_ target: String) -> TargetSpecs {
    let folder = root + "/" + target
    return TargetSpecs(specs: SpecFolder().tree(below: folder), folder: folder, isReplanned: false)
  }

  /// The settings that the plugin makes an input of the first run.
  func planned(_ target: String) -> String? {
    guard let run = plan(target).runs.first else { return nil }
    return short(run.inputs.first { $0.hasSuffix("/.navspec.yaml") })
  }

  /// What the tool finds.
  func found(from folder: String, spec: String) -> String? {
    short(SettingsSearch(from: "\(root)/\(folder)/", spec: "\(root)/\(spec)").file)
  }

  /// What `navspec settings` prints in a folder.
  func printed(in folder: String, spec: String?) throws -> String? {
    let tool = Tool(folder: tool.folder.appending(path: folder))
    let result = try tool.run(["settings", "--format", "json"] + [spec].compactMap { $0 })
    guard result.code == 0 else {
      let place = try #require(result.err.firstMatch(of: /'([^']*\.navspec\.yaml)' cannot be read/))
      return short(SpecFolder().standard("\(root)/\(folder)/\(place.1)"))
    }
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let file = object?["file"] as? String
    return short(file.map { SpecFolder().standard("\(root)/\(folder)/\($0)") })
  }

  /// A path below the folder.
  func short(_ path: String?) -> String? {
    path.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }
  }
}
