import NavSpecCompiler

/// The lines of a file or a pipe, each as soon as it is written.
package struct LineReader {
  /// The greatest line, in bytes. Longer ones are passed over, so that memory does not grow.
  package static let maximumLine = 1 << 20

  /// A line without its end.
  package enum Line {
    case bytes([UInt8])
    case tooLong
  }

  private let file: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Reads a file, or standard input for `-`.
  package init(path: String) throws {
    name = path == "-" ? "standard input" : "'\(path)'"
    if path != "-", ProjectFolders.leadOut(linksOn: path) {
      throw ReportedFailure(SpecFileError.outside.report(of: path))
    }
    file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw failure }
  }

  private var failure: CommandFailure { CommandFailure("\(name) cannot be read: \(SystemError.last)") }

  package mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if position == buffer.count, try !fill() {
        return isTooLong ? .tooLong : line.isEmpty ? nil : .bytes(line)
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      if !isTooLong { line += rest[..<(end ?? rest.endIndex)] }
      position = end.map { $0 + 1 } ?? buffer.count
      if line.count > Self.maximumLine {
        isTooLong = true
        line = []
      }
      if end != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }

  /// Reads what there is; false at the end.
  private mutating func fill() throws -> Bool {
    guard !isAtEnd else { return false }
    buffer = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var more = read(file, buffer.baseAddress, buffer.count)
      while more < 0, errno == EINTR { more = read(file, buffer.baseAddress, buffer.count) }
      isAtEnd = more <= 0
      count = max(more, 0)
      if more < 0 { throw failure }
    }
    position = 0
    return !isAtEnd
  }
}
