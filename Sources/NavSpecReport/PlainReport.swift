import NavSpecDiagnostics

extension ReportFormat {
  /// One line each, in the form of compilers, which Xcode and SwiftPM make clickable.
  package static let plain = ReportFormat(
    name: "plain", summary: "one line each, as compilers write them, for editors and build logs"
  ) { diagnostics, map, options in
    diagnostics.prefix(options.limit).map { plainLines($0, in: map) }.joined()
      + (options.remainder(of: diagnostics) ?? "")
  }
}

private func plainLines(_ diagnostic: Diagnostic, in map: SourceMap) -> String {
  let place = plainPlace(diagnostic.range, in: map)
  // Without the source there are no carets for the label.
  var text = shortened(diagnostic.message)
  if let label = diagnostic.label {
    text += text.last == "?" ? " (\(shortened(label)))" : ": \(shortened(label))"
  }
  var lines = "\(place): \(diagnostic.severity.rawValue): \(text) [\(diagnostic.kind.id)]\n"
  for label in diagnostic.related {
    lines += "\(plainPlace(label.range, in: map)): note: \(shortened(label.text))\n"
  }
  for note in diagnostic.notes { lines += "\(place): note: \(shortened(note))\n" }
  for fix in diagnostic.fixes { lines += "\(place): note: \(fix.word): \(shortened(fix.title))\n" }
  return lines
}

private func plainPlace(_ range: SourceRange, in map: SourceMap) -> String {
  let file = map[range.source]
  let start = file.location(of: Int(range.start))
  return "\(visible(file.path)):\(start.line):\(start.column)"
}
