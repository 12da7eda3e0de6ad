import NavSpecDiagnostics
import NavSpecModel

let parentInAnotherTab = Rule("parent-in-another-tab", .warning) { context in
  let graph = context.graph
  guard !graph.tabs.isEmpty else { return [] }
  return graph.routes.compactMap { route in
    guard let pin = route.tab, let parent = route.parent, let home = tabs(of: parent.route, graph),
      !home.contains(pin.value)
    else { return nil }
    let names = home.map { "'\(graph.tabs[$0].name.value)'" }.joined(separator: " or ")
    return Diagnostic(
      "'\(graph.name(of: parent.route))' is in \(names), not below '\(route.qualifiedName)'",
      at: parent.range, label: "in the tab \(names)",
      related: [.init("pinned to another tab", at: pin.range)],
      fixes: [.init("choose a parent in '\(graph.tabs[pin.value].name.value)'"), .init("remove 'tab'")])
  }
}

/// The tabs of a chain of parents, by a pin or by the root that it ends in; nil for any tab.
private func tabs(of route: RouteID, _ graph: NavigationGraph) -> [TabID]? {
  let home = graph.home(of: graph.routes[route])
  if let pin = home.tab { return [pin.value] }
  let rooted = graph.tabs.indices.filter { graph.tabs[$0].root.route == home.id }.map { TabID($0) }
  return rooted.isEmpty ? nil : rooted
}
