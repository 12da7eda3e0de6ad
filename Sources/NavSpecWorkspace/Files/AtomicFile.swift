/// A file that is written under a temporary name and then renamed. Readers see either the old content or the new.
struct AtomicFile {
  /// The path in messages.
  private let path: String
  /// The path with links resolved, so that a link stays a link.
  private let target: String
  private let temporary: String

  /// The prefix of temporary files: hidden, and with an extension that no build compiles.
  private static let prefix = ".navspec-new."

  /// Writes the content to a temporary file with the permissions of the existing file.
  /// - Parameter number: The first number to try in the temporary name.
  static func staged(_ bytes: [UInt8], at path: String, number: Int = 0) throws -> AtomicFile {
    let target = try place(of: path)
    let old = Disk.info(ofEntry: target)
    if old?.kind == S_IFDIR { throw cannot("written", path, "it is a folder") }
    let folder = Disk.folder(of: target)
    for number in number... {
      let temporary = "\(folder)\(prefix)\(getpid()).\(number)"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw cannot("written", path, Disk.lastError) }
      if let old {
        // A run as root keeps the owner of the file.
        if old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(file, old.st_uid, old.st_gid) }
        // What is written is text: nothing runs it.
        _ = fchmod(file, old.st_mode & 0o666)
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

  func commit() throws {
    guard rename(temporary, target) == 0 else {
      let why = Disk.lastError
      discard()
      throw Self.cannot("written", path, why)
    }
  }

  func discard() { unlink(temporary) }

  /// Writes one file atomically, and creates its folders. A link stays a link.
  static func write(
    _ bytes: [UInt8], to path: String, onWait: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    try OutputFolder.make(Disk.folder(of: path))
    let folder = Disk.folder(of: (try? place(of: path)) ?? path)
    let lock = FolderLock([folder], onWait: onWait)
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
      let isOld = Disk.info(of: path).map { time(nil) - Disk.modification($0).tv_sec > 3600 } ?? false
      if isLocked || isOld { unlink(path) }
    }
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
