/// Takes the text of a template apart, line by line.
struct TemplateScanner {
  enum Token {
    /// No more than a line, with its end.
    case text(String, startsLine: Bool)
    /// A tag with its sigil, and its indentation if it is alone on its line.
    case tag(sigil: UInt8?, TemplateSource.Tag, indentation: String)
  }

  private(set) var unfinished: TemplateSource.Tag?

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var isAtLineStart = true

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let sigils = Array("#^/>!{&<$=%".utf8)

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Token? {
    if isAtLineStart, let tag = tagAlone() { return tag }
    guard position < bytes.count else { return nil }
    if !isOpening(position) || isAtLineStart { return text() }
    return tag().map { .tag(sigil: $0.sigil, $0.tag, indentation: "") }
  }

  /// The text before the next tag or the end of the line; empty if a line begins with a variable.
  private mutating func text() -> Token {
    let start = position
    while position < bytes.count, !isOpening(position) {
      position += 1
      guard bytes[position - 1] == Self.newline else { continue }
      line += 1
      lineStart = position
      let startsLine = isAtLineStart
      isAtLineStart = true
      return .text(String(decoding: bytes[start..<position], as: UTF8.self), startsLine: startsLine)
    }
    let startsLine = isAtLineStart
    isAtLineStart = false
    return .text(String(decoding: bytes[start..<position], as: UTF8.self), startsLine: startsLine)
  }

  /// The only tag of the line, which then goes with all of its line.
  private mutating func tagAlone() -> Token? {
    let (start, startOfLine, startOfText) = (position, line, lineStart)
    while position < bytes.count, bytes[position] == Self.space { position += 1 }
    let indentation = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isOpening(position), let (sigil, tag) = tag(), let sigil, "#^/>!".utf8.contains(sigil) else {
      (position, line, lineStart, unfinished) = (start, startOfLine, startOfText, nil)
      return nil
    }
    var end = position
    while end < bytes.count, bytes[end] == Self.space { end += 1 }
    // A tag over several lines is not on a line of its own.
    guard line == startOfLine, end == bytes.count || bytes[end] == Self.newline else {
      (position, line, lineStart) = (start, startOfLine, startOfText)
      return nil
    }
    position = min(end + 1, bytes.count)
    line += 1
    lineStart = position
    return .tag(sigil: sigil, tag, indentation: indentation)
  }

  private mutating func tag() -> (sigil: UInt8?, tag: TemplateSource.Tag)? {
    let place = (line: line, column: position - lineStart + 1)
    position += 2
    var sigil: UInt8?
    if position < bytes.count, Self.sigils.contains(bytes[position]) {
      sigil = bytes[position]
      position += 1
    }
    let start = position
    while position < bytes.count, !isClosing(position) { position += 1 }
    let name = bytes[start..<position]
    let tag = TemplateSource.Tag(
      name: String(decoding: name.filter { $0 != Self.space }, as: UTF8.self), line: place.line,
      column: place.column)
    guard position < bytes.count else {
      unfinished = tag
      return nil
    }
    position += 2
    line += name.count { $0 == Self.newline }
    if let newline = name.lastIndex(of: Self.newline) { lineStart = newline + 1 }
    return (sigil, tag)
  }

  private func isOpening(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == Self.open && bytes[index + 1] == Self.open
  }

  private func isClosing(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == Self.close && bytes[index + 1] == Self.close
  }
}
