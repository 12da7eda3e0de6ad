package import NavSpecDiagnostics

/// A way to write a report down: a function from the report to text. A new one is a file like `PlainReport.swift`
/// and its place in `all`; options of commands, help and completion follow.
public struct ReportFormat: Sendable {
  /// What `--format` calls it.
  public let name: String
  /// What `--help` says of it.
  public let summary: String
  /// Whether a program reads it: one whole document on standard output, even where there is nothing to say.
  public private(set) var isDocument = false
  package let render: @Sendable (Report, ReportOptions) -> String

  /// Every format, in the order in which help lists them; the first is the default.
  public static let all: [ReportFormat] = [
    .text, .plain, .json, .markdown, .github, .sarif, .gitlab, .junit, .rdjson,
  ]

  /// The format of a name; nil where there is none.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

/// What a caller may choose about a report.
package struct ReportOptions: Hashable, Sendable {
  /// Whether to colour by ANSI escapes; for terminals only.
  package var usesColor: Bool
  /// Whether ids are links to their pages: for terminals that have links.
  package var hasLinks: Bool
  /// The columns a line of source may take before it is cut around what it is shown for.
  package var width: Int
  /// The diagnostics that a report for people shows one by one; reports for programs have all.
  package var limit: Int
  /// The columns of the terminal, to which text is wrapped; nil wraps nothing.
  package var columns: Int?

  package init(
    usesColor: Bool = false, hasLinks: Bool = false, width: Int = 120, limit: Int = 100, columns: Int? = nil
  ) {
    self.usesColor = usesColor
    self.hasLinks = hasLinks
    self.columns = columns
    // Beside the number of the line.
    self.width = columns.map { min(width, max(40, $0 - 8)) } ?? width
    self.limit = limit
  }

  /// What the diagnostics beyond the limit are: "…and 250 more: 2 errors, 248 warnings"; nil for none.
  func remainder(of report: Report) -> String? {
    let diagnostics = report.diagnostics
    guard diagnostics.count > limit else { return nil }
    let rest = diagnostics.dropFirst(limit)
    return "…and \(rest.count) more: \(counts(of: rest)) (--format json lists all)\n"
  }
}

/// How many diagnostics there are of each severity: "2 errors, 1 warning".
package func counts(of diagnostics: some Collection<Diagnostic>) -> String {
  Severity.allCases.compactMap { severity -> String? in
    let count = diagnostics.count { $0.severity == severity }
    return count == 0 ? nil : count.counted(severity.rawValue)
  }.joined(separator: ", ")
}
