import NavSpecDiagnostics

extension ExplainedProblem {
  var openQuote: Diagnostic { unclosed(at: problem.contextOffset ?? problem.offset) }

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
}
