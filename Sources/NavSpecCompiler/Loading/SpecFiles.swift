/// Where the files of a spec come from. Paths are below the root spec's folder, with `/` between parts.
public protocol SpecFiles {
  /// The bytes of a file.
  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8]

  /// The names in a folder, in any order; the names of folders end in `/`. The empty path is the root
  /// spec's own folder. One that is not there has none, or is `notFound`.
  func names(inFolder path: String) throws(SpecFileError) -> [String]

  /// The same files as a feature sees them that has a package of its own: nothing leads out of the folder of its spec,
  /// which may lie beside the root spec's. Paths stay below the root spec's folder.
  func package(at folder: String) -> any SpecFiles

  /// The same files where they are looked at without being an input of the spec; nil where that would take long.
  var surroundings: (any SpecFiles)? { get }
}

extension SpecFiles {
  /// The files themselves.
  public var surroundings: (any SpecFiles)? { self }

  /// The files themselves.
  public func package(at folder: String) -> any SpecFiles { self }

  /// The names in a folder, or why it cannot be read.
  func listing(ofFolder path: String) -> Result<[String], SpecFileError> {
    Result { () throws(SpecFileError) in try names(inFolder: path) }
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
package struct OverlaidSpecFiles: SpecFiles {
  let base: any SpecFiles
  let contents: [String: [UInt8]]
  package let surroundings: (any SpecFiles)?

  package init(_ base: any SpecFiles, contents: [String: [UInt8]], surroundings: (any SpecFiles)?) {
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

  package func package(at folder: String) -> any SpecFiles {
    OverlaidSpecFiles(base.package(at: folder), contents: contents, surroundings: surroundings)
  }
}
