import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecWorkspace
import TestSupport

/// A spec that has been read and resolved.
struct ExampleSpec {
  let graph: NavigationGraph
  let sources: SourceMap
  /// What the front end says of it.
  let diagnostics: [Diagnostic]

  /// The names of the folders of `specs/valid`.
  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "specs/valid").path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// Those whose Swift is kept, compiled and driven. The real apps of `docs/apps.md` generate nothing that these do not.
  static let compiledNames = names.filter { !["icecubes", "kickstarter", "wikipedia"].contains($0) }

  /// The names of the folders of `Tests/SmallSpecs`: what an example would not say.
  static let smallNames = ["crowded", "external", "hostile", "oldTabs", "results", "small", "zoo"]

  /// A folder of `specs/valid` or of `Tests/SmallSpecs`.
  init(named name: String) throws {
    let folder = Self.smallNames.contains(name) ? "Tests/SmallSpecs" : "specs/valid"
    try self.init(path: "\(folder)/\(name)/\(name).nav.yaml")
  }

  /// A root spec by its path from the root of the repository.
  init(path: String) throws {
    let file = repository.appending(path: path)
    try self.init(
      root: file.lastPathComponent,
      files: DiskSpecFiles(folder: file.deletingLastPathComponent().path + "/", maximumBytes: 1 << 20))
  }

  /// A spec of one file.
  init(_ text: String) throws { try self.init(files: ["app.nav.yaml": text]) }

  /// A spec of several files in one folder, `app.nav.yaml` its root.
  init(files: [String: String]) throws {
    try self.init(root: "app.nav.yaml", files: MemorySpecFiles(files.mapValues { Array($0.utf8) }))
  }

  private init(root: String, files: some SpecFiles) throws {
    let loaded = try LoadedSpec(root: root, files: files)
    let (graph, problems) = Resolver.resolve(loaded.files)
    guard let graph else { throw NoGraph(diagnostics: loaded.diagnostics + problems) }
    self.graph = graph
    sources = loaded.sources
    diagnostics = loaded.diagnostics + problems
  }

  struct NoGraph: Error {
    let diagnostics: [Diagnostic]
  }
}
