import NavSpecDiagnostics

/// Lists and maps in brackets and braces.
extension ExplainedProblem {
  /// Something other than a comma follows a value: most often braces or brackets inside a text.
  func openBracket(_ collection: String, _ bracket: String) -> Diagnostic {
    if let diagnostic = bracesOfBlock { return diagnostic }
    if let place = textWithBrackets {
      if let list = optionalList(text(place)) {
        return invalid(
          "a list is not optional: where it is absent it is empty", at: place, label: "without '?'",
          fixes: [.writing(list, at: place, isSafe: true)])
      }
      return Diagnostic(
        .unquotedText, "'\(text(place))' needs quotes", at: place,
        label: "inside [ ] and { }, these characters end a text",
        fixes: [.quoting(place, text(place), isSafe: true)])
    }
    if bracket == "}", let diagnostic = keyBeforeBracket { return diagnostic }
    if let diagnostic = symbolInCode ?? commaBehindQuote ?? brokenQuotes ?? secondColon ?? missingComma {
      return diagnostic
    }
    let opener = problem.contextOffset ?? problem.offset
    let isClosedOtherwise = "]}".utf8.contains(byte(at: problem.offset) ?? 0)
    let isElsewhere = isAtEnd(problem.offset) || lines.index(of: opener) != lines.index(of: problem.offset)
    if isElsewhere || isClosedOtherwise {
      // What is on the opening line belongs to it, and to the map of a whole file all that follows.
      let isWhole = isAtEnd(problem.offset) && bytes[..<opener].allSatisfy(\.isBlankOrBreak)
      let isToEnd = isWhole || isClosedOtherwise
      let end = endOfText(before: isToEnd ? problem.offset : Int(restOfLine(from: opener).end))
      let insertion = Diagnostic.Fix.Edit(range(end, end), bracket)
      return invalid(
        "this \(collection) is not closed with '\(bracket)'",
        at: range(opener, opener + 1), related: related("reading stopped here", problem.offset),
        fixes: isAtEnd(end) && !isWhole ? [] : [.init("insert '\(bracket)'", edits: [insertion])])
    }
    return invalid(
      "expected ',' or '\(bracket)' here", at: token(at: problem.offset),
      related: related("in the \(collection) that starts here", opener))
  }

  /// `home: {` with lines of a block below it, as in Swift.
  private var bracesOfBlock: Diagnostic? {
    guard let opener = problem.contextOffset, byte(at: opener) == UInt8(ascii: "{") else { return nil }
    let first = lines.index(of: opener)
    let isOpener = { (line: TextLines.Line) in lines.text(of: line).hasSuffix(": {") }
    let isCloser = { (line: TextLines.Line) in lines.text(of: line) == "}" }
    let block = lines.lines[first...].prefix { line in
      line.start <= opener || !lines.isContent(line) || line.indentation > lines.lines[first].indentation
    }
    let inner = block.dropFirst().filter(lines.isContent)
    let closer = lines.lines[block.endIndex...].prefix(1).filter(isCloser)
    // One comma may have been forgotten.
    guard lines.lines[first].end == opener + 1, isOpener(lines.lines[first]),
      inner.count > closer.count * 2, inner.allSatisfy({ bytes[$0.end - 1] != UInt8(ascii: ",") })
    else { return nil }
    let openers = block.filter(isOpener).map { Diagnostic.Fix.Edit(range($0.end - 2, $0.end), "") }
    return invalid(
      "a block has no braces", at: range(opener, opener + 1), label: "it is indented more than its key",
      fixes: [
        .init("delete the braces", edits: openers + deleting(inner.filter(isCloser) + closer, "").edits)
      ])
  }

  /// `[a,, b]` and `[, a]`.
  var strayComma: Diagnostic {
    let place = range(problem.offset, problem.offset + 1)
    return invalid("there is no value before this ','", at: place, fixes: [deleting(place)])
  }

