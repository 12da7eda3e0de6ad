import Foundation
import NavSpecCompiler

/// Finds the root spec that a command is about.
enum SpecLocator {
  /// The path of the root spec; throws `CannotDo` where there is none, or no single one.
  static func path(for argument: String?, configuration: Configuration) throws -> String {
    if let argument {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
        throw CannotDo("there is no file '\(argument)'")
      }
      guard isFolder.boolValue else { return argument }
      return try onlyRoot(in: [argument])
    }
    if let spec = configuration.spec {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: spec, isDirectory: &isFolder) else {
        throw CannotDo("'.navspec.yaml' names the spec '\(spec)', which does not exist")
      }
      return isFolder.boolValue ? try onlyRoot(in: [spec]) : spec
    }
    return try onlyRoot(in: [".", "specs"])
  }

  /// Whether a word that could also be something else, a URL or a route, is a spec: a file, or a folder
  /// with a root spec in it. `/` and `/home` are screens of an app more often than folders of specs.
  static func isSpec(_ word: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) else { return false }
    return !isFolder.boolValue || !roots(in: word).isEmpty
  }

  /// The root specs right in a folder.
  private static func roots(in folder: String) -> [String] { specs(in: folder) { isRootSpec($0) } }

  private static func specs(in folder: String, where isWanted: ([UInt8]) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".nav.yaml") }
      .map { folder == "." ? $0 : (folder.hasSuffix("/") ? folder : folder + "/") + $0 }
      .filter { path in
        // A file over the limit is refused when it is read; here it only must not fill the memory.
        let handle = FileHandle(forReadingAtPath: path)
        let bytes = try? handle?.bytes(atMost: CompilerOptions().maximumFileBytes)
        return bytes.map(isWanted) ?? false
      }
  }

  private static func onlyRoot(in folders: [String]) throws -> String {
    let roots = folders.flatMap(roots(in:))
    let places = folders.map { $0 == "." ? "this folder" : "'\($0)'" }.joined(separator: " or ")
    guard let root = roots.first else {
      // The package of a feature has no app.
      let features = folders.flatMap { specs(in: $0) { isFeatureSpec($0) } }
      if features.count == 1, let feature = features.first { return feature }
      throw CannotDo("no root spec in \(places): a root spec is a file '*.nav.yaml' that says 'app:'")
    }
    guard roots.count == 1 else {
      throw CannotDo(
        "\(roots.count) root specs in \(places), say which: \(roots.joined(separator: ", "))")
    }
    return root
  }
}
