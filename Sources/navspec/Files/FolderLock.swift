#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps other runs away from folders while files in them change. The system holds the lock on the folder
/// itself: it leaves nothing behind, and ends with the process.
struct FolderLock: ~Copyable {
  private let files: [Int32]

  /// Waits until nobody else has one of these folders. File systems that cannot lock go without.
  init(_ folders: [String]) {
    var files: [(file: Int32, device: dev_t, number: ino_t)] = []
    for folder in folders {
      let file = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      var info = stat()
      guard file >= 0, fstat(file, &info) == 0 else { continue }
      // Twice the same would wait for itself.
      if files.contains(where: { $0.device == info.st_dev && $0.number == info.st_ino }) {
        close(file)
      } else {
        files.append((file, info.st_dev, info.st_ino))
      }
    }
    // All wait in the same order, so that no two wait for each other.
    files.sort { ($0.device, $0.number) < ($1.device, $1.number) }
    for (file, _, _) in files {
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    self.files = files.map(\.file)
  }

  deinit { for file in files { close(file) } }
}
