#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
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
  init(_ lowered: LoweredGraph, sources: SourceMap, options: SwiftOptions) throws(EmitError) {
    graph = lowered.graph
    schema = lowered.schema
    self.sources = sources
    self.options = options
    types = SwiftTypes(graph: graph)
    app = AppNames(graph.name.value)
    features = graph.features.filter { !$0.routes.isEmpty }
    try Self.checkModules(of: graph, options)
    // A public case cannot carry a type of the app's own module, which need not be public. The types of a
    // feature in a package of its own are as public as its routes.
    let ownType = graph.app == nil ? nil : graph.types.first(where: \.isOfApp)
    // A runtime in the app's own module serves no other, unless the project says so.
    let access = options.access ?? (ownType == nil && options.runtime == .package ? .public : .internal)
    if access != .internal, let ownType {
      throw EmitError(
        message:
          "'\(ownType.name.value)' is a type of the app's own module, which \(access.rawValue) routes cannot carry; say with 'import:' which module has it, or leave out 'swift.access' in '.navspec.yaml'",
        range: ownType.name.range)
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
          message:
            "the app could not see an internal feature; say 'swift.access: public' or 'package' in '.navspec.yaml', or nothing",
          range: feature.range)
      }
      if options.runtime == .embed {
        throw EmitError(
          message:
            "a feature in a package of its own shares the runtime with its app, and cannot embed one: depend on the product NavSpecRuntime",
          range: feature.range)
      }
    }
    for feature in graph.features {
      guard let module = feature.module else { continue }
      if options.runtime == .embed {
        throw EmitError(
          message:
            "the app shares the runtime with the module '\(module.value)', and cannot embed one: depend on the product NavSpecRuntime",
          range: module.range)
      }
      if options.module == module.value {
        throw EmitError(
          message:
            "'\(module.value)' is the app's own module ('swift.module' of '.navspec.yaml'), whose features are included without 'module'",
          range: module.range)
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
      exits: SwiftIdentifier(name, suffix: "Exit"), navigator: SwiftIdentifier(name, suffix: "Navigator"),
      property: SwiftIdentifier("\(name)Navigator"), hasExits: !exits(of: feature).isEmpty,
      location: location(feature.name.range), start: "\(feature.routes.lowerBound)",
      end: "\(feature.routes.upperBound)")
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

  /// Modules as imports, in order. Those that declarations expose (true) are imported as such.
  func imports(_ modules: [String: Bool]) -> [SwiftCode] {
    var modules = modules
    for module in options.imports where modules[module] == nil { modules[module] = false }
    // An embedded runtime is of the same module.
    if options.runtime == .embed { modules[Self.runtime] = nil }
    return modules.sorted { $0.key < $1.key }.map { module, isExposed in
      "\(isExposed ? access : "")import \(SwiftTypes.reference(module))"
    }
  }

  // MARK: Routes

  func routesFile(_ file: NavigationGraph.File) -> RoutesFile {
    var result = RoutesFile(head: head(of: file.path))
    var modules: Set<String> = []
    if file.source == graph.files.first?.source, graph.app != nil {
      let routes = appEnum
      result.routes = routes
      result.screen = appScreen(routes.cases)
      modules = modulesOfRoutes(directRoutes).union(modulesOfFeatures)
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
      modules = modulesOfRoutes(routes).union(modulesOfExits(feature))
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
    result.imports = imports(modules.reduce(into: [:]) { $0[$1] = true })
    // What is imported already is not imported again.
    let imported = result.imports + options.imports.map { "import \(SwiftTypes.reference($0))" }
    result.screen?.imports.removeAll(where: imported.contains)
    return result
  }

  private func modulesOfRoutes(_ routes: some Sequence<Route>) -> Set<String> {
    routes.reduce(into: []) { modules, route in
      for parameter in route.parameters { modules.formUnion(types.modules(for: parameter)) }
    }
  }

  private var appEnum: RouteEnum {
    RouteEnum(
      name: app.route, documentation: location(graph.range) + ["/// The screens of \(app.title)."],
      cases: directRoutes.enumerated().map { routeCase($1, index: $0) }, features: features.map(featureCase))
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
}
