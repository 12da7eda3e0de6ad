import NavSpecDiagnostics

/// A comparison as people read it: a verdict, then every change with its witness.
struct ComparisonText {
  let report: Report
  let comparison: Comparison
  let options: ReportOptions

  var text: String {
    var parts = [verdict + "\n"]
    parts += comparison.changes.prefix(options.limit).map(text)
    if comparison.changes.count > options.limit {
      parts.append(
        "…and \(comparison.changes.count - options.limit) more changes (--format json lists all)\n")
    }
    if !comparison.unproved.isEmpty {
      parts.append("not proved:\n" + comparison.unproved.map { "  \(shortened($0))\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  /// One line: how many changes of each level there are.
  private var verdict: String {
    guard !comparison.changes.isEmpty else { return "no changes" }
    var counts = ChangeLevel.allCases.map { "\(comparison.count(of: $0)) \($0.rawValue)" }
    if comparison.approvedCount > 0 { counts.append("\(comparison.approvedCount) approved") }
    return counts.joined(separator: ", ")
  }

  private func text(of change: Change) -> String {
    let severity: Severity =
      switch change.approval == nil ? change.level : .safe {
      case .breaking: .error
      case .risky: .warning
      case .safe: .note
      }
    let paint = Paint(isOn: options.usesColor, severity: severity)
    let level = change.approval == nil ? change.level.rawValue : "approved"
    var lines = [
      paint.severity("\(level)[\(change.kind.id)]") + paint.headline(": \(shortened(change.message))")
    ]
    for place in change.places.prefix(4) {
      let name = visible(report.sources.place(of: place.range))
      if !name.isEmpty { lines.append(" \(paint.frame("-->")) \(name) (\(place.side.rawValue))") }
    }
    for (name, text) in remarks(on: change) {
      lines.append("  \(paint.frame("=")) \(paint.headline(name + ":")) \(text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func remarks(on change: Change) -> [(String, String)] {
    var remarks: [(String, String)] = []
    remarks += (change.witness?.lines ?? []).enumerated().map { index, line in
      (index == 0 ? "witness" : "      ", shortened(line))
    }
    let reason = firstClause(of: change.kind.explanation)
    remarks.append(("why", "\(reason) (navspec explain \(change.kind.id))"))
    if !change.owners.isEmpty {
      remarks.append(("owner", change.owners.map(shortened).joined(separator: ", ")))
    }
    if let approval = change.approval {
      remarks.append(("approved", shortened(approval.because)))
    } else if change.level == .breaking {
      remarks.append(("approve", "{fingerprint: \(change.fingerprint), because: …, by: …, until: …}"))
    }
    return remarks
  }
}
