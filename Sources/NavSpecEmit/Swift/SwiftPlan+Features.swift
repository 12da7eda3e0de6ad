import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension SwiftPlan {
  /// Modules that have enums of features, which the code of the app names.
  var modulesOfFeatures: Set<String> { Set(features.compactMap { $0.module?.value }) }

  func exits(of feature: Feature) -> [Exit] {
    graph.exits.filter { exit in exit.feature.map { graph.features[$0].name.value } == feature.name.value }
  }

  func exitEnum(_ feature: Feature) -> RouteEnum? {
    let exits = exits(of: feature)
    guard !exits.isEmpty else { return nil }
    let names = featureCase(feature)
    return RouteEnum(
      name: names.exits,
      documentation: location(feature.name.range) + [
        "/// Where the feature `\(names.title)` leads to and what it does not own; the app says which screens these are."
      ],
      cases: exits.enumerated().map { exitCase($1, index: $0) })
  }

  func navigator(_ feature: Feature) -> Navigator {
    let names = featureCase(feature)
    return Navigator(
      targets: "screens and exits of the feature `\(names.title)`",
      name: SwiftIdentifier(feature.name.value, suffix: "Navigator"),
      property: SwiftIdentifier("\(feature.name.value)Navigator"), routes: names.routes,
      exits: names.hasExits ? "\(names.exits)" : "NoExit")
  }

  private func exitCase(_ exit: Exit, index: Int = 0) -> RouteCase {
    RouteCase(
      name: SwiftIdentifier(exit.name.value),
      documentation: location(exit.name.range) + ["/// \(comment: SwiftName.words(exit.name.value))."],
      deprecation: nil, parameters: caseParameters(exit.parameters), index: "\(index)")
  }

  func exitBindings() throws(EmitError) -> [ExitBindings] {
    var all: [ExitBindings] = []
    for feature in features {
      var cases: [SwitchCase] = []
      for exit in exits(of: feature) {
        guard let target = exit.target else { continue }
        let plan = exitCase(exit)
        cases.append(
          .init(
            pattern: ".\(plan.name.member)\(plan.pattern)",
            value: try code(behind: exit, graph.routes[target])))
      }
      guard !cases.isEmpty else { continue }
      let names = featureCase(feature)
      all.append(.init(title: names.title, exits: names.exits, cases: cases))
    }
    return all
  }

  private func code(behind exit: Exit, _ route: Route) throws(EmitError) -> SwiftCode {
    let locals = zip(exit.parameters, exitCase(exit).parameters.map(\.local))
    func local(_ name: String) -> ParameterSource? {
      locals.first { $0.0.name.value == name }.map { .expression("\($0.1)") }
    }
    return try code(of: route, "route behind an exit", at: exit.targetRange ?? exit.name.range) { parameter in
      guard let bound = exit.arguments.first(where: { $0.name.value == parameter.name.value }) else {
        let isRenamed = exit.arguments.contains { $0.value.value == .captured(parameter.name.value) }
        return isRenamed ? nil : local(parameter.name.value)
      }
      switch bound.value.value {
      case .captured(let name): return local(name)
      case .constant(let value): return .literal(Located(value, at: bound.value.range))
      case .url, .path, .remainder, .text: return nil
      }
    }
  }

  /// What the values that bindings preset need.
  var modulesOfBindings: Set<String> {
    var modules: Set<String> = []
    for exit in graph.exits where exit.feature != nil {
      guard let route = exit.target.map({ graph.routes[$0] }) else { continue }
      for argument in exit.arguments {
        guard case .constant = argument.value.value,
          let parameter = route.parameter(named: argument.name.value)
        else { continue }
        modules.formUnion(types.modules(for: parameter, makesValue: true))
      }
    }
    return modules
  }

  /// The names of what no schema of an app names: exits, and the screens of a module of its own.
  func sensitiveNames(_ feature: Feature) -> SensitiveNames? {
    let names = featureCase(feature)
    let exits = exits(of: feature)
    var enums: [SensitiveEnum] = []
    if exits.contains(where: { $0.parameters.contains(where: \.isSensitive) }) {
      enums.append(.init(routes: names.exits, start: "0"))
    }
    let routes = graph.app == nil ? Array(graph.routes[feature.routes]) : []
    if routes.contains(where: isSensitive) {
      enums.append(.init(routes: names.routes, start: "\(exits.count)"))
    }
    guard !enums.isEmpty else { return nil }
    var schema = NavigationSchema(name: feature.name.value, container: .external)
    schema.routes = exits.map { exit in
      var route = NavigationSchema.Route(name: "\(feature.name.value).\(exit.name.value)")
      route.parameters = exit.parameters.map(graph.schemaParameter)
      return route
    }
    schema.routes += routes.map { route in
      var named = NavigationSchema.Route(name: route.qualifiedName)
      named.parameters = route.parameters.map(graph.schemaParameter)
      named.isSensitive = route.isSensitive
      return named
    }
    return SensitiveNames(
      name: SwiftIdentifier(feature.name.value, suffix: "Names"), table: .rawLiteral(schema.compiledText),
      enums: enums
    )
  }
}
