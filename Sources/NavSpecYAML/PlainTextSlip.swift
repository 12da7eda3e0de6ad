import NavSpecDiagnostics

/// A plain text that YAML accepts and nobody means: characters that look like YAML's own have become part of it.
struct PlainTextSlip {
  /// How far the end of a text is looked for, in bytes.
  private static let longestText = 1_000
  let diagnostic: Diagnostic
  /// The text that was meant; nil where the structure of the file was.
  let meant: String?

  init?(_ text: String, bytes: UnsafeBufferPointer<UInt8>, at place: SourceRange) {
    let written = bytes[Int(place.start)..<Int(place.end)]
    // Most texts are ASCII words.
    guard let first = written.first,
      first >= 0x80 || first == UInt8(ascii: "-") || written.last == UInt8(ascii: ",")
        || written.last == UInt8(ascii: ";")
        || written.contains(where: { $0 >= 0x80 || $0.isBreak || $0 == UInt8(ascii: "/") })
    else { return nil }
    // In brackets and braces a comma ends a text. `&amp;` is none that a ';' ends.
    if let last = text.last, last == "," || last == ";" && !text.contains("&"), text.count > 1 {
      let mark = SourceRange(source: place.source, start: Int(place.end) - 1, end: Int(place.end))
      diagnostic = Diagnostic(
        .trailingComma, "the '\(last)' at the end of '\(text.prefix(40))' is left out",
        at: mark, label: "lines of a block need no '\(last)'", notes: ["in quotes it is part of the text"],
        fixes: [.init("delete '\(last)'", edits: [.init(mark, "")])])
      meant = String(text.dropLast())
      return
    }
    // `/a"`
    if first == UInt8(ascii: "/"), let quote = text.last, "\"'".contains(quote),
      text.firstIndex(of: quote) == text.index(before: text.endIndex)
    {
      let start = SourceRange(source: place.source, start: Int(place.start), end: Int(place.start))
      diagnostic = Diagnostic(
        .invalidYAML, "this \(quote) closes a text that has none before it",
        at: SourceRange(source: place.source, start: Int(place.end) - 1, end: Int(place.end)),
        fixes: [.init("insert \(quote) before '\(text.dropLast())'", edits: [.init(start, String(quote))])])
      meant = String(text.dropLast())
      return
    }
    // Inside of a line the comment would hide what follows.
    if let mark = text.firstRange(of: " // "),
      bytes[Int(place.end)...].first?.isBreak ?? true, !written.contains(where: \.isBreak)
    {
      let start = Int(place.start) + text[..<mark.lowerBound].utf8.count + 1
      let range = SourceRange(source: place.source, start: start, end: start + 2)
      diagnostic = Diagnostic(
        .unquotedText, "'//' starts no comment in YAML", at: range, label: "a comment starts with '#'",
        fixes: [.init("write '#'", edits: [.init(range, "#")]), .quoting(place, text, isSafe: false)])
      meant = String(text[...(text[..<mark.lowerBound].lastIndex { $0 != " " } ?? mark.lowerBound)])
      return
    }
    let opensQuote = text.unicodeScalars.first.flatMap(Lookalike.closingQuotes) != nil
    if let inner = Lookalike.unquoted(text) {
      diagnostic = Lookalike.diagnostic(quoted: inner, at: place)
      meant = inner
    } else if let found = (opensQuote ? Self.textWithComma(bytes: bytes, at: place) : nil)
      ?? Self.listMark(of: written, bytes: bytes, at: place)
      ?? Self.item(in: written, bytes: bytes, at: place)
      ?? Self.blank(in: written, at: place)
    {
      diagnostic = found
      meant = nil
    } else {
      return nil
    }
  }

  /// `“Home, sweet”` in brackets or braces, where the comma ends the text.
  private static func textWithComma(bytes: UnsafeBufferPointer<UInt8>, at place: SourceRange) -> Diagnostic? {
    guard Int(place.end) < bytes.count, bytes[Int(place.end)] == UInt8(ascii: ",") else { return nil }
    // A line may be a whole file with many such texts.
    let line = String(
      decoding: bytes[Int(place.start)...].prefix(Self.longestText).prefix { !$0.isBreak }, as: UTF8.self
    ).unicodeScalars
    guard let closing = line.first.flatMap(Lookalike.closingQuotes),
      let end = line.dropFirst().firstIndex(where: closing.contains), end > line.startIndex
    else { return nil }
    let inner = String(line[..<end].dropFirst())
    let next = line[line.index(after: end)...].first { $0 != " " }
    guard next.map(",]}#".unicodeScalars.contains) ?? true,
      !inner.unicodeScalars.contains(where: Lookalike.isQuote)
    else { return nil }
    let length = String(line[...end]).utf8.count
    return Lookalike.diagnostic(
      quoted: inner,
      at: SourceRange(source: place.source, start: Int(place.start), end: Int(place.start) + length))
  }

