/// The lines of a file, for what a mistake in one of them has to do with those above and below.
struct TextLines {
  struct Line {
    let start: Int
    let end: Int
    /// The offset of its first character that is no space; `end` where there is none.
    let content: Int

    var indentation: Int { content - start }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  let lines: [Line]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var lines: [Line] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
      var last = end
      while last > start, bytes[last - 1].isBlankOrBreak { last -= 1 }
      let content = bytes[start..<last].firstIndex { $0 != UInt8(ascii: " ") } ?? last
      lines.append(Line(start: start, end: last, content: content))
      start = end + 1
    }
    self.lines = lines
  }

  func text(of line: Line) -> String { String(decoding: bytes[line.content..<line.end], as: UTF8.self) }

  /// The number of the line that contains an offset, from 0.
  func index(of offset: Int) -> Int { max(0, (lines.firstIndex { $0.start > offset } ?? lines.count) - 1) }

  /// Whether a line says something: it is neither empty nor a comment.
  func isContent(_ line: Line) -> Bool { line.content < line.end && bytes[line.content] != UInt8(ascii: "#") }

  func isItem(_ line: Line) -> Bool {
    line.content < line.end && bytes[line.content] == UInt8(ascii: "-")
      && (line.content + 1 == line.end || bytes[line.content + 1] == UInt8(ascii: " "))
  }

  /// The nearest line above that says something.
  func content(above index: Int) -> Line? { lines[..<index].last(where: isContent) }

  /// The columns at which collections begin that are still open above a line, from the outermost.
  func openIndentations(above index: Int) -> [Int] {
    var open: [Int] = []
    for line in lines[..<index] where isContent(line) {
      while let last = open.last, last > line.indentation { open.removeLast() }
      if open.last != line.indentation { open.append(line.indentation) }
    }
    return open
  }

  /// The lines from one on that are indented at least as much, and those between them.
  func block(from index: Int) -> ArraySlice<Line> {
    let least = lines[index].indentation
    let end = lines[(index + 1)...].firstIndex { isContent($0) && $0.indentation < least } ?? lines.count
    return lines[index..<end]
  }
}
