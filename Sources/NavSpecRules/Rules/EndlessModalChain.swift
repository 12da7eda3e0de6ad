import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let endlessModalChain = Rule("endless-modal-chain", .warning) { context in
  let graph = context.graph
  var chains = ModalChains(
    next: graph.routes.map { route in
      // Another rule reports a modal that presents itself.
      guard route.presentation.isModal else { return [] }
      return route.edges.filter { $0.target != route.id && presents($0, graph) }[...]
    })
  var diagnostics: [Diagnostic] = []
  for start in graph.routes.map(\.id) {
    while let circle = chains.circle(from: start) {
      let names = (circle + [circle[0]]).map { graph.name(of: $0.route) }
      if let last = circle.last {
        diagnostics.append(
          Diagnostic(
            "'\(names[0])' and what it presents present each other without end", at: last.edge.range,
            label: names.joined(separator: " → "),
            fixes: [
              .init("dismiss '\(graph.name(of: last.route))' instead of presenting '\(names[0])' again")
            ]))
      }
      for (route, _) in circle { chains.next[route.value] = [] }
    }
  }
  return diagnostics
}

private func presents(_ edge: Edge, _ graph: NavigationGraph) -> Bool {
  let target = graph.routes[edge.target]
  // An edge that pops first may dismiss the modals.
  return edge.popTo == nil && target.presentation.isModal
    && (edge.presentation?.value ?? target.presentation).isModal
}

/// By route: its edges to modals that may lead back to it.
private struct ModalChains {
  var next: [ArraySlice<Edge>]

  /// A circle that a walk from a route comes to; nil where there is none. Edges that lead to none go away.
  mutating func circle(from start: RouteID) -> [(route: RouteID, edge: Edge)]? {
    var trail: [(route: RouteID, edge: Edge)] = []
    var places: [RouteID: Int] = [:]
    var current = start
    while true {
      if let edge = next[current.value].first {
        places[current] = trail.count
        trail.append((current, edge))
        if let place = places[edge.target] { return Array(trail[place...]) }
        current = edge.target
      } else if let (last, _) = trail.popLast() {
        places[last] = nil
        next[last.value].removeFirst()
        current = last
      } else {
        return nil
      }
    }
  }
}
