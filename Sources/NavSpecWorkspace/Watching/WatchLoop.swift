import NavSpecCompiler

/// `--watch`: does a command's work again whenever what it read, or wrote, is not what it was.
package struct WatchLoop {
  /// What one turn came to.
  package struct Turn {
    /// A line for people.
    let line: String
    /// Whether it failed for a reason that may not be in what was read: any change may solve it.
    var isHopeless = false

    package init(line: String) { self.line = line }
  }

  /// Where lines for people go.
  private let tell: (String) -> Void
  /// Reports why a turn failed.
  private let report: (any Error) -> Void

  package init(tell: @escaping (String) -> Void, report: @escaping (any Error) -> Void) {
    self.tell = tell
    self.report = report
  }

  /// A burst of saves is one change: it is over after so many milliseconds of quiet, or has lasted too long.
  private static let quiet: Int32 = 4
  private static let longestBurst = Duration.milliseconds(40)

  /// Until SIGINT or SIGTERM; a turn that has begun is ended first.
  package func run(_ work: (ReadLog) throws -> Turn) throws {
    let stop = try StopSignal()
    let watcher = makeWatcher()
    var failure: String?
    while true {
      let log = ReadLog()
      let turn = turn(log, &failure, work)
      // What changes between reading and watching is told by nobody. All else is, so that a turn without news
      // waits, whatever it sees.
      let isNew = watcher.watch(files: log.files, folders: log.watchedFolders)
      if isNew, !log.holds() {
        settle(watcher, log, stop)
      } else {
        repeat {
          guard stop.waits(for: watcher) else { return }
          settle(watcher, log, stop)
        } while !turn.isHopeless && log.holds()
      }
      if stop.isSet { return }
    }
  }

  /// Waits for the end of a burst of changes.
  private func settle(_ watcher: any FileWatcher, _ log: ReadLog, _ stop: StopSignal) {
    let end = ContinuousClock.now + Self.longestBurst
    // A file without content is about to be written.
    while ContinuousClock.now < end,
      watcher.changes(within: Self.quiet, or: stop.file) || log.files.contains(where: Disk.isEmptyFile)
    {}
  }

  private func turn(_ log: ReadLog, _ failure: inout String?, _ work: (ReadLog) throws -> Turn) -> Turn {
    let start = ContinuousClock.now
    do {
      let turn = try work(log)
      let time = (ContinuousClock.now - start).components
      let milliseconds = time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
      tell("\(turn.line) (\(milliseconds) ms)")
      failure = nil
      return turn
    } catch {
      // One change may be several events.
      let message = error is SpecFailure ? nil : "\(error)"
      if message == nil || message != failure {
        report(error)
        tell("waiting for a change")
      }
      failure = message
      var turn = Turn(line: "")
      turn.isHopeless = message != nil || !log.unreadable.isEmpty
      return turn
    }
  }

  private func makeWatcher() -> any FileWatcher {
    #if os(Linux)
      if Environment["NAVSPEC_WATCH"] != "poll", let watcher = SystemWatcher() {
        return watcher
      }
    #endif
    return PollingWatcher()
  }
}

extension ReadLog {
  /// The folders that can tell of a change to them, and to what globs look into.
  fileprivate var watchedFolders: [String] {
    let parents =
      files.map { Self.folder(of: $0) } + files.compactMap { Disk.realPath(of: $0).map(Self.folder) }
    return parents + folders
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }
}
