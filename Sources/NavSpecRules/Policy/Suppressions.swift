package import NavSpecDiagnostics
package import NavSpecModel

/// The comments of a spec that accept diagnostics.
package struct Suppressions {
  private var suppressions: [Suppression] = []
  /// The suppressions by what they cover.
  private var places: [Place: PlacedSuppressions] = [:]
  /// Mistakes in the comments themselves.
  private var diagnostics: [Diagnostic] = []
  private let map: SourceMap

  /// Reads the comments; `kinds` are all that there are. Without a day nothing expires.
  package init(_ comments: [SpecComment], in map: SourceMap, kinds: [DiagnosticKind], today: CalendarDay?) {
    self.map = map
    for comment in comments {
      switch Suppression.reading(comment, in: map) {
      case nil: break
      case .failure(let invalid)?: diagnostics.append(invalid.diagnostic)
      case .success(let suppression)?:
        if let problem = Self.problem(of: suppression, kinds: kinds, today: today) {
          diagnostics.append(problem)
        } else {
          suppressions.append(suppression)
        }
      }
    }
    for index in suppressions.indices {
      let suppression = suppressions[index]
      places[Place(suppression.id.value, suppression.range.source), default: PlacedSuppressions()]
        .add(index, suppression)
    }
  }

  /// The diagnostics that no comment suppresses, and those of the comments themselves.
  /// - Parameter isSound: Whether `found` is complete. Only then are comments without effect reported.
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

    init(_ id: String, _ source: SourceID) {
      self.id = id
      self.source = source
    }
  }

  private func covering(_ diagnostic: Diagnostic) -> [Int] {
    places[Place(diagnostic.kind.id, diagnostic.range.source)]?.covering(diagnostic.range.start) ?? []
  }

  private static func problem(of suppression: Suppression, kinds: [DiagnosticKind], today: CalendarDay?)
    -> Diagnostic?
  {
    let id = suppression.id
    guard let kind = kinds.first(where: { $0.id == id.value }) else {
      return SeverityTable.unknownDiagnostic(id, among: kinds)
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

/// Suppressions of one kind of diagnostic in one file, by what they cover: a file may hold very many.
private struct PlacedSuppressions {
  private var ofFile: [Int] = []
  /// In the order of their starts, which is that of the comments before them.
  private var entries: [(start: Int, end: Int, index: Int)] = []
  /// The farthest end of an entry and of all before it.
  private var farthest: [Int] = []

  mutating func add(_ index: Int, _ suppression: Suppression) {
    guard suppression.scope == .next else { return ofFile.append(index) }
    guard let entry = suppression.next else { return }
    entries.append((Int(entry.start), Int(entry.end), index))
    farthest.append(max(farthest.last ?? 0, Int(entry.end)))
  }

  func covering(_ place: some BinaryInteger) -> [Int] {
    let place = Int(place)
    var found = ofFile
    var position = entries.partitioningIndex { $0.start > place }
    while position > 0, farthest[position - 1] >= place {
      position -= 1
      if entries[position].end >= place { found.append(entries[position].index) }
    }
    return found
  }
}

extension Array {
  /// The first position from which on the answer is true.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
