extension Sequence<Diagnostic> {
  /// In the order of files, then of places, then of ids, and each said once.
  package func inSourceOrder() -> [Diagnostic] {
    var seen: Set<DiagnosticIdentity> = []
    return filter { seen.insert(DiagnosticIdentity($0)).inserted }.sorted { $0.precedes($1) }
  }
}

extension [Diagnostic] {
  /// Without diagnostics of a kind that lie within an error: its correction is theirs too.
  package func withoutThoseWithinErrors(of kind: DiagnosticKind) -> [Diagnostic] {
    guard contains(where: { $0.kind.id == kind.id }) else { return self }
    let errors = filter { $0.severity == .error }
    return filter { diagnostic in
      diagnostic.kind.id != kind.id
        || !errors.contains {
          $0.range.source == diagnostic.range.source && $0.range.start <= diagnostic.range.start
            && diagnostic.range.end <= $0.range.end
        }
    }
  }
}

extension Diagnostic {
  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    if range.source != other.range.source { return range.source < other.range.source }
    if range.start != other.range.start { return range.start < other.range.start }
    if kind.id != other.kind.id { return kind.id < other.kind.id }
    if range.end != other.range.end { return range.end < other.range.end }
    return message < other.message
  }
}

/// What makes two diagnostics one to a reader.
private struct DiagnosticIdentity: Hashable {
  let id: String
  let range: SourceRange
  let message: String

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.kind.id
    range = diagnostic.range
    message = diagnostic.message
  }
}
