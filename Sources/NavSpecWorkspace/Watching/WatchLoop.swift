import NavSpecCompiler

/// `--watch`: runs a command again after each change to a file that it read or wrote.
package struct WatchLoop {
  private let folder: String
  /// Where lines for people go; false where nobody reads them any more.
  private let print: (String) -> Bool
  private let report: (any Error) -> Void

  /// - Parameter spec: The spec or its folder, as a person named it; nil for that of the working directory.
  package init(spec: String?, print: @escaping (String) -> Bool, report: @escaping (any Error) -> Void) {
    folder = spec.map { Disk.isFolder($0) ? $0 : Disk.path(Disk.folder(of: $0), ".") } ?? "."
    self.print = print
    self.report = report
  }

  /// A burst of saves is one change: it is over after so many milliseconds of quiet, or has lasted too long.
  private static let quiet: Int32 = 4
  private static let longestBurst = Duration.milliseconds(40)
  /// A busy machine may take this long from opening a file for writing to its first byte.
  private static let longestOpening = Duration.milliseconds(400)
  /// A folder may go for a moment, as when `git` changes branches.
  private static let absence = Duration.seconds(5)

  /// Repeats the work until SIGINT or SIGTERM. A run that has begun ends first.
  /// - Parameter work: Returns a line for people.
  /// - Throws: Where the folder of the spec is gone, or the output has no reader.
  package func run(_ work: (ReadLog) throws -> String) throws {
    let stop = try StopSignal()
    let watcher = FileWatcher()
    var failure: String?
    var last: ReadLog?
    while true {
      let log = ReadLog()
      guard let retriesOnAnyChange = try attempt(work, log, after: last, stop, &failure) else { continue }
      last = log
      if failure != nil, isGone {
        _ = watcher.watch(files: log.files, folders: log.watchedFolders)
        let end = ContinuousClock.now + Self.absence
        while isGone, !stop.isSet() {
          if ContinuousClock.now > end { throw CommandFailure("the folder of the spec is gone") }
          _ = watcher.changes(within: 500, or: stop.file)
        }
        if stop.isSet() { return }
        continue
      }
      // A change between reading and watching is not seen: such files are compared. All others were watched, so a run
      // without new files to watch waits.
      let isNew = watcher.watch(files: log.files, folders: log.watchedFolders)
      if isNew, !log.holds() {
        settle(watcher, log, stop)
      } else {
        repeat {
          while !watcher.changes(within: -1, or: stop.file) { if stop.isSet() { return } }
          settle(watcher, log, stop)
        } while !retriesOnAnyChange && log.holds()
      }
      if stop.isSet() { return }
    }
  }

  /// Waits for the end of a burst of changes.
  private func settle(_ watcher: FileWatcher, _ log: ReadLog, _ stop: StopSignal) {
    let start = ContinuousClock.now
    while !stop.isSet() {
      let goesOn = watcher.changes(within: Self.quiet, or: stop.file)
      let time = start.duration(to: .now)
      let isOpening = time < Self.longestOpening && log.isBeingWritten
      guard isOpening || goesOn && time < Self.longestBurst else { return }
    }
  }

  /// - Returns: Whether any change starts the next run, as the failure may have a cause outside the files that were
  ///   read; nil where the run met a file at the moment between its opening and its first byte.
  private func attempt(
    _ work: (ReadLog) throws -> String, _ log: ReadLog, after last: ReadLog?, _ stop: StopSignal,
    _ failure: inout String?
  ) throws -> Bool? {
    let start = ContinuousClock.now
    let line: String
    do {
      line = try work(log)
    } catch {
      if let last, fills(log.emptied(since: last), stop) { return nil }
      // One change may be several events.
      let message = error is SpecFailure ? nil : "\(error)"
      if message == nil || message != failure {
        report(error)
        try write("waiting for a change")
      }
      failure = message
      return message != nil || !log.unreadable.isEmpty
    }
    let time = (ContinuousClock.now - start).components
    let milliseconds = time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
    try write("\(line) (\(milliseconds) ms)")
    failure = nil
    return false
  }

  /// Whether one of these empty files gets its content in time.
  private func fills(_ files: [String], _ stop: StopSignal) -> Bool {
    let end = ContinuousClock.now + Self.longestOpening
    while files.allSatisfy(Disk.isEmptyFile) {
      if files.isEmpty || stop.isSet(within: Self.quiet) || ContinuousClock.now > end { return false }
    }
    return true
  }

  private var isGone: Bool { Disk.realPath(of: folder) == nil }

  private func write(_ line: String) throws {
    if !print(line) { throw CommandFailure("standard output was closed") }
  }
}

extension ReadLog {
  /// The folders of the files that were read, and those that globs look into.
  fileprivate var watchedFolders: [String] {
    files.map(Disk.folder) + files.compactMap { Disk.realPath(of: $0).map(Disk.folder) } + folders
  }
}
