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
  static func make(_ path: String) throws {
    guard !Disk.isFolder(path), mkdir(path, 0o777) != 0 else { return }
    var error = SystemError.last
    if error.code == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try make(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 { return }
      error = .last
    }
    // Somebody else may have made it meanwhile.
    guard Disk.isFolder(path) else { throw CannotDo("the folder '\(path)' cannot be made: \(error)") }
  }

  /// Writes one file that is not there yet, and the folders it lies in.
  static func writeNew(_ file: GeneratedFile, to path: String) throws {
    if let slash = path.lastIndex(of: "/") { try make(String(path[..<slash])) }
    let place = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard place >= 0 else { throw CannotDo("'\(path)' cannot be written: \(Disk.lastError)") }
    let isWritten = Disk.append(Array(file.text.utf8), to: place)
    let why = Disk.lastError
    guard close(place) == 0, isWritten else {
      let reason = isWritten ? Disk.lastError : why
      unlink(path)
      throw CannotDo("'\(path)' cannot be written: \(reason)")
    }
  }
}

/// What there is to do in the folders of a run.
struct OutputPlan {
  /// A file whose content is not what it should be; `old` is nil where there is none.
  struct Change {
    let path: String
    let old: [UInt8]?
    let new: [UInt8]
  }

  private(set) var changes: [Change] = []
  private(set) var unchanged = 0
  /// Files of ours that are not generated any more.
  private(set) var removals: [String] = []

  /// - Parameters:
  ///   - sources: The spec files, below the root's folder.
  ///   - stamps: What earlier runs said.
  init(_ folders: [OutputFolder], sources: [String], stamps: StampFolder) throws {
    for folder in folders {
      for file in folder.files {
        let path = Disk.path(folder.path, file.name)
        let new = Array(file.text.utf8)
        let old = Disk.bytes(ofFile: path)
        if old == new {
          unchanged += 1
          continue
        }
        guard old.map(GeneratedFile.isOurs) ?? true else {
          throw CannotDo(
            "'\(path)' is no file of navspec's, which would be lost: move it away, or name the spec otherwise"
          )
        }
        changes.append(Change(path: path, old: old, new: new))
      }
    }
    var seen: Set<String> = []
    for path in folders.map(\.path) + stamps.formerFolders
    where seen.insert(Disk.realPath(of: path) ?? path).inserted {
      let real = Disk.realPath(of: path)
      let here = folders.filter { $0.path == path || real != nil && Disk.realPath(of: $0.path) == real }
      let leftovers = Leftovers(
        current: here.flatMap(\.files).map(\.name), sources: sources, known: stamps.known(in: path),
        foreign: stamps.foreign(in: path))
      removals += leftovers.among(OutputFolder.names(in: path)) { name in
        Disk.bytes(ofFile: Disk.path(path, name))
      }.map { Disk.path(path, $0) }
    }
  }

  /// Writes and removes. Everything is written beside its place before anything is put there, so that a disk
  /// that is full changes nothing.
  /// - Parameter begin: Called before the first file changes.
  func carryOut(_ begin: () -> Void) throws {
    for folder in Set(changes.map { AtomicFile.folder(of: $0.path) }) { AtomicFile.clean(folder) }
    for change in changes {
      if let slash = change.path.lastIndex(of: "/") { try OutputFolder.make(String(change.path[..<slash])) }
    }
    var staged: [AtomicFile] = []
    var isDone = 0
    do {
      for change in changes { staged.append(try AtomicFile.staged(change.new, at: change.path)) }
      if !changes.isEmpty || !removals.isEmpty { begin() }
      for file in staged {
        isDone += 1
        try file.commit()
      }
    } catch {
      for file in staged.dropFirst(isDone) { file.discard() }
      throw error
    }
    for path in removals {
      guard unlink(path) == 0 || errno == ENOENT else {
        throw CannotDo("'\(path)' cannot be removed: \(Disk.lastError)")
      }
      // The folder of a runtime goes with its last file.
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      if GeneratedFile.runtimeFolders.contains(where: { folder.hasSuffix("/" + $0) }) { rmdir(folder) }
    }
  }
}
