import NavSpecDiagnostics

extension ReportFormat {
  /// A comment on a pull request; empty where there is nothing to say.
  public static let markdown = ReportFormat(
    name: "markdown", summary: "a comment on a pull request, or nothing where all is well", isDocument: true
  ) { report, _ in
    var page = MarkdownPage()
    if let comparison = report.comparison {
      ChangesMarkdown(report: report, comparison: comparison.repaired).write(to: &page)
    } else {
      DiagnosticsMarkdown(report: report, diagnostics: report.diagnostics).write(to: &page)
    }
    return page.text
  }
}

/// A comment that does not grow beyond what servers take.
struct MarkdownPage {
  /// GitHub takes 65,536 characters; a marker and a link are added to the text.
  static let limit = 59_000

  var text = ""

  /// How much still fits.
  var room: Int { Self.limit - text.utf8.count }

  /// Appends what fits of rows and says how many are missing.
  mutating func appendRows(_ rows: [String], room: Int, columns: Int) {
    let end = text.utf8.count + room
    for (index, row) in rows.enumerated() {
      if text.utf8.count + row.utf8.count > end {
        let missing = "**truncated**: \(rows.count - index) more rows"
        text += Markdown.row(["", missing] + Array(repeating: "", count: columns - 2))
        return
      }
      text += row
    }
  }

  /// Appends what fits of texts as one folded block of code, and says how many are missing.
  mutating func appendDetails(_ summary: String, _ parts: some Collection<String>) {
    let frame = 400
    var shown: [String] = []
    var size = 0
    for part in parts {
      size += part.utf8.count + 1
      if size + frame > room { break }
      shown.append(part)
    }
    if !shown.isEmpty {
      text += "\n<details><summary>\(summary)</summary>\n\n"
      text += Markdown.block(shown.joined(separator: "\n"))
      text += "\n</details>\n"
    }
    if shown.count < parts.count {
      text += "\n**truncated**: \(parts.count - shown.count) of \(parts.count) are not shown in detail; "
      text += "`--format plain` and `--format json` list all.\n"
    }
  }
}

/// A row for each item, and for each kind with more than are shown each for itself a last row "× N".
func collapsed<Item>(
  _ items: [Item], shown: Int, by kind: (Item) -> String, row: (Item) -> String,
  rest: (ArraySlice<Item>) -> String
) -> [String] {
  let groups = Dictionary(grouping: items, by: kind)
  return items.map(kind).distinct.flatMap { kind -> [String] in
    let group = groups[kind] ?? []
    // One more row says no less than "× 1".
    guard group.count > shown + 1 else { return group.map(row) }
    return group.prefix(shown).map(row) + [rest(group.dropFirst(shown))]
  }
}

/// Diagnostics as a comment, or as a part of one.
struct DiagnosticsMarkdown {
  let report: Report
  let diagnostics: [Diagnostic]
  /// What comes before the counts; the first heading of a comment is larger.
  var heading = "###"
  var subject = "the navigation spec"

  func write(to page: inout MarkdownPage) {
    guard !self.diagnostics.isEmpty else { return }
    let diagnostics = Severity.allCases.flatMap { severity in
      self.diagnostics.filter { $0.severity == severity }
    }
    let worst = diagnostics.first?.severity ?? .note
    page.text += "\(heading) \(worst.sign) \(counts(of: diagnostics)) in \(subject)\n\n"
    page.text += Markdown.row(["", "Problem", "Place", "Rule"]) + "| --- | --- | --- | --- |\n"
    let rows = collapsed(
      diagnostics, shown: 5, by: { "\($0.severity.rawValue) \($0.kind.id)" },
      row: { diagnostic in
        Markdown.row([
          diagnostic.severity.sign, Markdown.inert(diagnostic.message),
          Markdown.code(report.sources.place(of: diagnostic.range)), Markdown.code(diagnostic.kind.id),
        ])
      },
      rest: { rest in
        let first = rest[rest.startIndex]
        return Markdown.row([first.severity.sign, "× \(rest.count) more", "", Markdown.code(first.kind.id)])
      })
    page.appendRows(rows, room: page.room / 2, columns: 4)
    let texts = diagnostics.map { findingText(of: $0, in: report.sources, ReportOptions()) }
    page.appendDetails("Details: lines, reasons, fixes", texts)
  }
}

extension Severity {
  package var sign: String {
    switch self {
    case .error: "🔴"
    case .warning: "🟡"
    case .note: "🟢"
    }
  }
}
