import NavSpecDiagnostics
import NavSpecModel

struct PopToRouteNotBelow: Rule {
  let kind = DiagnosticKind(id: "pop-to-route-not-below", severity: .warning)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
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
          kind, "'\(name)' is never below '\(route.qualifiedName)'", at: popTo.range,
          label: "no path leads from '\(name)' to '\(route.qualifiedName)'",
          fixes: [.init("pop to a screen that leads to '\(route.name.value)'")])
      }
    }
  }
}
