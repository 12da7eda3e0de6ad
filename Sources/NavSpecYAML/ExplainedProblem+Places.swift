import NavSpecDiagnostics

// Offsets and ranges around the place where libyaml stopped.

extension ExplainedProblem {
  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(max(0, start), bytes.count)
    var end = min(max(start, end), bytes.count)
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(source: source, start: start, end: end)
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  func isAtEnd(_ offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].allSatisfy(\.isBlankOrBreak)
  }

  func line(of offset: Int) -> Int {
    bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  func isBreak(_ offset: Int) -> Bool {
    byte(at: offset)?.isBreak ?? true
  }

  func related(_ text: String, _ offset: Int) -> [Diagnostic.Label] {
    [Diagnostic.Label(text, at: token(at: offset))]
  }

  /// The end of what precedes an offset, blanks and breaks apart.
  func endOfText(before offset: some BinaryInteger) -> Int {
    var end = Int(offset)
    while end > 0, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return end
  }

  /// Whether a bracket is open on the line before an offset.
  func isInFlow(_ offset: Int) -> Bool {
    var depth = 0
    var start = offset
    while start > 0, !isBreak(start - 1) {
      start -= 1
      if "[{".utf8.contains(bytes[start]) {
        depth += 1
      } else if "]}".utf8.contains(bytes[start]) {
        depth -= 1
      }
    }
    return depth > 0
  }

  /// One visible character, or the point where there is none.
  func token(at offset: Int) -> SourceRange {
    isBreak(offset) ? range(offset, offset) : range(offset, offset + 1)
  }

  /// The escape that starts before this offset.
  func scalarEnd(after offset: Int) -> SourceRange {
    isBreak(offset) ? range(offset - 1, offset) : range(offset - 1, offset + 1)
  }

  /// What runs on from here without a blank, with brackets in pairs.
  func word(at start: Int) -> SourceRange { part(at: start) { $0.isBlankOrBreak } }

  /// The same with the blanks between words.
  func textInFlow(at start: Int) -> SourceRange {
    let place = part(at: start) { $0.isBreak }
    return range(start, endOfText(before: Int(place.end)))
  }

  private func part(at start: Int, until isEnd: (UInt8) -> Bool) -> SourceRange {
    var end = start
    var depth = 0
    while let byte = byte(at: end), !isEnd(byte) {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return range(start, end) }
      case UInt8(ascii: ",") where depth == 0: return range(start, end)
      default: break
      }
      end += 1
    }
    return range(start, end)
  }

  func restOfLine(from start: Int) -> SourceRange {
    var end = start
    while !isBreak(end) {
      if byte(at: end) == UInt8(ascii: "#"), let before = byte(at: end - 1), before.isBlankOrBreak { break }
      end += 1
    }
    while end > start, let last = byte(at: end - 1), last.isBlankOrBreak { end -= 1 }
    return range(start, end)
  }

  /// A text whose brackets YAML took for its own: it runs on without a blank on both sides of the
  /// place where reading stopped.
  var textWithBrackets: SourceRange? {
    guard let here = byte(at: problem.offset), !here.isBlankOrBreak,
      let before = byte(at: problem.offset - 1), !before.isBlankOrBreak
    else { return nil }
    if before == UInt8(ascii: "]") || before == UInt8(ascii: "}") {
      guard let start = opening(before: problem.offset) else { return nil }
      return word(at: start)
    }
    guard here == UInt8(ascii: "{") || here == UInt8(ascii: "["), let lastScalar,
      Int(lastScalar.end) == problem.offset, lastScalar.start < lastScalar.end
    else { return nil }
    return word(at: Int(lastScalar.start))
  }

  /// The bracket on this line that the one before the offset closes.
  func opening(before end: Int) -> Int? {
    var depth = 0
    var offset = end - 1
    while offset >= 0, !isBreak(offset) {
      switch bytes[offset] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
      offset -= 1
    }
    return nil
  }

  /// In `title: Home: sweet`, the text that the first colon of the line gives a key.
  var valueBeforeColon: SourceRange? {
    var start = problem.offset
    while start > 0, !isBreak(start - 1) { start -= 1 }
    while start < problem.offset {
      if bytes[start] == UInt8(ascii: ":"), let next = byte(at: start + 1), next == UInt8(ascii: " ") {
        var value = start + 1
        while byte(at: value) == UInt8(ascii: " ") { value += 1 }
        return value < problem.offset ? restOfLine(from: value) : nil
      }
      start += 1
    }
    return nil
  }
}
