import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecReport
import NavSpecWorkspace

/// One spec of a workspace: the last that was compiled of it.
struct SpecSession: Sendable {
  /// What a run of the compiler found.
  struct Result: Sendable {
    let root: String
    /// nil where the root, the settings or the baseline cannot be read.
    let spec: CheckedSpec?
    let report: Report
    /// The open files that it could read, by path.
    let documents: [String: Document]

    var texts: [String: [UInt8]] { documents.mapValues(\.text.bytes) }
  }

  let root: String
  /// The last run.
  private(set) var result: Result?
  /// The last spec whose meaning is known, for what is asked while a file is half written.
  private(set) var meaning: CheckedSpec?
  /// Those of the last run; of a file that cannot be read, those that it had.
  private(set) var names = SpecNames([])
  private(set) var namedRun = 0

  mutating func take(_ result: Result) {
    self.result = result
    if result.spec?.resolved != nil { meaning = result.spec }
  }

  /// - Parameter run: The number of the run: a later one may be done sooner.
  mutating func take(_ names: SpecNames, of run: Int) {
    if run > namedRun { (self.names, namedRun) = (names, run) }
  }

  /// The files that it reads, by their absolute paths.
  var paths: [String] { (result?.spec?.loaded).map(Self.paths) ?? [root] }

  private static func paths(of spec: LoadedSpec) -> [String] {
    spec.ownSources.map { Disk.standard(spec.sources[$0.source].path) }
  }

  /// Compiles a root spec, with what editors have open.
  static func compiled(root: String, over documents: [String: Document]) -> Result {
    let texts = documents.mapValues(\.text.bytes)
    func result(_ spec: CheckedSpec?, _ report: Report) -> Result {
      Result(root: root, spec: spec, report: report, documents: documents)
    }
    do {
      let spec: CheckedSpec
      if let text = texts[root], !Disk.exists(root) {
        spec = try CheckedSpec(root: root, files: MemorySpecFiles([root: text]))
      } else {
        spec = try SpecInput(named: root).compile(over: texts)
      }
      return result(spec, spec.report)
    } catch let failure as ReportedFailure {
      return result(nil, failure.report)
    } catch {
      return result(nil, Report(.failedCommand, "\(error)"))
    }
  }

  /// The root spec that includes a file; the file itself where none does.
  static func root(of path: String, among known: [SpecSession], _ documents: [String: Document]) -> String {
    if let session = known.first(where: { $0.paths.contains(path) && $0.root != path }) {
      return session.root
    }
    let texts = documents.mapValues(\.text.bytes)
    for root in SpecLocator.roots(atOrAbove: Disk.folder(of: path)).joined().map(Disk.standard)
    where root != path {
      // What it includes is known once it is read: it need not be compiled.
      guard let spec = try? SpecInput(named: root).load(over: texts) else { continue }
      if paths(of: spec).contains(path) { return root }
    }
    return path
  }

  /// The source of a file of the last spec.
  func source(of path: String) -> SourceID? {
    guard let spec = result?.spec else { return nil }
    return spec.loaded.ownSources.first { Disk.standard(spec.sources[$0.source].path) == path }?.source
  }
}
