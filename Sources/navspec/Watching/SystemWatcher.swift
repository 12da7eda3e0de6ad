#if os(Linux)
  import Glibc

  /// Folders that Linux tells of changes to (inotify). Folders, not files: editors put another file in the
  /// place of the one they save.
  final class SystemWatcher: FileWatcher {
    private let file: Int32
    private var watched: [Int32: String] = [:]
    /// What the system would not watch is looked at from time to time.
    private let fallback = PollingWatcher()
    private var needsFallback = false

    /// Nil where the system tells nothing.
    init?() {
      file = inotify_init1(Int32(O_CLOEXEC) | Int32(O_NONBLOCK))
      guard file >= 0 else { return nil }
    }

    deinit { close(file) }

    func watch(files: [String], folders: [String]) {
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
      var now: [Int32: String] = [:]
      needsFallback = false
      for folder in Set(folders.flatMap(Self.withParents)) {
        let number = inotify_add_watch(file, folder, mask | UInt32(IN_ONLYDIR))
        if number >= 0 {
          now[number] = folder
        } else if errno != ENOENT, errno != ENOTDIR {
          needsFallback = true
        }
      }
      for number in watched.keys where now[number] == nil { inotify_rm_watch(file, number) }
      watched = now
      if needsFallback { fallback.watch(files: files, folders: folders) }
    }

    /// A folder and those it lies in, as far as they are named: one that goes away, or comes back, is seen in
    /// the next that is there. Of an absolute path only that one.
    private static func withParents(_ path: String) -> [String] {
      guard path.hasPrefix("/") else {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return ["."] + parts.indices.map { parts[...$0].joined(separator: "/") }
      }
      var folders = [path]
      var rest = path
      while Disk.isAbsent(rest), let slash = rest.lastIndex(of: "/"), slash != rest.startIndex {
        rest = String(rest[..<slash])
        folders.append(rest)
      }
      return folders
    }

    func changes(within milliseconds: Int32, or other: Int32) -> Bool {
      if needsFallback, fallback.changes(within: 0, or: other) { return true }
      var left = milliseconds
      while true {
        let time = needsFallback ? (left < 0 ? 40 : min(left, 40)) : left
        var files = [
          pollfd(fd: file, events: Int16(POLLIN), revents: 0),
          pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&files, 2, time)
        if files[0].revents != 0 {
          drain()
          return true
        }
        if files[1].revents != 0 { return false }
        if needsFallback, fallback.changes(within: 0, or: other) { return true }
        if left >= 0 {
          left -= time
          if left <= 0 { return false }
        } else if !needsFallback {
          // A signal woke us.
          return false
        }
      }
    }

    /// What happened does not matter: whoever asked looks at the files.
    private func drain() {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while read(file, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  }
#endif
