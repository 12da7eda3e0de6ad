/// Keeps other runs away from folders while files in them change. The system holds the lock on the folder
/// itself: it leaves nothing behind, and ends with the process.
struct FolderLock: ~Copyable {
  private let files: [Int32]
  private let locked: Set<FileIdentity>

  /// Other runs are short. After this time the caller learns what is waited for.
  private static let patience = Duration.milliseconds(500)

  /// Waits until nobody else has one of these folders. File systems that cannot lock go without.
  /// - Parameter onWait: Receives a sentence for people if the wait is not short. It runs on another thread.
  init(_ folders: [String], onWait: @escaping @Sendable (String) -> Void) {
    var files: [(file: Int32, folder: String, id: FileIdentity)] = []
    for folder in folders {
      let file = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard file >= 0 else { continue }
      var info = stat()
      // Twice the same would wait for itself.
      if fstat(file, &info) == 0, !files.contains(where: { $0.id == FileIdentity(info) }) {
        files.append((file, folder, FileIdentity(info)))
      } else {
        close(file)
      }
    }
    // All wait in the same order, so that no two wait for each other.
    files.sort { $0.id < $1.id }
    locked = Set(files.filter { Self.lock($0.file, $0.folder, onWait) }.map(\.id))
    self.files = files.map(\.file)
  }

  deinit { for file in files { close(file) } }

  /// Whether the lock protects a folder, either itself or through its parent.
  borrowing func covers(_ folder: String) -> Bool {
    let place = folder.isEmpty ? "." : folder
    return [place, place + "/.."].contains { Disk.identity(behind: $0).map(locked.contains) == true }
  }

  /// Waits for one folder; false where it cannot be locked.
  private static func lock(
    _ file: Int32, _ folder: String, _ onWait: @escaping @Sendable (String) -> Void
  ) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { return false }
    let notice = Task.detached {
      try await Task.sleep(for: patience)
      onWait("waiting for another navspec in '\(folder.isEmpty ? "." : folder)'")
    }
    defer { notice.cancel() }
    while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { return false } }
    return true
  }
}
