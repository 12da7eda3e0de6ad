#if os(Linux)
  /// Watches folders with inotify. It does not watch files, because editors replace the file that they save.
  final class SystemWatcher: FileWatcher {
    /// The entries of a folder whose changes count.
    private enum Filter: Equatable {
      case everything
      /// The names of these entries alone: they lead to another folder that is watched.
      case names(Set<String>)

      func covers(_ name: String) -> Bool {
        switch self {
        case .everything: true
        case .names(let names): name.isEmpty || names.contains(name)
        }
      }

      mutating func add(_ other: Filter) {
        if case .names(let names) = self, case .names(let more) = other {
          self = .names(names.union(more))
        } else {
          self = .everything
        }
      }
    }

    private let file: Int32
    private var watched: [Int32: Filter] = [:]
    /// Polls the folders that the system cannot watch.
    private let fallback = PollingWatcher()
    private var needsFallback = false

    /// Fails if the system has no inotify instance left.
    init?() {
      file = inotify_init1(Int32(O_CLOEXEC) | Int32(O_NONBLOCK))
      guard file >= 0 else { return nil }
    }

    deinit { close(file) }

    func watch(files: [String], folders: [String]) -> Bool {
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
      var now: [Int32: Filter] = [:]
      needsFallback = false
      for (folder, filter) in Self.filters(in: folders) {
        let number = inotify_add_watch(file, folder, mask | UInt32(IN_ONLYDIR))
        if number >= 0 {
          now[number, default: filter].add(filter)
        } else if errno != ENOENT, errno != ENOTDIR {
          needsFallback = true
        }
      }
      for number in watched.keys where now[number] == nil { inotify_rm_watch(file, number) }
      let isNew = now.contains { number, filter in
        var before = watched[number] ?? .names([])
        before.add(filter)
        return watched[number] != before
      }
      watched = now
      return needsFallback && fallback.watch(files: files, folders: folders) || isNew
    }

    /// Folders, and what leads to them: one that goes away, or comes back, or that a link leads to, is seen in
    /// the folders on the way.
    private static func filters(in folders: [String]) -> [String: Filter] {
      var result: [String: Filter] = [:]
      for path in Set(folders) {
        result[path.isEmpty ? "." : path] = .everything
        for (folder, name) in Disk.entries(on: path) where result[folder] != .everything {
          result[folder, default: .names([])].add(.names([name]))
        }
      }
      return result
    }

    func changes(within milliseconds: Int32, or other: Int32) -> Bool {
      let end = ContinuousClock.now + .milliseconds(Int64(milliseconds))
      while true {
        if needsFallback, fallback.changes(within: 0, or: other) { return true }
        var time = milliseconds
        if time > 0 { time = max(0, Int32(((end - ContinuousClock.now) / .milliseconds(1)).rounded(.up))) }
        if needsFallback { time = time < 0 ? PollingWatcher.step : min(time, PollingWatcher.step) }
        var files = [
          pollfd(fd: file, events: Int16(POLLIN), revents: 0),
          pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&files, 2, time)
        if files[0].revents != 0, drain() { return true }
        // A signal woke us, or there is something to read.
        if files[1].revents != 0 || count < 0 { return false }
        if milliseconds >= 0, ContinuousClock.now >= end { return false }
      }
    }

    /// Reads all events and returns whether one of them counts. The caller looks at the files itself.
    private func drain() -> Bool {
      var counts = false
      let head = MemoryLayout<inotify_event>.size
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while true {
          let size = read(file, buffer.baseAddress, buffer.count)
          guard size > 0 else { return }
          var offset = 0
          while !counts, offset + head <= size {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = buffer[(offset + head)..<min(offset + head + Int(event.len), size)].prefix { $0 != 0 }
            offset += head + Int(event.len)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
              counts = true
            } else if event.mask & UInt32(IN_IGNORED) == 0 {
              counts = watched[event.wd]?.covers(String(decoding: name, as: UTF8.self)) == true
            }
          }
        }
      }
      return counts
    }
  }
#endif
