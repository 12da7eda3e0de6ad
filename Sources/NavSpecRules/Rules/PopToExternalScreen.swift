import NavSpecDiagnostics
import NavSpecModel

struct PopToExternalScreen: Rule {
  let kind = DiagnosticKind(id: "pop-to-external-screen", isFatal: false)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard graph.tabs.contains(where: \.isExternal) else { return [] }
    return (graph.routes.flatMap(\.edges) + graph.anywhere).compactMap { edge in
      guard let popTo = edge.popTo, let tab = Self.externalTab(of: popTo.value, graph) else { return nil }
      return Diagnostic(
        kind, "'\(graph.name(of: popTo.value))' is in a container of the app's own", at: popTo.range,
        label: "not on a stack of the router", related: [.init("the tab", at: tab.name.range)],
        fixes: [.init("remove 'popTo', and let the container decide what stays")])
    }
  }

  /// The tab with a container of the app's own that a route is pinned to, or the nearest screen below it; a root is
  /// the router's.
  private static func externalTab(of route: RouteID, _ graph: NavigationGraph) -> Tab? {
    var next: RouteID? = route
    // A chain of parents has a limit, and a circle is another rule's.
    for _ in 0..<32 {
      guard let id = next else { return nil }
      if let pin = graph.routes[id].tab {
        return graph.tabs[pin.value].isExternal ? graph.tabs[pin.value] : nil
      }
      if let tab = graph.tabs.first(where: { $0.root.route == id }) {
        return tab.isExternal && id != route ? tab : nil
      }
      next = graph.routes[id].parent?.route
    }
    return nil
  }
}
