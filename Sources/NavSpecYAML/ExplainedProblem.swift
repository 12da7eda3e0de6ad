import NavSpecDiagnostics

/// A problem that libyaml found, in the terms of specs.
struct ExplainedProblem {
  let problem: YAMLProblem
  let bytes: UnsafeBufferPointer<UInt8>
  let source: SourceID
  let lastScalar: SourceRange?
  let lines: TextLines
  let keys: KnownKeys

  var diagnostic: Diagnostic {
    var diagnostic = explanation
    diagnostic.fixes = diagnostic.fixes.map {
      $0.isSafe && !isCure($0) ? .init($0.title, edits: $0.edits) : $0
    }
    return diagnostic
  }

  /// Whether the text is YAML after a fix, or has the same problem further on.
  private func isCure(_ fix: Diagnostic.Fix) -> Bool {
    var fixed = Array(bytes)
    for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
      fixed.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return fixed.withUnsafeBufferPointer { text in
      let offsets = ByteOffsets(text: text, base: 0, isASCII: false)
      guard var events = EventStream(text: text, offsets: offsets) else { return false }
      while events.next() != nil {}
      return events.problem.map { $0.problem == problem.problem && $0.offset > problem.offset } ?? true
    }
  }

  private var explanation: Diagnostic {
    if let slip { return slip }
    switch problem.problem {
    case "found character that cannot start any token": return unstartable
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "did not find expected ',' or ']'": return openBracket("list", "]")
    case "did not find expected ',' or '}'": return openBracket("mapping", "}")
    case "did not find expected alphabetic or numeric character": return namelessAlias
    case "mapping values are not allowed in this context": return misplacedColon
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosed(at: problem.contextOffset ?? problem.offset)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return escape
    case "could not find expected ':'":
      return unindentedText ?? withoutColon(restOfLine(from: problem.contextOffset ?? problem.offset))
    case "found unexpected ':'": return colonBeforeBracket
    case "did not find expected whitespace or line break" where tagBeforeBracket != nil:
      return tagBeforeBracket ?? other
    case "did not find expected key", "did not find expected '-' indicator":
      return brokenQuotes ?? strayMark ?? dashedEntry ?? outdented
        ?? valueAbove(lines.index(of: problem.offset)) ?? misalignedItem ?? badIndentation
        ?? other
    case "did not find expected node content" where byte(at: problem.offset) == UInt8(ascii: ","):
      return strayComma
    case "did not find expected node content": return markBeforeName ?? other
    case "block sequence entries are not allowed in this context":
      return itemBehindKey ?? misalignedItem ?? other
    case "did not find expected <document start>": return strayMark ?? indentedStart ?? other
    default: return other
    }
  }

