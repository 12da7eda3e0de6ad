import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that generated files are written to.
struct OutputFolder {
  let path: String
  let files: [GeneratedFile]

  /// The names in a folder that look as if we had written the files.
  static func names(in path: String) -> [String] {
    let direct = (Disk.names(inFolder: path) ?? [])
      .filter { !$0.isFolder && !$0.name.hasPrefix(".") && $0.name.hasSuffix(GeneratedFile.suffix) }.map(
        \.name)
    let runtime = GeneratedFile.runtimeFolders.flatMap { folder in
      (Disk.names(inFolder: Disk.path(path, folder)) ?? [])
        .filter { !$0.isFolder && $0.name.hasSuffix(GeneratedFile.runtimeSuffix) }
        .map { "\(folder)/\($0.name)" }
    }
    return direct + runtime
  }

  /// A folder with those below it that we write to.
  static func parts(of path: String) -> [String] {
    [path] + GeneratedFile.runtimeFolders.map { Disk.path(path, $0) }
  }

  /// Makes a folder and those it lies in.
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

  /// Writes one file that is not there yet, and the folders it lies in.
  static func writeNew(_ file: GeneratedFile, to path: String) throws {
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
