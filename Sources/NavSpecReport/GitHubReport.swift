import NavSpecDiagnostics

extension ReportFormat {
  /// Annotations of GitHub Actions. The server takes ten errors and ten warnings of a step; the rest is counted.
  public static let github = ReportFormat(
    name: "github", summary: "annotations of GitHub Actions", isDocument: true
  ) { report, _ in
    let findings = report.findings
    var lines: [String] = []
    var rest: [String] = []
    for severity in [Severity.error, .warning] {
      let all = findings.filter { $0.severity == severity }
      lines += all.prefix(annotationLimit).map { command(for: $0, in: report.sources) }
      if all.count > annotationLimit {
        rest.append("\(all.count - annotationLimit) more \(severity.rawValue)s")
      }
    }
    let notes = findings.count { $0.severity == .note }
    if notes > 0 { rest.append("\(notes) without harm") }
    if !rest.isEmpty {
      lines.append(
        "::notice title=navspec::\(rest.joined(separator: ", ")): --format markdown or json lists all")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

private let annotationLimit = 10

private func command(for finding: Finding, in sources: SourceMap) -> String {
  var properties: [(String, String)] = []
  if !finding.path.isEmpty { properties.append(("file", visible(finding.path))) }
  if let range = finding.range {
    let file = sources[range.source]
    let start = file.location(of: Int(range.start))
    let end = file.location(of: Int(range.end))
    properties += [("line", "\(start.line)"), ("endLine", "\(end.line)")]
    // Columns count only within one line.
    if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
  }
  properties.append(("title", finding.rule.id))
  let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
  let text = escaped(finding.lines(in: sources).joined(separator: "\n"), isProperty: false)
  return "::\(finding.severity.rawValue) \(list)::\(text)"
}

/// A text that cannot end a workflow command, start another or add a property.
private func escaped(_ text: String, isProperty: Bool) -> String {
  // By scalars: a mark behind a sign makes another character.
  let signs = ("%\r\n" + (isProperty ? ":," : "")).unicodeScalars
  return text.unicodeScalars.map { signs.contains($0) ? String($0).percentEncoded : String($0) }.joined()
}