  /// `{to [item]}`: a key without its colon.
  private var keyBeforeBracket: Diagnostic? {
    guard let opener = byte(at: problem.offset), "[{".utf8.contains(opener) else { return nil }
    let end = endOfText(before: problem.offset)
    let start = bytes[..<end].lastIndex { !$0.isNameByte }.map { $0 + 1 } ?? 0
    guard end < problem.offset, start < end,
      let before = bytes[..<start].last(where: { !$0.isBlankOrBreak }), "{,".utf8.contains(before)
    else { return nil }
    return invalid(
      "'\(text(range(start, end)))' has no ':' after it", at: range(start, end),
      fixes: [inserting(":", at: end)])
  }

  /// `Label("Film", systemImage: "film")`, of which the name of the symbol is all that an `image` says.
  private var symbolInCode: Diagnostic? {
    guard byte(at: problem.offset) == UInt8(ascii: ")"), let lastScalar,
      let open = bytes[..<problem.offset].lastIndex(of: UInt8(ascii: "(")),
      lines.index(of: open) == lines.index(of: problem.offset)
    else { return nil }
    let start = bytes[..<open].lastIndex { !$0.isNameByte }.map { $0 + 1 } ?? 0
    let place = range(start, problem.offset + 1)
    guard start < open, text(place).contains("system") else { return nil }
    let isImage = text(range(0, endOfText(before: start))).hasSuffix("image:")
    let name = text(lastScalar).filter { !"\"'".contains($0) }
    return invalid(
      "'\(text(range(start, open)))(…)' is code of Swift, not a value", at: place,
      fixes: [isImage ? .writing(name, at: place) : .init("a tab says it as 'title: …' and 'image: \(name)'")]
    )
  }

  /// `{title: Movies: all}`, or a comma that is missing before the key.
  private var secondColon: Diagnostic? {
    guard byte(at: problem.offset) == UInt8(ascii: ":"), let lastScalar,
      Int(lastScalar.end) == problem.offset, lastScalar.start < lastScalar.end
    else { return nil }
    let written = text(lastScalar)
    if let lineBreak = written.lastIndex(where: \.isNewline) {
      guard problem.contextOffset.map(isClosed) ?? false else { return nil }
      let end = Int(lastScalar.start) + written[..<lineBreak].utf8.count
      return missingComma(after: endOfText(before: end))
    }
    var end = problem.offset
    // `(id: UUID, date: Date)`, as a function in Swift has its params.
    if let close = bytes[end...].prefix(while: { !$0.isBreak }).firstIndex(of: UInt8(ascii: ")")),
      let diagnostic = mapInParentheses(range(Int(lastScalar.start), close + 1))
    {
      return diagnostic
    }
    while let byte = byte(at: end), !byte.isBreak, !",]}".utf8.contains(byte) { end += 1 }
    let place = range(Int(lastScalar.start), endOfText(before: end))
    if let diagnostic = defaultBehindColon(place) { return diagnostic }
    let quoted = Diagnostic.Fix.quoting(place, text(place), isSafe: false)
    // `Image(systemName: house)`, of which the name is all that a spec says.
    if written.hasSuffix("(systemName"), text(place).hasSuffix(")") {
      let name = text(place).dropFirst(written.count + 1).dropLast().filter { !" \"'".contains($0) }
      return invalid(
        "a second ':' in one value", at: range(problem.offset, problem.offset + 1),
        fixes: [.writing(name, at: place)])
    }
    // A name in lower case behind a blank is the key of the next entry.
    let key = written.split(separator: " ").last ?? ""
    let isNext = key.first?.isLowercase == true && key.allSatisfy { $0.isLetter } && key.count < written.count
    let value = endOfText(before: problem.offset - key.utf8.count)
    return invalid(
      "a second ':' in one value", at: range(problem.offset, problem.offset + 1),
      notes: isNext ? [] : ["a ',' separates two entries"],
      fixes: isNext
        ? [.init("insert ',' before '\(key)'", edits: [.init(range(value, value), ",")]), quoted] : [quoted])
  }

