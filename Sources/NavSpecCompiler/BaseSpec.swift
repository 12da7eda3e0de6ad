import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel
public import NavSpecReport

/// A version of a spec that is not read yet, and its name in reports.
public struct SpecVersion {
  private let root: String
  private let files: any SpecFiles
  let options: CompilerOptions
  let side: ReportedChanges.Side
  let release: String?

  /// - Parameters:
  ///   - root: The path of the root spec.
  ///   - files: Where it is read.
  ///   - options: How it is read.
  ///   - name: Its path as it was named.
  ///   - revision: The commit that it is read at; nil for files on disk.
  ///   - prefix: What the paths of its files begin with where they are on no disk, as `main:`.
  ///   - release: The name of the release that it is; nil for none.
  public init(
    root: String, files: any SpecFiles, options: CompilerOptions = CompilerOptions(), name: String,
    revision: String? = nil, prefix: String? = nil, release: String? = nil
  ) {
    (self.root, self.files, self.options, self.release) = (root, files, options, release)
    side = ReportedChanges.Side(spec: name, revision: revision, prefix: prefix)
  }

  func checked(_ options: CompilerOptions) throws(ReportedFailure) -> CheckedSpec {
    CheckedSpec(meaningOf: try LoadedSpec(root: root, files: files, options: options))
  }
}

/// The older of two versions of a spec: what it means, and its name in reports.
public struct BaseSpec: Sendable {
  package let resolved: ResolvedSpec
  /// What its project decided about changes.
  package let policy: DiffPolicy
  let side: ReportedChanges.Side
  /// The release that it is, or its path.
  let name: String

  /// Reads it after the newer version: one report points into both.
  /// - Parameters:
  ///   - version: The older version.
  ///   - head: The newer version.
  ///   - others: Older versions that were read before, which the report points into too.
  /// - Throws: The report of a spec whose meaning is not known.
  public init(
    _ version: SpecVersion, after head: HeadSpec, _ others: [BaseSpec] = []
  ) throws(ReportedFailure) {
    var options = version.options
    options.sources = (others.last?.resolved ?? head.resolved).sources
    // Policies about edges are not compared, and their places are in other files.
    var policy = ProjectPolicy()
    policy.diff = options.policy?.diff ?? DiffPolicy()
    options.policy = policy
    resolved = try version.checked(options).soundSpec()
    self.policy = policy.diff
    side = version.side
    name = version.release ?? version.side.spec
  }
}
