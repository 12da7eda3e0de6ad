import NavSpecDiagnostics
import NavSpecDiff
package import NavSpecLinkAnalysis
package import NavSpecModel
public import NavSpecReport

/// The newer of two versions of a spec: what it means, and its name in reports.
public struct HeadSpec: Sendable {
  package let resolved: ResolvedSpec
  let loaded: LoadedSpec
  private let side: ReportedChanges.Side
  /// What its project decided about changes.
  package let policy: DiffPolicy
  private let today: CalendarDay?

  /// Reads a version.
  /// - Throws: The report of a spec whose meaning is not known.
  public init(_ version: SpecVersion) throws(ReportedFailure) {
    try self.init(version.checked(version.options), version.side)
  }

  /// A spec that was compiled.
  /// - Parameters:
  ///   - spec: The spec.
  ///   - name: Its path as it was named.
  /// - Throws: The report of a spec whose meaning is not known.
  public init(_ spec: CheckedSpec, name: String) throws(ReportedFailure) {
    try self.init(spec, ReportedChanges.Side(spec: name))
  }

  private init(_ spec: CheckedSpec, _ side: ReportedChanges.Side) throws(ReportedFailure) {
    resolved = try spec.soundSpec()
    loaded = spec.loaded
    self.side = side
    policy = spec.loaded.options.policy?.diff ?? DiffPolicy()
    today = spec.loaded.options.day
  }

  /// What this version of a spec changes for people who use, have linked to or build on an older one.
  public func report(against base: BaseSpec) -> Report { report(against: base, movedReleases: []) }

  /// The same, with what became of releases.
  /// - Parameter movedReleases: Releases of either version whose reference names another commit than the one that pins them.
  package func report(against base: BaseSpec, movedReleases: [MovedRelease]) -> Report {
    let specs = comparison(with: base.resolved, base.policy, policy, movedReleases)
    return report(specs, base.side, specs.changes()) { _ in specs }
  }

  /// What this version changes for people who use older releases: each change with the oldest release it concerns.
  /// - Parameters:
  ///   - releases: The releases, the oldest first.
  ///   - settings: Those whose levels and grace count; nil for the defaults.
  ///   - revision: The commit of the settings.
  ///   - movedReleases: Those whose reference names another commit than the one that pins them.
  package func report(
    against releases: [BaseSpec], settings: Configuration? = nil, revision: String? = nil,
    movedReleases: [MovedRelease] = []
  ) -> Report {
    // Without an older version there is none to have loosened.
    let gate = settings.map { $0.options.policy?.diff ?? DiffPolicy() }
    let policies = (base: gate ?? DiffPolicy(), head: gate == nil ? DiffPolicy() : policy)
    var merged: [Change] = []
    var known: [String: Int] = [:]
    var comparisons: [String: SpecComparison] = [:]
    for release in releases {
      let specs = comparison(with: release.resolved, policies.base, policies.head, movedReleases)
      comparisons[release.name] = specs
      for var change in specs.changes() {
        if !allPolicyKinds.contains(change.kind) { change.since = release.name }
        if let index = known[change.fingerprint] {
          // What harms people of any release counts.
          merged[index].level = min(merged[index].level, change.level)
        } else {
          known[change.fingerprint] = merged.count
          merged.append(change)
        }
      }
    }
    let newest = releases.last.flatMap { comparisons[$0.name] }
    return report(
      newest ?? comparison(with: resolved, policies.base, policies.head),
      ReportedChanges.Side(spec: releases.map(\.name).joined(separator: ", "), revision: revision), merged
    ) { [comparisons] in $0.since.flatMap { comparisons[$0] } }
  }

  func comparison(
    with base: ResolvedSpec, _ basePolicy: DiffPolicy, _ headPolicy: DiffPolicy,
    _ movedReleases: [MovedRelease] = []
  ) -> SpecComparison {
    SpecComparison(
      base: base, head: resolved, basePolicy: basePolicy, headPolicy: headPolicy, today: today,
      movedReleases: movedReleases)
  }

  /// - Parameter origin: What a change was found in.
  private func report(
    _ specs: SpecComparison, _ base: ReportedChanges.Side, _ list: [Change],
    from origin: @escaping @Sendable (Change) -> SpecComparison?
  ) -> Report {
    let (reviewed, diagnostics, leftOver) = list.reviewed(base: specs.basePolicy, head: policy, today: today)
    var report = Report(diagnostics.inSourceOrder(), in: specs.base.sources)
    report.comparison = ReportedChanges(base: base, head: side, changes: reviewed)
    report.comparison?.leftOver = leftOver
    // Made only for a format that shows them.
    report.comparison?.picture = { specs.picture(of: reviewed) }
    let known = Set(list.lazy.filter { $0.level == .breaking }.map(\.fingerprint))
    report.comparison?.repair = { repaired($0, known: known, origin) }
    return report
  }

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
    let tried = Array(open.prefix(tries)).concurrentMap { change, specs, repair -> (String, Change.Repair)? in
      var repair = repair
      guard let other = with(&repair.fix) else { return nil }
      let after = other.comparison(with: specs.base, specs.basePolicy, specs.headPolicy).changes()
      return keeps(change, after, known) ? (change.fingerprint, repair) : nil
    }
    let repairs = Dictionary(first: tried.compactMap(\.self))
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
    let problem = Diagnostic(.edit, fix.title, at: SourceRange(file: SourceID(0)), fixes: [fix])
    let written = [problem].withEdits(in: loaded).withoutEdits(of: loaded.foreignSources)
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

extension Configuration {
  package var releases: [ReleaseEntry] {
    (options.policy?.diff.releases ?? []).filter { $0.isInUse(on: options.day) }
  }

  /// Whether it has levels or grace of changes.
  public var judgesChanges: Bool {
    options.policy.map { !$0.diff.levels.isEmpty || !$0.diff.grace.isEmpty } ?? false
  }
}
