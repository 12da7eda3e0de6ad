import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis

extension HeadSpec {
  /// Each is tried by a comparison of its own, which takes as long as the first; all are tried at once. There are fewer
  /// tries where specs are large, or a URL is held against many patterns with text and values in one segment: from 128 KB
  /// or 32 steps on there is none.
  private static let limits = (tries: 4, bytes: 1 << 17, steps: 32)

  private func tries(against base: ResolvedSpec?) -> Int {
    let size = resolved.sources.files.reduce(1) { $0 + $1.bytes.count }
    let steps = max(resolved.table.resolvingCost, base?.table.resolvingCost ?? 0)
    return min(Self.limits.tries, Self.limits.bytes / size, Self.limits.steps / (1 + steps))
  }

  /// The changes, and what keeps the promises that the first of them break: this version with the text in place keeps them.
  /// - Parameters:
  ///   - changes: Of a report, in its order.
  ///   - known: What breaks without repairs, by fingerprints.
  ///   - specs: What a change was found in.
  func repaired(
    _ changes: [Change], known: Set<String>, _ specs: @escaping (Change) -> SpecComparison?
  ) -> [Change] {
    let tries = tries(against: changes.lazy.compactMap(specs).first?.base)
    var open: [(Change, SpecComparison, Change.Repair)] = []
    for change in changes where open.count < tries && change.level == .breaking && change.approval == nil {
      guard let specs = specs(change) else { continue }
      open += specs.repairs(of: change).map { (change, specs, $0) }
    }
    let tried = Array(open.prefix(tries)).concurrentMap {
      change, specs, repair -> (String, Change.Repair)? in
      var repair = repair
      guard let other = with(&repair.fix) else { return nil }
      let after = other.comparison(with: specs.base, specs.basePolicy, specs.headPolicy).changes()
      return keeps(change, after, known) ? (change.fingerprint, repair) : nil
    }
    let repairs = Dictionary(tried.compactMap(\.self), uniquingKeysWith: { first, _ in first })
    return changes.map { change in
      var change = change
      change.repair = repairs[change.fingerprint]
      return change
    }
  }

  /// Whether a finding is gone, no other has taken its place, and fewer are left than before.
  private func keeps(_ change: Change, _ after: [Change], _ known: Set<String>) -> Bool {
    let broken = after.filter { $0.level == .breaking }
    let new = broken.filter { !known.contains($0.fingerprint) }
    return broken.count < known.count && !after.contains { $0.fingerprint == change.fingerprint }
      && !new.contains { $0.changeClass == change.changeClass && $0.subject.first == change.subject.first }
  }

  /// This version with a fix, which becomes one of edits; nil where that is no sound spec, or a file is another's.
  private func with(_ fix: inout Diagnostic.Fix) -> HeadSpec? {
    let problem = Diagnostic(.repair, fix.title, at: SourceRange(file: SourceID(0)), fixes: [fix])
    let written = [problem].withEdits(in: loaded.sources, limits: loaded.options.limits)
      .withoutEdits(of: loaded.foreignSources)
    let selection = FixSelection(of: written, includesUnsafe: true)
    guard selection.count > 0, let root = loaded.inputs.first else { return nil }
    fix = written[0].fixes[0]
    var files = MemorySpecFiles([:])
    for (path, source) in loaded.ownSources {
      files.contents[path] = selection.bytes(of: source, in: loaded.sources)
    }
    guard let read = try? LoadedSpec(root: root, files: files, options: loaded.options) else { return nil }
    return try? HeadSpec(CheckedSpec(meaningOf: read), name: "")
  }
}

extension DiagnosticKind {
  /// Of no report: what holds a fix while it is written as edits.
  fileprivate static let repair = DiagnosticKind(id: "repair", explanation: "")
}
