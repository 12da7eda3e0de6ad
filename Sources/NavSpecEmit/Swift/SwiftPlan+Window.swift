import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension SwiftPlan {
  /// The app's tabs, conditions and navigation as data.
  func navigationFile(_ table: LinkTable) throws(EmitError) -> NavigationFile {
    let window = try window()
    // With a window, the routers of features are declared here.
    var exposed: Set<String> = [Self.runtime]
    if !isExternal { exposed.formUnion(modulesOfResults(routesOfModule).union(modulesOfFeatures)) }
    let used = modulesOfValues(of: graph.stacks.map(\.root)).union(modulesOfFeatures).union(modulesOfBindings)
    let bindings = try exitBindings()
    var file = NavigationFile(
      head: head(of: rootPath), app: app, imports: imports(exposing: exposed, using: used),
      schema: .comments(schema.text(besides: features.map(\.routes)), margin: "  "),
      table: .rawLiteral(table.compiledText),
      condition: graph.conditions.isEmpty ? "NoCondition" : "\(app.condition)",
      window: window, features: features.map(featureCase),
      results: isExternal ? [] : results(routesOfModule), sensitive: sensitiveEnums,
      stored: storedEnums, bindings: bindings,
      leadsToDeprecated: graph.exits.contains { exit in
        exit.feature != nil && exit.target.map { deprecation(of: graph.routes[$0]) != nil } == true
      }, data: features.filter { $0.module != nil }.map(featureData))
    if !graph.tabs.isEmpty {
      file.tabs = NameSet(
        name: app.tab, documentation: ["/// The tabs of \(app.title)."],
        cases: graph.tabs.map { nameCase($0.name, $0.doc) })
    }
    if !graph.conditions.isEmpty {
      file.conditions = NameSet(
        name: app.condition,
        documentation: ["/// The app states that guard or show screens of \(app.title)."],
        cases: graph.conditions.map { nameCase($0.name, $0.doc) })
    }
    return file
  }

  /// The enums with routes that must not appear completely in logs.
  private var sensitiveEnums: [SensitiveEnum] {
    let features = features.filter { feature in
      feature.module == nil && graph.routes[feature.routes].contains(where: isSensitive)
    }.map(featureCase)
    return (directRoutes.contains(where: isSensitive) ? [.init(routes: app.route, start: "0")] : [])
      + features.map { .init(routes: $0.routes, start: $0.start) }
  }

  /// The enums whose screens may be kept by the app itself. Those of other modules are kept within the app's.
  private var storedEnums: [SensitiveEnum] {
    guard graph.restoration != nil, !isExternal else { return [] }
    return [.init(routes: app.route, start: "0")]
      + features.filter { $0.module == nil }.map(featureCase).map {
        .init(routes: $0.routes, start: $0.start)
      }
  }

  func isSensitive(_ route: Route) -> Bool {
    route.isSensitive && !route.parameters.isEmpty || route.parameters.contains(where: \.isSensitive)
  }

  private func nameCase(_ name: Located<String>, _ doc: String?) -> NameCase {
    NameCase(
      name: SwiftIdentifier(name.value), documentation: location(name.range) + documentation(doc), raw: nil)
  }

  private func window() throws(EmitError) -> NavigationFile.Window? {
    guard !isExternal else { return nil }
    var roots: [SwitchCase] = []
    for stack in graph.stacks {
      let tab = SwiftIdentifier(stack.name.value).member
      roots.append(.init(pattern: ".\(tab)", value: try code(of: stack.root)))
    }
    return .init(
      tab: nameOfTabs, roots: roots,
      usesDeprecated: graph.stacks.contains { deprecation(of: graph.routes[$0.root.route]) != nil },
      hasIdentifiers: options.hasIdentifiers)
  }

  /// The type that tells stacks apart.
  var nameOfTabs: SwiftCode { graph.tabs.isEmpty ? "OnlyStack" : "\(app.tab)" }

  /// What the values of screens need besides the routes.
  func modulesOfValues(of screens: [Screen]) -> Set<String> {
    var modules: Set<String> = []
    for screen in screens {
      let route = graph.routes[screen.route]
      for parameter in route.parameters
      where screen.arguments.contains(where: { $0.name.value == parameter.name.value }) {
        modules.formUnion(types.modules(for: parameter, makesValue: true))
      }
    }
    return modules
  }

  /// A root as an expression, `.me(user: "me")`. Params that are not written take their defaults.
  func code(of screen: Screen, _ what: String = "root") throws(EmitError) -> SwiftCode {
    let route = graph.routes[screen.route]
    return try code(of: route, what, at: screen.range) { parameter in
      screen.arguments.first { $0.name.value == parameter.name.value }.map { .literal($0.value) }
    }
  }

  enum ParameterSource {
    case literal(Located<RouteValue>)
    case expression(SwiftCode)
  }

  /// A route of the app as an expression.
  /// - Parameters:
  ///   - role: What it is here, for the message of the error.
  ///   - source: What a param is given; nil leaves it to its default.
  func code(
    of route: Route, _ role: String, at range: SourceRange, source: (Parameter) -> ParameterSource?
  ) throws(EmitError) -> SwiftCode {
    var arguments: [SwiftCode] = []
    for parameter in route.parameters {
      let label = SwiftIdentifier.argument(parameter.name.value)
      var written: Located<RouteValue>?
      switch source(parameter) {
      case .expression(let code)?:
        arguments.append("\(label): \(code)")
        continue
      case .literal(let value)?: written = value
      case nil: break
      }
      // The case says the default itself where it can.
      let isDefault = written == nil && types.defaultValue(of: parameter) != nil
      guard !isDefault, let value = written?.value ?? parameter.defaultValue else { continue }
      guard let literal = types.literal(value, of: parameter) else {
        throw EmitError(
          "the \(role) '\(route.qualifiedName)' needs a value of '\(types.type(of: parameter).text)', which Swift cannot make without a chance of failure; give '\(parameter.name.value)' another type",
          at: written?.range ?? range)
      }
      arguments.append("\(label): \(literal)")
    }
    let name = SwiftIdentifier(route.name.value)
    let own: SwiftCode =
      arguments.isEmpty ? ".\(name.member)" : ".\(name.member)(\(SwiftCode.joined(arguments, by: ", ")))"
    return wrapped(bracketed(own, route, arguments), route)
  }

  /// A case whose params all have defaults is still called.
  private func bracketed(_ code: SwiftCode, _ route: Route, _ arguments: [SwiftCode]) -> SwiftCode {
    route.parameters.isEmpty || !arguments.isEmpty ? code : "\(code)()"
  }
}
