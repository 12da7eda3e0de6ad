package import NavSpecDiagnostics

/// A way to write diagnostics down: a pure function from values to text.
package struct ReportFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// What `--help` says of it.
  package let summary: String
  package let render: @Sendable ([Diagnostic], SourceMap, ReportOptions) -> String

  /// Every format, in the order in which help lists them; the first is the default.
  package static let all: [ReportFormat] = [
    .text,
    .plain,
    .json,
  ]

  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

/// What a caller may choose about a report.
package struct ReportOptions: Hashable, Sendable {
  /// Whether to colour by ANSI escapes; for terminals only.
  package var usesColor: Bool
  /// The columns a line of source may take before it is cut around what it is shown for.
  package var width: Int
  /// The diagnostics that a report for people shows; reports for programs have all.
  package var limit: Int

  package init(usesColor: Bool = false, width: Int = 120, limit: Int = 100) {
    self.usesColor = usesColor
    self.width = width
    self.limit = limit
  }

  /// What the diagnostics beyond the limit are: "…and 250 more: 2 errors, 248 warnings"; nil for none.
  func remainder(of diagnostics: [Diagnostic]) -> String? {
    guard diagnostics.count > limit else { return nil }
    let rest = diagnostics.dropFirst(limit)
    let kinds = Severity.allCases.compactMap { severity -> String? in
      let count = rest.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "…and \(rest.count) more: \(kinds.joined(separator: ", ")) (--format json tells all)\n"
  }
}
