#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written beside its place first, and then put there: whoever looks sees the old content or
/// the new, whatever happens on the way.
package struct AtomicFile {
  /// Where messages say it is.
  private let path: String
  /// Links resolved: a link stays one, what it leads to is written.
  private let target: String
  private let temporary: String

  /// Names of files that are being written begin so: hidden, and with an ending that no build compiles.
  private static let prefix = ".navspec-new."

  /// Writes the content beside its place, with the permissions that the file has there.
  /// - Parameter number: A guess at a name that is free.
  static func staged(_ bytes: [UInt8], at path: String, number: Int = 0) throws -> AtomicFile {
    let target = try place(of: path)
    var info = stat()
    let exists = lstat(target, &info) == 0
    if exists, info.st_mode & S_IFMT == S_IFDIR { throw cannot("written", path, "it is a folder") }
    let folder = Disk.folder(of: target)
    for number in number... {
      let temporary = "\(folder)\(prefix)\(getpid()).\(number)"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw cannot("written", path, Disk.lastError) }
      if exists {
        // Who runs as root does not take a file away from its owner.
        if info.st_uid != geteuid() || info.st_gid != getegid() { _ = fchown(file, info.st_uid, info.st_gid) }
        _ = fchmod(file, info.st_mode & 0o7777)
      }
      do throws(SystemError) {
        try Disk.finish(file, with: bytes)
      } catch {
        unlink(temporary)
        throw cannot("written", path, error.description)
      }
      return AtomicFile(path: path, target: target, temporary: temporary)
    }
    throw cannot("written", path, "no name for a temporary file is free")
  }

  /// Puts the content in its place.
  func commit() throws {
    guard rename(temporary, target) == 0 else {
      let why = Disk.lastError
      discard()
      throw Self.cannot("written", path, why)
    }
  }

  /// Forgets the content.
  func discard() { unlink(temporary) }

  /// Writes one file whole or not at all, and the folders it lies in. A device or a pipe takes the bytes,
  /// where another file in its place would take it away from everybody.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    var info = stat()
    if stat(path, &info) == 0, ![S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT) {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      defer { close(file) }
      guard file >= 0, Disk.append(bytes, to: file) else { throw cannot("written", path, Disk.lastError) }
      return
    }
    try OutputFolder.make(Disk.folder(of: path))
    let folder = folder(of: path)
    let lock = FolderLock([folder])
    clean(folder, isLocked: lock.covers(folder))
    try staged(bytes, at: path).commit()
    _ = consume lock
  }

  /// Removes what runs that were killed left in a folder.
  /// - Parameter isLocked: Whether this run has the lock of the folder: then no other run writes there. Where folders
  ///   cannot be locked, what is an hour old is removed.
  static func clean(_ folder: String, isLocked: Bool) {
    for (name, isFolder, _) in Disk.names(inFolder: folder) ?? [] where !isFolder && name.hasPrefix(prefix) {
      let path = Disk.path(folder, name)
      var info = stat()
      guard isLocked || stat(path, &info) == 0 && time(nil) - Disk.modification(info).tv_sec > 3600 else {
        continue
      }
      unlink(path)
    }
  }

  /// The folder that a file lies in once links are followed.
  static func folder(of path: String) -> String {
    Disk.folder(of: (try? place(of: path)) ?? path)
  }

  /// Where links lead to, be there something or not.
  private static func place(of path: String) throws -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = Disk.target(ofLink: path) else { return path }
      path = target.hasPrefix("/") ? target : Disk.folder(of: path) + target
    }
    throw cannot("written", path, "its links lead round in a circle")
  }

  private static func cannot(_ done: String, _ path: String, _ why: String) -> CommandFailure {
    CommandFailure("'\(path)' cannot be \(done): \(why)")
  }
}
