import NavSpecDiagnostics

extension ReportFormat {
  /// JUnit's XML, which every CI shows: a test case for each finding, and one that passes where there are none.
  public static let junit = ReportFormat(
    name: "junit", summary: "test results in XML, for any CI", isDocument: true
  ) { report, _ in
    let findings = report.findings
    let failures = findings.count { $0.severity == .error }
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let counts = #"tests="\#(max(1, findings.count))" failures="\#(failures)" errors="0" skipped="0""#
    lines.append(#"<testsuites name="navspec" \#(counts)>"#)
    lines.append(#"  <testsuite name="navspec" \#(counts)>"#)
    if findings.isEmpty { lines.append(#"    <testcase name="no findings" classname="navspec"/>"#) }
    for finding in findings {
      let place = visible(finding.range.map { report.sources.place(of: $0) } ?? finding.path)
      let text = ([place] + finding.lines(in: report.sources)).joined(separator: "\n").asXML
      let name = "\(finding.rule.id): \(finding.message)".asXML
      let file = finding.path.isEmpty ? "navspec" : visible(finding.path).asXML
      lines.append(#"    <testcase name="\#(name)" classname="\#(file)">"#)
      if finding.severity == .error {
        let message = finding.message.asXML
        lines.append(#"      <failure type="\#(finding.rule.id)" message="\#(message)">\#(text)</failure>"#)
      } else {
        lines.append("      <system-out>\(text)</system-out>")
      }
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }
}
