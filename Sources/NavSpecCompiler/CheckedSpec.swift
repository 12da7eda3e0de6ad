package import NavSpecDiagnostics
@_exported public import NavSpecEmit
import NavSpecFrontend
@_exported public import NavSpecLinkAnalysis
import NavSpecModel
@_exported public import NavSpecPlay
@_exported public import NavSpecReport
import NavSpecRules
import NavSpecRuntime
import NavSpecYAML

/// A checked spec: what was read, what it means, and what is wrong with it after the project's policies, severities,
/// suppressions and baseline.
public struct CheckedSpec: Sendable {
  /// What was read.
  public let loaded: LoadedSpec
  /// What it means; nil where there is no app or feature.
  package let resolved: ResolvedSpec?
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

  private init(_ loaded: LoadedSpec, _ wanted: ([Rule]) -> [Rule]) {
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
    diagnostics = diagnostics.withoutThoseWithinErrors(of: .invisibleCharacter)
    let options = loaded.options
    // Policies are about an app, which has the feature's files too.
    if let policy = options.policy, let graph = resolved?.graph, graph.app != nil {
      diagnostics += PolicyCheck.diagnostics(of: policy, in: graph, isSound: soundness == .sound)
    }
    // Before severities: a comment has an effect also where the project turns its kind off, and mistakes in comments have
    // severities too.
    let suppressions = Suppressions(
      loaded.comments, in: loaded.sources, kinds: DiagnosticCatalog.kinds, today: options.day)
    diagnostics = suppressions.applied(to: diagnostics, isSound: soundness == .sound)
    if let policy = options.policy { diagnostics = SeverityTable(policy).applied(to: diagnostics) }
    // Outermost ranges alone, which are apart: a search finds the only one that may hold a place.
    let guessed = loaded.files.flatMap(\.guessed).sorted().reduce(into: [SourceRange]()) { ranges, range in
      if ranges.last?.contains(range) != true { ranges.append(range) }
    }
    for index in diagnostics.indices where !diagnostics[index].kind.isFatal {
      let range = diagnostics[index].range
      let next = guessed.partitioningIndex { ($0.source, $0.start) > (range.source, range.start) }
      if next > 0, guessed[next - 1].contains(range) { diagnostics[index].severity = .note }
    }
    // Last: files are read again only for what is left, and only edits tell which files a fix changes.
    self.init(
      loaded, resolved, in: loaded.sources,
      diagnostics.withEdits(in: loaded).withoutEdits(of: loaded.foreignSources), soundness)
  }

  /// The rules whose results are certain. The missing parts of a broken file would look like mistakes elsewhere.
  private static func rules(for resolved: ResolvedSpec, _ soundness: Soundness) -> [Rule] {
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

  private func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// A window of the app at launch, to carry out operations in; nil for an app that keeps its own container.
  /// - Parameter unmet: The names of conditions that do not hold.
  /// - Throws: The report of a spec whose meaning is not known.
  @MainActor public func player(unmet: Set<String> = []) throws -> SpecPlayer? {
    let resolved = try soundSpec()
    let personas = resolved.graph.personas.map { persona in
      (name: persona.name.value, unmet: Set(persona.unmet.map(\.value)))
    }
    return SpecPlayer(resolved.schema, links: { resolved.table }, unmet: unmet, personas: personas)
  }

  /// What a URL opens while the named conditions do not hold.
  /// - Parameters:
  ///   - url: Any text.
  ///   - unmet: The names of conditions.
  ///   - explainsMiss: Whether to look for the nearest pattern where nothing opens: every pattern is compared.
  /// - Throws: The report of a spec whose meaning is not known.
  public func resolution(
    of url: String, unmet: Set<String> = [], explainsMiss: Bool = true
  ) throws -> Resolution {
    try soundSpec().resolution(of: url, unmet: unmet, explainsMiss: explainsMiss)
  }

  /// How many patterns a URL that nothing opens is compared with.
  package var patternCount: Int { resolved?.table.variants.count ?? 0 }

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
      return try output.files(spec, configuration.swift)
    } catch let error as EmitError {
      throw ReportedFailure(Report([error.diagnostic], in: sources))
    } catch {
      throw ReportedFailure(Report(.failedCommand, "\(error)"))
    }
  }

  /// A file of the project with what an output says in it; everything else stays, byte for byte.
  /// - Throws: The errors of the spec, or `PropertyListError`.
  package func merged(_ output: Output, into bytes: [UInt8]) throws -> [UInt8] {
    try output.merge?(soundSpec(), bytes) ?? bytes
  }

  /// What of the spec an output cannot say.
  package func notes(on output: Output) throws(ReportedFailure) -> [String] { output.notes(try soundSpec()) }

  /// What the spec means; throws the report where that is not known.
  func soundSpec() throws(ReportedFailure) -> ResolvedSpec {
    guard isSound, let resolved else { throw ReportedFailure(report) }
    return resolved
  }

  /// One line about what was read and how it is: "Recipes: 36 routes, 33 links in 5 files: no problems".
  public var summary: String {
    var parts: [String] = []
    if let graph = resolved?.graph {
      let links = graph.routes.reduce(0) { $0 + $1.links.count }
      let routes = graph.routes.count { !graph.isExit($0) }
      // What is no name could be a command to a CI that reads this line; its diagnostic shows it.
      let name = SwiftName.isIdentifier(graph.name.value) ? "\(graph.name.value): " : ""
      parts.append(
        "\(name)\(routes.counted("route")), \(links.counted("link")) in \(loaded.inputs.count.counted("file"))"
      )
    } else {
      parts.append(loaded.inputs.count.counted("file"))
    }
    let problems = counts(of: diagnostics)
    let known = knownCount > 0 ? " (\(knownCount) known)" : ""
    let none = knownCount > 0 ? "no new problems" : "no problems"
    parts.append((problems.isEmpty ? none : problems) + known)
    return parts.joined(separator: ": ")
  }

  /// The conditions that do not hold for a persona; `answers` count before the persona's, the last one first.
  public func unmetConditions(
    for persona: String?, answers: [(condition: String, holds: Bool)]
  ) throws -> Set<String> {
    let graph = try soundSpec().graph
    let names = graph.conditions.map(\.name.value)
    var unmet: Set<String> = []
    if let persona {
      guard let found = graph.personas.first(where: { $0.name.value == persona }) else {
        throw SpecRequestError(unknown: "persona", persona, among: graph.personas.map(\.name.value))
      }
      unmet = Set(found.unmet.map { graph.conditions[$0].name.value })
    }
    for (condition, holds) in answers {
      guard names.contains(condition) else {
        throw SpecRequestError(unknown: "condition", condition, among: names)
      }
      if holds { unmet.remove(condition) } else { unmet.insert(condition) }
    }
    return unmet
  }
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

/// What was asked of a spec, and cannot be answered or done.
public struct SpecRequestError: Error, CustomStringConvertible, Sendable {
  /// Why not, in a sentence for people.
  public let description: String

  init(_ description: String) { self.description = description }

  /// A name that the spec does not declare.
  init(unknown what: String, _ name: String, among names: [String]) {
    let some = names.prefix(20).joined(separator: ", ")
    let others = names.count > 20 ? " and \(names.count - 20) more" : ""
    let rest = names.isEmpty ? nil : "it has \(some)\(others)"
    description = "the spec has no \(what) '\(name)'" + asking(names.nearest(to: name), else: rest)
  }
}
