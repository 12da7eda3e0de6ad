import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
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
    returning(routes).reduce(into: []) { modules, route in
      for parameter in route.parameters { modules.formUnion(types.modules(for: parameter)) }
      if let result = route.resultType { modules.formUnion(types.modules(naming: result)) }
    }
  }

  func parameter(_ parameter: CaseParameter) -> SwiftCode {
    // A label takes keywords as they are, a constant does not; one name is both.
    let isOneName = parameter.label.text.filter { $0 != "`" } == parameter.local.text.filter { $0 != "`" }
    let names: SwiftCode = isOneName ? "\(parameter.local)" : "\(parameter.label) \(parameter.local)"
    let declaration: SwiftCode = "\(names): \(parameter.type)"
    return parameter.defaultValue.map { "\(declaration) = \($0)" } ?? declaration
  }
}
