import NavSpecCompiler

/// Looks again and again whether files changed, which works in network folders too.
final class FileWatcher {
  /// Milliseconds.
  private static let step: Int32 = 40
  /// What the system says of each, without reading it.
  private var states: [String: [UInt64]] = [:]

  /// Watches these files and folders, existing or not, and nothing else. Paths that are watched already stay
  /// watched without a gap.
  /// - Returns: Whether any of them is new.
  func watch(files: [String], folders: [String]) -> Bool {
    let paths = Set(files + folders.map { $0.isEmpty ? "." : $0 })
    let isNew = !paths.allSatisfy { states[$0] != nil }
    states = Dictionary(uniqueKeysWithValues: paths.map { ($0, states[$0] ?? Self.state(of: $0)) })
    return isNew
  }

  /// Waits for a change, at most so many milliseconds (-1 waits for ever), or until another file has data.
  /// - Returns: Whether there was a change.
  func changes(within milliseconds: Int32, or other: Int32) -> Bool {
    var left = milliseconds
    while true {
      let changed = states.keys.filter { Self.state(of: $0) != states[$0] }
      for path in changed { states[path] = Self.state(of: path) }
      if !changed.isEmpty { return true }
      if left == 0 { return false }
      let time = left < 0 ? Self.step : min(left, Self.step)
      var file = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      if poll(&file, 1, time) > 0 { return false }
      if left > 0 { left -= time }
    }
  }

  private static func state(of path: String) -> [UInt64] {
    guard let info = Disk.info(of: path) else { return [] }
    let time = Disk.modification(info)
    return [
      UInt64(info.st_ino), UInt64(truncatingIfNeeded: info.st_size),
      UInt64(truncatingIfNeeded: time.tv_sec), UInt64(truncatingIfNeeded: time.tv_nsec),
    ]
  }
}

/// Turns SIGINT and SIGTERM into data of a file, to wait for them with `poll`.
struct StopSignal {
  /// Has data after a signal.
  let file: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CommandFailure("cannot wait for signals: \(Disk.lastError)") }
    file = ends[0]
    writingEnd = ends[1]
    // The parent process may have blocked these signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    defer { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      _ = signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(writingEnd, &byte, 1)
      }
    }
  }

  /// Waits for a signal, at most so many milliseconds.
  func isSet(within milliseconds: Int32 = 0) -> Bool {
    var file = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }
}

// A handler of signals can use nothing but what is global; it is set once, before there is a handler.
private nonisolated(unsafe) var writingEnd: Int32 = -1
