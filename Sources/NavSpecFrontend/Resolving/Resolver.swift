package import NavSpecDiagnostics
package import NavSpecModel
import NavSpecRuntime

/// Turns spec files as written into a graph in which every reference is resolved. All problems are
/// collected; what does not resolve is left out of the graph.
package struct Resolver {
  let files: [SpecFile]
  /// Whether every file could be read: else what a name stands for may be in the one that could not.
  let isWhole: Bool
  /// Keys of files whose values could not be read: what they declare is not known.
  let lostKeys: Set<String>
  var graph: NavigationGraph
  var diagnostics: [Diagnostic] = []

  var featureIDs: [String: FeatureID] = [:]
  var typeIDs: [String: TypeID] = [:]
  var conditionIDs: [String: ConditionID] = [:]
  var sourceIDs: [String: SourceGroupID] = [:]
  var sectionIDs: [String: SectionID] = [:]
  var tabIDs: [String: TabID] = [:]
  /// By qualified name.
  var routeIDs: [String: RouteID] = [:]
  /// Routes whose names are not fit, by the qualified names proposed for them.
  var betterNames: [String: RouteID] = [:]
  /// For each route the file and the entry it was written in.
  var routeOrigins: [(file: Int, entry: Int)] = []
  /// Every route, after the one it stands under.
  var underOrder: [RouteID] = []
  /// Sets of edges with the file they were written in, by scope and name: all files of a module share them.
  var edgeSets: [String: (entry: Entry<[EdgeSpec]>, file: Int)] = [:]
  /// Sets that something takes.
  var usedEdgeSets: Set<String> = []
  /// By scope and name.
  var exitIDs: [String: ExitID] = [:]
  /// Patterns of links that have been read ahead.
  var patterns: [String: Result<LinkPattern, LinkPatternError>] = [:]
  /// Routes at the root of a tab, a column or the window.
  var roots: Set<RouteID> = []
  var budget = ResolverBudget()
  /// The module whose names of types are meant; nil for the app's own.
  var module: String?

  /// The graph of a root spec and the files it includes, in the order of reading; nil where there is
  /// no app to speak of.
  package static func resolve(_ files: [SpecFile], isWhole: Bool = true) -> (
    graph: NavigationGraph?, diagnostics: [Diagnostic]
  ) {
    guard let first = files.first else { return (nil, []) }
    // A feature alone is resolved as an app that has its exits for routes.
    let files = first.isFeatureAlone ? [.standIn(for: files)] + files : files
    guard let app = files[0].app, let name = app.name else { return (nil, []) }
    var resolver = Resolver(files: files, isWhole: isWhole, app: app, name: name)
    resolver.graph.isFeatureAlone = first.isFeatureAlone
    resolver.run()
    return (resolver.graph, resolver.diagnostics.withUnknownNamesOnce())
  }

  private init(files: [SpecFile], isWhole: Bool, app: AppSpec, name: Located<String>) {
    self.files = files
    self.isWhole =
      isWhole
      && !files.contains { file in
        file.lostKeys.contains("include") || file.include.contains { $0.path == nil }
      }
    lostKeys = files.reduce(into: []) { $0.formUnion($1.lostKeys) }
    var graph = NavigationGraph(app: .init(name: name, range: app.range))
    graph.app.platforms = app.platforms
    graph.app.bundle = app.bundle
    graph.app.team = app.team
    graph.app.tabBar = app.tabBar
    self.graph = graph
  }

  /// References point backwards along this list, except between routes, which are declared before
  /// anything about them is resolved.
  private mutating func run() {
    checkAppName()
    declareSources()
    checkNumberOfDomains()
    declareTypes()
    declareConditions()
    declareFeatures()
    declareRoutes()
    declareExits()
    declareEdgeSets()
    resolveContainer()
    resolveDefaults()
    resolveRoutes()
    resolveParents()
    resolveConditions()
    resolveLinkSettings()
    resolveLinks()
    resolveExamples()
    resolveRestoration()
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension Resolver {
  /// It is the prefix of every generated type.
  private mutating func checkAppName() {
    let name = graph.app.name
    // The name of a feature is checked with it.
    guard !SwiftName.isUpperCamel(name.value), !graph.isFeatureAlone else { return }
    let better = SwiftName.lowerCamel(from: name.value).map(SwiftName.upperCamel)
    report(
      Diagnostic(
        .invalidName, "the app's name '\(name.value)' is not UpperCamelCase", at: name.range,
        label: "prefix of generated types: letters and digits, a capital first",
        fixes: better.map { better in
          [.init("name it '\(better)'", edits: [.init(name.range, better)], isSafe: true)]
        } ?? []))
  }
}

// MARK: Lookup

extension Resolver {
  /// A route by the name written in a file: a route of the file's feature, what an exit of it is bound
  /// to, a direct route of the app, or `feature.route`.
  /// - Parameter words: What may stand there instead of a route.
  mutating func route(_ name: Located<String>, in file: Int, or words: [String] = []) -> RouteID? {
    if let feature = files[file].feature?.value, let id = routeIDs["\(feature).\(name.value)"] { return id }
    if let exit = exit(name, in: file) {
      graph.exits[exit].isUsed = true
      return graph.exits[exit].target
    }
    if let id = routeIDs[name.value] { return id }
    // A route that is to be renamed so has been told.
    let prefix = files[file].feature.map { $0.value + "." } ?? ""
    if let id = betterNames[prefix + name.value] ?? betterNames[name.value] { return id }
    reportUnknown(.unknownRoute, "route", name, among: offered(routeNames(in: file)) + words)
    return nil
  }

  /// The exit that a name in a file stands for; a route of its feature goes before.
  func exit(_ name: Located<String>, in file: Int) -> ExitID? {
    guard !exitIDs.isEmpty else { return nil }
    if let feature = files[file].feature?.value, routeIDs["\(feature).\(name.value)"] != nil { return nil }
    return exitIDs["\(exitScope(of: file)) \(name.value)"]
  }

  /// Every route as a reference in this file would say it.
  private func routeNames(in file: Int) -> [String] {
    let prefix = files[file].feature.map { $0.value + "." }
    // By itself, a feature has them for routes.
    let exits =
      graph.isFeatureAlone ? [] : exitIDs.filter { $0.key.hasPrefix(exitScope(of: file) + " ") }.map(\.value)
    return graph.routes.map { route in
      if let prefix, route.qualifiedName.hasPrefix(prefix) {
        return String(route.qualifiedName.dropFirst(prefix.count))
      }
      return route.qualifiedName
    } + exits.sorted().map { graph.exits[$0].name.value }
  }

  mutating func condition(_ name: Located<String>, after sigil: String = "") -> Located<ConditionID>? {
    if let id = conditionIDs[name.value] { return Located(id, at: name.range) }
    reportUnknown(
      .unknownCondition, "condition", name, after: sigil,
      among: offered(graph.conditions.map(\.name.value)))
    return nil
  }

  mutating func tab(_ name: Located<String>) -> Located<TabID>? {
    if let id = tabIDs[name.value] { return Located(id, at: name.range) }
    reportUnknown(.unknownTab, "tab", name, among: offered(graph.tabs.map(\.name.value)))
    return nil
  }

  /// The key of a file under which the names of a kind are declared.
  private static let declaringKey = [
    DiagnosticKind.unknownCondition.id: "conditions", DiagnosticKind.unknownEdgeSet.id: "edges",
    DiagnosticKind.unknownRoute.id: "routes", DiagnosticKind.unknownSection.id: "sections",
    DiagnosticKind.unknownSource.id: "sources", DiagnosticKind.unknownTab.id: "tabs",
    DiagnosticKind.unknownType.id: "types",
  ]

  /// Kinds of names that `checkName` checks: one that is not fit is no suggestion.
  private static let swiftNameKinds: Set<String> = Set(
    [
      DiagnosticKind.unknownCondition, .unknownParam, .unknownRoute, .unknownSection, .unknownSource,
      .unknownTab,
    ].map(\.id))

  /// Whether every part of a qualified name is fit for a generated declaration.
  private static func isFit(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      SwiftName.isLowerCamel(String($0))
    }
  }

  mutating func reportUnknown(
    _ kind: DiagnosticKind, _ what: String, _ name: Located<String>, after sigil: String = "",
    among names: [String]
  ) {
    guard isWhole, Self.declaringKey[kind.id].map({ !lostKeys.contains($0) }) ?? true else { return }
    let isNameOfSwift = Self.swiftNameKinds.contains(kind.id)
    let suggestions = suggestions(
      for: name.value, among: names.filter { !isNameOfSwift || Self.isFit($0) })
    report(
      Diagnostic(
        kind, "no \(what) is named '\(name.value)'\(asking(suggestions))", at: name.range,
        label: "unknown \(what)",
        notes: (suggestions.isEmpty && !names.isEmpty && names.count <= 12
          ? ["there are: \(names.joined(separator: ", "))"] : []) + noteOfFeatureAlone(kind),
        fixes: Diagnostic.Fix.correcting(
          // Another guard than the one that was meant would let in whom it should not.
          name.value, to: suggestions, at: name.range, after: sigil,
          mayBeSafe: kind.id != DiagnosticKind.unknownCondition.id)))
  }

  /// What a feature that is compiled without its app cannot know, and where it says so.
  private func noteOfFeatureAlone(_ kind: DiagnosticKind) -> [String] {
    guard graph.isFeatureAlone else { return [] }
    let hints = [
      DiagnosticKind.unknownRoute.id: "screens of others are 'exits', which the app binds",
      DiagnosticKind.unknownCondition.id: "it declares the 'conditions' that it needs",
      DiagnosticKind.unknownType.id: "it declares its 'types', those of other modules with 'import:'",
      DiagnosticKind.unknownTab.id: "tabs are the app's, and have screens of features for roots",
      DiagnosticKind.unknownSource.id: "groups of schemes and domains are the app's",
    ]
    guard let hint = hints[kind.id] else { return [] }
    return ["this file has no 'app:' and is compiled as a feature by itself: \(hint)"]
  }

  mutating func reportDuplicate(_ what: String, _ name: Located<String>, first: SourceRange) {
    report(
      Diagnostic(
        .duplicateName, "\(what) '\(name.value)' is declared twice", at: name.range, label: "declared again",
        related: [.init("first declared here", at: first)]))
  }

  /// Reports all but the first place of what one file may say for all.
  mutating func reportSeveral(_ what: String, _ ranges: [SourceRange]) {
    for range in ranges.dropFirst() { reportDuplicate("key", Located(what, at: range), first: ranges[0]) }
  }

  /// Whether the name is fit for a generated declaration; reports it if not.
  mutating func checkName(_ what: String, _ name: Located<String>) {
    guard !SwiftName.isLowerCamel(name.value) else { return }
    let better = SwiftName.lowerCamel(from: name.value)
    report(
      Diagnostic(
        .invalidName, "\(what) '\(name.value)' is not lowerCamelCase", at: name.range,
        label: "letters and digits, a small letter first",
        fixes: better.map { [.init("name it '\($0)', and every mention of it")] } ?? []))
  }
}

// MARK: Declarations without references

extension Resolver {
  private mutating func declareSources() {
    guard let app = files.first?.app else { return }
    let none = Located("", at: app.range.startPoint)
    graph.sources = [
      SourceGroup(
        name: none, schemes: app.schemes, domains: app.domains,
        policy: .init(
          schemes: app.schemes.map { $0.value.lowercased() },
          domains: app.domains.map { $0.value.lowercased() }))
    ]
    for entry in files.flatMap(\.sources) {
      checkName("source", entry.name)
      if let first = sourceIDs[entry.name.value] {
        reportDuplicate("source", entry.name, first: graph.sources[first].name.range)
        continue
      }
      sourceIDs[entry.name.value] = SourceGroupID(graph.sources.count)
      graph.sources.append(SourceGroup(entry))
    }
    for group in graph.sources { checkSchemesAndDomains(of: group) }
  }

  private mutating func declareConditions() {
    // What the app says of a condition goes before what features in packages of their own need.
    for file in files.filter({ $0.module == nil }) + files.filter({ $0.module != nil }) {
      for entry in file.conditions {
        checkName("condition", entry.name)
        if let first = conditionIDs[entry.name.value] {
          // A feature that only needs the condition declares it as it is.
          if file.module == nil || entry.value.redirect != nil || entry.value.onLoss != nil {
            reportDuplicate("condition", entry.name, first: graph.conditions[first].name.range)
          }
          continue
        }
        conditionIDs[entry.name.value] = ConditionID(graph.conditions.count)
        graph.conditions.append(
          Condition(
            name: entry.name, onLoss: entry.value.onLoss?.value ?? .drop, doc: entry.value.doc?.value))
      }
    }
  }

  private mutating func declareFeatures() {
    for file in graph.isFeatureAlone ? files.dropFirst() : files[...] {
      guard let name = file.feature else {
        graph.files.append(.init(source: file.source, path: file.path, module: file.module))
        continue
      }
      if featureIDs[name.value] == nil {
        checkName("feature", name)
        featureIDs[name.value] = FeatureID(graph.features.count)
        graph.features.append(Feature(name: name, path: file.path, module: file.module))
      }
      let id = featureIDs[name.value]
      if let first = id.map({ graph.features[$0] }), first.module?.value != file.module?.value {
        report(
          Diagnostic(
            .misplacedModule, "the feature '\(name.value)' is in more than one module", at: name.range,
            label: "its enum would exist twice", related: [.init("the feature", at: first.name.range)]))
      }
      graph.files.append(
        .init(source: file.source, path: file.path, feature: id, module: file.module))
    }
  }

  private mutating func resolveConditions() {
    for (fileIndex, file) in files.enumerated() {
      for entry in file.conditions {
        guard let id = conditionIDs[entry.name.value], let redirect = entry.value.redirect,
          graph.conditions[id].redirect == nil, let route = route(redirect, in: fileIndex)
        else { continue }
        graph.conditions[id].redirect = Located(route, at: redirect.range)
      }
    }
  }

  private mutating func resolveRestoration() {
    let all = files.compactMap(\.restoration)
    guard let spec = all.first else { return }
    reportSeveral("restoration", all.map(\.range))
    graph.restoration = .init(
      range: spec.range, storage: spec.value.storage?.value ?? .scene, key: spec.value.key,
      version: spec.value.version?.value ?? 1, maxBytes: spec.value.maxBytes?.value ?? 65_536)
  }
}

extension SourceGroup {
  fileprivate init(_ entry: Entry<SourceGroupSpec>) {
    let spec = entry.value
    var policy = NavigationSchema.Source(
      name: entry.name.value, schemes: spec.schemes.map { $0.value.lowercased() },
      domains: spec.domains.map { $0.value.lowercased() })
    policy.acceptsHTTP = spec.http?.value ?? false
    policy.ignoresCase = spec.caseSensitivity?.value == .insensitive
    policy.strictTrailingSlash = spec.trailingSlash?.value == .strict
    policy.collapsesSlashes = spec.slashes?.value == .collapse
    policy.plusIsSpace = spec.plus?.value == .space
    policy.hostPolicy =
      switch spec.host?.value {
      case .domain: .domain
      case .ignore: .ignore
      case .path, nil: .path
      }
    self.init(name: entry.name, schemes: spec.schemes, domains: spec.domains, policy: policy)
  }
}
