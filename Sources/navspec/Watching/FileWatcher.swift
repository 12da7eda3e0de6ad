import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells that files may have changed. It may tell too often, never too seldom.
protocol FileWatcher: AnyObject {
  /// Watches these from now on, be they there or not, and nothing else.
  func watch(files: [String], folders: [String])
  /// Whether something happened within so many milliseconds (-1 waits for ever), or before there is something
  /// to read in another file.
  func changes(within milliseconds: Int32, or other: Int32) -> Bool
}

/// Looks at the files from time to time.
final class PollingWatcher: FileWatcher {
  private static let step: Int32 = 40
  private var paths: [String] = []
  private var state: [UInt64] = []

  func watch(files: [String], folders: [String]) {
    paths = files + folders.map { $0.isEmpty ? "." : $0 }
    state = Self.state(of: paths)
  }

  func changes(within milliseconds: Int32, or other: Int32) -> Bool {
    var left = milliseconds
    while true {
      let now = Self.state(of: paths)
      defer { state = now }
      if now != state { return true }
      if left == 0 { return false }
      let time = left < 0 ? Self.step : min(left, Self.step)
      var file = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      if poll(&file, 1, time) > 0 { return false }
      if left > 0 { left -= time }
    }
  }

  /// What the system says about each, without reading it.
  private static func state(of paths: [String]) -> [UInt64] {
    paths.flatMap { path -> [UInt64] in
      var info = stat()
      guard stat(path, &info) == 0 else { return [0] }
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      return [
        UInt64(info.st_ino), UInt64(truncatingIfNeeded: info.st_size),
        UInt64(truncatingIfNeeded: time.tv_sec), UInt64(truncatingIfNeeded: time.tv_nsec),
      ]
    }
  }
}

/// SIGINT and SIGTERM as something to wait for.
struct StopSignal {
  /// There is something to read once a signal has come.
  let file: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CannotDo("cannot wait for signals: \(Disk.lastError)") }
    file = ends[0]
    writingEnd = ends[1]
    // Who started us may have kept signals away from us.
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

  var isSet: Bool {
    var file = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  /// Waits for a change; false once a signal has come.
  func waits(for watcher: any FileWatcher) -> Bool {
    while !watcher.changes(within: -1, or: file) {
      if isSet { return false }
    }
    return true
  }
}

// A handler of signals can use nothing but what is global; it is set once, before there is a handler.
private nonisolated(unsafe) var writingEnd: Int32 = -1
