import NavSpecDiagnostics
import NavSpecModel

let popToRouteNotBelow = Rule("pop-to-route-not-below", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  let roots = Set(graph.rootScreens.map(\.route))
  return graph.routes.flatMap { route in
    route.edges.compactMap { edge in
      guard let popTo = edge.popTo, popTo.value != route.id, !roots.contains(popTo.value),
        !route.isReachedByCode, context.reachability.isComplete,
        !context.reachability.canAppear(popTo.value, below: route.id, in: graph)
      else { return nil }
      let name = graph.name(of: popTo.value)
      return Diagnostic(
        "'\(name)' is never below '\(route.qualifiedName)'", at: popTo.range,
        label: "no path leads from '\(name)' to '\(route.qualifiedName)'",
        fixes: [.init("pop to a screen that leads to '\(route.name.value)'")])
    }
  }
}
