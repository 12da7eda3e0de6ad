import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

enum Console {
  /// Puts an empty file where a standard file was closed (`>&-`): the next file that is opened would be it. To write to it
  /// fails, as it would to the closed one.
  static func fill() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A line on standard output. What a terminal or a CI service would obey shows as a sign or an escape, a line end too.
  /// - Returns: Whether there is a reader.
  @discardableResult
  static func out(_ line: String) -> Bool { write(visible(line), to: STDOUT_FILENO) }

  /// What was done, in a line: nothing where a person asked for quiet.
  /// - Returns: Whether there is a reader.
  @discardableResult
  static func status(_ line: String) -> Bool { isQuiet || out(line) }

  /// Whether only what is asked for and what is wrong is printed.
  nonisolated(unsafe) static var isQuiet = false

  /// The same of several lines.
  static func out(lines: String) { write(visibleLines(lines), to: STDOUT_FILENO) }

  /// Lines for people: on a terminal, what a pattern finds has the colour of its code.
  static func out(lines: String, colors: [(pattern: Regex<Substring>, code: String)]) {
    guard showsColor(STDOUT_FILENO) else { return out(lines: lines) }
    raw(
      colors.reduce(visibleLines(lines)) { text, color in
        text.replacing(color.pattern.anchorsMatchLineEndings()) {
          "\u{1B}[\(color.code)m\($0.output)\u{1B}[0m"
        }
      } + "\n")
  }

  /// A line on standard error, like that of ``out(_:)``.
  static func error(_ line: String) { write(visible(line), to: STDERR_FILENO) }

  /// A report on standard error, if there is anything to report. It has control characters only for its colors.
  static func report(_ text: String) { if !text.isEmpty { write(text, to: STDERR_FILENO) } }

  /// Says why a command failed; a request for help is answered on standard output.
  static func report(_ error: any Error) {
    switch error {
    case let error as SpecFailure: report(text(of: error.report))
    case let error as ReportedFailure: report(text(of: error.report))
    case let error as CommandFailure: Self.error("Error: \(error)")
    default:
      var message = Navspec.fullMessage(for: error)
      // An exit code alone says nothing.
      if message.isEmpty { return }
      if Navspec.exitCode(for: error) == .success { return out(lines: message) }
      // A line end in an argument makes no line.
      if CommandLine.arguments.contains(where: { $0.contains(where: \.isNewline) }) {
        let text = Navspec.message(for: error)
        message.replace(text, with: visible(text))
      }
      write(visibleLines(message), to: STDERR_FILENO)
    }
  }

  /// The text of a file on standard output, unless a CI service would obey it: such a text has no escapes to spare.
  /// - Parameter cure: How to do without standard output.
  static func file(_ bytes: [UInt8], cure: String) throws {
    guard String(decoding: bytes, as: UTF8.self).logCommandSigns.isEmpty else {
      throw CommandFailure(
        "the text has a command that CI services obey in a log, and is not printed; \(cure)")
    }
    raw(bytes)
  }

  /// Bytes as they are, on standard output.
  static func raw(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Text as it is, on standard output: its writer has escaped what a CI service would obey.
  static func raw(_ text: String) { raw(Array(text.utf8)) }

  /// A line of JSON on standard output; false if nobody reads it any more.
  @discardableResult
  static func json(_ line: String) -> Bool { write(line, to: STDOUT_FILENO) }

  /// A report as a file shows it, standard error or output: in colours, and wrapped to the width of a terminal.
  static func text(of report: Report, as format: ReportFormat = .text, on file: Int32 = STDERR_FILENO)
    -> String
  {
    report.text(
      as: format, usesColor: showsColor(file), hasLinks: isatty(file) == 1 && hasLinks,
      columns: columns(of: file))
  }

  /// The width of a terminal; nil for anything else.
  private static func columns(of file: Int32) -> Int? {
    guard isatty(file) == 1 else { return nil }
    if let columns = Environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    return ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Whether the terminal is one of those that show links (OSC 8).
  private static var hasLinks: Bool {
    let programs: Set = ["iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "Tabby"]
    return Environment["TERM_PROGRAM"].map(programs.contains) ?? false
      || Environment["VTE_VERSION"].flatMap { Int($0) } ?? 0 >= 5000
      || ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"].contains { Environment[$0] != nil }
  }

  /// Whether a file shows colours: a terminal, unless `NO_COLOR` says otherwise; anything, if `CLICOLOR_FORCE` or
  /// `FORCE_COLOR` does.
  private static func showsColor(_ file: Int32) -> Bool {
    guard Environment["NO_COLOR"] == nil else { return false }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { !["", "0"].contains(Environment[$0] ?? "") }
    if isForced { return true }
    guard Environment["TERM"] != "dumb" else { return false }
    return isatty(file) == 1
  }

  @discardableResult
  private static func write(_ text: String, to file: Int32) -> Bool {
    write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), to: file)
  }

  @discardableResult
  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    if Disk.append(bytes, to: file) { return true }
    let problem = SystemError.last
    // A reader that has gone away (`| head`) is no failure of this process.
    if problem.code == EPIPE { return false }
    if file == STDOUT_FILENO { error("Error: standard output cannot be written: \(problem)") }
    exit(ExitCode.couldNotRun.rawValue)
  }
}
