import NavSpecDiagnostics

/// Finds comments, which libyaml drops, in the gaps between the scalars it reports.
struct CommentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let source: SourceID
  private var cursor: Int
  private(set) var comments: [YAMLComment] = []

  init(bytes: UnsafeBufferPointer<UInt8>, source: SourceID, start: Int) {
    self.bytes = bytes
    self.source = source
    self.cursor = start
  }

  /// Scans the text before a scalar or alias, and continues behind it.
  mutating func pass(from start: Int, to end: Int, style: YAMLNode.Style) {
    scanGap(to: start)
    cursor = max(cursor, end)
    guard style == .literal || style == .folded else { return }
    // The line of a block scalar's indicator may end in a comment.
    var offset = start
    while offset < end, !bytes[offset].isBreak {
      if bytes[offset] == UInt8(ascii: "#") {
        addComment(at: offset)
        return
      }
      offset += 1
    }
  }

  mutating func scanGap(to end: Int) {
    while cursor < end {
      switch bytes[cursor] {
      case UInt8(ascii: "#"): cursor = addComment(at: cursor)
      case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "*"):
        // Anchors, tags and directives may contain a `#`.
        while cursor < end, !bytes[cursor].isBlankOrBreak { cursor += 1 }
      default: cursor += 1
      }
    }
  }

  @discardableResult private mutating func addComment(at start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    var before = start
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    let ownsLine = before == 0 || bytes[before - 1].isBlankOrBreak || before == 3 && bytes[0] == 0xEF
    comments.append(
      YAMLComment(range: SourceRange(source: source, start: start, end: end), ownsLine: ownsLine))
    return end
  }
}

extension UInt8 {
  var isBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isBlankOrBreak: Bool { isBlank || isBreak }
}
