package import NavSpecDiagnostics
package import NavSpecModel

package struct Suppressions {
  private var suppressions: [Suppression] = []
  private var places: [Place: PlacedSuppressions] = [:]
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
    for index in suppressions.indices {
      let suppression = suppressions[index]
      places[Place(id: suppression.id.value, source: suppression.range.source), default: PlacedSuppressions()]
        .add(index, suppression)
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
  package mutating func applied(to found: [Diagnostic], isSound: Bool) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return found + diagnostics }
    var used: Set<Int> = []
    let left = found.filter { diagnostic in
      guard !diagnostic.kind.isFatal else { return true }
      let place = Place(id: diagnostic.kind.id, source: diagnostic.range.source)
      return places[place]?.cover(diagnostic.range.start, &used) != true
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

/// Suppressions of one kind of diagnostic in one file, by what they cover: a file may hold very many, and very many of
/// one entry.
private struct PlacedSuppressions {
  private struct CoveredEntry {
    let start: Int
    let end: Int
    /// The entry around it; entries lie in one another, or apart.
    let outer: Int?
    /// Those before it that have covered nothing yet.
    var unused: [Int]
  }

  private var coversFile = false
  private var unusedOfFile: [Int] = []
  /// In the order of their starts, which is that of the comments before them.
  private var entries: [CoveredEntry] = []

  mutating func add(_ index: Int, _ suppression: Suppression) {
    guard suppression.scope == .next else {
      coversFile = true
      return unusedOfFile.append(index)
    }
    guard let entry = suppression.next else { return }
    let (start, end) = (Int(entry.start), Int(entry.end))
    if let last = entries.indices.last, entries[last].start == start, entries[last].end == end {
      return entries[last].unused.append(index)
    }
    let outer = around(start, from: entries.indices.last)
    entries.append(CoveredEntry(start: start, end: end, outer: outer, unused: [index]))
  }

  /// Whether any covers a place; all that do are used.
  mutating func cover(_ place: some BinaryInteger, _ used: inout Set<Int>) -> Bool {
    let place = Int(place)
    used.formUnion(unusedOfFile)
    unusedOfFile = []
    var isCovered = coversFile
    let last = entries.partitioningIndex { $0.start > place } - 1
    var next = around(place, from: last < 0 ? nil : last)
    while let entry = next {
      isCovered = true
      used.formUnion(entries[entry].unused)
      entries[entry].unused = []
      next = entries[entry].outer
    }
    return isCovered
  }

  /// The innermost entry that reaches a place: one, or one around it.
  private func around(_ place: Int, from entry: Int?) -> Int? {
    var entry = entry
    while let current = entry, entries[current].end < place { entry = entries[current].outer }
    return entry
  }
}
