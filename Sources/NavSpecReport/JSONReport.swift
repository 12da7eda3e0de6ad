import NavSpecDiagnostics

extension ReportFormat {
  /// For programs; `docs/diagnostics-json.md` describes it.
  public static let json = ReportFormat(
    name: "json", summary: "for programs: one versioned object (docs/diagnostics-json.md)", isDocument: true
  ) { report, _ in
    let json =
      report.comparison.map { ChangesJSON(report: report, comparison: $0.repaired).json }
      ?? JSONReport(report: report).json
    return json.encoded() + "\n"
  }
}

private struct JSONReport {
  /// Raised when a reader of the former version would misread this one.
  private static let version = 1

  let report: Report

  var json: JSONText {
    let counts = Severity.allCases.map { severity in
      (severity.rawValue, JSONText.int(report.diagnostics.count { $0.severity == severity }))
    }
    let omitted = report.omitted.sorted { $0.key < $1.key }.map { ($0.key, JSONText.int($0.value)) }
    return .object([
      ("version", .int(Self.version)),
      ("tool", .tool),
      ("counts", .object(counts)),
      ("omitted", .object(omitted)),
      ("diagnostics", .array(report.diagnostics.map(diagnostic))),
    ])
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .string(diagnostic.kind.id)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
    ]
    members += report.members(of: diagnostic.range)
    if let label = diagnostic.label { members.append(("label", .string(label))) }
    members += [
      ("related", .array(diagnostic.related.map { report.placed("message", $0.text, $0.range) })),
      ("notes", .array(diagnostic.notes.map { .string($0) })),
      ("fixes", .array(diagnostic.fixes.map(fix))),
    ]
    return .object(members)
  }

  private func fix(_ fix: Diagnostic.Fix) -> JSONText {
    .members(
      ("title", .string(fix.title)), ("safe", fix.edits.isEmpty ? nil : .bool(fix.isSafe)),
      ("edits", .array(fix.edits.map { report.placed("replacement", $0.replacement, $0.range) })))
  }
}

extension Report {
  func placed(_ name: String, _ text: String, _ place: SourceRange) -> JSONText {
    .object([(name, .string(text))] + members(of: place))
  }

  /// The file, and the range in it, as far as there are any.
  func members(of range: SourceRange) -> [(String, JSONText)] {
    let file = sources[range.source]
    if file.path.isEmpty, !file.hasText { return [] }
    let path = ("file", JSONText.string(file.path))
    guard file.hasText else { return [path] }
    let start = file.location(of: Int(range.start))
    let end = file.location(of: Int(range.end))
    let members: [(String, JSONText)] = [
      ("line", .int(start.line)), ("column", .int(start.column)),
      ("endLine", .int(end.line)), ("endColumn", .int(end.column)),
      ("offset", .int(Int(range.start))), ("length", .int(Int(range.end - range.start))),
    ]
    return [path, ("range", .object(members))]
  }
}
