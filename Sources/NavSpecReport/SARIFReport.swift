import NavSpecDiagnostics

extension ReportFormat {
  /// SARIF 2.1.0, in the size that GitHub's code scanning takes.
  public static let sarif = ReportFormat(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning", isDocument: true
  ) { report, _ in
    SARIFReport(report: report).json.encoded() + "\n"
  }
}

private struct SARIFReport {
  /// GitHub shows this many results of a run.
  private static let resultLimit = 5_000
  /// GitHub shows this many related places of a result.
  private static let placeLimit = 100
  /// GitHub shows this much of the description of a rule.
  private static let descriptionLimit = 1_024

  let report: Report

  var json: JSONText {
    let all = report.findings
    let findings = all.prefix(Self.resultLimit)
    var rules: [Finding.Rule] = []
    var indexes: [String: Int] = [:]
    for finding in findings where indexes[finding.rule.id] == nil {
      indexes[finding.rule.id] = rules.count
      rules.append(finding.rule)
    }
    var omitted = report.omitted
    for finding in all.dropFirst(Self.resultLimit) { omitted[finding.rule.id, default: 0] += 1 }
    let driver: JSONText = [
      "name": "navspec", "version": .string(navspecVersion), "semanticVersion": .string(navspecVersion),
      "rules": .array(rules.map(rule)),
    ]
    let counts = omitted.sorted { $0.key < $1.key }.map { ($0.key, JSONText.int($0.value)) }
    let run: JSONText = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
      "results": .array(findings.map { result($0, rule: indexes[$0.rule.id] ?? 0) }),
      "properties": ["omitted": .object(counts)],
    ]
    return ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]]
  }

  private func rule(_ rule: Finding.Rule) -> JSONText {
    let text = String(rule.explanation.prefix(Self.descriptionLimit))
    let help = "\(rule.explanation)\n\nnavspec explain \(rule.id)"
    return [
      "id": .string(rule.id), "name": .string(rule.id),
      "shortDescription": ["text": .string(firstClause(of: text))],
      "fullDescription": ["text": .string(text)],
      "help": ["text": .string(help), "markdown": .string(Markdown.prose(rule.explanation))],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": ["tags": ["navigation", .string(rule.category)]],
    ]
  }

  private func result(_ finding: Finding, rule: Int) -> JSONText {
    let text = ([finding.message] + finding.remarks).joined(separator: "\n")
    let related = finding.related.prefix(Self.placeLimit).enumerated().map { index, label in
      JSONText.object([
        ("id", .int(index + 1)), place(report.sources[label.range.source].path, label.range),
        ("message", message(label.text)),
      ])
    }
    // The first is what GitHub tells results of one file by.
    let fingerprints: JSONText = [
      "primaryLocationLineHash": .string("\(finding.fingerprint):1"),
      "navspec/v1": .string(finding.fingerprint),
    ]
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }
    let suppression = finding.approval.map { approval -> JSONText in
      ["kind": "external", "justification": .string(visible(approval.because))]
    }
    return .members(
      ("ruleId", .string(finding.rule.id)), ("ruleIndex", .int(rule)),
      ("level", .string(finding.severity.rawValue)), ("message", message(text)),
      ("locations", finding.path.isEmpty ? nil : .array([.object([place(finding.path, finding.range)])])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      ("partialFingerprints", fingerprints),
      ("fixes", fixes.isEmpty ? nil : .array(fixes.map(fix))), ("suppressions", suppression.map { [$0] }))
  }

  private func message(_ text: String) -> JSONText {
    // `[text](1)` is a link to a related place, unless its brackets are escaped.
    let isLink = text.contains("](")
    let escaped = isLink ? text.map { "[]\\".contains($0) ? "\\\($0)" : String($0) }.joined() : text
    return ["text": .string(escaped)]
  }

  private func fix(_ fix: Diagnostic.Fix) -> JSONText {
    let files = Set(fix.edits.map(\.range.source)).sorted()
    let changes = files.map { source -> JSONText in
      let edits = fix.edits.filter { $0.range.source == source }
      let replacements = edits.map { edit -> JSONText in
        ["deletedRegion": region(edit.range), "insertedContent": ["text": .string(edit.replacement)]]
      }
      let artifact = artifact(report.sources[source].path)
      return ["artifactLocation": artifact, "replacements": .array(replacements)]
    }
    return ["description": message(fix.title), "artifactChanges": .array(changes)]
  }

  private func place(_ path: String, _ range: SourceRange?) -> (String, JSONText) {
    var members = [("artifactLocation", artifact(path))]
    if let range, report.sources[range.source].hasText { members.append(("region", region(range))) }
    return ("physicalLocation", .object(members))
  }

  private func artifact(_ path: String) -> JSONText {
    ["uri": .string((path.hasPrefix("/") ? "file://" : "") + path.percentEncoded)]
  }

  private func region(_ range: SourceRange) -> JSONText {
    let file = report.sources[range.source]
    let (start, end) = (file.location(of: Int(range.start)), file.location(of: Int(range.end)))
    return [
      "startLine": .int(start.line), "startColumn": .int(file.utf16Column(of: start)),
      "endLine": .int(end.line), "endColumn": .int(file.utf16Column(of: end)),
    ]
  }
}

extension SourceFile {
  /// The column of a place in UTF-16 code units, from 1.
  fileprivate func utf16Column(of place: SourceLocation) -> Int {
    let start = Int(lineStarts[place.line - 1])
    let end = min(start + place.column - 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
  }
}
