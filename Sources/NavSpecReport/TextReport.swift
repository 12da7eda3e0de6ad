import NavSpecDiagnostics

extension ReportFormat {
  /// The report for people: each diagnostic with its source lines, the reason and the fixes.
  public static let text = ReportFormat(
    name: "text", summary: "for people: source lines, reasons and fixes"
  ) { report, options in
    let texts = report.diagnostics.prefix(options.limit).map {
      TextReport(diagnostic: $0, map: report.sources, options: options).text
    }
    let changes = report.comparison.map { ComparisonText(report: report, comparison: $0, options: options) }
    return (texts + [options.remainder(of: report), changes?.text].compactMap { $0 }).joined(separator: "\n")
  }
}

/// One diagnostic as people read it.
struct TextReport {
  let diagnostic: Diagnostic
  let map: SourceMap
  let options: ReportOptions

  var text: String {
    let paint = Paint(isOn: options.usesColor, severity: diagnostic.severity)
    let kind = paint.severity("\(diagnostic.severity.rawValue)[\(diagnostic.kind.id)]")
    var lines = [kind + paint.headline(": \(shortened(diagnostic.message))")]
    let snippets = snippets
    let gutter = String(snippets.map(\.lastLine).max() ?? 1).count
    for snippet in snippets { lines += snippet.lines(gutter: gutter, paint: paint) }
    let indent = String(repeating: " ", count: gutter + 1)
    for (name, text) in remarks {
      lines.append("\(indent)\(paint.frame("=")) \(paint.headline(name + ":")) \(text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One for each file, that of the diagnostic first.
  private var snippets: [Snippet] {
    var marks = [Snippet.Mark(range: diagnostic.range, text: diagnostic.label ?? "", isPrimary: true)]
    marks += diagnostic.related.map { Snippet.Mark(range: $0.range, text: $0.text, isPrimary: false) }
    var order: [SourceID] = []
    for mark in marks where !order.contains(mark.range.source) { order.append(mark.range.source) }
    return order.filter { !map[$0].path.isEmpty }.map { source in
      Snippet(file: map[source], marks: marks.filter { $0.range.source == source }, options: options)
    }
  }

  private var remarks: [(String, String)] {
    var remarks: [(String, String)] = []
    let reason = firstClause(of: diagnostic.kind.explanation)
    if !reason.isEmpty { remarks.append(("why", "\(reason) (navspec explain \(diagnostic.kind.id))")) }
    remarks += diagnostic.notes.map { ("note", shortened($0)) }
    remarks += diagnostic.fixes.map { ($0.word, shortened($0.title)) }
    return remarks
  }
}

extension Diagnostic.Fix {
  /// Its name: `--fix` applies only fixes with edits.
  var word: String { edits.isEmpty ? "help" : "fix" }
}

/// The first sentence of an explanation as a clause: lower case unless it starts with a name or an
/// abbreviation, without its full stop.
func firstClause(of explanation: String) -> String {
  let text = explanation.split(whereSeparator: \.isNewline).joined(separator: " ")
  let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
  var clause = String(text[..<end])
  if clause.hasSuffix(".") { clause.removeLast() }
  let word = clause.prefix { !$0.isWhitespace }
  let isName = ["Swift", "Apple", "Xcode", "Unicode"].contains(String(word))
  guard let first = clause.first, !isName, !word.dropFirst().contains(where: \.isUppercase) else {
    return clause
  }
  return first.lowercased() + clause.dropFirst()
}
