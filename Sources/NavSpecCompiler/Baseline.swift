package import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecReport
import NavSpecRules

/// A baseline: the file of the problems that a project knows and has put off.
public struct Baseline: Sendable {
  let source: SourceFile

  /// A file as read.
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - path: The path in messages.
  public init(_ bytes: [UInt8], path: String) { source = SourceFile(path: path, bytes: bytes) }
}

extension CheckedSpec {
  /// The baseline that makes every problem of this spec known, but those that keep it from being generated:
  /// the same text for the same problems, in whatever lines they are.
  public var baseline: String { baseline(of: diagnostics) }

  /// The baseline that makes some problems known.
  package func baseline(of problems: [Diagnostic]) -> String {
    BaselineMatcher.text(of: problems, places: PlaceNames(loaded.files, in: sources))
  }

  /// The problems that a baseline lists, of a spec that was compared with it.
  package func listed() -> [Diagnostic] {
    knownCount == 0 ? [] : CheckedSpec(loaded).diagnostics.filter { !diagnostics.contains($0) }
  }

  /// This spec without the problems that are known, and with those of them that are gone, if `reportsGone`.
  /// - Throws: What is wrong with the baseline.
  public func compared(with known: Baseline, reportsGone: Bool = true) throws(ReportedFailure) -> CheckedSpec
  {
    var sources = sources
    let (file, problems) = BaselineReader.read(sources.add(known.source), in: sources)
    guard let file, problems.isEmpty else {
      throw ReportedFailure(Report(problems.inSourceOrder(), in: sources))
    }
    var (diagnostics, count) = BaselineMatcher(file, path: known.source.path).applied(
      to: diagnostics, places: PlaceNames(loaded.files, in: sources), isSound: isSound && reportsGone)
    // Those that are gone are new here.
    if let policy = loaded.options.policy { diagnostics = SeverityTable(policy).applied(to: diagnostics) }
    return CheckedSpec(loaded, resolved, in: sources, diagnostics, soundness, knownCount: knownCount + count)
  }
}
