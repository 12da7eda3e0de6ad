import NavSpecDiagnostics
@_exported public import NavSpecEmit
import NavSpecLinkAnalysis
public import NavSpecReport

extension CheckedSpec {
  /// The files of an output: the same for the same spec, everywhere.
  /// - Parameters:
  ///   - output: What is written.
  ///   - configuration: How it looks.
  /// - Throws: The errors of the spec, or what has no form in the output.
  public func files(
    of output: Output, _ configuration: Configuration = Configuration()
  ) throws(ReportedFailure) -> [GeneratedFile] {
    guard errorCount == 0 || !output.needsNoErrors else { throw ReportedFailure(report) }
    let spec = try soundSpec()
    do {
      return try output.files(of: spec, configuration.swift)
    } catch let error as EmitError {
      throw ReportedFailure(Report([error.diagnostic], in: sources))
    } catch {
      throw ReportedFailure(Report(.failedCommand, "\(error)"))
    }
  }

  /// What the spec means; throws the report where that is not known.
  func soundSpec() throws(ReportedFailure) -> ResolvedSpec {
    guard isSound, let resolved else { throw ReportedFailure(report) }
    return resolved
  }
}
