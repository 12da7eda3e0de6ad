import Foundation
import NavSpecCompiler

/// Where text goes.
enum Console {
  /// A line on standard output.
  static func out(_ text: String) { write(text, to: .standardOutput) }

  /// A line on standard error.
  static func error(_ text: String) { write(text, to: .standardError) }

  /// A report in colour on standard error, which may show none.
  static func report(_ text: String) {
    if !text.isEmpty { error(errorShowsColor ? text : Stamp.withoutColors(text)) }
  }

  /// Text or bytes as they are, on standard output.
  static func raw(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }

  /// Text as it is, on standard output.
  static func raw(_ text: String) { raw(Data(text.utf8)) }

  /// Whether standard error shows colours: a terminal, unless `NO_COLOR` says otherwise; anything, if
  /// `CLICOLOR_FORCE` or `FORCE_COLOR` does.
  static var errorShowsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { !["", "0"].contains(environment[$0] ?? "") }
    if isForced { return true }
    guard environment["TERM"] != "dumb" else { return false }
    return isatty(STDERR_FILENO) == 1
  }

  // A reader that has gone away (`| head`) is no failure of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }
}
