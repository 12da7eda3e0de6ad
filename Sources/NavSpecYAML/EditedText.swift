import NavSpecDiagnostics

/// The bytes of a YAML file around an entry: where it ends for good, and what goes with it.
struct EditedText {
  let bytes: [UInt8]

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlankOrBreak) }

  func isBracketed(_ range: SourceRange) -> Bool {
    range.end - range.start >= 2 && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[Int(range.start)])
  }

  /// Where a line's text ends, its break excluded.
  func endOfLine(from offset: Int) -> Int { bytes[offset...].firstIndex(where: \.isBreak) ?? bytes.count }

  private func startOfLine(of offset: Int) -> Int {
    (bytes[..<offset].lastIndex(where: \.isBreak) ?? markEnd - 1) + 1
  }

  /// A line may be long: its start is not looked for.
  private func isStartOfLine(_ offset: Int) -> Bool { offset == markEnd || bytes[offset - 1].isBreak }

  private var markEnd: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func behindBreak(_ end: Int) -> Int {
    guard end < bytes.count else { return end }
    let isPair =
      bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  /// How far a place is from the start of its line; nil where a line break or a tab makes that unclear.
  func column(of offset: Int) -> Int? {
    let start = startOfLine(of: offset)
    // Letters before a key that are wider than one column would be those of an anchor.
    return bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
      ? offset - start : nil
  }

  private func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
    return offset
  }

  private func skipBlanksBack(_ offset: Int) -> Int {
    var offset = offset
    while offset > markEnd, bytes[offset - 1].isBlank { offset -= 1 }
    return offset
  }

  /// Where the line ends on which nothing but a comment follows; nil where more does.
  private func endOfLastLine(from offset: Int) -> Int? {
    let next = skipBlanks(offset)
    guard next < bytes.count, !bytes[next].isBreak else { return next }
    return bytes[next] == UInt8(ascii: "#") && next > offset ? endOfLine(from: next) : nil
  }

  /// The column of the comment that a line consists of.
  private func commentColumn(ofLineAt start: Int) -> Int? {
    let next = skipBlanks(start)
    return next < bytes.count && bytes[next] == UInt8(ascii: "#") ? next - start : nil
  }

  /// The lines from one to another, with the comments right above them and those that are indented deeper
  /// below.
  private func lines(from start: Int, to end: Int, column: Int) -> Range<Int> {
    var start = start
    while start > markEnd {
      var previous = start - 1
      if previous > markEnd, bytes[previous] == UInt8(ascii: "\n"), bytes[previous - 1] == UInt8(ascii: "\r")
      {
        previous -= 1
      }
      previous = startOfLine(of: previous)
      guard commentColumn(ofLineAt: previous) == column else { break }
      start = previous
    }
    var end = behindBreak(end)
    while end < bytes.count, let deeper = commentColumn(ofLineAt: end), deeper > column {
      end = behindBreak(endOfLine(from: end))
    }
    return start..<end
  }

  /// The end of a `*name` that follows a key.
  func endOfAlias(behindKeyAt keyEnd: Int) -> Int? {
    var offset = skipBlanks(keyEnd)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return nil }
    offset = skipBlanks(offset + 1)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "*") else { return nil }
    while offset < bytes.count, !bytes[offset].isBlankOrBreak, !",]}".utf8.contains(bytes[offset]) {
      offset += 1
    }
    return offset
  }

  /// Behind the colon of a key that has nothing more on its line.
  func endOfKeyLine(behindKeyAt keyEnd: Int) -> Int? {
    let colon = skipBlanks(keyEnd)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let next = skipBlanks(colon + 1)
    guard next < bytes.count else { return colon + 1 }
    return bytes[next].isBreak || "#,]}".utf8.contains(bytes[next]) ? colon + 1 : nil
  }

  /// Whether the brackets contain nothing else.
  func isAlone(_ start: Int, _ end: Int, in container: SourceRange) -> Bool {
    guard isBracketed(container), Int(container.start) < start else { return Int(container.end) <= end }
    return isBlank((Int(container.start) + 1)..<start)
      && bytes[end..<(Int(container.end) - 1)].allSatisfy { $0.isBlankOrBreak || $0 == UInt8(ascii: ",") }
  }

  /// Whether only the dash of an item precedes it.
  func isFirst(_ start: Int, in container: SourceRange) -> Bool {
    bytes[Int(container.start)..<max(start, Int(container.start))].allSatisfy {
      $0.isBlank || $0 == UInt8(ascii: "-")
    }
  }

  /// An entry in block style, which has lines of its own.
  func blockRemoval(_ start: Int, _ end: Int, isItem: Bool) -> Range<Int>? {
    guard let lastLine = endOfLastLine(from: end) else { return nil }
    var start = start
    if isItem {
      start = skipBlanksBack(start) - 1
      guard start >= 0, bytes[start] == UInt8(ascii: "-") else { return nil }
    }
    let line = skipBlanksBack(start)
    if isStartOfLine(line) { return lines(from: line, to: lastLine, column: start - line) }
    // The first key of an item: the next one moves behind the dash.
    guard !isItem, let column = column(of: start), bytes[line - 1] == UInt8(ascii: "-") else { return nil }
    let nextLine = behindBreak(lastLine)
    let next = skipBlanks(nextLine)
    guard next < bytes.count, next - nextLine == column, bytes[next] != UInt8(ascii: "#") else { return nil }
    return start..<next
  }

  /// An entry between brackets that is not the only one, with a comma.
  func flowRemoval(_ start: Int, _ end: Int) -> Range<Int>? {
    let line = skipBlanksBack(start)
    let isFirstOnLine = isStartOfLine(line)
    let comma = skipBlanks(end)
    let behindComma = comma < bytes.count && bytes[comma] == UInt8(ascii: ",") ? comma + 1 : nil
    if isFirstOnLine, let lastLine = endOfLastLine(from: behindComma ?? end), lastLine < bytes.count {
      return lines(from: line, to: lastLine, column: start - line)
    }
    if isFirstOnLine, let behindComma { return start..<skipBlanks(behindComma) }
    var previous = line
    while previous > markEnd, bytes[previous - 1].isBreak {
      let line = startOfLine(of: previous - 1)
      // What looks like a comma may belong to a comment.
      guard !bytes[line..<previous].contains(UInt8(ascii: "#")) else { return nil }
      previous = skipBlanksBack(previous - 1)
    }
    guard previous > markEnd else { return nil }
    switch bytes[previous - 1] {
    case UInt8(ascii: ","): return skipBlanksBack(previous - 1)..<end
    case UInt8(ascii: "{"), UInt8(ascii: "["): return behindComma.map { start..<skipBlanks($0) }
    default: return nil
    }
  }
}
