import NavSpecDiagnostics
import NavSpecYAML

extension Layout {
  func text(of comment: YAMLComment) -> String {
    source.text(Int(comment.range.start)..<Int(comment.range.end)).trimmingBlanks
  }

  /// Whether a comment belongs to the entry that follows, also after sorting.
  func isAboutNext(_ comment: YAMLComment) -> Bool { Self.isAboutNext(text(of: comment)) }

  static func isAboutNext(_ comment: String?) -> Bool {
    comment?.drop { $0 == "#" || $0 == " " || $0 == "\t" }.hasPrefix("navspec:disable:next") ?? false
  }

  /// The comments before an offset that are not written yet, a line each, with the empty lines among them.
  mutating func leadingLines(until offset: Int) -> [Line] {
    var last = nextComment
    while last < source.comments.count, Int(source.comments[last].range.start) < offset { last += 1 }
    return leadingLines(upTo: last)
  }

  mutating func leadingLines(upTo last: Int) -> [Line] {
    var lines: [Line] = []
    for comment in source.comments[nextComment..<last] {
      if source.followsEmptyLine(Int(comment.range.start)) { lines.append(.empty) }
      lines.append(Line(text: "", comment: text(of: comment)))
    }
    nextComment = last
    return lines
  }

  /// Puts a comment at the end of a line if it follows the line's value.
  mutating func addTrailingComment(to line: inout Line, from end: Int, until next: Int) {
    guard nextComment < source.comments.count else { return }
    let comment = source.comments[nextComment]
    let start = Int(comment.range.start)
    guard start >= end, start < next, !source.hasLineBreak(in: end..<start), !isAboutNext(comment) else {
      return
    }
    line.comment = text(of: comment)
    line.commentColumn = source.column(of: start)
    nextComment += 1
  }

  /// Whether an entry holds more than the formatter understands, outside the entries of its own value.
  func isBeyond(_ value: YAMLNode, from start: Int, until end: Int) -> Bool {
    let isNothing = value.range.start == value.range.end
    let place = Int(value.range.start)
    // The value of an alias is written elsewhere.
    if !isNothing, place < start || place >= end { return true }
    if value.style == .literal || value.style == .folded {
      let head = source.raw(value).prefix { $0 != "\n" && $0 != "\r\n" && $0 != "#" }
      if head.contains(where: \.isNumber) { return true }
    }
    if value.style == .block, let first = firstEntry(of: value), first >= place, first < end {
      return source.hasOddity(in: start..<first)
    }
    return source.hasOddity(in: start..<end)
  }

  private func firstEntry(of node: YAMLNode) -> Int? {
    switch node.content {
    case .scalar: nil
    case .sequence: Int(node.range.start)
    case .mapping(let pairs):
      pairs.map { Int($0.key.range.start) }.filter { $0 >= Int(node.range.start) }.min()
    }
  }

  /// The lines of an entry as they are, with the indentation of its key taken away.
  mutating func verbatim(from start: Int, until end: Int) -> [Line] {
    var lines = source.text(start..<end).linesOfText
    // Comments below it belong to the next entry.
    while let last = lines.last, lines.count > 1 {
      let text = last.trimmingBlanks
      guard text.isEmpty || text.hasPrefix("#") else { break }
      lines.removeLast()
    }
    var stop = start
    var linesLeft = lines.count
    while stop < end, linesLeft > 0 {
      if source.bytes[stop] == lineFeed { linesLeft -= 1 }
      stop += 1
    }
    while nextComment < source.comments.count, Int(source.comments[nextComment].range.start) < stop {
      nextComment += 1
    }
    let column = source.column(of: start)
    return lines.enumerated().map { index, line in
      guard index > 0 else { return Line(text: line) }
      let blanks = line.prefix { $0 == " " }.count
      return Line(text: String(line.dropFirst(min(blanks, column))))
    }
  }
}
