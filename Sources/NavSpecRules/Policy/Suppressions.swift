package import NavSpecDiagnostics
package import NavSpecModel

package struct Suppressions {
  private var suppressions: [Suppression] = []
  /// By the kind and the file of what they suppress.
  private var places: [Place: [Int]] = [:]
  /// Mistakes in the comments themselves.
  private var diagnostics: [Diagnostic] = []
  private let map: SourceMap

  /// Reads the comments; `kinds` are all that there are. Without a day nothing expires.
  package init(_ comments: [SpecComment], in map: SourceMap, kinds: [DiagnosticKind], today: CalendarDay?) {
    self.map = map
    var nearMisses = NearMissBudget()
    for comment in comments {
      switch Suppression.reading(comment, in: map) {
      case nil: break
      case .failure(let invalid)?: diagnostics.append(invalid.diagnostic)
      case .success(let suppression)?:
        if let problem = Self.problem(of: suppression, kinds: kinds, today: today, &nearMisses) {
          diagnostics.append(problem)
        } else {
          suppressions.append(suppression)
        }
      }
    }
    places = Dictionary(grouping: suppressions.indices) { index in
      Place(id: suppressions[index].id.value, source: suppressions[index].range.source)
    }
  }

  /// Comments of a file whose diagnostics cannot be suppressed: without a word they would go unseen.
  package static func misplaced(
    _ comments: [SpecComment], in map: SourceMap, kinds: [DiagnosticKind]
  ) -> [Diagnostic] {
    comments.compactMap { comment in
      guard let reading = Suppression.reading(comment, in: map) else { return nil }
      let id = (try? reading.get())?.id.value ?? "ID"
      let mustRemain = kinds.contains { $0.id == id && $0.isFatal }
      var diagnostic = Diagnostic(
        .malformedSuppression, "a suppression counts in specs only", at: comment.range,
        label: "suppresses nothing", fixes: mustRemain ? [] : [.init("write 'severity: {\(id): off}'")])
      diagnostic.severity = .error
      return diagnostic
    }
  }

  /// The diagnostics that no comment suppresses, and those of the comments themselves.
  /// - Parameter isSound: Whether `found` is complete. Only then are comments without effect reported.
  package func applied(to found: [Diagnostic], isSound: Bool) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return found + diagnostics }
    var used: Set<Int> = []
    let left = found.filter { diagnostic in
      guard !diagnostic.kind.isFatal else { return true }
      let place = Place(id: diagnostic.kind.id, source: diagnostic.range.source)
      let covering = places[place, default: []].filter { suppressions[$0].covers(diagnostic.range.start) }
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

  private struct Place: Hashable {
    let id: String
    let source: SourceID
  }

  private static func problem(
    of suppression: Suppression, kinds: [DiagnosticKind], today: CalendarDay?,
    _ nearMisses: inout NearMissBudget
  ) -> Diagnostic? {
    let id = suppression.id
    guard let kind = kinds.first(where: { $0.id == id.value }) else {
      return SeverityTable.unknownDiagnostic(id, among: kinds, &nearMisses)
    }
    if kind.isFatal || SuppressionKinds.all.contains(where: { $0.id == id.value }) {
      return Diagnostic(
        .forbiddenSuppression, "'\(id.value)' cannot be suppressed", at: id.range,
        label: kind.isFatal ? "prevents generation" : "correct the comment instead")
    }
    guard let today, let end = suppression.end, end.value <= today else { return nil }
    return Diagnostic(
      .expiredSuppression, "the suppression of '\(id.value)' ended on \(end.value)", at: end.range,
      label: "expired")
  }
}
