import NavSpecDiagnostics

/// Texts in quotes.
extension ExplainedProblem {
  var openQuote: Diagnostic { unclosed(at: problem.contextOffset ?? problem.offset) }

  private func unclosed(at start: Int) -> Diagnostic {
    let quote = text(range(start, start + 1))
    let end = endOfText(before: restOfLine(from: start).end)
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "this text is not closed with \(quote)", at: range(start, start + 1),
      related: related("reading stopped here", problem.offset),
      fixes: lines.index(of: start) == lines.lines.count - 1 || byte(at: end) != nil
        ? [.init("insert \(quote)", edits: [.init(range(end, end), quote)])] : [])
  }

  /// What follows a closing quote: the text was closed too early, or not at all.
  var brokenQuotes: Diagnostic? {
    guard let lastScalar, let quote = byte(at: Int(lastScalar.start)),
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), lastScalar.end <= problem.offset,
      bytes[Int(lastScalar.end)..<problem.offset].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    let start = Int(lastScalar.start)
    if line(of: start) != line(of: Int(lastScalar.end)) { return unclosed(at: start) }
    let end = lines.lines[lines.index(of: start)].end
    guard problem.offset < end, let last = bytes[problem.offset..<end].lastIndex(of: quote),
      !",]}:#".utf8.contains(bytes[problem.offset])
    else { return nil }
    let inner = text(range(start + 1, last))
    let mark = text(range(start, start + 1))
    if inner.contains(",") { return unclosed(at: start, before: inner) }
    let other = mark == "\"" ? "'" : "\""
    let quoted =
      inner.contains(other) || inner.contains("\\")
      ? "'" + inner.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      : other + inner + other
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "a \(mark) inside of \(mark) ends the text",
      at: range(Int(lastScalar.end) - 1, Int(lastScalar.end)),
      fixes: [.init("write \(quoted)", edits: [.init(range(start, last + 1), quoted)])])
  }

  /// `["/a, "/b"]`: the first text ends at its comma.
  private func unclosed(at start: Int, before inner: String) -> Diagnostic {
    let quote = text(range(start, start + 1))
    let end = start + 1 + inner.prefix { $0 != "," }.utf8.count
    return Diagnostic(
      YAMLDiagnosticKinds.invalidYAML, "this text is not closed with \(quote)", at: range(start, start + 1),
      related: related("reading stopped here", problem.offset),
      fixes: [.init("insert \(quote)", edits: [.init(range(end, end), quote)])])
  }

  var escape: Diagnostic {
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
}
