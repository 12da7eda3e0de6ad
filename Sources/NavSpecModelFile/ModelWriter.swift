import NavSpecDiagnostics
import NavSpecModel

/// What the keys of a model need of the graph around a value.
struct ModelWriter: Sendable {
  let graph: NavigationGraph
  /// Roots of tabs, of columns and of the window.
  let roots: Set<RouteID>
  let unreachable: Set<RouteID>
  /// Names that several types have, each in a module of its own.
  let sharedTypeNames: Set<String>
  private let places: SourceMap?

  init(_ graph: NavigationGraph, places: SourceMap?) {
    self.graph = graph
    self.places = places
    roots = Set(graph.roots)
    let reachability = Reachability(of: graph)
    unreachable =
      reachability.isComplete
      ? Set(graph.routes.map(\.id)).subtracting(reachability.closure(in: graph)) : []
    var names: Set<String> = []
    sharedTypeNames = Set(graph.types.map(\.name.value).filter { !names.insert($0).inserted })
  }

  /// Where something was written, for messages and jumps; nil in a model without places.
  func location(of range: SourceRange) -> JSONText? {
    guard let file = places?[range.source] else { return nil }
    let place = file.location(of: Int(range.start))
    return ["file": .string(file.path), "line": .int(place.line), "column": .int(place.column)]
  }
}
