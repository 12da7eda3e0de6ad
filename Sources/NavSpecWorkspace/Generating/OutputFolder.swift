package import NavSpecCompiler

package struct OutputFolder {
  let path: String
  let files: [GeneratedFile]

  var paths: [String] { files.map { Disk.path(path, $0.name) } }

  /// The paths of files in the folder that were generated, and that a closure picks.
  /// - Parameter isIncluded: Gets the path, and the root spec that the file's mark names; nil for a part of a runtime.
  func generated(where isIncluded: (String, String?) throws -> Bool) rethrows -> [String] {
    try Self.names(in: path).map { Disk.path(path, $0) }.filter { path in
      guard let bytes = Disk.look(at: path).bytes, GeneratedFile.isGenerated(bytes) else { return false }
      return try isIncluded(path, GeneratedFile.root(of: bytes))
    }
  }

  /// The names in a folder that generated files have.
  static func names(in path: String) -> [String] {
    let visible = (Disk.names(inFolder: path) ?? []).filter { !$0.name.hasPrefix(".") }
    let direct = visible.filter { !$0.isFolder && $0.name.hasSuffix(GeneratedFile.suffix) }.map(\.name)
    let runtime = EmbeddedRuntime.folders.filter { !isLinked($0, in: path) }.flatMap { folder in
      (Disk.names(inFolder: Disk.path(path, folder)) ?? [])
        .filter { !$0.isFolder && $0.name.hasSuffix(EmbeddedRuntime.suffix) }
        .map { "\(folder)/\($0.name)" }
    }
    let servers = visible.filter(\.isFolder).map { "\($0.name)/\(Output.associationPath)" }
      .filter { Disk.exists(Disk.path(path, $0)) && !isLinked($0, in: path) }
    return direct + runtime + servers
  }

  /// Whether a link is on the way from a folder to a place below it, or there: nothing is written or removed behind one.
  static func isLinked(_ name: String, in path: String) -> Bool {
    let ends = name.indices.filter { name[$0] == "/" } + [name.endIndex]
    return ends.contains { Disk.isLink(Disk.path(path, String(name[..<$0]))) }
  }

  /// Throws where a link of a project leads out of it on the way to a folder: a person may write anywhere, but says so.
  static func check(_ folder: String) throws {
    guard ProjectFolders.leadOut(linksOn: folder) else { return }
    throw CommandFailure(
      "'\(folder)' is not written to: a link on the way there leads out of the project, or to a hidden folder; name the "
        + "place that is meant")
  }

  static func make(_ folder: String) throws {
    let path = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard !path.isEmpty, !Disk.isFolder(path), mkdir(path, 0o777) != 0 else { return }
    var error = SystemError.last
    if error.code == ENOENT, path.contains("/") {
      try make(Disk.folder(of: path))
      if mkdir(path, 0o777) == 0 { return }
      error = .last
    }
    // Somebody else may have made it meanwhile.
    guard Disk.isFolder(path) else { throw CommandFailure("the folder '\(path)' cannot be made: \(error)") }
  }

  /// Writes new files at their paths: all, or none.
  package static func writeNew(_ files: [GeneratedFile]) throws {
    for (index, file) in files.enumerated() {
      do {
        try writeNew(file, to: file.name)
      } catch {
        files[..<index].forEach { unlink($0.name) }
        throw error
      }
    }
  }

  package static func writeNew(_ file: GeneratedFile, to path: String) throws {
    try check(Disk.folder(of: path))
    try make(Disk.folder(of: path))
    let place = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard place >= 0 else { throw CommandFailure("'\(path)' cannot be written: \(Disk.lastError)") }
    do throws(SystemError) {
      try Disk.finish(place, with: Array(file.text.utf8))
    } catch {
      unlink(path)
      throw CommandFailure("'\(path)' cannot be written: \(error)")
    }
  }
}
