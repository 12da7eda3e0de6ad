import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Decides what the Swift of a graph says: names, order, escaping, which parts exist. Templates lay it out.
struct SwiftPlan {
  let graph: NavigationGraph
  let schema: NavigationSchema
  let options: SwiftOptions
  /// Where places of the spec are looked up.
  private let sources: SourceMap
  let types: SwiftTypes
  let app: AppNames
  /// Features that have routes, each with its enum.
  let features: [Feature]
  let access: SwiftCode
  var isInternal: Bool { access == "" }

  /// - Throws: `EmitError` if the options do not fit the spec.
  init(_ spec: ResolvedSpec, _ options: SwiftOptions) throws(EmitError) {
    graph = spec.graph
    schema = spec.schema
    sources = spec.sources
    self.options = options
    types = SwiftTypes(graph: graph)
    app = AppNames(name: graph.name.value)
    features = graph.features.filter { !$0.routes.isEmpty }
    try Self.checkModules(of: graph, options)
    // A public case cannot carry a type of the app's own module, which need not be public. The types of a
    // feature in a package of its own are as public as its routes.
    let ownType = graph.app == nil ? nil : graph.types.first(where: \.isOfApp)
    // A runtime in the app's own module serves no other, unless the project says so.
    let access = options.access ?? (ownType == nil && options.runtime == .package ? .public : .internal)
    if access != .internal, let ownType {
      throw EmitError(
        "'\(ownType.name.value)' is a type of the app's own module, which \(access.rawValue) routes cannot carry; say with 'import:' which module has it, or leave out 'swift.access' in '.navspec.yaml'",
        at: ownType.name.range)
    }
    switch access {
    case .public: self.access = "public "
    case .package: self.access = "package "
    case .internal: self.access = ""
    }
  }

  /// Whether modules fit together: each knows the others' public declarations, over one runtime.
  private static func checkModules(of graph: NavigationGraph, _ options: SwiftOptions) throws(EmitError) {
    if let feature = graph.unit.feature {
      if options.access == .internal {
        throw EmitError(
          "the app could not see an internal feature; say 'swift.access: public' or 'package' in '.navspec.yaml', or nothing",
          at: feature.range)
      }
      if options.runtime == .embed {
        throw EmitError(
          "a feature in a package of its own shares the runtime with its app, and cannot embed one: depend on the product NavSpecRuntime",
          at: feature.range)
      }
    }
    for feature in graph.features {
      guard let module = feature.module else { continue }
      if options.runtime == .embed {
        throw EmitError(
          "the app shares the runtime with the module '\(module.value)', and cannot embed one: depend on the product NavSpecRuntime",
          at: module.range)
      }
      if options.module == module.value {
        throw EmitError(
          "'\(module.value)' is the app's own module ('swift.module' of '.navspec.yaml'), whose features are included without 'module'",
          at: module.range)
      }
    }
  }

  var directRoutes: [Route] { graph.routes.filter { $0.feature == nil } }

  func head(of path: String) -> FileHead {
    FileHead(
      mark: "\(comment: GeneratedMark.words(source: path, root: rootPath))", access: access,
      header: options.header.map(SwiftCode.comment),
      isLeftToItself: options.isLeftToItself)
  }

  static let runtime = "NavSpecRuntime"

  var rootPath: String { graph.files.first?.path ?? "" }

  func featureCase(_ feature: Feature) -> FeatureCase {
    let name = feature.name.value
    return FeatureCase(
      name: SwiftIdentifier(name), title: "\(comment: name)", routes: SwiftIdentifier(name, suffix: "Route"),
      screen: SwiftIdentifier(name, suffix: "Screen"),
      link: SwiftIdentifier(name, suffix: SwiftUINames.linkSuffix(for: name)),
      exits: SwiftIdentifier(name, suffix: "Exit"), hasExits: !exits(of: feature).isEmpty,
      location: location(feature.name.range), start: "\(feature.routes.lowerBound)",
      end: "\(feature.routes.upperBound)")
  }

  /// A case of the enum that has a route as the app's.
  func wrapped(_ own: SwiftCode, _ route: Route) -> SwiftCode {
    route.feature.map { ".\(SwiftIdentifier(graph.features[$0].name.value).member)(\(own))" } ?? own
  }

  /// A comment with the place of a declaration in the spec, if the project wants one. It is
  /// before the documentation, which a comment must not part from what it is about.
  func location(_ range: SourceRange) -> [SwiftCode] {
    guard options.namesLocations, let file = graph.files.first(where: { $0.source == range.source }) else {
      return []
    }
    let line = sources[range.source].location(of: Int(range.start)).line
    return ["// \(comment: file.path):\(line)"]
  }

  /// Modules as imports, in order. Those that declarations expose are imported as such.
  func imports(exposing exposed: Set<String> = [], using used: Set<String> = []) -> [SwiftCode] {
    var modules = exposed.union(used).union(options.imports)
    // An embedded runtime is of the same module.
    if options.runtime == .embed { modules.remove(Self.runtime) }
    return modules.sorted().map { module in
      "\(exposed.contains(module) ? access : "")import \(SwiftTypes.reference(module))"
    }
  }

