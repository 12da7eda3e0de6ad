package import NavSpecDiagnostics
package import NavSpecModel

/// The comments of a spec that accept diagnostics.
package struct Suppressions {
  private var suppressions: [Suppression] = []
  /// What is wrong with the comments themselves.
  private var diagnostics: [Diagnostic] = []
  private let map: SourceMap

  /// Reads the comments; `kinds` are all that there are. Without a day nothing expires.
  package init(_ comments: [SpecComment], in map: SourceMap, kinds: [DiagnosticKind], today: CalendarDay?) {
    self.map = map
    for comment in comments {
      switch Suppression.reading(comment, in: map) {
      case nil: break
      case .failure(let misread)?: diagnostics.append(misread.diagnostic)
      case .success(let suppression)?:
        if let flaw = Self.flaw(of: suppression, kinds: kinds, today: today) {
          diagnostics.append(flaw)
        } else {
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
      let covering = suppressions.indices.filter { suppressions[$0].covers(diagnostic) }
      used.formUnion(covering)
      return covering.isEmpty
    }
    guard isSound else { return left + diagnostics }
    let unused = suppressions.indices.filter { !used.contains($0) }.map { index in
      let suppression = suppressions[index]
      let place = suppression.scope == .next ? "the next entry" : "this file"
      return Diagnostic(
        .unusedSuppression, "\(place) has no '\(suppression.id.value)' to suppress", at: suppression.id.range,
        label: "suppresses nothing", fixes: [suppression.removal(in: map)])
    }
    return left + diagnostics + unused
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
