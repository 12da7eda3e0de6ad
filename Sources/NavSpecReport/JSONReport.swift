import NavSpecDiagnostics

extension ReportFormat {
  /// For programs; `docs/diagnostics-json.md` describes it.
  package static let json = ReportFormat(
    name: "json", summary: "for programs: one versioned object (docs/diagnostics-json.md)"
  ) { diagnostics, map, _ in
    JSONReport(map: map).report(diagnostics).encoded() + "\n"
  }
}

private struct JSONReport {
  /// Raised when a reader of the former version would misread this one.
  private static let version = 1

  let map: SourceMap

  func report(_ diagnostics: [Diagnostic]) -> JSONText {
    let counts = Severity.allCases.map { severity in
      (severity.rawValue, JSONText.int(diagnostics.count { $0.severity == severity }))
    }
    return .object([
      ("version", .int(Self.version)),
      ("counts", .object(counts)),
      ("diagnostics", .array(diagnostics.map(diagnostic))),
    ])
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .string(diagnostic.kind.id)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("file", .string(map[diagnostic.range.source].path)),
      ("range", range(diagnostic.range)),
    ]
    if let label = diagnostic.label { members.append(("label", .string(label))) }
    members += [
      ("related", .array(diagnostic.related.map { placed("message", $0.text, $0.range) })),
      ("notes", .array(diagnostic.notes.map { .string($0) })),
      ("fixes", .array(diagnostic.fixes.map(fix))),
    ]
    return .object(members)
  }

  private func fix(_ fix: Diagnostic.Fix) -> JSONText {
    var members: [(String, JSONText)] = [("title", .string(fix.title))]
    if !fix.edits.isEmpty { members.append(("safe", .bool(fix.isSafe))) }
    members.append(("edits", .array(fix.edits.map { placed("replacement", $0.replacement, $0.range) })))
    return .object(members)
  }

  private func placed(_ name: String, _ text: String, _ place: SourceRange) -> JSONText {
    .object([(name, .string(text)), ("file", .string(map[place.source].path)), ("range", range(place))])
  }

  private func range(_ range: SourceRange) -> JSONText {
    let file = map[range.source]
    let start = file.location(of: Int(range.start))
    let end = file.location(of: Int(range.end))
    return .object([
      ("line", .int(start.line)), ("column", .int(start.column)),
      ("endLine", .int(end.line)), ("endColumn", .int(end.column)),
      ("offset", .int(Int(range.start))), ("length", .int(Int(range.end - range.start))),
    ])
  }
}
