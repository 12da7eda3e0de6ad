import NavSpecDiagnostics

/// Texts in quotes.
extension ExplainedProblem {
  var openQuote: Diagnostic { unclosed(at: problem.contextOffset ?? problem.offset) }

  private func unclosed(at start: Int) -> Diagnostic {
    let end = endOfText(before: restOfLine(from: start).end)
    let isKnown = lines.index(of: start) == lines.lines.count - 1 || byte(at: end) != nil
    return unclosed(at: start, before: isKnown ? end : nil)
  }

  private func unclosed(at start: Int, before end: Int?) -> Diagnostic {
    let quote = text(range(start, start + 1))
    return invalid(
      "this text is not closed with \(quote)", at: range(start, start + 1),
      related: related("reading stopped here", problem.offset),
      fixes: end.map { [.init("insert \(quote)", edits: [.init(range($0, $0), quote)])] } ?? [])
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
    guard problem.offset < end, let last = bytes[problem.offset..<end].lastIndex(of: quote),
      !",]}:#".utf8.contains(bytes[problem.offset])
    else { return nil }
    let inner = text(range(start + 1, last))
    let mark = text(range(start, start + 1))
    // `["/a, "/b"]`: the first text ends at its comma.
    if inner.contains(",") {
      return unclosed(at: start, before: start + 1 + inner.prefix { $0 != "," }.utf8.count)
    }
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
    let place = scalarEnd(after: start + 1)
    return invalid(
      "'\(text(place))' is not an escape in double-quoted text", at: place,
      notes: ["single quotes keep backslashes as they are"],
      fixes: [Diagnostic.Fix("double the backslash", edits: [.init(range(start, start), "\\")])])
  }
}
