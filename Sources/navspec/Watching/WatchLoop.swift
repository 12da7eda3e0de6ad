import ArgumentParser
import NavSpecCompiler

/// `--watch`: does a command's work again whenever what it read, or wrote, is not what it was.
struct WatchLoop {
  /// What one turn came to.
  struct Turn {
    /// A line for people.
    let line: String
    /// Where the line goes.
    var tell: (String) -> Void = Console.out
    /// Folders to watch besides those that were read.
    var folders: [String] = []
    /// Whether it failed for a reason that is not in what was read: any change may mend it.
    var isHopeless = false
    /// Whether there is still nothing to do; nil asks what was read alone.
    var isCurrent: (() -> Bool)?
  }

  /// A burst of saves is one change: it is over after so many milliseconds of quiet, or has lasted too long.
  private static let quiet: Int32 = 4
  private static let longestBurst = Duration.milliseconds(40)

  /// Until SIGINT or SIGTERM; a turn that has begun is ended first.
  func run(_ work: (ReadLog) throws -> Turn) throws {
    let stop = try StopSignal()
    let watcher = makeWatcher()
    while true {
      let log = ReadLog()
      let turn = Self.turn(log, work)
      let isCurrent = turn.isCurrent ?? { !log.isTorn && log.evidence.holds() }
      // What changes between reading and watching is seen by looking once more.
      watcher.watch(files: log.files, folders: log.watchedFolders + turn.folders)
      var isNew = true
      while isNew && turn.isHopeless || !turn.isHopeless && isCurrent() {
        isNew = false
        guard stop.waits(for: watcher) else { return }
        let end = ContinuousClock.now + Self.longestBurst
        // A file without content is about to be written.
        while ContinuousClock.now < end,
          watcher.changes(within: Self.quiet, or: stop.file) || log.files.contains(where: Disk.isEmptyFile)
        {}
      }
      if stop.isSet { return }
    }
  }

  private static func turn(_ log: ReadLog, _ work: (ReadLog) throws -> Turn) -> Turn {
    let start = ContinuousClock.now
    do {
      let turn = try work(log)
      let time = (ContinuousClock.now - start).components
      let milliseconds = time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
      turn.tell("\(turn.line) (\(milliseconds) ms)")
      return turn
    } catch {
      // What is wrong with a spec has been told.
      let isTold = error is ExitCode
      if !isTold { Console.error(Navspec.fullMessage(for: error)) }
      Console.out("waiting for a change")
      return Turn(line: "", isHopeless: !isTold || log.isIncomplete)
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
  /// Every file that was read or looked for.
  fileprivate var files: [String] {
    (evidence.inputs + evidence.considered).map(\.path) + evidence.absent
  }

  /// The folders that can tell of a change to them, and to what globs look into.
  fileprivate var watchedFolders: [String] {
    let parents =
      files.map { Self.folder(of: $0) } + files.compactMap { Disk.realPath(of: $0).map(Self.folder) }
    return parents + evidence.candidates.map(\.path) + folders
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }
}
