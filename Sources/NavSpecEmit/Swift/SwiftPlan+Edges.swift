import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  /// Whether the app's compiler checks edges: in an app whose window is generated, if the project wants it.
  var hasEdges: Bool { options.hasTypedNavigation && !isExternal }

  /// The edges of the app, for each spec file those of its screens: also for files of other modules, whose
  /// edges only the app knows.
  func edgesFiles() throws(EmitError) -> [EdgesFile] {
    var owners: [String: String] = [:]
    for file in graph.files {
      let name = SwiftName.file(forSpec: file.path, topic: "Edges")
      guard let owner = owners.updateValue(file.path, forKey: name.lowercased()) else { continue }
      throw EmitError(
        "'\(file.path)' and '\(owner)' would both generate '\(name)'; rename one of them, or do without 'swift.typedNavigation'",
        at: file.module?.range ?? SourceRange(source: file.source, start: 0, end: 0))
    }
    var plan = EdgesPlan(self)
    return graph.files.map { plan.file($0) }
  }
}

/// Divides the edges of an app by the files of its spec: names of sets are given once for all.
private struct EdgesPlan {
  private let plan: SwiftPlan
  private let graph: NavigationGraph
  private let everywhere: Set<RouteID>
  /// What any screen leads to.
  private let reached: Set<RouteID>
  /// For each route a name that no other has: `searchResults` for `search.results`.
  private let names: [String]
  private var setNames: [[RouteID]: SwiftIdentifier] = [:]

  init(_ plan: SwiftPlan) {
    self.plan = plan
    graph = plan.graph
    everywhere = Set(graph.anywhere.map(\.target))
    reached = Set(graph.routes.flatMap { $0.edges.map(\.target) }).union(everywhere)
    names = Self.names(of: graph)
  }

  /// The edges that begin or end in a file. Files are asked for in order, as a set is the first's that has it.
  mutating func file(_ file: NavigationGraph.File) -> EdgesFile {
    let feature = file.feature.map { graph.features[$0] }
    let isRoot = file.source == graph.files.first?.source
    let isHome = feature.map { $0.path == file.path && !$0.routes.isEmpty } ?? isRoot
    let routes = !isHome ? [] : feature.map { Array(graph.routes[$0.routes]) } ?? plan.directRoutes
    var result = EdgesFile(
      head: plan.head(of: file.path), app: plan.app, isWhole: isRoot,
      step: SwiftIdentifier("DeclaredStep"), routes: plan.app.route)
    if let feature {
      result.routes = plan.featureCase(feature).routes
      result.step = SwiftIdentifier("Declared" + SwiftName.upperCamel(feature.name.value) + "Step")
    }
    let targets = routes.filter { reached.contains($0.id) }
    result.targets = targets.map(target)
    for route in routes {
      guard let set = set(of: route, in: &result) else { continue }
      result.origins.append(EdgesFile.Origin(name: SwiftIdentifier(route.name.value), set: set))
    }
    if let feature, !targets.isEmpty { result.feature = plan.featureCase(feature) }
    if !result.isEmpty {
      let modules = plan.types.modules(for: targets.flatMap(\.parameters))
        .union([SwiftPlan.runtime, file.module?.value].compactMap(\.self))
      result.imports = plan.imports(exposing: modules)
    }
    return result
  }

  private mutating func set(of route: Route, in file: inout EdgesFile) -> SwiftCode? {
    let targets = Set(route.edges.map(\.target)).subtracting(everywhere).sorted()
    // What leads nowhere of its own may still go where every screen leads.
    guard !targets.isEmpty else { return everywhere.isEmpty ? nil : "Any" }
    if let name = setNames[targets] { return "any \(plan.app.edges).\(name)" }
    let name = SwiftIdentifier("From" + SwiftName.upperCamel(names[route.id.value]))
    setNames[targets] = name
    file.sets.append(
      EdgesFile.EdgeSet(
        title: "\(comment: route.qualifiedName)", name: name,
        marks: .joined(targets.map { "\(mark($0))" }, by: " & ")))
    return "any \(plan.app.edges).\(name)"
  }

  private static func names(of graph: NavigationGraph) -> [String] {
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

  private func mark(_ id: RouteID) -> SwiftIdentifier {
    SwiftIdentifier("To" + SwiftName.upperCamel(names[id.value]))
  }

  private func target(_ route: Route) -> EdgesFile.Target {
    let routeCase = plan.routeCase(route)
    let parameters = routeCase.parameters.map(plan.parameter)
    let routes = route.feature.map { plan.featureCase(graph.features[$0]).routes } ?? plan.app.route
    return EdgesFile.Target(
      title: "\(comment: route.qualifiedName)", name: SwiftIdentifier(route.name.value),
      mark: everywhere.contains(route.id) ? nil : mark(route.id),
      parameters: parameters.isEmpty ? nil : .joined(parameters, by: ", "),
      // With the type, which spares the compiler to find it.
      route: "\(routes).\(routeCase.name.member)\(routeCase.arguments)",
      deprecation: routeCase.deprecation)
  }
}
