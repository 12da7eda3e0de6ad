import NavSpecDiagnostics

/// A comparison as people read it: every change with its witness, and last, where a terminal shows it, a verdict.
struct ChangesText {
  let report: Report
  let comparison: ReportedChanges
  let options: ReportOptions

  var text: String {
    let rows = collapsed(
      comparison.changes, shown: 10, by: { "\($0.shownLevel.rawValue) \($0.kind.id) \($0.approval != nil)" },
      row: text(of:)
    ) { rest in
      "\(label(of: rest[rest.startIndex])): × \(rest.count) more (--format json lists all)\n"
    }
    return (rows + [verdict + "\n"]).joined(separator: "\n")
  }

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
    let paint = Paint(options: options, severity: change.shownLevel.severity)
    let marks = change.places.prefix(4).enumerated().map { index, place in
      Snippet.Mark(range: place.range, text: place.side.rawValue, isPrimary: index == 0)
    }
    return findingText(
      paint.label(label(of: change), address: change.kind.address)
        + paint.headline(": \(shortened(change.message))"), marks,
      remarks(on: change), in: report.sources, paint, options)
  }

  private func label(of change: Change) -> String {
    "\(change.approval == nil ? change.level.rawValue : "approved")[\(change.kind.id)]"
  }

  private func remarks(on change: Change) -> [(name: String, texts: [String])] {
    var remarks: [(name: String, texts: [String])] = []
    if let lines = change.witness?.lines, !lines.isEmpty {
      remarks.append(("witness", lines.map(shortened)))
    }
    if let since = change.since { remarks.append(("since", [shortened(since)])) }
    let reason = firstClause(of: change.kind.explanation)
    remarks.append(("why", ["\(reason) (navspec explain \(change.kind.id))"]))
    if let owners = change.ownersPhrase { remarks.append(("owner", [owners])) }
    if let repair = change.repair { remarks.append(("repair", [shortened(repair.phrase)])) }
    if let approval = change.approval {
      remarks.append(("approved", [shortened(approval.phrase)]))
    } else if change.level == .breaking {
      remarks.append(("approve", [change.approvalToPaste]))
    }
    return remarks
  }
}
