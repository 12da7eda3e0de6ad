#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Graphviz's `dot`, which draws the graph.
package enum Graphviz {
  /// The picture of a graph, in one of dot's formats.
  package static func render(_ graph: [UInt8], format: String) throws -> [UInt8] {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    // Files cannot fill up while something else is read, as pipes can.
    let (source, picture, problems) = (folder.file("graph"), folder.file("picture"), folder.file("problems"))
    try AtomicFile.write(graph, to: source)
    let status: Int32
    do throws(SystemError) {
      status = try Child.run(
        "dot", ["-T\(format)", "-o", picture, source], input: "/dev/null", errors: problems)
    } catch {
      guard error.code == ENOENT else { throw CommandFailure("'dot' cannot be run: \(error)") }
      throw CommandFailure(
        """
        Graphviz's 'dot' is not installed, and draws the \(format.uppercased()): \
        apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS)
        """)
    }
    guard status == 0, let bytes = Disk.bytes(ofFile: picture), !bytes.isEmpty else {
      let words = Disk.bytes(ofFile: problems) ?? []
      throw CommandFailure("'dot' failed: \(String(decoding: words, as: UTF8.self))")
    }
    return bytes
  }
}

/// A folder for files that nobody needs afterwards.
private struct ScratchFolder {
  private let path: String

  init() throws {
    let folder = Environment["TMPDIR"] ?? "/tmp"
    var name = Array(Disk.path(folder, "navspec-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CommandFailure(
        "a folder for what 'dot' reads and writes cannot be made in '\(folder)': \(Disk.lastError)")
    }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func file(_ name: String) -> String { Disk.path(path, name) }

  func remove() {
    for (name, _, _) in Disk.names(inFolder: path) ?? [] { unlink(file(name)) }
    rmdir(path)
  }
}

/// A process of another program.
private enum Child {
  /// Runs a program that `PATH` leads to, and waits for it. The result is its exit code, or -1 if it died.
  static func run(
    _ name: String, _ arguments: [String], input: String, errors: String
  ) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors, O_WRONLY | O_CREAT, 0o600)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, name, &files, nil, &words, Environment.pointer)
    guard code == 0 else { throw SystemError(code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    // The lowest seven bits are the signal it died of.
    return status & 0x7f == 0 ? status >> 8 & 0xff : -1
  }
}