  func routesFile(_ file: NavigationGraph.File) -> RoutesFile {
    var result = RoutesFile(head: head(of: file.path))
    var modules: Set<String> = []
    if file.source == graph.files.first?.source, graph.app != nil {
      let routes = RouteEnum(
        name: app.route, documentation: location(graph.range) + ["/// The screens of \(app.title)."],
        cases: directRoutes.enumerated().map { routeCase($1, index: $0) }, features: features.map(featureCase)
      )
      result.routes = routes
      result.navigator = app.navigator
      result.screen = appScreen(routes.cases)
      modules = types.modules(for: directRoutes.flatMap(\.parameters)).union(modulesOfFeatures)
    } else if let id = file.feature, graph.features[id].path == file.path, !graph.features[id].routes.isEmpty
    {
      let feature = graph.features[id]
      let routes = Array(graph.routes[feature.routes])
      let cases = featureEnum(feature)
      result.routes = cases
      result.exits = exitEnum(feature)
      result.navigator = navigator(feature)
      result.names = sensitiveNames(feature)
      result.screen = featureScreen(feature, cases.cases)
      let parameters = routes.flatMap(\.parameters) + exits(of: feature).flatMap(\.parameters)
      modules = types.modules(for: parameters)
      if graph.app == nil {
        result.results = results(routes)
        modules.formUnion(modulesOfResults(routes))
      } else {
        result.data = featureData(feature)
      }
    }
    for type in graph.types where type.path == file.path && file.module == nil {
      if type.isGenerated, case .cases(let cases) = type.kind {
        result.sets.append(nameSet(type, cases))
      } else if type.isGeneratedAlias, case .alias(let builtin) = type.kind {
        if builtin.isOfFoundation { modules.insert("Foundation") }
        result.aliases.append(
          TypeAlias(
            name: SwiftIdentifier(type.name.value),
            documentation: location(type.name.range)
              + documentation(
                type.doc, else: "The type `\(comment: type.name.value)` of the spec."),
            type: types.name(of: builtin)))
      }
    }
    if result.routes != nil { modules.insert(Self.runtime) }
    result.imports = imports(exposing: modules)
    // What is imported already is not imported again.
    let imported = result.imports + options.imports.map { "import \(SwiftTypes.reference($0))" }
    result.screen?.imports.removeAll(where: imported.contains)
    return result
  }

  func featureData(_ feature: Feature) -> FeatureData {
    FeatureData(
      title: featureCase(feature).title,
      text: .comments(schema.text(ofFeature: feature.name.value, routes: feature.routes)))
  }

  private func featureEnum(_ feature: Feature) -> RouteEnum {
    let featureCase = featureCase(feature)
    return RouteEnum(
      name: featureCase.routes,
      documentation: location(feature.name.range) + [
        "/// The screens of the feature `\(featureCase.title)`."
      ],
      cases: graph.routes[feature.routes].enumerated().map { routeCase($1, index: $0) })
  }

  func routeCase(_ route: Route, index: Int = 0) -> RouteCase {
    RouteCase(
      name: SwiftIdentifier(route.name.value),
      documentation: location(route.name.range) + documentation(of: route),
      deprecation: deprecation(of: route), parameters: caseParameters(route.parameters), index: "\(index)")
  }

  func caseParameters(_ parameters: [Parameter]) -> [CaseParameter] {
    // Names that the generated functions use themselves, and those already given.
    var taken: Set<String> = ["self", "reader", "writer", "manual"]
    return parameters.map { parameter in
      let local = SwiftIdentifier.local(parameter.name.value, besides: taken)
      taken.insert(local.text)
      return CaseParameter(
        label: .label(parameter.name.value), argument: .argument(parameter.name.value), local: local,
        type: types.type(of: parameter),
        defaultValue: types.defaultValue(of: parameter), reading: types.reading(parameter),
        writing: types.writing(parameter, from: local))
    }
  }

  private func nameSet(_ type: NamedType, _ cases: [TypeCase]) -> NameSet {
    NameSet(
      name: SwiftIdentifier(type.name.value),
      documentation: location(type.name.range)
        + documentation(
          type.doc, else: "The values that a `\(comment: type.name.value)` in a link may have."),
      cases: cases.map { one in
        NameCase(
          name: SwiftIdentifier(one.name.value), documentation: location(one.name.range),
          raw: one.raw == one.name.value ? nil : .quoted(one.raw))
      })
  }

