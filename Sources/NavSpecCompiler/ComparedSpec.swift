import NavSpecDiagnostics
import NavSpecDiff
package import NavSpecLinkAnalysis
package import NavSpecModel
import NavSpecModelFile
public import NavSpecReport

/// A spec that is compared with another: what it means, and its name in reports.
public struct ComparedSpec: Sendable {
  package let resolved: ResolvedSpec
  package let side: Comparison.Side
  /// What its project decided about changes.
  package let policy: DiffPolicy
  private let today: CalendarDay?

  /// A spec that was compiled.
  /// - Parameters:
  ///   - spec: The spec.
  ///   - name: Its path as it was named.
  ///   - revision: The commit that it was read at; nil for files on disk.
  /// - Throws: The report of a spec whose meaning is not known.
  public init(_ spec: CheckedSpec, name: String, revision: String? = nil) throws(ReportedFailure) {
    resolved = try spec.soundSpec()
    side = Comparison.Side(spec: name, revision: revision)
    policy = spec.loaded.options.policy?.diff ?? DiffPolicy()
    today = spec.loaded.options.day
  }

  /// A spec from its model.
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file.
  ///   - options: The files that were read before.
  /// - Throws: What is wrong with the model.
  public init(model bytes: [UInt8], path: String, options: CompilerOptions) throws(ReportedFailure) {
    var sources = options.sources
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    let (graph, diagnostics) = ModelFile.read(source, in: &sources)
    guard let graph else { throw ReportedFailure(Report(diagnostics, in: sources)) }
    resolved = ResolvedSpec(graph, sources: sources)
    side = Comparison.Side(spec: path)
    policy = options.policy?.diff ?? DiffPolicy()
    today = options.day
  }

  /// The options for reading the spec that this one is compared with: one report points into both.
  /// - Parameter options: The options of the other spec.
  public func options(for options: CompilerOptions) -> CompilerOptions {
    var options = options
    options.sources = resolved.sources
    // Policies about edges and budgets are not compared, and their places are in other files.
    var policy = ProjectPolicy()
    policy.diff = options.policy?.diff ?? DiffPolicy()
    options.policy = policy
    return options
  }

  /// What this version of a spec changes for people who use, have linked to or build on an older one.
  /// - Parameter base: The older version, which was read after this one.
  public func report(against base: ComparedSpec) -> Report {
    let specs = comparison(with: base, base.policy)
    return report(specs, base.side, in: base.resolved.sources, specs.changes(), base.policy)
  }

  /// What this version changes for people who use older releases: each change with the oldest release it concerns.
  /// - Parameter releases: The releases, the oldest first, read one after the other after this one.
  public func report(against releases: [ComparedSpec]) -> Report {
    var merged = ChangeList()
    var known: [String: Int] = [:]
    for release in releases {
      let list = comparison(with: release, policy).changes()
      merged.unproved += list.unproved.filter { !merged.unproved.contains($0) }
      for var change in list.changes {
        change.since = release.name
        if let index = known[change.fingerprint] {
          // What harms people of any release counts.
          merged.changes[index].level = min(merged.changes[index].level, change.level)
        } else {
          known[change.fingerprint] = merged.changes.count
          merged.changes.append(change)
        }
      }
    }
    let newest = releases.last ?? self
    return report(
      comparison(with: newest, policy),
      Comparison.Side(spec: releases.map(\.name).joined(separator: ", ")), in: newest.resolved.sources,
      merged,
      policy)
  }

  /// The name of the release that a model promises; nil for a spec.
  public var release: String? { resolved.graph.release }

  /// The release of a model, or the path.
  private var name: String { release ?? side.spec }

  private func comparison(with base: ComparedSpec, _ policy: DiffPolicy) -> SpecComparison {
    SpecComparison(
      base: base.resolved, head: resolved, basePolicy: policy, headPolicy: self.policy, today: today)
  }

  private func report(
    _ specs: SpecComparison, _ base: Comparison.Side, in sources: SourceMap, _ list: ChangeList,
    _ basePolicy: DiffPolicy
  ) -> Report {
    let (reviewed, diagnostics) = list.reviewed(base: basePolicy, head: policy, today: today)
    var report = Report(diagnostics.inSourceOrder(), in: sources)
    report.comparison = Comparison(
      base: base, head: side, changes: reviewed.changes, unproved: reviewed.unproved)
    // Made only for a format that shows it.
    report.comparison?.picture = { specs.picture(of: reviewed.changes) }
    return report
  }
}

extension CheckedSpec {
  /// What a release of the app promises: the model without places, with the name of the release.
  /// - Parameter name: The name, for example `2.3`.
  /// - Throws: The report of a spec whose meaning is not known.
  public func release(named name: String) throws(ReportedFailure) -> String {
    var graph = try soundSpec().graph
    graph.release = name
    return ModelFile.text(of: graph, places: nil)
  }
}

extension Configuration {
  /// The files of the releases that people use, the oldest first, below the folder of `.navspec.yaml`.
  public var releases: [String] {
    (options.policy?.diff.releases ?? []).filter { $0.isInUse(on: options.day) }.compactMap { $0.file?.value }
  }
}

extension Report {
  /// Whether somebody loses something by a change that is not approved.
  public var hasBreakingChanges: Bool { comparison.map { !$0.isAcceptable } ?? false }
}
