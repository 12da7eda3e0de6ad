package import NavSpecDiagnostics
import NavSpecFrontend
package import NavSpecLinkAnalysis
package import NavSpecModel
import NavSpecRules
package import NavSpecRuntime
package import NavSpecYAML

/// What a run of the compiler is told besides the files.
public struct CompilerOptions: Sendable {
  /// Stands before paths in messages, for example `specs/`.
  public var displayPrefix = ""
  /// What a file may cost before it is refused.
  package var limits = YAMLLimits()
  /// The greatest size of one file in bytes: no reader of files needs to read more than one byte beyond it.
  public var maximumFileBytes: Int { limits.fileBytes }
  /// The day on which suppressions and sunsets end or do not; nothing ends without one. A day that does
  /// not exist is none.
  public var today: (year: Int, month: Int, day: Int)?
  /// `.navspec.yaml`, whose policies, budgets and severities hold; it has no mistakes of its own.
  package var configuration: SourceFile?

  /// The defaults.
  public init() {}

  var day: CalendarDay? { today.flatMap { CalendarDay(year: $0.year, month: $0.month, day: $0.day) } }
}

/// A compiled spec: what was read, what it means, and all that is wrong with it. Making one reads
/// files through what it is given and does nothing else.
public struct Compilation: Sendable {
  package internal(set) var sources: SourceMap
  /// Sorted by file and place, each said once.
  package internal(set) var diagnostics: [Diagnostic]
  /// The spec files as written, the root first.
  package let specs: [SpecFile]
  /// Whether the spec was read whole and has no error that hides a part of it: what is not found is not
  /// there.
  package let isSound: Bool
  /// Whether every file could be read: else there may be mistakes that nobody has seen.
  let isReadable: Bool
  /// nil where there is no app to speak of.
  package let resolved: Resolved?
  /// Every spec file that was read, the root first, below the root's folder.
  public let inputs: [String]
  /// Those of `inputs` that belong to features in packages of their own: the app reads them, and writes to
  /// none.
  public let foreignInputs: Set<String>

  /// The graph and what is made from it.
  package struct Resolved: Sendable {
    package let lowered: LoweredGraph
    package let table: LinkTable

    package var graph: NavigationGraph { lowered.graph }
    package var schema: NavigationSchema { lowered.schema }
  }

  /// Compiles the root spec at `path` and everything it includes.
  /// - Throws: why the root itself could not be read.
  public static func compile(
    root path: String, files: some SpecFiles, options: CompilerOptions = CompilerOptions()
  ) throws(SpecFileError) -> Compilation {
    var loader = SpecLoader(files, limits: options.limits, displayPrefix: options.displayPrefix)
    try loader.load(root: path)
    return Compilation(loader, options)
  }

  private init(_ loader: SpecLoader, _ options: CompilerOptions) {
    var diagnostics = loader.diagnostics
    var sources = loader.sources
    specs = loader.files
    inputs = loader.paths
    foreignInputs = loader.foreignPaths
    let isWholeRoot = !diagnostics.contains { $0.severity == .error }
    if let root = loader.files.first, root.isFeature {
      if let missing = SpecReader.missingVersion(of: root) { diagnostics.append(missing) }
    } else if let root = loader.files.first, root.app == nil, isWholeRoot {
      diagnostics.append(
        Diagnostic(
          .missingKey, "'app' is missing from a spec", at: root.range.startPoint,
          label: "needs 'app': a root spec says what app it is",
          notes: ["a feature in a package of its own says 'feature:' instead"]))
    }
    let (graph, problems) = Resolver.resolve(loader.files, isWhole: !loader.hasUnreadableFiles)
    diagnostics += problems
    if let graph {
      let context = RuleContext(LoweredGraph(graph))
      // What a broken file lacks would look like mistakes of the others.
      let isReadable = !loader.hasUnreadableFiles
      let isWhole = isReadable && !diagnostics.contains { $0.severity == .error }
      let rules = allRules.filter { rule in
        (isReadable || rule.kind.severity == .error) && (isWhole || !rule.needs.contains(.wholeSpec))
          && !(graph.app == nil && rule.needs.contains(.app))
      }
      diagnostics += context.diagnostics(of: rules)
      resolved = Resolved(lowered: context.lowered, table: context.linkAnalyses.table)
    } else {
      resolved = nil
    }
    let suppressions = Suppressions(
      loader.comments, in: loader.sources, kinds: DiagnosticCatalog.kinds, today: options.day)
    isReadable = !loader.hasUnreadableFiles
    isSound =
      graph != nil && !loader.hasUnreadableFiles && !diagnostics.contains { $0.kind.isFatal }
    if let configuration = options.configuration {
      // Read again as a source of this run, so that diagnostics can point into it.
      let source = sources.add(configuration)
      if let policy = ConfigurationReader.read(source, in: sources).file?.policy {
        // Policies speak of an app, which has the feature's files too.
        if let graph, graph.app != nil {
          diagnostics += PolicyCheck.diagnostics(of: policy, in: graph, isSound: isSound)
        }
        diagnostics = SeverityTable(policy).applied(
          to: suppressions.applied(to: diagnostics, isSound: isSound))
      }
    } else {
      diagnostics = suppressions.applied(to: diagnostics, isSound: isSound)
    }
    self.sources = sources
    let foreign = Set(loader.paths.indices.filter { loader.foreignPaths.contains(loader.paths[$0]) })
    self.diagnostics = diagnostics.withEdits(in: sources, limits: options.limits)
      .withoutEdits(ofFiles: foreign).inSourceOrder()
  }

  /// How many problems a baseline lists, which are not told.
  public internal(set) var knownCount = 0
  /// How many errors, warnings and notes there are.
  public var errorCount: Int { count(.error) }
  /// How many warnings there are.
  public var warningCount: Int { count(.warning) }
  /// How many notes there are.
  public var noteCount: Int { count(.note) }

  private func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
