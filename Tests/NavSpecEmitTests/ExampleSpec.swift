import Foundation
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecYAML
import TestSupport

/// A spec that has been read and resolved.
struct ExampleSpec {
  let graph: NavigationGraph
  let sources: SourceMap
  let diagnostics: [Diagnostic]

  /// The names of the folders of `specs/valid`.
  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "specs/valid").path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// The names of the folders of `Tests/SmallSpecs`: what an example would not say.
  static let smallNames = ["external", "hostile", "oldTabs", "results", "small", "zoo"]

  /// A folder of `specs/valid` or of `Tests/SmallSpecs`.
  init(named name: String) throws {
    let folder = repository.appending(
      path: Self.smallNames.contains(name) ? "Tests/SmallSpecs/\(name)" : "specs/valid/\(name)")
    try self.init(
      root: "\(name).nav.yaml",
      access: SpecFileAccess(
        read: { path, _ in
          guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
            return .failure(.notFound)
          }
          return .success(Array(data))
        },
        list: { path, _ in
          let found = try? FileManager.default.contentsOfDirectory(
            at: folder.appending(path: path), includingPropertiesForKeys: nil)
          return .success(
            (found ?? []).map { $0.hasDirectoryPath ? $0.lastPathComponent + "/" : $0.lastPathComponent })
        }))
  }

  /// A spec of one file.
  init(_ text: String) throws { try self.init(files: ["app.nav.yaml": text]) }

  /// A spec of several files in one folder, `app.nav.yaml` its root.
  init(files: [String: String]) throws {
    try self.init(
      root: "app.nav.yaml",
      access: SpecFileAccess(
        read: { path, _ in files[path].map { .success(Array($0.utf8)) } ?? .failure(.notFound) },
        list: { _, _ in .success(files.keys.sorted()) }))
  }

  private init(root: String, access: SpecFileAccess) throws {
    var loader = SpecLoader(access: access, limits: YAMLLimits(), displayPrefix: "")
    if let failure = loader.load(root: root) { throw failure }
    let (graph, problems) = Resolver.resolve(loader.files)
    guard let graph else { throw NoGraph(diagnostics: loader.diagnostics + problems) }
    self.graph = graph
    sources = loader.sources
    diagnostics = loader.diagnostics + problems
  }

  struct NoGraph: Error {
    let diagnostics: [Diagnostic]
  }
}
