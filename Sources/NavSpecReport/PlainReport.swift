import NavSpecDiagnostics

extension ReportFormat {
  /// One line each, in the form of compilers, which Xcode and SwiftPM make clickable.
  public static let plain = ReportFormat(
    name: "plain", summary: "one line each, as compilers write them, for editors and build logs"
  ) { report, options in
    report.diagnostics.prefix(options.limit).map { plainLines($0, in: report.sources) }.joined()
      + (options.remainder(of: report) ?? "")
      + (report.comparison.map { plainLines($0, in: report.sources) } ?? "")
  }
}

private func plainLines(_ diagnostic: Diagnostic, in map: SourceMap) -> String {
  func line(_ range: SourceRange, _ text: String) -> String {
    let place = visible(map.place(of: range))
    return (place.isEmpty ? "" : "\(place): ") + text + "\n"
  }
  var lines = line(
    diagnostic.range, "\(diagnostic.severity.rawValue): \(diagnostic.headline) [\(diagnostic.kind.id)]")
  for label in diagnostic.related { lines += line(label.range, "note: \(shortened(label.text))") }
  for note in diagnostic.notes { lines += line(diagnostic.range, "note: \(shortened(note))") }
  for fix in diagnostic.fixes {
    lines += line(diagnostic.range, "note: \(fix.word): \(shortened(fix.title))")
  }
  return lines
}

extension Diagnostic {
  /// The message and the label in one line, for reports without carets.
  var headline: String {
    let text = shortened(message)
    guard let label else { return text }
    return text + (text.last == "?" ? " (\(shortened(label)))" : ": \(shortened(label))")
  }
}

/// A line for each change, at its place in the newer version where it has one.
private func plainLines(_ comparison: ReportedChanges, in map: SourceMap) -> String {
  comparison.changes.map { change in
    let place = change.places.first { $0.side == .head } ?? change.places.first
    let start = place.map { visible(map.place(of: $0.range)) + ": " } ?? ""
    let level = change.approval == nil ? change.level.rawValue : "approved"
    let witness = change.witness?.lines.first.map { ": \(shortened($0))" } ?? ""
    let since = change.since.map { " (since: \(shortened($0)))" } ?? ""
    return "\(start)\(level): \(shortened(change.message))\(witness)\(since) [\(change.kind.id)]\n"
  }.joined()
}
