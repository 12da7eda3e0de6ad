import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// Finds the route that each route is under, whose params come first, those of its own ancestors included.
struct UnderResolver {
  /// Every route, after the one it is under.
  private(set) var order: [RouteID] = []
  /// How many routes each route is under.
  private var depths: [Int]

  init(_ scope: inout Scope) {
    let count = scope.graph.routes.count
    depths = [Int](repeating: 0, count: count)
    var isBegun = [Bool](repeating: false, count: count)
    for start in scope.graph.routes.indices where !isBegun[start] {
      var trail: [RouteID] = []
      var next: RouteID? = RouteID(start)
      while let current = next, !isBegun[current.value] {
        isBegun[current.value] = true
        trail.append(current)
        let under = scope.names[current].under
        let route = under.flatMap { scope.route($0, in: scope.names.file(of: current), withExits: false) }
        scope.graph.routes[current].under = route
        if under != nil, route == nil { scope.graph.routes[current].hasUnknownParameters = true }
        next = route
      }
      if let closing = next, let from = trail.firstIndex(of: closing) {
        cut(Array(trail[from...]), &scope)
      }
      for id in trail.reversed() {
        order.append(id)
        inherit(id, &scope)
      }
    }
  }

  private func cut(_ cycle: [RouteID], _ scope: inout Scope) {
    if let name = scope.names[cycle[0]].under {
      let names = (cycle + [cycle[0]]).map { scope.graph.routes[$0].qualifiedName }
      scope.sink.report(
        .parentCycle, "'\(names[0])' is under itself", at: name.range, label: names.joined(separator: " → "))
    }
    for id in cycle {
      scope.graph.routes[id].under = nil
      scope.graph.routes[id].hasUnknownParameters = true
    }
  }

  private mutating func inherit(_ id: RouteID, _ scope: inout Scope) {
    guard let under = scope.graph.routes[id].under else { return }
    depths[id.value] = depths[under.value] + 1
    if depths[id.value] > ResolverBudget.underDepth {
      let name = scope.graph.routes[id].qualifiedName
      scope.sink.report(
        .nestingTooDeep,
        "'\(name)' is under more than \(ResolverBudget.underDepth) routes",
        at: scope.names[id].under?.range ?? scope.graph.routes[id].name.range)
      scope.graph.routes[id].under = nil
      depths[id.value] = 0
      return
    }
    let own = scope.graph.routes[id].parameters
    let ownNames = Set(own.map(\.name.value))
    let inherited = scope.graph.routes[under].parameters.filter { !ownNames.contains($0.name.value) }
    let range = scope.names[id].under?.range ?? scope.graph.routes[id].name.range
    if scope.mayRepeat(inherited.count, at: range) {
      scope.graph.routes[id].parameters = inherited + own
    } else {
      scope.graph.routes[id].hasUnknownParameters = true
    }
    if scope.graph.routes[under].hasUnknownParameters { scope.graph.routes[id].hasUnknownParameters = true }
  }
}
