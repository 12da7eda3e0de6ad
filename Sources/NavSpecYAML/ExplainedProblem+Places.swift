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

  func isAtEnd(_ offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].allSatisfy(\.isBlankOrBreak)
  }

  func isBreak(_ offset: Int) -> Bool {
    byte(at: offset)?.isBreak ?? true
  }

  /// A diagnostic of text that is not YAML.
  func invalid(
    _ message: String, at place: SourceRange, label: String? = nil, related: [Diagnostic.Label] = [],
    notes: [String] = [], fixes: [Diagnostic.Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, message, at: place, label: label, related: related, notes: notes,
      fixes: fixes)
  }

  func inserting(_ text: String, at offset: Int) -> Diagnostic.Fix {
    Diagnostic.Fix("insert '\(text)'", edits: [.init(range(offset, offset), text)])
  }

  func deleting(_ place: SourceRange) -> Diagnostic.Fix {
    Diagnostic.Fix("delete '\(text(place))'", edits: [.init(place, "")])
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
      depth += nesting(bytes[start])
    }
    return depth > 0
  }

  /// One visible character, or the point where there is none.
  func token(at offset: Int) -> SourceRange {
    isBreak(offset) ? range(offset, offset) : range(offset, offset + 1)
  }

  /// What runs on from here without a blank, with brackets in pairs.
  func word(at start: Int) -> SourceRange { part(at: start) { $0.isBlankOrBreak } }

  /// The same with the blanks between words: up to the end of its line, or of its entry in brackets.
  func value(at start: Int) -> SourceRange {
    guard isInFlow(start) else { return restOfLine(from: start) }
    let place = part(at: start) { $0.isBreak }
    return range(start, endOfText(before: Int(place.end)))
  }

  private func part(at start: Int, until isEnd: (UInt8) -> Bool) -> SourceRange {
    var end = start
    var depth = 0
    while let byte = byte(at: end), !isEnd(byte), depth > 0 || !"]},".utf8.contains(byte) {
      depth += nesting(byte)
      end += 1
    }
    return range(start, end)
  }

  /// What a byte adds to the number of open brackets.
  func nesting(_ byte: UInt8) -> Int {
    "[{".utf8.contains(byte) ? 1 : "]}".utf8.contains(byte) ? -1 : 0
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
    var offset = end
    repeat {
      offset -= 1
      guard offset >= 0, !isBreak(offset) else { return nil }
      depth += nesting(bytes[offset])
    } while depth < 0
    return offset
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

extension Diagnostic {
  /// An item of a list in another column than the one above it.
  static func misaligned(_ column: Int, to wanted: Int, at place: SourceRange) -> Diagnostic {
    let shift = SourceRange(source: place.source, start: Int(place.start), end: Int(place.start) + column)
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML,
      "this item of a list is indented by \(column), and the one above it by \(wanted)", at: place,
      notes: ["the items of one list start in one column"],
      fixes: [.init("indent it by \(wanted)", edits: [.init(shift, String(repeating: " ", count: wanted))])])
  }
}
