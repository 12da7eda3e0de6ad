import NavSpecDiagnostics

extension ReportFormat {
  /// GitLab's code quality report: https://docs.gitlab.com/ci/testing/code_quality/
  public static let gitlab = ReportFormat(
    name: "gitlab", summary: "a code quality report of GitLab", isDocument: true
  ) { report, _ in
    let issues = report.findings.map { finding -> JSONText in
      let severity = finding.severity == .error ? "critical" : finding.severity == .warning ? "minor" : "info"
      let file = finding.range.map { report.sources[$0.source] }
      let line = { (offset: Int32) in JSONText.int(file?.location(of: Int(offset)).line ?? 1) }
      let range = finding.range
      return [
        "description": .string(finding.lines(in: report.sources).joined(separator: "; ")),
        "check_name": .string(finding.rule.id), "fingerprint": .string(finding.fingerprint),
        "severity": .string(severity),
        "location": [
          "path": .string(finding.path),
          "lines": ["begin": line(range?.start ?? 0), "end": line(range?.end ?? 0)],
        ],
      ]
    }
    return JSONText.array(issues).encoded() + "\n"
  }
}
