import NavSpecDiagnostics
import NavSpecModel

let unrestoredRequiredParam = Rule("unrestored-required-param", .warning) { context in
  context.graph.requiredParamsToRestore.filter { _, parameter in
    parameter.type != .invalid && parameter.restorationKey == nil
  }.map { route, parameter in
    Diagnostic(
      "'\(route.qualifiedName)' cannot be restored without '\(parameter.name.value)', which is not saved",
      at: parameter.name.range, label: "no value and no default",
      fixes: [.init("make it optional or give it a default"), .notRestoring(route)])
  }
}

extension NavigationGraph {
  /// The required params of restored routes.
  var requiredParamsToRestore: [(route: Route, parameter: Parameter)] {
    guard restoration != nil else { return [] }
    return routes.filter { $0.restorationKey != nil }.flatMap { route in
      ownParameters(of: route).filter(\.isRequired).map { (route, $0) }
    }
  }

  /// An inherited param is of the route that declares it.
  func ownParameters(of route: Route) -> [Parameter] {
    guard let base = route.under.map({ routes[$0] }) else { return route.parameters }
    return route.parameters.filter { base.parameter(named: $0.name.value) == nil }
  }
}

extension Diagnostic.Fix {
  static func notRestoring(_ route: Route) -> Self {
    .setting(
      "add 'restore: false' to '\(route.name.value)'", key: "restore", to: "false", of: route.name.range)
  }
}
