import NavSpecDiagnostics
import NavSpecDiff
package import NavSpecLinkAnalysis
package import NavSpecModel
public import NavSpecReport

/// A spec that is compared with another: what it means, and its name in reports.
public struct ComparedSpec: Sendable {
  package let resolved: ResolvedSpec
  package let side: ReportedChanges.Side
  /// The name of the release that it is; nil for none.
  private let release: String?
  /// What its project decided about changes.
  package let policy: DiffPolicy
  private let today: CalendarDay?

  /// A spec that was compiled.
  /// - Parameters:
  ///   - spec: The spec.
  ///   - name: Its path as it was named.
  ///   - revision: The commit that it was read at; nil for files on disk.
  ///   - prefix: What the paths of its files begin with where they are on no disk, as `main:`.
  ///   - release: The name of the release that it is.
  /// - Throws: The report of a spec whose meaning is not known.
  public init(
    _ spec: CheckedSpec, name: String, revision: String? = nil, prefix: String? = nil, release: String? = nil
  ) throws(ReportedFailure) {
    self.release = release
    resolved = try spec.soundSpec()
    side = ReportedChanges.Side(spec: name, revision: revision, prefix: prefix)
    policy = spec.loaded.options.policy?.diff ?? DiffPolicy()
    today = spec.loaded.options.day
  }

  /// The options for reading the spec that this one is compared with: one report points into both.
  /// - Parameter options: The options of the other spec.
  public func options(for options: CompilerOptions) -> CompilerOptions {
    var options = options
    options.sources = resolved.sources
    // Policies about edges are not compared, and their places are in other files.
    var policy = ProjectPolicy()
    policy.diff = options.policy?.diff ?? DiffPolicy()
    options.policy = policy
    return options
  }

  /// What this version of a spec changes for people who use, have linked to or build on an older one.
  /// - Parameter base: The older version, which was read after this one.
  public func report(against base: ComparedSpec) -> Report { report(against: base, movedReleases: []) }

  /// The same, with what became of releases.
  /// - Parameters:
  ///   - base: The older version, which was read after this one.
  ///   - movedReleases: Releases of either version whose reference names another commit than the one that pins them.
  package func report(against base: ComparedSpec, movedReleases: [MovedRelease]) -> Report {
    let specs = comparison(with: base, base.policy, policy, movedReleases)
    return report(specs, base.side, in: base.resolved.sources, specs.changes(), base.policy)
  }

  /// What this version changes for people who use older releases: each change with the oldest release it concerns.
  /// - Parameters:
  ///   - releases: The releases, the oldest first, read one after the other after this one.
  ///   - settings: Those whose levels and grace count; nil for the defaults.
  ///   - revision: The commit of the settings.
  ///   - movedReleases: Those whose reference names another commit than the one that pins them.
  package func report(
    against releases: [ComparedSpec], settings: Configuration? = nil, revision: String? = nil,
    movedReleases: [MovedRelease] = []
  ) -> Report {
    // Without an older version there is none to have loosened.
    let gate = settings.map { $0.options.policy?.diff ?? DiffPolicy() }
    let policies = (base: gate ?? DiffPolicy(), head: gate == nil ? DiffPolicy() : policy)
    var merged: [Change] = []
    var known: [String: Int] = [:]
    for release in releases {
      for var change in comparison(with: release, policies.base, policies.head, movedReleases).changes() {
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
    let newest = releases.last ?? self
    return report(
      comparison(with: newest, policies.base, policies.head),
      ReportedChanges.Side(spec: releases.map(\.name).joined(separator: ", "), revision: revision),
      in: newest.resolved.sources, merged, policies.base)
  }

  /// The release, or the path.
  private var name: String { release ?? side.spec }

  private func comparison(
    with base: ComparedSpec, _ basePolicy: DiffPolicy, _ headPolicy: DiffPolicy,
    _ movedReleases: [MovedRelease] = []
  ) -> SpecComparison {
    SpecComparison(
      base: base.resolved, head: resolved, basePolicy: basePolicy, headPolicy: headPolicy, today: today,
      movedReleases: movedReleases)
  }

  private func report(
    _ specs: SpecComparison, _ base: ReportedChanges.Side, in sources: SourceMap, _ list: [Change],
    _ basePolicy: DiffPolicy
  ) -> Report {
    let (reviewed, diagnostics, leftOver) = list.reviewed(base: basePolicy, head: policy, today: today)
    var report = Report(diagnostics.inSourceOrder(), in: sources)
    report.comparison = ReportedChanges(
      base: base, head: side, changes: reviewed)
    report.comparison?.leftOver = leftOver
    // Made only for a format that shows it.
    report.comparison?.picture = { specs.picture(of: reviewed) }
    return report
  }
}

extension Configuration {
  /// The releases that people use, the oldest first.
  package var releases: [ReleaseEntry] {
    (options.policy?.diff.releases ?? []).filter { $0.isInUse(on: options.day) }
  }

  /// Whether it has levels or grace of changes.
  public var judgesChanges: Bool {
    options.policy.map { !$0.diff.levels.isEmpty || !$0.diff.grace.isEmpty } ?? false
  }
}

extension Report {
  /// Whether somebody loses something by a change that is not approved.
  public var hasBreakingChanges: Bool { comparison.map { !$0.isBelow(.breaking) } ?? false }

  /// Whether somebody loses something, or may, by a change that is not approved.
  public var hasRiskyChanges: Bool { comparison.map { !$0.isBelow(.risky) } ?? false }
}
