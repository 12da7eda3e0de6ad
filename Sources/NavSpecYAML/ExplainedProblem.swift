import NavSpecDiagnostics

/// A problem that libyaml found, in the terms of specs.
struct ExplainedProblem {
  private let problem: YAMLProblem
  private let bytes: UnsafeBufferPointer<UInt8>
  private let source: SourceID
  private let lastScalar: SourceRange?

  init(
    _ problem: YAMLProblem, bytes: UnsafeBufferPointer<UInt8>, source: SourceID, lastScalar: SourceRange?
  ) {
    self.problem = problem
    self.bytes = bytes
    self.source = source
    self.lastScalar = lastScalar
  }

  var diagnostic: Diagnostic {
    switch problem.problem {
    case "found character that cannot start any token": return unstartable
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "did not find expected ',' or ']'": return openBracket("list", "]")
    case "did not find expected ',' or '}'": return openBracket("mapping", "}")
    case "did not find expected alphabetic or numeric character": return namelessAlias
    case "mapping values are not allowed in this context": return misplacedColon
    case "found unexpected end of stream", "found unexpected document indicator": return openQuote
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return escape
    case "could not find expected ':'": return keyWithoutColon
    case "did not find expected whitespace or line break" where tagBeforeBracket != nil:
      return tagBeforeBracket ?? other
    default: return other
    }
  }

  // MARK: One per family

