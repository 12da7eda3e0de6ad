/// The program `git`, called in the one way in which nothing runs that a repository's configuration names, and nothing is
/// fetched. An archive may bring one, and a folder of tracked files can have the form of a bare repository.
///
/// The commands are those that print objects or compare a commit with the index: they ask no filter and no driver of a diff.
struct Git {
  /// What a repository's configuration does not change.
  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "core.attributesFile=/dev/null",
  ]

  private static let variables = [
    // A repository may allow `ext::`, which is a command; the variable overrides that.
    "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0",
    // A commit is what its hash says, and the index is not written to.
    "GIT_NO_REPLACE_OBJECTS=1", "GIT_GRAFT_FILE=/dev/null", "GIT_OPTIONAL_LOCKS=0",
    // `GitRepository` looks for words in git's messages: they must be English.
    "LC_ALL=C",
  ]

  struct Result {
    let code: Int32
    let output: [UInt8]
    /// The lines on standard error.
    let problems: [String]

    var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }

    /// The first line; empty where there is none.
    var line: String { lines.first ?? "" }
  }

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    let version = try run(["version"]).line.split { !$0.isNumber }.compactMap { Int($0) }
    // The first with `safe.bareRepository`. A version that it does not tell is taken for new.
    guard version.count >= 2, (version[0], version[1]) < (2, 38) else { return }
    throw CommandFailure(
      "git \(version[0]).\(version[1]) is too old: 2.38 or later can run nothing that a repository names")
  }

  /// - Parameter input: The lines of its standard input.
  func run(_ arguments: [String], input: [String] = []) throws -> Result {
    let (output, errors, lines) = (scratch.file("output"), scratch.file("errors"), scratch.file("input"))
    if !input.isEmpty { try AtomicFile.write(Array(input.map { $0 + "\n" }.joined().utf8), to: lines) }
    let words = Self.variables + ["git", "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments
    let status = try Child.run(
      "/usr/bin/env", words, input: input.isEmpty ? nil : lines, output: output, errors: errors)
    guard status != 127 else {
      throw CommandFailure(
        "'git' is not installed: apt-get install git (Debian, Ubuntu), xcode-select --install (macOS)")
    }
    let problems = String(decoding: Disk.bytes(ofFile: errors) ?? [], as: UTF8.self)
    return Result(
      code: status, output: Disk.bytes(ofFile: output) ?? [],
      problems: problems.split(whereSeparator: \.isNewline).map(String.init))
  }
}
