import NavSpecDiagnostics
import NavSpecRuntime
import NavSpecWorkspace

/// Messages of the base protocol: a header with the length, a blank line, and JSON.
struct MessageReader {
  /// The largest message that is read, in bytes.
  static let largest = 64 << 20

  private let input: Int32
  private var buffer: [UInt8] = []

  init(input: Int32) { self.input = input }

  /// The next message; nil inside for one that is no JSON. Nil at the end, or where no header can be read.
  mutating func next() -> JSONText?? {
    guard let head = take(until: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    let length = lines.lazy.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].drop { $0 == " " })
    }.first
    guard let length, (0...Self.largest).contains(length), let body = take(length) else { return nil }
    return .some(JSONText(parsing: body))
  }

  private mutating func take(until end: [UInt8]) -> [UInt8]? {
    var searched = 0
    while true {
      if let start = buffer.indices.dropFirst(searched).first(where: { buffer[$0...].starts(with: end) }) {
        defer { buffer.removeFirst(start + end.count) }
        return Array(buffer[..<start])
      }
      searched = max(0, buffer.count - end.count)
      // A header is a few lines.
      guard buffer.count < 1 << 16, fill() else { return nil }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private mutating func fill() -> Bool {
    let input = input
    let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, length in
      var count = read(input, bytes.baseAddress, bytes.count)
      while count < 0, errno == EINTR { count = read(input, bytes.baseAddress, bytes.count) }
      length = max(count, 0)
    }
    buffer += more
    return !more.isEmpty
  }
}

/// Writes messages.
struct MessageWriter {
  let output: Int32

  func write(_ message: JSONText) {
    let body = Array(message.text(.compact).utf8)
    _ = Disk.append(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, to: output)
  }
}

extension JSONText { var int: Int? { integer.flatMap(Int.init(exactly:)) } }
