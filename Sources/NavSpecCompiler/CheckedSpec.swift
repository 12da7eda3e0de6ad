package import NavSpecDiagnostics
import NavSpecFrontend
package import NavSpecLinkAnalysis
import NavSpecModel
package import NavSpecReport
import NavSpecRules
import NavSpecYAML

/// A checked spec: what was read, what it means, and what is wrong with it after the project's policies, severities,
/// suppressions and baseline.
public struct CheckedSpec: Sendable {
  /// What was read.
  public let loaded: LoadedSpec
  /// What it means; nil where there is no app or feature.
  package let resolved: ResolvedSpec?
  /// Where the diagnostics point.
  package let sources: SourceMap
  /// Sorted by file and place, each once.
  package let diagnostics: [Diagnostic]
  package let soundness: Soundness
  /// How many problems a baseline lists, which are not reported.
  public let knownCount: Int

  init(
    _ loaded: LoadedSpec, _ resolved: ResolvedSpec?, in sources: SourceMap, _ diagnostics: [Diagnostic],
    _ soundness: Soundness, knownCount: Int = 0
  ) {
    self.loaded = loaded
    self.resolved = resolved
    self.sources = sources
    self.diagnostics = diagnostics.inSourceOrder()
    self.soundness = soundness
    self.knownCount = knownCount
  }

  /// Reads, resolves and checks the root spec at `path` and everything it includes.
  /// - Throws: Why the root itself cannot be read.
  public init(
    root path: String, files: some SpecFiles, options: CompilerOptions = CompilerOptions()
  ) throws(ReportedFailure) {
    self.init(try LoadedSpec(root: path, files: files, options: options))
  }

  /// Resolves and checks what was read. What is found passes five filters, and `compared(with:)` a baseline as the sixth: it
  /// lists what is reported without it.
  public init(_ loaded: LoadedSpec) { self.init(loaded, \.self) }

  /// A spec whose meaning alone is needed. Rules that warn run only where it is not sound: its report has their findings.
  init(meaningOf loaded: LoadedSpec) {
    self.init(loaded) { $0.filter { $0.kind.severity == .error } }
    if !isSound { self.init(loaded) }
  }

  private init(_ loaded: LoadedSpec, _ wanted: ([any Rule]) -> [any Rule]) {
    if let problem = loaded.excess {
      self.init(loaded, nil, in: loaded.sources, loaded.diagnostics + [problem], .incomplete)
      return
    }
    let known = loaded.resolved()
    let resolved = known.spec
    var (diagnostics, soundness) = (known.problems, known.soundness)
    if let resolved {
      let findings = RuleContext(resolved).diagnostics(of: wanted(Self.rules(for: resolved, soundness)))
      diagnostics += findings
      soundness = soundness.after(findings)
    }
    // First: what is an error says the kind, not the project.
    diagnostics = diagnostics.withoutThoseWithinErrors(of: YAMLDiagnosticKinds.invisibleCharacter)
    let options = loaded.options
    // Policies are about an app, which has the feature's files too.
    if let policy = options.policy, let graph = resolved?.graph, graph.app != nil {
      diagnostics += PolicyCheck.diagnostics(of: policy, in: graph, isSound: soundness == .sound)
    }
    // Before severities: a comment has an effect also where the project turns its kind off, and mistakes in comments have
    // severities too.
    var suppressions = Suppressions(
      loaded.comments, in: loaded.sources, kinds: DiagnosticCatalog.kinds, today: options.day)
    diagnostics = suppressions.applied(to: diagnostics, isSound: soundness == .sound)
    if let policy = options.policy { diagnostics = SeverityTable(policy).applied(to: diagnostics) }
    // Last: files are read again only for what is left, and only edits tell which files a fix changes.
    self.init(
      loaded, resolved, in: loaded.sources,
      diagnostics.withEdits(in: loaded.sources, limits: options.limits)
        .withoutEdits(of: loaded.foreignSources), soundness)
  }

  /// The rules whose results are certain. The missing parts of a broken file would look like mistakes elsewhere.
  private static func rules(for resolved: ResolvedSpec, _ soundness: Soundness) -> [any Rule] {
    allRules.filter { rule in
      (soundness > .incomplete || rule.kind.severity == .error)
        && (soundness == .sound || !rule.needs.contains(.wholeSpec))
        && !(resolved.graph.app == nil && rule.needs.contains(.app))
    }
  }

  /// Whether outputs can be made: every file was read, and nothing hides a part of what they say. Errors of policies,
  /// budgets and severities of the project are no hindrance.
  public var isSound: Bool { soundness == .sound }

  /// What is wrong, for any format.
  public var report: Report { Report(limiting: diagnostics, in: sources) }

  /// How many errors there are.
  public var errorCount: Int { count(.error) }
  /// How many warnings there are.
  public var warningCount: Int { count(.warning) }
  /// How many notes there are.
  public var noteCount: Int { count(.note) }

  private func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}

extension LoadedSpec {
  /// What the files mean, if they mean anything, and the problems of reading and resolving them.
  fileprivate func resolved() -> (spec: ResolvedSpec?, problems: [Diagnostic], soundness: Soundness) {
    let (graph, problems) = Resolver.resolve(files, isWhole: soundness > .incomplete)
    let after = soundness.after(problems)
    return (
      graph.map { ResolvedSpec($0, sources: sources) }, diagnostics + problems,
      graph == nil ? min(after, .broken) : after
    )
  }
}
