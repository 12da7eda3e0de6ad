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

  private static func onlyRoot(in folders: [String]) throws -> String {
    var roots: [String] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".nav.yaml") {
        let path = folder == "." ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
        guard let data = FileManager.default.contents(atPath: path), isRootSpec([UInt8](data)) else {
          continue
        }
        roots.append(path)
      }
    }
    let places = folders.map { $0 == "." ? "this folder" : "'\($0)'" }.joined(separator: " or ")
    guard let root = roots.first else {
      throw CannotDo("no root spec in \(places): a root spec is a file '*.nav.yaml' that says 'app:'")
    }
    guard roots.count == 1 else {
      throw CannotDo(
        "\(roots.count) root specs in \(places), say which: \(roots.joined(separator: ", "))")
    }
    return root
  }
}
