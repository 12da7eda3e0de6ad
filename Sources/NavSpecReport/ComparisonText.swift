import NavSpecDiagnostics

/// A comparison as people read it: a verdict, then every change with its witness.
struct ComparisonText {
  let report: Report
  let comparison: Comparison
  let options: ReportOptions

  var text: String {
    let collapsed = CollapsedRows<Change>(shown: 10) {
      "\($0.shownLevel) \($0.kind.id) \($0.approval != nil)"
    }
    let rows = collapsed.rows(of: comparison.changes, row: text) { rest in
      "\(label(of: rest[rest.startIndex])): × \(rest.count) more (--format json lists all)\n"
    }
    return ([verdict + "\n"] + rows).joined(separator: "\n")
  }

  /// A text for each change.
  var changes: some Collection<String> { comparison.changes.lazy.map(text) }

  /// One line: how many changes of each level there are.
  private var verdict: String {
    guard !comparison.changes.isEmpty else { return "no changes" }
    var counts = ChangeLevel.allCases.map { "\(comparison.count(of: $0)) \($0.rawValue)" }
    if comparison.approvedCount > 0 { counts.append("\(comparison.approvedCount) approved") }
    let open = comparison.unprovedCount
    return counts.joined(separator: ", ") + (open > 0 ? "; \(open) not proved" : "")
  }

  private func text(of change: Change) -> String {
    let paint = Paint(isOn: options.usesColor, severity: change.shownLevel.severity)
    var lines = [
      paint.severity(label(of: change)) + paint.headline(": \(shortened(change.message))")
    ]
    let snippets = snippets(of: change)
    let gutter = String(snippets.map(\.lastLine).max() ?? 1).count
    for snippet in snippets { lines += snippet.lines(gutter: gutter, paint: paint) }
    let indent = String(repeating: " ", count: gutter + 1)
    for (name, texts) in remarks(on: change) {
      for (index, text) in texts.enumerated() {
        // Further lines are below the first one.
        let head =
          index == 0
          ? "\(paint.frame("=")) \(paint.headline(name + ":")) "
          : String(repeating: " ", count: name.count + 4)
        lines.append(indent + head + text)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func label(of change: Change) -> String {
    "\(change.approval == nil ? change.level.rawValue : "approved")[\(change.kind.id)]"
  }

  /// One for each file, that of the first place first.
  private func snippets(of change: Change) -> [Snippet] {
    let marks = change.places.prefix(4).enumerated().map { index, place in
      Snippet.Mark(range: place.range, text: place.side.rawValue, isPrimary: index == 0)
    }
    var order: [SourceID] = []
    for mark in marks where !order.contains(mark.range.source) { order.append(mark.range.source) }
    return order.filter { !report.sources[$0].path.isEmpty }.map { source in
      Snippet(
        file: report.sources[source], marks: marks.filter { $0.range.source == source }, options: options)
    }
  }

  private func remarks(on change: Change) -> [(String, [String])] {
    var remarks: [(String, [String])] = []
    if let lines = change.witness?.lines, !lines.isEmpty {
      remarks.append(("witness", lines.map(shortened)))
    }
    if let since = change.since { remarks.append(("since", [shortened(since)])) }
    let reason = firstClause(of: change.kind.explanation)
    remarks.append(("why", ["\(reason) (navspec explain \(change.kind.id))"]))
    if let owners = change.ownersPhrase { remarks.append(("owner", [owners])) }
    if let approval = change.approval {
      remarks.append(("approved", [shortened(approval.phrase)]))
    } else if change.level == .breaking {
      remarks.append(("approve", [change.approvalToPaste]))
    }
    return remarks
  }
}
