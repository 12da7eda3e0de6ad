import Foundation
import NavSpecCompiler

/// Where a command writes to.
enum OutputPlace {
  /// The place that an option names, else the one of `.navspec.yaml`; nil is standard output. A person may
  /// write anywhere, a file that came with a project only below its folder.
  static func named(
    _ option: String?, or key: KeyPath<Configuration, String?>, _ log: ReadLog? = nil
  ) throws -> String? {
    if let option { return option == "-" ? nil : option }
    guard let path = try Configuration.current(log)[keyPath: key] else { return nil }
    guard isBelowWorkingDirectory(path) else {
      throw CannotDo("'.navspec.yaml' names the output '\(path)', a link that leads out of this folder")
    }
    return path
  }

  /// Whether no link on the way leads elsewhere; what does not exist yet leads nowhere.
  static func isBelowWorkingDirectory(_ path: String) -> Bool {
    let root = URL(fileURLWithPath: ".", isDirectory: true).resolvingSymlinksInPath()
    var url = root
    for part in path.split(separator: "/") where part != "." {
      url.appendPathComponent(String(part))
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil else { continue }
      url = url.resolvingSymlinksInPath()
      let rootPath = root.path.hasSuffix("/") ? root.path : root.path + "/"
      guard url.path.hasPrefix(rootPath), FileManager.default.fileExists(atPath: url.path) else {
        return false
      }
    }
    return true
  }
}
