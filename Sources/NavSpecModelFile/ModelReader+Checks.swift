import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

extension ModelReader {
  /// What the objects of a model promise each other. That the app makes sense was checked when its spec was.
  mutating func complete(_ graph: inout NavigationGraph, _ root: YAMLNode) {
    completeApp(of: &graph, root)
    completeSources(of: &graph)
    completeFeatures(of: &graph, root)
    for index in graph.routes.indices {
      graph.routes[index].id = RouteID(index)
      graph.routes[index].parameters = parameters[index]
    }
    if case .missing = graph.container { report("the model does not say what its container holds", at: root) }
    if graph.sources.isEmpty { report("a model has the source of its app", at: root) }
    checkLimits(of: graph, root)
  }

  private mutating func completeApp(of graph: inout NavigationGraph, _ root: YAMLNode) {
    guard var app = graph.app else { return }
    app.range = app.name.range
    if let visible = app.tabBar?.accessory?.visible {
      app.accessoryVisible = index(of: visible.value, in: .conditions, at: root)
        .map { Located(ConditionID($0), at: visible.range) }
    }
    graph.unit = .app(app)
  }

  private func completeSources(of graph: inout NavigationGraph) {
    for index in graph.sources.indices {
      let source = graph.sources[index]
      graph.sources[index].policy.name = source.name.value
      graph.sources[index].policy.schemes = source.schemes.map { $0.value.lowercased() }
      graph.sources[index].policy.domains = source.domains.map { $0.value.lowercased() }
    }
  }

  /// Routes of a feature are neighbours, in the order of the features, after the app's own.
  private mutating func completeFeatures(of graph: inout NavigationGraph, _ root: YAMLNode) {
    var next = graph.routes.prefix { $0.feature == nil }.count
    for index in graph.features.indices {
      let start = next
      while next < graph.routes.count, graph.routes[next].feature == FeatureID(index) { next += 1 }
      graph.features[index].routes = start..<next
    }
    if next < graph.routes.count {
      report("the routes of the model do not follow its features", at: root)
    }
    for route in graph.routes {
      let prefix = route.feature.map { graph.features[$0].name.value + "." } ?? ""
      if route.qualifiedName != prefix + route.name.value {
        report("'\(route.qualifiedName)' is not the name of its case and its feature", at: root)
      }
    }
  }

  /// What would cost more than its bytes.
  private mutating func checkLimits(of graph: NavigationGraph, _ root: YAMLNode) {
    if graph.sources.reduce(0, { $0 + $1.domains.count }) > GraphLimits.domains {
      report("a model has at most \(GraphLimits.domains) domains", at: root)
    }
    var forms = 0
    for link in graph.routes.lazy.flatMap(\.links) {
      guard let template = link.template else { continue }
      forms += template.variantCount * (1 + (template.scheme == nil ? graph.prefixes.count : 0))
    }
    if forms > GraphLimits.linkForms {
      report("the links of a model have at most \(GraphLimits.linkForms) forms", at: root)
    }
    for start in graph.routes.indices where isOnParentCycle(start, graph) {
      report("'\(graph.routes[start].qualifiedName)' is its own ancestor", at: root)
      return
    }
  }

  private func isOnParentCycle(_ start: Int, _ graph: NavigationGraph) -> Bool {
    var next = graph.routes[start].parent?.route.value
    for _ in 0...GraphLimits.parents {
      guard let current = next else { return false }
      next = graph.routes[current].parent?.route.value
    }
    return true
  }
}
