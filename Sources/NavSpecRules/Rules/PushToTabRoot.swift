import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

struct PushToTabRoot: Rule {
  let kind = DiagnosticKind(id: "push-to-tab-root", severity: .warning)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var roots: [RouteID: Tab] = [:]
    // With params, the root and what is pushed may be two screens.
    for tab in graph.tabs where graph.routes[tab.root.route].parameters.isEmpty {
      roots[tab.root.route] = tab
    }
    guard !roots.isEmpty else { return [] }
    return (graph.routes.flatMap(\.edges) + graph.anywhere).compactMap { edge in
      guard let tab = roots[edge.target], let presentation = edge.presentation, presentation.value == .push
      else { return nil }
      return Diagnostic(
        kind,
        "'\(graph.name(of: edge.target))' is the root of tab '\(tab.name.value)', and is not pushed",
        at: presentation.range, label: "the tab is selected instead",
        related: [.init("its root", at: tab.root.range)],
        fixes: [
          .removing("remove 'push'", around: presentation.range, emptyParent: .replacedByKey(edge.range))
        ])
    }
  }
}
