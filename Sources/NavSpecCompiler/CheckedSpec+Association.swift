import NavSpecAssociation
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecReport

extension CheckedSpec {
  /// Compares association files with the spec, every link of the app against every component; and property lists, every
  /// address of the app against those that they have.
  /// - Parameters:
  ///   - files: Each with its name, for messages.
  ///   - domain: The domain that serves the files; nil for each of the spec.
  ///   - app: The app's identifier; nil for that of the spec, or the one that a file names.
  /// - Returns: Findings at places of the spec and of the files.
  /// - Throws: The report of a spec whose meaning is not known, or a domain that the spec does not have.
  public func association(
    of files: [(path: String, bytes: [UInt8])], domain: String? = nil, app: String? = nil
  ) throws -> Report {
    let spec = try soundSpec()
    let analysis = AssociationAnalysis(of: spec)
    let served = analysis.served.filter { domain == nil || $0.isRead(by: domain ?? "") }
    func isList(_ file: (path: String, bytes: [UInt8])) -> Bool {
      PropertyListText.isLikely(file.bytes, named: file.path)
    }
    guard !served.isEmpty || domain == nil && files.allSatisfy(isList) else {
      let names = analysis.served.map(\.host)
      guard let domain else {
        throw SpecRequestError(unknown: "domain that serves an association file", "", among: names)
      }
      throw SpecRequestError(unknown: "domain", domain, among: names)
    }
    var map = sources
    var found: [Diagnostic] = []
    for (path, bytes) in files where isList((path, bytes)) {
      guard let app = spec.graph.app else {
        throw ReportedFailure(Report(.failedCommand, "a feature has no property list, its app has one"))
      }
      found += PropertyListFile.findings(in: bytes, named: path, for: spec, app, in: &map)
    }
    for (path, bytes) in files where !isList((path, bytes)) {
      let (file, problems) = AssociationFile.read(bytes, path: path, in: &map)
      found += problems
      guard let file else { continue }
      let app = app ?? analysis.app ?? (file.apps.count == 1 ? file.apps.first : nil)
      for served in served { found += analysis.findings(in: file, named: path, for: app, servedBy: served) }
    }
    return Report(limiting: found.inSourceOrder(), in: map)
  }
}

extension Report {
  /// Whether it has an error or a warning.
  public var needsAttention: Bool { diagnostics.contains { $0.severity != .note } }
}
