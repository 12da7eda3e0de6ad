import NavSpecAssociation
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecReport

extension CheckedSpec {
  /// Compares association files with the spec: every link of the app against every component.
  /// - Parameters:
  ///   - files: Each with its name, for messages.
  ///   - domain: The domain that serves the files; nil for each of the spec.
  ///   - app: The app's identifier; nil for that of the spec, or the one that a file names.
  /// - Returns: Findings at places of the spec and of the files.
  /// - Throws: The report of a spec whose meaning is not known.
  public func association(
    of files: [(path: String, bytes: [UInt8])], domain: String? = nil, app: String? = nil
  ) throws(ReportedFailure) -> Report {
    let analysis = AssociationAnalysis(of: try soundSpec())
    var map = sources
    var found: [Diagnostic] = []
    for (path, bytes) in files {
      let (file, problems) = NavSpecAssociation.AssociationFile.read(bytes, path: path, in: &map)
      found += problems
      guard let file else { continue }
      let own = app.map { [$0] } ?? analysis.apps
      let apps = own.isEmpty ? Array(file.apps.prefix(1)) : own
      for served in analysis.served where domain == nil || served.host == domain {
        found += analysis.findings(in: file, named: path, for: apps, servedBy: served)
      }
    }
    return Report(limiting: found.inSourceOrder(), in: map)
  }
}
