package import NavSpecDiagnostics
package import NavSpecModel

/// The resolved graph as JSON for scripts and other tools; `docs/model.md` describes every key.
package enum ModelOutput {
  /// Raised when a reader of the former version would misread this one; new keys do not raise it.
  package static let version = 1

  /// One object that ends in a line break, the same for the same spec everywhere.
  package static func json(for graph: NavigationGraph, sources: SourceMap) throws -> String {
    ModelPlanner(graph: graph, sources: sources).model.json.encoded() + "\n"
  }
}

/// Says a graph as objects; its extensions go from the app down to links.
struct ModelPlanner {
  let graph: NavigationGraph
  let reachability: Reachability
  let unreachable: Set<RouteID>
  private let sources: SourceMap

  init(graph: NavigationGraph, sources: SourceMap) {
    self.graph = graph
    self.sources = sources
    reachability = Reachability(of: graph)
    unreachable =
      reachability.isComplete
      ? Set(graph.routes.map(\.id)).subtracting(reachability.closure(in: graph)) : []
  }

  var model: ModelObject {
    var object = ModelObject()
    var header = ModelObject()
    header.set("model", ModelOutput.version)
    object.set("navspec", header)
    object.set("app", app)
    object.set("files", graph.files.map { file($0).json })
    object.set("sources", graph.sources.map { source($0).json })
    object.set("types", graph.types.map { type($0).json })
    object.set("conditions", graph.conditions.map { condition($0).json })
    object.set("features", graph.features.map { feature($0).json })
    setContainer(of: &object)
    object.set("routes", graph.routes.map { route($0).json })
    object.set("anywhere", graph.anywhere.map { edge($0).json })
    object.set("exits", graph.exits.map { exit($0).json })
    object.set("linkSettings", linkSettings)
    object.set("examples", graph.examples.map { example($0).json })
    object.set("restoration", graph.restoration.map(restoration))
    return object
  }

  /// Where something was written, for messages and jumps.
  func location(_ range: SourceRange) -> ModelObject {
    let file = sources[range.source]
    let place = file.location(of: Int(range.start))
    var object = ModelObject()
    object.set("file", file.path)
    object.set("line", place.line)
    object.set("column", place.column)
    return object
  }

  func name(_ condition: ConditionID) -> String { graph.conditions[condition].name.value }
}