  /// `{present:}`: a key without a value, or a text that ends in a colon.
  var colonBeforeBracket: Diagnostic {
    var start = problem.offset
    while start > 0, !"{[, \n".utf8.contains(bytes[start - 1]) { start -= 1 }
    let place = range(start, problem.offset)
    let before = bytes[..<start].last { !$0.isBlankOrBreak }
    if before == UInt8(ascii: "{") || before == UInt8(ascii: ",") {
      return invalid(
        "'\(text(place))' has no value", at: place,
        fixes: [.init("write a value after '\(text(place)): ', or delete the key")])
    }
    let whole = range(start, problem.offset + 1)
    return Diagnostic(
      .unquotedText, "'\(text(whole))' needs quotes", at: whole,
      fixes: [.quoting(whole, text(whole), isSafe: true)])
  }

  /// A value begins where a comma belongs.
  private var missingComma: Diagnostic? {
    let line = lines.index(of: problem.offset)
    guard let opener = problem.contextOffset, lines.index(of: opener) != line, isClosed(opener) else {
      return nil
    }
    let end = endOfText(before: problem.offset)
    // In JSON, every entry starts with a quote or a bracket.
    guard lines.index(of: end) != line, let next = byte(at: problem.offset),
      "\"'{[".utf8.contains(next), let last = byte(at: end - 1), "\"'}]el0123456789".utf8.contains(last)
    else { return nil }
    return missingComma(after: end)
  }

  /// A quoted text after which the next one, or a key, follows on the same line.
  private var commaBehindQuote: Diagnostic? {
    let key = bytes[problem.offset...].prefix { (0x61...0x7A).contains($0 | 0x20) }
    let next = byte(at: key.endIndex) ?? 0
    var end = problem.offset
    while end > 0, byte(at: end - 1) == UInt8(ascii: " ") { end -= 1 }
    guard end > 0, end < problem.offset, "\"'".utf8.contains(bytes[end - 1]),
      key.isEmpty ? "\"'".utf8.contains(next) : next == UInt8(ascii: ":")
    else { return nil }
    return invalid(
      "a ',' is missing after this text", at: range(end - 1, end), fixes: [inserting(",", at: end)])
  }

  /// Whether the file has as many closing brackets behind an opening one as opening ones.
  private func isClosed(_ opener: Int) -> Bool {
    var depth = 0
    var quote: UInt8?
    for byte in bytes[opener...] {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") {
        quote = byte
      } else {
        depth += nesting(byte)
        if depth == 0 { return true }
      }
    }
    return false
  }

  private func missingComma(after end: Int) -> Diagnostic {
    invalid(
      "a ',' is missing at the end of this line", at: range(end, end),
      related: related("the next entry", problem.offset), fixes: [inserting(",", at: end)])
  }

  /// `links: "/a", "/b"`: the values of a list without its brackets.
  private var valuesWithoutBrackets: Diagnostic? {
    guard let place = valueBeforeColon, Int(place.end) > problem.offset + 1,
      "\"'".utf8.contains(bytes[Int(place.end) - 1])
    else { return nil }
    let (start, end) = (Int(place.start), Int(place.end))
    return invalid(
      "a list without brackets", at: place, label: "',' ends the value",
      fixes: [
        .init(
          "write '[\(text(place))]'", edits: [.init(range(start, start), "["), .init(range(end, end), "]")])
      ])
  }

  /// `[String]` of `[String]?`.
  private func optionalList(_ text: String) -> String? {
    let inner = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return !inner.isEmpty && text == "[\(inner)]?" ? "[\(inner)]" : nil
  }

  /// A bracket or a comma that belongs to nothing.
  var strayMark: Diagnostic? {
    guard let mark = byte(at: problem.offset), "]},".utf8.contains(mark) else { return nil }
    let place = range(problem.offset, problem.offset + 1)
    if mark == UInt8(ascii: ","), let list = valuesWithoutBrackets { return list }
    let message =
      mark == UInt8(ascii: ",")
      ? "lines of a block need no ',' between them" : "this '\(text(place))' closes nothing"
    return invalid(message, at: place, fixes: [deleting(place)])
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or '_' of ASCII.
  var isNameByte: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
}
