import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  /// Whether the app's compiler checks edges: in an app whose window is generated, if the project wants it.
  var hasEdgesFile: Bool { options.hasTypedNavigation && !isExternal }

  /// The edges of the app.
  func edgesFile() -> EdgesFile {
    let everywhere = Set(graph.anywhere.map(\.target))
    let reached = Set(graph.routes.flatMap { $0.edges.map(\.target) }).union(everywhere).sorted()
    let names = stepNames
    var sets: [EdgesFile.EdgeSet] = []
    var setNames: [[RouteID]: SwiftIdentifier] = [:]
    func set(of route: Route) -> SwiftCode? {
      let targets = Set(route.edges.map(\.target)).subtracting(everywhere).sorted()
      // What leads nowhere of its own may still go where every screen leads.
      guard !targets.isEmpty else { return everywhere.isEmpty ? nil : "Any" }
      if let name = setNames[targets] { return "any \(app.edges).\(name)" }
      let name = SwiftIdentifier("From" + SwiftName.upperCamel(names[route.id.value]))
      setNames[targets] = name
      sets.append(
        .init(
          title: "\(comment: route.qualifiedName)", name: name,
          marks: .joined(targets.map { "\(mark(names[$0.value]))" }, by: " & ")))
      return "any \(app.edges).\(name)"
    }
    func origins(_ name: SwiftIdentifier, _ routes: some Sequence<Route>) -> EdgesFile.Origins? {
      let screens = routes.compactMap { route in
        set(of: route).map { EdgesFile.Origin(name: SwiftIdentifier(route.name.value), set: $0) }
      }
      return screens.isEmpty ? nil : EdgesFile.Origins(routes: name, screens: screens)
    }
    let all =
      [origins(app.route, directRoutes)]
      + features.map { origins(featureCase($0).routes, graph.routes[$0.routes]) }
    let targets = reached.map { id in
      target(graph.routes[id], name: names[id.value], isEverywhere: everywhere.contains(id))
    }
    return EdgesFile(
      head: head(of: rootPath), app: app, imports: imports(modulesOfSteps(reached)), targets: targets,
      sets: sets, origins: all.compactMap { $0 })
  }

  /// A name for each route that no other has: `searchResults` for `search.results`.
  private var stepNames: [String] {
    let plain = graph.routes.map { route in
      guard let id = route.feature else { return route.name.value }
      return graph.features[id].name.value + SwiftName.upperCamel(route.name.value)
    }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(graph.routes, plain).map { route, name in
      guard let id = route.feature, let count = counts[name], count > 1 else { return name }
      // No name of a spec has a '_'.
      return "\(graph.features[id].name.value)_\(route.name.value)"
    }
  }

  private func mark(_ name: String) -> SwiftIdentifier { SwiftIdentifier("To" + SwiftName.upperCamel(name)) }

  private func target(_ route: Route, name: String, isEverywhere: Bool) -> EdgesFile.Target {
    let plan = routeCase(route)
    let parameters = plan.parameters.map(parameter)
    let step = SwiftIdentifier(name)
    return EdgesFile.Target(
      title: "\(comment: route.qualifiedName)", mark: isEverywhere ? nil : mark(name),
      function: parameters.isEmpty
        ? nil : "func \(step)(\(SwiftCode.joined(parameters, by: ", "))) -> Self",
      variable: parameters.isEmpty ? "var \(step): Self" : nil,
      route: typed(plan, route), deprecation: plan.deprecation)
  }

  /// A route as the app's with the types of its enums, which spares the compiler to find them.
  private func typed(_ plan: RouteCase, _ route: Route) -> SwiftCode {
    guard let id = route.feature else { return "\(app.route).\(plan.name.member)\(plan.arguments)" }
    let feature = featureCase(graph.features[id])
    return "\(app.route).\(feature.name.member)(\(feature.routes).\(plan.name.member)\(plan.arguments))"
  }

  private func modulesOfSteps(_ targets: [RouteID]) -> [String: Bool] {
    var modules = [Self.runtime: true]
    for id in targets {
      for parameter in graph.routes[id].parameters {
        for module in types.modules(for: parameter) { modules[module] = true }
      }
    }
    return modules
  }
}
