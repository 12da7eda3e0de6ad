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
    lines.append(#"<testsuites name="\#(report.tool.name)" \#(counts)>"#)
    lines.append(#"  <testsuite name="\#(report.tool.name)" \#(counts)>"#)
    if findings.isEmpty { lines.append(#"    <testcase name="no findings" classname="navspec"/>"#) }
    for finding in findings {
      let place = visible(finding.range.map { report.sources.place(of: $0) } ?? finding.path)
      let text = escaped(([place] + finding.lines(in: report.sources)).joined(separator: "\n"))
      let name = escaped("\(finding.rule.id): \(finding.message)")
      let file = finding.path.isEmpty ? "navspec" : escaped(visible(finding.path))
      lines.append(#"    <testcase name="\#(name)" classname="\#(file)">"#)
      if finding.severity == .error {
        let message = escaped(finding.message)
        lines.append(#"      <failure type="\#(finding.rule.id)" message="\#(message)">\#(text)</failure>"#)
      } else {
        lines.append("      <system-out>\(text)</system-out>")
      }
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }
}

/// A text without marks of XML and without what XML 1.0 cannot contain.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result.withoutLogCommands { "&#\($0.value);" }
}