  /// A blank at an end of the text, or behind a colon.
  private static func blank(
    in written: Slice<UnsafeBufferPointer<UInt8>>, at place: SourceRange
  ) -> Diagnostic? {
    let scalars = Array(String(decoding: written, as: UTF8.self).unicodeScalars)
    var offset = Int(place.start)
    for (index, scalar) in scalars.enumerated() {
      let isAtEdge = index == 0 || index == scalars.count - 1 || scalars[index - 1] == ":" && index > 0
      if isAtEdge, let name = Lookalike.blank(scalar) {
        let count = scalars[index...].prefix { $0 == scalar }.count
        let range = SourceRange(source: place.source, start: offset, end: offset + count * UTF8.width(scalar))
        return Lookalike.diagnostic(blank: scalar, named: name, count: count, at: range)
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// An item that is indented more than the one above it, whose text it continues.
  private static func item(
    in written: Slice<UnsafeBufferPointer<UInt8>>, bytes: UnsafeBufferPointer<UInt8>, at place: SourceRange
  ) -> Diagnostic? {
    let start = lineStarts(of: written).dropFirst().first { start in
      bytes[start] == UInt8(ascii: "-") && start + 1 < Int(place.end)
        && bytes[start + 1] == UInt8(ascii: " ")
    }
    // A line may be a whole file: its start is looked for only then.
    guard let start else { return nil }
    let line = bytes[..<Int(place.start)].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
    let column = bytes[line...].prefix { $0 == UInt8(ascii: " ") }.count
    guard bytes[line + column] == UInt8(ascii: "-") else { return nil }
    let indentation = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return .misaligned(
      indentation, to: column,
      at: SourceRange(source: place.source, start: start - indentation, end: start + 1))
  }

  /// Lines that begin with a dash of another kind, or with one that no space follows.
  private static func listMark(
    of written: Slice<UnsafeBufferPointer<UInt8>>, bytes: UnsafeBufferPointer<UInt8>, at place: SourceRange
  ) -> Diagnostic? {
    let start = Int(place.start)
    var indent = start
    while indent > 0, bytes[indent - 1] == UInt8(ascii: " ") { indent -= 1 }
    func scalar(at offset: Int) -> Unicode.Scalar? {
      String(decoding: bytes[offset..<min(offset + 4, Int(place.end))], as: UTF8.self).unicodeScalars.first
    }
    guard indent == 0 || bytes[indent - 1].isBreak, let mark = scalar(at: start) else { return nil }
    let lines = lineStarts(of: written).filter { scalar(at: $0) == mark }
    if mark == "-" {
      // One line may be a text; several are items.
      guard lines.count > 1, lines.count == lineStarts(of: written).count else { return nil }
      let places = lines.map { SourceRange(source: place.source, start: $0, end: $0 + 1) }
      return Diagnostic(
        .lookalikeCharacter, "no space follows the '-' of a list", at: places[0],
        label: "an item starts with '- '",
        fixes: [.init("write '- '", edits: places.map { .init($0, "- ") })])
    }
    let length = UTF8.width(mark)
    guard Lookalike.isListMark(mark), start + length < bytes.count, bytes[start + length] == UInt8(ascii: " ")
    else { return nil }
    return Lookalike.diagnostic(
      listMark: mark, at: lines.map { SourceRange(source: place.source, start: $0, end: $0 + length) })
  }

  /// The first visible byte of each line.
  private static func lineStarts(of written: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    var starts = [written.startIndex]
    var isNew = false
    for (offset, byte) in zip(written.indices, written) {
      if byte.isBreak {
        isNew = true
      } else if isNew, byte != UInt8(ascii: " ") {
        starts.append(offset)
        isNew = false
      }
    }
    return starts
  }
}
