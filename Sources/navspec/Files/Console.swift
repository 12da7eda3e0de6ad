import ArgumentParser
import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where text goes.
enum Console {
  /// Puts nothing where a standard file was closed (`>&-`): the next file that is opened would be it.
  static func fill() {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// A line on standard output.
  static func out(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// A line on standard error.
  static func error(_ text: String) { write(text, to: STDERR_FILENO) }

  /// A report on standard error, if there is anything to report.
  static func report(_ text: String) { if !text.isEmpty { error(text) } }

  /// Bytes as they are, on standard output.
  static func raw(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Text as it is, on standard output.
  static func raw(_ text: String) { raw(Array(text.utf8)) }

  /// All of standard input, but no more than a limit and one byte.
  static func input(atMost limit: Int = .max) throws -> [UInt8] {
    do throws(SystemError) {
      return try Disk.content(of: STDIN_FILENO, atMost: limit)
    } catch {
      throw CommandFailure("standard input cannot be read: \(error)")
    }
  }

  /// Whether standard error shows colours: a terminal, unless `NO_COLOR` says otherwise; anything, if
  /// `CLICOLOR_FORCE` or `FORCE_COLOR` does.
  static var errorShowsColor: Bool {
    guard Environment["NO_COLOR"] == nil else { return false }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { !["", "0"].contains(Environment[$0] ?? "") }
    if isForced { return true }
    guard Environment["TERM"] != "dumb" else { return false }
    return isatty(STDERR_FILENO) == 1
  }

  private static func write(_ text: String, to file: Int32) {
    write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), to: file)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) {
    guard !Disk.append(bytes, to: file), file == STDOUT_FILENO else { return }
    let problem = SystemError.last
    // A reader that has gone away (`| head`) is no failure of ours.
    if problem.code == EPIPE { return }
    error("Error: standard output cannot be written: \(problem)")
    exit(ExitCode.couldNotRun.rawValue)
  }
}
