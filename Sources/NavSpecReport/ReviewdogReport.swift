import NavSpecDiagnostics

extension ReportFormat {
  /// Reviewdog's Diagnostic Format: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
  public static let rdjson = ReportFormat(
    name: "rdjson", summary: "for reviewdog, which comments on lines", isDocument: true
  ) { report, _ in
    let items = report.findings.map { ReviewdogItem(finding: $0, sources: report.sources).json }
    return JSONText.object([
      ("source", .object([("name", .string("navspec"))])), ("diagnostics", .array(items)),
    ]).encoded() + "\n"
  }
}

private struct ReviewdogItem {
  let finding: Finding
  let sources: SourceMap

  var json: JSONText {
    let severity =
      switch finding.severity {
      case .error: "ERROR"
      case .warning: "WARNING"
      case .note: "INFO"
      }
    var location: [(String, JSONText)] = [("path", .string(finding.path))]
    if let range = finding.range { location.append(("range", json(of: range))) }
    let related = finding.related.map { label in
      JSONText.object([
        ("message", .string(shortened(label.text))),
        (
          "location",
          .object([
            ("path", .string(sources[label.range.source].path)), ("range", json(of: label.range)),
          ])
        ),
      ])
    }
    // A suggestion is a text for a place of the same file.
    let edits = finding.fixes.first { $0.isSafe }?.edits ?? []
    let isHere = edits.allSatisfy { $0.range.source == finding.range?.source }
    let suggestions = (isHere ? edits : []).map { edit in
      JSONText.object([("range", json(of: edit.range)), ("text", .string(edit.replacement))])
    }
    let help = finding.fixes.map { "\($0.word): \(shortened($0.title))" }
    let message = ([finding.message] + finding.remarks + help).joined(separator: "\n")
    return .object([
      ("message", .string(message)), ("location", .object(location)), ("severity", .string(severity)),
      ("code", .object([("value", .string(finding.rule.id))])),
      ("suggestions", .array(suggestions)), ("related_locations", .array(related)),
    ])
  }

  private func json(of range: SourceRange) -> JSONText {
    let file = sources[range.source]
    func place(_ offset: Int32) -> JSONText {
      let location = file.location(of: Int(offset))
      return .object([("line", .int(location.line)), ("column", .int(location.column))])
    }
    return .object([("start", place(range.start)), ("end", place(range.end))])
  }
}
