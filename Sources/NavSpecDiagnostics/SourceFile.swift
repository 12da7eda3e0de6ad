/// A line and a column, both from 1; the column counts UTF-8 bytes, as swiftc does.
package struct SourceLocation: Hashable, Sendable {
  package let line: Int
  package let column: Int
}

/// The text of one source file, with the path to show for it (relative to the working directory
/// where possible, `<stdin>` for standard input).
package struct SourceFile: Equatable, Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Whether there is a text to point into: a file that could not be read has a path alone, and where no file is
  /// to blame, that is empty too.
  package let hasText: Bool
  /// The offset at which each line starts; the first is 0.
  package let lineStarts: [Int32]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    hasText = true
    var starts: [Int32] = [0]
    // By hand: an unoptimised build takes seconds for the iterator of a large file.
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "\n") { starts.append(Int32(clamping: offset + 1)) }
        offset += 1
      }
    }
    self.lineStarts = starts
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  package init(withoutText path: String) {
    self.path = path
    bytes = []
    hasText = false
    lineStarts = [0]
  }

  /// The place of a UTF-8 offset; offsets outside the file are moved to its nearest end.
  package func location(of offset: Int) -> SourceLocation {
    let offset = Int32(clamping: max(0, min(offset, bytes.count)))
    let line = lineStarts.partitioningIndex { $0 > offset }
    return SourceLocation(line: line, column: Int(offset - lineStarts[line - 1]) + 1)
  }

  /// The text of a line (from 1) without its line break; empty outside the file.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes[range(ofLine: line)], as: UTF8.self)
  }

  /// The offsets of the same.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }
}

/// All source files of one run, in the order in which they were read.
package struct SourceMap: Equatable, Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  package mutating func add(_ file: SourceFile) -> SourceID {
    files.append(file)
    return SourceID(files.count - 1)
  }

  /// The same with the beginning of a file alone.
  package func cutting(_ id: SourceID, at end: Int) -> SourceMap {
    var map = self
    map.files[Int(id.index)] = SourceFile(path: self[id].path, bytes: Array(self[id].bytes.prefix(end)))
    return map
  }

  package subscript(id: SourceID) -> SourceFile { files[Int(id.index)] }

  /// Where a range starts: `path:line:column`, or the path alone of a file without a text.
  package func place(of range: SourceRange) -> String {
    let file = self[range.source]
    guard file.hasText else { return file.path }
    let start = file.location(of: Int(range.start))
    return "\(file.path):\(start.line):\(start.column)"
  }

  package func text(in range: SourceRange) -> String {
    let bytes = self[range.source].bytes
    let start = max(0, min(Int(range.start), bytes.count))
    let end = max(start, min(Int(range.end), bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
