/// Where the files of a spec come from. Paths are below the root spec's folder, with `/` between parts.
public protocol SpecFiles {
  /// The bytes of a file.
  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8]

  /// The names in a folder, in any order; the names of folders end in `/`. The empty path is the root
  /// spec's own folder. One that is not there has none, or is `notFound`.
  func names(inFolder path: String) throws(SpecFileError) -> [String]

  /// The bytes of a file of a feature that has a package of its own; `package` is the folder of the feature's
  /// spec, which nothing of it leads out of. Both may lie beside the root spec's folder.
  func bytes(ofFile path: String, inPackageAt package: String) throws(SpecFileError) -> [UInt8]

  /// The names in a folder of such a feature.
  func names(inFolder path: String, inPackageAt package: String) throws(SpecFileError) -> [String]

  /// The same files where they are looked at without being an input of the spec; nil where that would take long.
  var surroundings: (any SpecFiles)? { get }
}

extension SpecFiles {
  /// The files themselves.
  public var surroundings: (any SpecFiles)? { self }

  /// As of any file.
  public func bytes(ofFile path: String, inPackageAt package: String) throws(SpecFileError) -> [UInt8] {
    try bytes(ofFile: path)
  }

  /// As of any folder.
  public func names(inFolder path: String, inPackageAt package: String) throws(SpecFileError) -> [String] {
    try names(inFolder: path)
  }

  /// The bytes of a file of the root spec's own folder, or of the package at `package`.
  func content(ofFile path: String, package: String) throws(SpecFileError) -> [UInt8] {
    try package.isEmpty ? bytes(ofFile: path) : bytes(ofFile: path, inPackageAt: package)
  }

  /// The names in a folder below the root spec's own, or of the package at `package`.
  func listing(ofFolder path: String, package: String) -> Result<[String], SpecFileError> {
    Result { () throws(SpecFileError) in
      try package.isEmpty ? names(inFolder: path) : names(inFolder: path, inPackageAt: package)
    }
  }
}

/// Why a file of a spec cannot be read.
public enum SpecFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound
  /// It is outside the project, for example behind a symbolic link, or hidden.
  case outside
  /// In the system's words.
  case unreadable(String)
}

/// Files held in memory, for tests, standard input and editors.
public struct MemorySpecFiles: SpecFiles {
  /// Path → contents.
  public var contents: [String: [UInt8]]

  /// Files by path.
  public init(_ contents: [String: [UInt8]]) { self.contents = contents }

  /// One file.
  public init(_ path: String, _ text: String) { contents = [path: Array(text.utf8)] }

  /// The bytes at a path.
  public func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    guard let bytes = contents[path] else { throw .notFound }
    return bytes
  }

  /// The files and folders right below a folder.
  public func names(inFolder path: String) -> [String] {
    var names: Set<String> = []
    for file in contents.keys where file.hasPrefix(path) {
      let rest = file.dropFirst(path.count)
      if let slash = rest.firstIndex(of: "/") {
        names.insert(String(rest[...slash]))
      } else {
        names.insert(String(rest))
      }
    }
    return Array(names)
  }
}

/// Files of which some are held in memory.
package struct OverlaidSpecFiles<Base: SpecFiles>: SpecFiles {
  let base: Base
  let contents: [String: [UInt8]]
  package let surroundings: (any SpecFiles)?

  package init(_ base: Base, contents: [String: [UInt8]], surroundings: (any SpecFiles)?) {
    self.base = base
    self.contents = contents
    self.surroundings = surroundings
  }

  package func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.bytes(ofFile: path)
  }

  package func names(inFolder path: String) throws(SpecFileError) -> [String] {
    try base.names(inFolder: path)
  }

  package func bytes(ofFile path: String, inPackageAt package: String) throws(SpecFileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.bytes(ofFile: path, inPackageAt: package)
  }

  package func names(inFolder path: String, inPackageAt package: String) throws(SpecFileError) -> [String] {
    try base.names(inFolder: path, inPackageAt: package)
  }
}