  var wrappers: RootFile.Wrappers? {
    let all = graph.wrappers
    guard !all.isEmpty else { return nil }
    let cases = all.compactMap { tab, route, view -> SwitchCase? in
      guard case .named(let name, let module) = view.value else { return nil }
      let plan = routeCase(route)
      let root = wrapped(".\(plan.name.member)\(plan.pattern)", route)
      return .init(
        pattern: "(\(tab.map { ".\(SwiftIdentifier($0.name.value).member)?" } ?? "nil"), \(root))",
        value: "\(types.reference(name, in: module))\(plan.arguments)")
    }
    return .init(
      name: SwiftIdentifier(graph.name.value, suffix: "RootStack"),
      tab: nameOfTabs,
      usesDeprecated: all.contains { deprecation(of: $0.route) != nil }, cases: cases)
  }

  var modulesOfWrappers: [String] {
    graph.wrappers.compactMap { if case .named(_, let module) = $0.view.value { module } else { nil } }
  }

  private func returning(_ routes: [Route]) -> [Route] {
    routes.filter { $0.resultType != nil && $0.returns != nil }
  }

  /// The app's routes and those of features that it generates.
  var routesOfModule: [Route] {
    graph.routes.filter { route in route.feature.map { graph.features[$0].module == nil } ?? true }
  }

  /// What is presented for a result: of the enum that has it, as two features may use one name.
  func results(_ routes: [Route]) -> [ResultRoute] {
    returning(routes).compactMap { route in
      guard let result = route.resultType else { return nil }
      let plan = routeCase(route)
      let own: SwiftCode = ".\(plan.name.member)\(plan.arguments)"
      let parameters = plan.parameters.map(parameter)
      return ResultRoute(
        name: "\(comment: route.qualifiedName)", location: location(route.name.range),
        routes: route.feature.map { SwiftIdentifier(graph.features[$0].name.value, suffix: "Route") }
          ?? app.route,
        value: types.name(ofResult: route, type: result),
        declaration: parameters.isEmpty
          ? "var \(plan.name): Self" : "func \(plan.name)(\(SwiftCode.joined(parameters, by: ", "))) -> Self",
        route: own, deprecation: plan.deprecation)
    }
  }

  /// The modules that the declarations of results must import.
  func modulesOfResults(_ routes: [Route]) -> Set<String> {
    let routes = returning(routes)
    return types.modules(for: routes.flatMap(\.parameters))
      .union(routes.compactMap(\.resultType).flatMap(types.modules(naming:)))
  }

  func parameter(_ parameter: CaseParameter) -> SwiftCode {
    // A label takes keywords as they are, a constant does not; one name is both.
    let isOneName = parameter.label.text.filter { $0 != "`" } == parameter.local.text.filter { $0 != "`" }
    let names: SwiftCode = isOneName ? "\(parameter.local)" : "\(parameter.label) \(parameter.local)"
    let declaration: SwiftCode = "\(names): \(parameter.type)"
    return parameter.defaultValue.map { "\(declaration) = \($0)" } ?? declaration
  }

  /// A text of the spec as documentation, or a default line without one.
  func documentation(_ text: String?, else line: SwiftCode? = nil) -> [SwiftCode] {
    let text = text ?? ""
    let lines =
      text.isPrintableASCII
      ? [text[...]] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let empty = SwiftCode.documentation("")
    var written = Array(lines.map { SwiftCode.documentation(String($0)) }.drop { $0 == empty })
    while written.last == empty { written.removeLast() }
    if !written.isEmpty { return written }
    return line.map { ["/// \($0)"] } ?? []
  }

  /// What a case says of its route: its doc or title, then how it opens and what it requires.
  func documentation(of route: Route) -> [SwiftCode] {
    let title = route.displayTitle
    var lines = documentation(route.doc, else: "\(comment: title).")
    var facts: [SwiftCode] = []
    if let link = canonicalLink(of: route) { facts.append("Opens at `\(comment: link.pattern.value)`.") }
    let conditions = graph.names(of: route.requirements)
    if !conditions.isEmpty {
      facts.append("Requires \(SwiftCode.joined(conditions.map { "`\(comment: $0)`" }, by: " and ")).")
    }
    if !facts.isEmpty { lines += ["///", "/// \(SwiftCode.joined(facts, by: " "))"] }
    for parameter in route.parameters {
      guard let doc = parameter.doc else { continue }
      if lines.last?.text.hasPrefix("/// - Parameter") != true { lines.append("///") }
      let text = doc.split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("/// - Parameter \(comment: parameter.name.value): \(comment: text)")
    }
    return lines
  }

  /// The link that is built for sharing, else the first that opens the route.
  private func canonicalLink(of route: Route) -> Link? {
    let links = route.links.filter { !$0.isInvalid && !$0.isDeprecated }
    return links.first { $0.isBuilt && $0.isFilled(by: route) } ?? links.first
  }

  func deprecation(of route: Route) -> SwiftCode? {
    guard route.isOutgoing else { return nil }
    let title = route.displayTitle
    guard let sunset = route.sunset else { return .quoted("\(title) is deprecated") }
    return .quoted("\(title) is deprecated and may be removed after \(sunset.value)")
  }
}
