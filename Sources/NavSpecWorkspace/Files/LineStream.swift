import NavSpecReport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of a file, a pipe or standard input as they arrive. LF and CRLF end a line, nothing else does.
package struct LineStream: ~Copyable {
  /// The bytes of the longest line that is read.
  package static let maximumLength = 1 << 16

  private let file: Int32
  private let name: String
  private var bytes: [UInt8] = []
  /// Where the next line starts in `bytes`.
  private var start = 0
  private var isAtEnd = false
  /// How many lines were read.
  package private(set) var count = 0

  /// - Parameter path: The path of a file, or nil for standard input.
  package init(_ path: String?) throws {
    name = path.map { "'\($0)'" } ?? "standard input"
    file = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
    guard file >= 0 else { throw CommandFailure("\(name) cannot be read: \(SystemError.last)") }
  }

  deinit { if file != STDIN_FILENO { close(file) } }

  /// The next line without its end; nil behind the last one.
  package mutating func next() throws -> String? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return try line(upTo: end)
      }
      searched = bytes.count
      guard !isAtEnd else {
        guard start < bytes.count else { return nil }
        defer { start = bytes.count }
        return try line(upTo: bytes.count)
      }
      try check(searched - start)
      searched -= start
      bytes.removeFirst(start)
      start = 0
      try readMore()
    }
  }

  private mutating func line(upTo end: Int) throws -> String {
    try check(end - start)
    count += 1
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return String(decoding: bytes[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
  }

  private func check(_ length: Int) throws {
    guard length > Self.maximumLength else { return }
    throw CommandFailure("line \(count + 1) of \(name) is longer than \(Self.maximumLength) bytes")
  }

  private mutating func readMore() throws {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      var count: Int
      repeat { count = read(file, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
      return count
    }
    guard count >= 0 else { throw CommandFailure("\(name) cannot be read: \(SystemError.last)") }
    isAtEnd = count == 0
  }
}