  private var unstartable: Diagnostic {
    if byte(at: problem.offset) == UInt8(ascii: "\t") { return tab }
    let place = word(at: problem.offset)
    let start = text(place).prefix(1)
    return Diagnostic(
      YAMLDiagnosticKinds.unquotedText, "a value that starts with '\(start)' needs quotes", at: place,
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  private var tab: Diagnostic {
    var end = problem.offset
    while byte(at: end) == UInt8(ascii: "\t") { end += 1 }
    let place = range(problem.offset, max(end, problem.offset + 1))
    let spaces = String(repeating: " ", count: max(1, indentationWanted(at: problem.offset)))
    return Diagnostic(
      YAMLDiagnosticKinds.tabIndentation, "a tab cannot indent, only spaces can", at: place,
      fixes: [Diagnostic.Fix("indent with spaces", edits: [.init(place, spaces)])])
  }

  /// The number of spaces that give the text at a tab the indentation of the line above or below.
  private func indentationWanted(at offset: Int) -> Int {
    let column = bytes[..<offset].reversed().prefix { !$0.isBreak }.count
    let above = bytes[..<offset].split(whereSeparator: \.isBreak).dropLast(column > 0 ? 1 : 0).last {
      $0.contains { !$0.isBlankOrBreak } && $0.first { !$0.isBlankOrBreak } != UInt8(ascii: "#")
    }
    guard let above else { return 0 }
    let opens = above.last { !$0.isBlankOrBreak } == UInt8(ascii: ":")
    return above.prefix { $0 == UInt8(ascii: " ") }.count + (opens ? 2 : 0) - column
  }

  /// Something other than a comma follows a value: most often braces or brackets inside a text.
  private func openBracket(_ collection: String, _ bracket: String) -> Diagnostic {
    if let place = textWithBrackets {
      return Diagnostic(
        YAMLDiagnosticKinds.unquotedText, "'\(text(place))' needs quotes", at: place,
        label: "inside [ ] and { }, these characters end a text",
        fixes: [.quoting(place, text(place), isSafe: true)])
    }
    let opener = problem.contextOffset ?? problem.offset
    let isElsewhere = isAtEnd(problem.offset) || line(of: opener) != line(of: problem.offset)
    if isElsewhere {
      return Diagnostic(
        YAMLDiagnosticKinds.invalidYAML, "this \(collection) is not closed with '\(bracket)'",
        at: range(opener, opener + 1), related: related("reading stopped here", problem.offset))
    }
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "expected ',' or '\(bracket)' here", at: token(at: problem.offset),
      related: related("in the \(collection) that starts here", opener))
  }

  private var namelessAlias: Diagnostic {
    // libyaml stops behind the indicator.
    let start = problem.contextOffset ?? problem.offset
    let place = word(at: start)
    let what = byte(at: start) == UInt8(ascii: "&") ? "an anchor" : "an alias"
    return Diagnostic(
      YAMLDiagnosticKinds.unquotedText, "'\(text(place))' needs quotes", at: place,
      label: "'\(text(range(start, start + 1)))' starts \(what) in YAML",
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  /// `!name}`: as with a space between, it is a text that was meant.
  private var tagBeforeBracket: Diagnostic? {
    guard let start = problem.contextOffset, start < problem.offset, byte(at: start) == UInt8(ascii: "!"),
      byte(at: problem.offset) == UInt8(ascii: "}") || byte(at: problem.offset) == UInt8(ascii: "]")
    else { return nil }
    let place = range(start, problem.offset)
    return Diagnostic(
      YAMLDiagnosticKinds.unknownTag, "'\(text(place))' is a YAML tag that specs do not know", at: place,
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  private var misplacedColon: Diagnostic {
    let place = range(problem.offset, problem.offset + 1)
    guard let value = valueBeforeColon else {
      return Diagnostic(
        YAMLDiagnosticKinds.invalidYAML, "a key cannot start here", at: place,
        notes: ["check the indentation: the keys of one mapping start in one column"])
    }
    // A text that begins with a quote is quoted already.
    let isQuoted = [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[Int(value.start)])
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "a second ':' in one value", at: place,
      fixes: isQuoted ? [] : [.quoting(value, text(value), isSafe: false)])
  }

  private var openQuote: Diagnostic {
    let start = problem.contextOffset ?? problem.offset
    let quote = text(range(start, start + 1))
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "this text is not closed with \(quote)", at: range(start, start + 1),
      related: related("reading stopped here", problem.offset))
  }

  private var escape: Diagnostic {
    var start = problem.offset
    // libyaml stops at the backslash, or at a digit that is none.
    while start > 0, byte(at: start) != UInt8(ascii: "\\"), problem.offset - start < 10 { start -= 1 }
    guard byte(at: start) == UInt8(ascii: "\\") else { return other }
    let place = scalarEnd(after: start + 1)
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "'\(text(place))' is not an escape in double-quoted text", at: place,
      notes: ["single quotes keep backslashes as they are"],
      fixes: [Diagnostic.Fix("double the backslash", edits: [.init(range(start, start), "\\")])])
  }

  private var keyWithoutColon: Diagnostic {
    let place = restOfLine(from: problem.contextOffset ?? problem.offset)
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "'\(shortened(text(place)))' has no ':' after it", at: place,
      notes: ["a key ends in a colon, and what it holds is indented more"])
  }

  private var other: Diagnostic {
    let message = Self.messages[problem.problem] ?? problem.problem.lowercased()
    var labels: [Diagnostic.Label] = []
    if let start = problem.contextOffset, line(of: start) != line(of: problem.offset) {
      let collection = problem.context.hasSuffix("mapping") ? "mapping" : "list"
      labels = related("the \(collection) it would belong to starts here", start)
    }
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, message, at: token(at: problem.offset), related: labels)
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
    "found unexpected ':'": "a ':' is not allowed here; a text with it needs quotes",
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
}

// MARK: - Places

extension ExplainedProblem {
  private func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(max(0, start), bytes.count)
    var end = min(max(start, end), bytes.count)
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(source: source, start: start, end: end)
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  private func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  private func isAtEnd(_ offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].allSatisfy(\.isBlankOrBreak)
  }

  private func line(of offset: Int) -> Int {
    bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  private func isBreak(_ offset: Int) -> Bool {
    byte(at: offset)?.isBreak ?? true
  }

  private func related(_ text: String, _ offset: Int) -> [Diagnostic.Label] {
    [Diagnostic.Label(text, at: token(at: offset))]
  }

  /// One visible character, or the point where there is none.
  private func token(at offset: Int) -> SourceRange {
    isBreak(offset) ? range(offset, offset) : range(offset, offset + 1)
  }

  /// The escape that starts before this offset.
  private func scalarEnd(after offset: Int) -> SourceRange {
    isBreak(offset) ? range(offset - 1, offset) : range(offset - 1, offset + 1)
  }

  /// What runs on from here without a blank, with brackets in pairs.
  private func word(at start: Int) -> SourceRange {
    var end = start
    var depth = 0
    while let byte = byte(at: end), !byte.isBlankOrBreak {
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

  private func restOfLine(from start: Int) -> SourceRange {
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
  private var textWithBrackets: SourceRange? {
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
  private func opening(before end: Int) -> Int? {
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
  private var valueBeforeColon: SourceRange? {
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
