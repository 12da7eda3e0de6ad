package import NavSpecDiagnostics
package import NavSpecModel

/// The comments of a spec that accept diagnostics.
package struct Suppressions {
  private var suppressions: [Suppression] = []
  /// The suppressions by what they cover.
  private var places: [Place: [Int]] = [:]
  /// What is wrong with the comments themselves.
  private var diagnostics: [Diagnostic] = []
  private let map: SourceMap

  /// Reads the comments; `kinds` are all that there are. Without a day nothing expires.
  package init(_ comments: [SourceRange], in map: SourceMap, kinds: [DiagnosticKind], today: CalendarDay?) {
    self.map = map
    var lines = ContentLines()
    for comment in comments {
      switch Suppression.reading(comment, in: map, &lines) {
      case nil: break
      case .failure(let misread)?: diagnostics.append(misread.diagnostic)
      case .success(let suppression)?:
        if let flaw = Self.flaw(of: suppression, kinds: kinds, today: today) {
          diagnostics.append(flaw)
        } else {
          let place = Place(id: suppression.id.value, source: comment.source, line: suppression.line)
          places[place, default: []].append(suppressions.count)
          suppressions.append(suppression)
        }
      }
    }
  }

  /// What is left of `found`, with what is wrong with the comments. Comments that suppress nothing are
  /// told of if `found` is all there is to find.
  package func applied(to found: [Diagnostic], isSound: Bool) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return found + diagnostics }
    var used: Set<Int> = []
    let left = found.filter { diagnostic in
      guard !diagnostic.kind.isFatal else { return true }
      let covering = covering(diagnostic)
      used.formUnion(covering)
      return covering.isEmpty
    }
    guard isSound else { return left + diagnostics }
    let unused = suppressions.indices.filter { !used.contains($0) }.map { index in
      let suppression = suppressions[index]
      let place = suppression.scope == .next ? "the next line" : "this file"
      return Diagnostic(
        .unusedSuppression, "\(place) has no '\(suppression.id.value)' to suppress", at: suppression.id.range,
        label: "suppresses nothing", fixes: [suppression.removal(in: map)])
    }
    return left + diagnostics + unused
  }

  private struct Place: Hashable {
    var id: String
    var source: SourceID
    var line: Int?
  }

  private func covering(_ diagnostic: Diagnostic) -> [Int] {
    let source = diagnostic.range.source
    var place = Place(id: diagnostic.kind.id, source: source)
    let ofFile = places[place] ?? []
    place.line = map[source].location(of: Int(diagnostic.range.start)).line
    return ofFile + (places[place] ?? [])
  }

  private static func flaw(of suppression: Suppression, kinds: [DiagnosticKind], today: CalendarDay?)
    -> Diagnostic?
  {
    let id = suppression.id
    guard let kind = kinds.first(where: { $0.id == id.value }) else {
      return SeverityTable.unknownDiagnostic(id, among: kinds)
    }
    if kind.isFatal || SuppressionKinds.all.contains(where: { $0.id == id.value }) {
      return Diagnostic(
        .forbiddenSuppression, "'\(id.value)' cannot be suppressed", at: id.range,
        label: kind.isFatal ? "nothing can be generated while it stands" : "mend the comment instead")
    }
    guard let today, let end = suppression.end, end.value <= today else { return nil }
    return Diagnostic(
      .expiredSuppression, "the suppression of '\(id.value)' ended on \(end.value)", at: end.range,
      label: "no longer holds")
  }
}
