import NavSpecDiagnostics

extension ReportFormat {
  /// The report for people: each diagnostic with its source lines, the reason and the fixes.
  public static let text = ReportFormat(
    name: "text", summary: "for people: source lines, reasons and fixes"
  ) { report, options in
    let all = report.diagnostics
    let text = { (diagnostic: Diagnostic) in findingText(of: diagnostic, in: report.sources, options) }
    let texts = all.count > options.limit ? grouped(all, text) : all.map(text)
    let changes = report.comparison.map {
      ChangesText(report: report, comparison: $0.repaired, options: options)
    }
    return (texts + [changes?.text].compactMap { $0 }).joined(separator: "\n")
  }
}

/// So many that nobody reads them one by one: the first of each kind, the worst kinds first.
private func grouped(_ diagnostics: [Diagnostic], _ text: (Diagnostic) -> String) -> [String] {
  let ranked = Severity.allCases.flatMap { severity in diagnostics.filter { $0.severity == severity } }
  return collapsed(ranked, shown: 5, by: { "\($0.severity.rawValue)[\($0.kind.id)]" }, row: text) {
    let first = $0[$0.startIndex]
    let files = Set($0.map(\.range.source)).count
    return
      "\(first.severity.rawValue)[\(first.kind.id)]: × \($0.count) more in \(files.counted("file")) "
      + "(--format json lists all)\n"
  }
}

/// A diagnostic with its source lines, the reason and the fixes.
func findingText(of diagnostic: Diagnostic, in map: SourceMap, _ options: ReportOptions) -> String {
  let kind = diagnostic.kind
  let paint = Paint(options: options, severity: diagnostic.severity)
  let label = paint.label("\(diagnostic.severity.rawValue)[\(kind.id)]", address: kind.address)
  var marks = [Snippet.Mark(range: diagnostic.range, text: diagnostic.label ?? "", isPrimary: true)]
  marks += diagnostic.related.map { Snippet.Mark(range: $0.range, text: $0.text, isPrimary: false) }
  let reason = firstClause(of: kind.explanation)
  var remarks = reason.isEmpty ? [] : [(name: "why", texts: ["\(reason) (navspec explain \(kind.id))"])]
  remarks += diagnostic.notes.map { (name: "note", texts: [shortened($0)]) }
  remarks += diagnostic.fixes.map { (name: $0.word, texts: [shortened($0.title)]) }
  return findingText(
    label + paint.headline(": \(shortened(diagnostic.message))"), marks, remarks, in: map, paint, options)
}

/// A headline, the lines of marks in a snippet for each file, that of the first mark first, and what there is to say.
func findingText(
  _ headline: String, _ marks: [Snippet.Mark], _ remarks: [(name: String, texts: [String])],
  in map: SourceMap, _ paint: Paint, _ options: ReportOptions
) -> String {
  let snippets = marks.map(\.range.source).distinct.filter { !map[$0].path.isEmpty }.map { source in
    Snippet(file: map[source], marks: marks.filter { $0.range.source == source }, options: options)
  }
  let gutter = String(snippets.map(\.lastLine).max() ?? 1).count
  var lines =
    wrapped(headline, to: options.columns, indent: 2)
    + snippets.flatMap { $0.lines(gutter: gutter, paint: paint) }
  let indent = String(repeating: " ", count: gutter + 1)
  for (name, texts) in remarks {
    for (index, text) in texts.enumerated() {
      // Further lines are below the first one.
      let head =
        index == 0
        ? "\(paint.frame("=")) \(paint.headline(name + ":")) "
        : String(repeating: " ", count: name.count + 4)
      // What is pasted is no text to break.
      let columns = ["approve", "repair"].contains(name) ? nil : options.columns
      lines += wrapped(indent + head + text, to: columns, indent: indent.count + name.count + 4)
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// A line in lines of at most so many columns, broken at blanks; a word that is longer has a line of its own.
package func wrapped(_ line: String, to columns: Int?, indent: Int) -> [String] {
  guard let columns else { return [line] }
  var lines = [""]
  var width = 0
  for (number, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
    // Colors and addresses of links take no room.
    let size = word.replacing(/\u{1B}(\[[0-9;]*m|\]8;;[^\u{1B}]*\u{1B}\\)/, with: "").reduce(0) {
      $0 + NavSpecReport.columns(of: $1)
    }
    if number > 0, width > indent, width + 1 + size > columns {
      lines.append(String(repeating: " ", count: indent) + word)
      width = indent + size
    } else {
      lines[lines.count - 1] += (number == 0 ? "" : " ") + word
      width += size + (number == 0 ? 0 : 1)
    }
  }
  return lines
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
