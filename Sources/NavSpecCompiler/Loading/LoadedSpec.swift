package import NavSpecDiagnostics
import NavSpecFrontend
package import NavSpecModel
import NavSpecReport
import NavSpecYAML

/// A spec as read: the first stage, before names mean anything. Making one reads files through what it is given and
/// does nothing else.
public struct LoadedSpec: Sendable {
  /// Every spec file that was read, the root first, below the root's folder.
  public let inputs: [String]
  /// Those of `inputs` that belong to features in packages of their own: the app reads them, and writes to none.
  public let foreignInputs: Set<String>
  /// The spec files as written, the root first. One that is no map of keys is missing.
  package let files: [SpecFile]
  package let comments: [SpecComment]
  /// Those of the options, then those of the spec in the order of `inputs`.
  package let sources: SourceMap
  /// What is wrong with the files, each by itself and as a whole.
  package let diagnostics: [Diagnostic]
  package let soundness: Soundness
  package let options: CompilerOptions
  private let trees: [SourceID: YAMLNode]

  /// Reads the root spec at `path` and everything it includes.
  /// - Throws: Why the root itself cannot be read.
  public init(
    root path: String, files: some SpecFiles, options: CompilerOptions = CompilerOptions()
  ) throws(ReportedFailure) {
    var loader = SpecLoader(files, options)
    do throws(SpecFileError) {
      try loader.load(root: path)
    } catch {
      throw ReportedFailure(error.report(of: options.displayPrefix + path))
    }
    inputs = loader.paths
    foreignInputs = loader.foreignPaths
    self.files = loader.files
    comments = loader.comments
    trees = loader.trees
    sources = loader.sources
    diagnostics =
      loader.diagnostics + Self.missingKeys(of: loader)
      + UnincludedFiles.diagnostics(around: loader, in: files.surroundings)
    soundness = (loader.hasUnreadableFiles ? Soundness.incomplete : .sound).after(diagnostics)
    self.options = options
  }

  /// What is wrong where the files have more routes than a spec may have.
  var excess: Diagnostic? {
    let limit = options.limits.routes
    guard files.reduce(0, { $0 + $1.routes.count }) > limit, let root = files.first else { return nil }
    return Diagnostic(.tooManyNodes, "a spec has at most \(limit) routes", at: root.range.startPoint)
  }

  /// The path of a source, below the root's folder; nil where it is none of the spec's.
  func path(of source: SourceID) -> String? {
    let index = Int(source.index) - options.sources.files.count
    return inputs.indices.contains(index) ? inputs[index] : nil
  }

  /// What a file says as YAML, read once more where trees are not kept.
  func tree(of source: SourceID) -> YAMLNode? {
    trees[source] ?? YAMLReader.read(source, in: sources, limits: options.limits).root
  }

  /// The path and the source of each file.
  package var ownSources: some Sequence<(path: String, source: SourceID)> {
    inputs.enumerated().lazy.map { ($1, SourceID(options.sources.files.count + $0)) }
  }

  /// The sources of features in packages of their own.
  var foreignSources: Set<SourceID> {
    Set(ownSources.filter { foreignInputs.contains($0.path) }.map(\.source))
  }

  /// What a root spec has to say.
  private static func missingKeys(of loader: SpecLoader) -> [Diagnostic] {
    guard let root = loader.files.first else { return [] }
    if root.isFeature { return SpecReader.missingVersion(of: root).map { [$0] } ?? [] }
    guard root.app == nil, !loader.diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    return [
      Diagnostic(
        .missingKey, "'app' is missing from a spec", at: root.range.startPoint,
        label: "needs 'app': a root spec says what app it is",
        notes: ["a feature in a package of its own says 'feature:' instead"],
        fixes: [.init("write 'app: {name: …}' beside 'root' and 'routes', or run 'navspec init'")])
    ]
  }
}

/// How much of what a spec says is known at a stage.
package enum Soundness: Comparable, Sendable {
  /// A file could not be read: what is not found may be there.
  case incomplete
  /// Every file was read, and a mistake hides a part of what they say.
  case broken
  /// All of it: what is not found is not there, and outputs can be made.
  case sound

  func after(_ diagnostics: some Sequence<Diagnostic>) -> Soundness {
    diagnostics.contains { $0.kind.isFatal } ? min(self, .broken) : self
  }
}
