import NavSpecDiagnostics
import NavSpecModel

let unrestoredRequiredParam = Rule("unrestored-required-param", .warning) { context, kind in
  context.graph.requiredParamsToRestore.filter { _, parameter in
    parameter.type != .invalid && (parameter.isSensitive || !parameter.isRestored)
  }.map { route, parameter in
    Diagnostic(
      kind,
      "'\(route.qualifiedName)' cannot be restored without '\(parameter.name.value)', which is not saved",
      at: parameter.name.range, label: "no value and no default",
      fixes: [.init("make it optional or give it a default"), .notRestoring(route)])
  }
}

extension NavigationGraph {
  /// The required params of restored routes. An inherited param is of the route that declares it.
  var requiredParamsToRestore: [(route: Route, parameter: Parameter)] {
    guard restoration != nil else { return [] }
    return routes.filter { $0.restorationKey != nil }.flatMap { route in
      route.parameters.filter { parameter in
        parameter.isRequired
          && route.under.map { routes[$0].parameter(named: parameter.name.value) == nil } ?? true
      }.map { (route, $0) }
    }
  }
}

extension Diagnostic.Fix {
  static func notRestoring(_ route: Route) -> Self {
    .setting(
      "add 'restore: false' to '\(route.name.value)'", key: "restore", to: "false", of: route.name.range)
  }
}