  private var unstartable: Diagnostic {
    if byte(at: problem.offset) == UInt8(ascii: "\t") { return tab }
    let place = value(at: problem.offset)
    let start = text(place).prefix(1)
    return Diagnostic(
      .unquotedText, "a value that starts with '\(start)' needs quotes", at: place,
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  private var namelessAlias: Diagnostic {
    // libyaml stops behind the indicator.
    let start = problem.contextOffset ?? problem.offset
    let place = value(at: start)
    let what = byte(at: start) == UInt8(ascii: "&") ? "an anchor" : "an alias"
    return Diagnostic(
      .unquotedText, "'\(text(place))' needs quotes", at: place,
      label: "'\(text(range(start, start + 1)))' starts \(what) in YAML",
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  /// `!name}`: as with a space between, it is a text that was meant.
  private var tagBeforeBracket: Diagnostic? {
    guard let start = problem.contextOffset, start < problem.offset, byte(at: start) == UInt8(ascii: "!"),
      byte(at: problem.offset) == UInt8(ascii: "}") || byte(at: problem.offset) == UInt8(ascii: "]")
    else { return nil }
    let place = range(start, problem.offset)
    let before = text(range(lines.lines[lines.index(of: start)].start, start))
    // In quotes it would be refused as well.
    let key = before.split(separator: ":").dropLast().last?.split { !$0.isLetter }.last
    let needsCondition = key == "requires" || key == "visible"
    return Diagnostic(
      .unknownTag, "'\(text(place))' is a YAML tag that specs do not know", at: place,
      fixes: needsCondition
        ? [.init("declare a condition that holds while '\(text(place).dropFirst())' does not")]
        : [.quoting(place, text(place), isSafe: true)])
  }

  var other: Diagnostic {
    let message = Self.messages[problem.problem] ?? problem.problem.lowercased()
    var labels: [Diagnostic.Label] = []
    if let start = problem.contextOffset, lines.index(of: start) != lines.index(of: problem.offset) {
      let collection = problem.context.hasSuffix("mapping") ? "mapping" : "list"
      labels = related("the \(collection) it would belong to starts here", start)
    }
    return invalid(message, at: token(at: problem.offset), related: labels)
  }

  private static let messages = [
    "did not find expected key": "expected a key here; check the indentation and the quotes before it",
    "did not find expected '-' indicator": "expected '- ' here, as for the other items of this list",
    "did not find expected node content": "expected a value here",
    "block sequence entries are not allowed in this context": "a list item cannot start here",
    "mapping keys are not allowed in this context": "a key cannot start here",
    "did not find expected <document start>": "nothing may follow the end of the document",
    "did not find expected comment or line break": "only a comment may follow here",
    "did not find expected whitespace or line break": "a space or a line break must follow here",
    "found unexpected non-alphabetical character":
      "this directive is unknown; a text that starts with '%' needs quotes",
    "could not find expected directive name": "a text that starts with '%' needs quotes",
    "did not find expected version number": "expected '%YAML 1.2'",
    "did not find expected digit or '.' character": "expected '%YAML 1.2'",
    "found duplicate %YAML directive": "the version of YAML is already given",
    "found duplicate %TAG directive": "this tag handle is already given",
    "did not find expected tag URI": "this is not a tag; text that starts with '!' needs quotes",
    "did not find URI escaped octet": "this is not a tag; text that starts with '!' needs quotes",
    "did not find the expected '>'": "this tag is not closed with '>'",
    "found undefined tag handle": "this tag has an unknown handle",
    "found unknown directive name": "this directive is unknown; a text that starts with '%' needs quotes",
    "found incompatible YAML document": "this version of YAML is unknown; 1.2 is read",
    "found an indentation indicator equal to 0": "the indentation after '|' or '>' is 1 to 9",
  ]

  private func unclosed(at start: Int) -> Diagnostic {
    let end = endOfEntry(from: start)
    let quote = text(range(start, start + 1))
    let inner = text(range(start + 1, end))
    // `'/a"` has been closed, with the other quote.
    let other: Character = quote == "\"" ? "'" : "\""
    let isClosed = inner.last == other && inner.count > 1 && inner.count { $0 == other } == 1
    return invalid(
      "this text is not closed with \(quote)", at: range(start, start + 1),
      related: related("reading stopped here", problem.offset),
      fixes: [
        .init(
          isClosed ? "write \(quote)" : "insert \(quote)",
          edits: [.init(range(isClosed ? end - 1 : end, end), quote)])
      ])
  }

  /// Where a text in brackets ends on its line: before the next entry, or before the bracket that closes them.
  private func endOfEntry(from start: Int) -> Int {
    let end = endOfText(before: restOfLine(from: start).end)
    guard isInFlow(start) else { return end }
    let next = /, *([A-Za-z]+: |["'])/
    var depth = 0
    // A line may be a whole file.
    for offset in (start + 1)..<max(min(end, start + 1_000), start + 1) {
      let byte = bytes[offset]
      let isEnd =
        "]}".utf8.contains(byte)
        || byte == UInt8(ascii: ",")
          && text(range(offset, min(offset + 40, end))).prefixMatch(of: next) != nil
      if depth == 0, isEnd { return endOfText(before: offset) }
      depth += nesting(byte)
    }
    return end
  }

  /// What follows a closing quote: the text was closed too early, or not at all.
  var brokenQuotes: Diagnostic? {
    guard let lastScalar, let quote = byte(at: Int(lastScalar.start)),
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), lastScalar.end <= problem.offset,
      bytes[Int(lastScalar.end)..<problem.offset].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    let start = Int(lastScalar.start)
    if lines.index(of: start) != lines.index(of: Int(lastScalar.end)) { return unclosed(at: start) }
    let end = lines.lines[lines.index(of: start)].end
    // `"Int" = 1`
    if byte(at: problem.offset) == UInt8(ascii: "=") {
      let whole = range(start, Int(value(at: problem.offset).end))
      let bare = text(whole).filter { !"\"'".contains($0) }
      return invalid(
        "a default is in the quotes of its type", at: range(problem.offset, problem.offset + 1),
        fixes: [.writing("\"\(bare)\"", at: whole)])
    }
    guard problem.offset < end, let last = bytes[problem.offset..<end].lastIndex(of: quote),
      !",]}:#".utf8.contains(bytes[problem.offset])
    else { return nil }
    let inner = text(range(start + 1, last))
    let mark = text(range(start, start + 1))
    // `["/a, "/b"]`
    if endOfEntry(from: start) < last { return unclosed(at: start) }
    let other = mark == "\"" ? "'" : "\""
    let quoted =
      inner.contains(other) || inner.contains("\\")
      ? "'" + inner.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      : other + inner + other
    return invalid(
      "a \(mark) inside of \(mark) ends the text", at: range(Int(lastScalar.end) - 1, Int(lastScalar.end)),
      fixes: [.init("write \(quoted)", edits: [.init(range(start, last + 1), quoted)])])
  }

  var escape: Diagnostic {
    var start = problem.offset
    // libyaml stops at the backslash, or at a digit that is none.
    while start > 0, byte(at: start) != UInt8(ascii: "\\"), problem.offset - start < 10 { start -= 1 }
    guard byte(at: start) == UInt8(ascii: "\\") else { return other }
    let place = range(start, start + (isBreak(start + 1) ? 1 : 2))
    return invalid(
      "'\(text(place))' is not an escape in double-quoted text", at: place,
      notes: ["single quotes keep backslashes as they are"],
      fixes: [Diagnostic.Fix("double the backslash", edits: [.init(range(start, start), "\\")])])
  }

  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < bytes.count ? bytes[offset] : nil }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(max(0, start), bytes.count)
    var end = min(max(start, end), bytes.count)
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(source: source, start: start, end: end)
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  func isAtEnd(_ offset: Int) -> Bool { bytes[min(offset, bytes.count)...].allSatisfy(\.isBlankOrBreak) }

  func isBreak(_ offset: Int) -> Bool { byte(at: offset)?.isBreak ?? true }

  func invalid(
    _ message: String, at place: SourceRange, label: String? = nil, related: [Diagnostic.Label] = [],
    notes: [String] = [], fixes: [Diagnostic.Fix] = []
  ) -> Diagnostic {
    Diagnostic(.invalidYAML, message, at: place, label: label, related: related, notes: notes, fixes: fixes)
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
  func nesting(_ byte: UInt8) -> Int { "[{".utf8.contains(byte) ? 1 : "]}".utf8.contains(byte) ? -1 : 0 }

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
      .invalidYAML,
      "this item of a list is indented by \(column), and the one above it by \(wanted)", at: place,
      notes: ["the items of one list start in one column"],
      fixes: [.init("indent it by \(wanted)", edits: [.init(shift, String(repeating: " ", count: wanted))])])
  }
}
