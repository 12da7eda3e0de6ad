import NavSpecDiagnostics

extension ReportFormat {
  /// Reviewdog's Diagnostic Format: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
  public static let rdjson = ReportFormat(
    name: "rdjson", summary: "for reviewdog, which comments on lines", isDocument: true
  ) { report, _ in
    let items = report.findings.map { ReviewdogItem(finding: $0, sources: report.sources).json }
    let json: JSONText = ["source": ["name": "navspec"], "diagnostics": .array(items)]
    return json.encoded() + "\n"
  }
}

private struct ReviewdogItem {
  let finding: Finding
  let sources: SourceMap

  var json: JSONText {
    let severity = finding.severity == .note ? "INFO" : finding.severity.rawValue.uppercased()
    let location = JSONText.members(("path", .string(finding.path)), ("range", finding.range.map(json)))
    let related = finding.related.map { label -> JSONText in
      [
        "message": .string(shortened(label.text)),
        "location": ["path": .string(sources[label.range.source].path), "range": json(of: label.range)],
      ]
    }
    // A suggestion is a text for a place of the same file.
    let edits = finding.fixes.first { $0.isSafe }?.edits ?? []
    let isHere = edits.allSatisfy { $0.range.source == finding.range?.source }
    let suggestions = (isHere ? edits : []).map { edit -> JSONText in
      ["range": json(of: edit.range), "text": .string(edit.replacement)]
    }
    let help = finding.fixes.map { "\($0.word): \(shortened($0.title))" }
    let message = ([finding.message] + finding.remarks + help).joined(separator: "\n")
    return [
      "message": .string(message), "location": location, "severity": .string(severity),
      "code": ["value": .string(finding.rule.id)], "suggestions": .array(suggestions),
      "related_locations": .array(related),
    ]
  }

  private func json(of range: SourceRange) -> JSONText {
    let file = sources[range.source]
    func place(_ offset: Int32) -> JSONText {
      let location = file.location(of: Int(offset))
      return ["line": .int(location.line), "column": .int(location.column)]
    }
    return ["start": place(range.start), "end": place(range.end)]
  }
}
