import NavSpecDiagnostics
import NavSpecDiff
package import NavSpecLinkAnalysis
import NavSpecModelFile
public import NavSpecReport

/// A spec that is compared with another: what it means, and its name in reports.
public struct ComparedSpec: Sendable {
  package let resolved: ResolvedSpec
  package let side: Comparison.Side

  /// A spec that was compiled.
  /// - Parameters:
  ///   - spec: The spec.
  ///   - name: Its path as it was named.
  ///   - revision: The commit that it was read at; nil for files on disk.
  /// - Throws: The report of a spec whose meaning is not known.
  public init(_ spec: CheckedSpec, name: String, revision: String? = nil) throws(ReportedFailure) {
    resolved = try spec.soundSpec()
    side = Comparison.Side(spec: name, revision: revision)
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
  }

  /// What reads the spec that this one is compared with: one report points into both.
  /// - Parameter options: The options of the other spec.
  public func options(for options: CompilerOptions) -> CompilerOptions {
    var options = options
    options.sources = resolved.sources
    return options
  }

  /// What this version of a spec changes for people who use, have linked to or build on an older one.
  /// - Parameter base: The older version, which was read first.
  public func report(against base: ComparedSpec) -> Report {
    let list = SpecComparison(base: base.resolved, head: resolved).changes()
    var report = Report([], in: resolved.sources)
    report.comparison = Comparison(
      base: base.side, head: side, changes: list.changes, unproved: list.unproved)
    return report
  }
}

extension Report {
  /// Whether somebody loses something by a change that is not approved.
  public var hasBreakingChanges: Bool { comparison.map { !$0.isAcceptable } ?? false }
}
