import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Makes the routes of the graph: first what needs no other route, then what refers to conditions and tabs.
enum RouteResolver {
  static func route(_ id: RouteID, _ scope: inout Scope) -> Route {
    let name = scope.names.routeIDs.name(of: id)
    let file = scope.names.file(of: id)
    let defaults = scope.names.files[file].defaults
    let spec = scope.names[id]
    // Features may use one name, and are one module in most apps.
    let prefix = SwiftName.upperCamel(scope.names.files[file].feature?.value ?? "")
    let view = ViewSpec.named(prefix + SwiftName.upperCamel(name.value) + "View", module: nil)
    let route = Route(
      id: id, name: name,
      feature: scope.names.files[file].feature.flatMap { scope.names.featureIDs[$0.value] },
      qualifiedName: scope.names.qualified(name.value, in: file), plain: spec.plain,
      view: spec.view?.value ?? (defaults.view?.value == .manual ? .manual : view))
    route.plain.present = spec.plain.present ?? defaults.present
    route.plain.owner = spec.plain.owner ?? defaults.owner
    route.viewRange = spec.view?.range
    route.parameters = scope.parameters(spec.params, in: file)
    for view in [spec.view, spec.plain.wrapper] { scope.sink.checkView(view) }
    route.resultType = spec.plain.returns.flatMap { scope.resultType($0, in: file) }
    route.hasUnknownParameters =
      spec.lostKeys.contains("params") || spec.params.count > GraphLimits.parameters
    return route
  }

  static func placeAndGuard(_ id: RouteID, _ scope: inout Scope) {
    let defaults = scope.names.files[scope.names.file(of: id)].defaults
    let spec = scope.names[id]
    if let name = spec.tab ?? defaults.tab { scope.graph.routes[id].tab = scope.tab(name) }
    let required = spec.requires ?? defaults.requires
    guard let first = required.first, scope.mayRepeat(required.count, at: first.range) else { return }
    scope.graph.routes[id].requirements = scope.tests(required)
  }

  /// Checks what an intent names: the app's type, its properties and the params that they have.
  static func checkSurfaces(_ id: RouteID, _ scope: inout Scope) {
    guard let intent = scope.graph.routes[id].surfaces?.intent else { return }
    if let entity = intent.entity { scope.sink.checkTypeName("entity", entity) }
    for property in intent.properties where scope.parameter(property.name, of: id) != nil {
      scope.sink.checkName("property", property.value)
    }
  }

  /// Checks the defaults of files, also those that every route overrides.
  static func checkDefaults(_ scope: inout Scope) {
    for (index, file) in scope.names.files.enumerated() {
      if let name = file.defaults.tab { _ = scope.tab(name) }
      _ = scope.tests(file.defaults.requires)
      if let parent = file.defaults.parent { _ = scope.route(parent.route, in: index) }
      if let name = file.defaults.source { _ = scope.source(name) }
    }
  }
}
