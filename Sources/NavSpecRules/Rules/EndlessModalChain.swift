import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Modals that present each other in a circle.
struct EndlessModalChain: Rule {
  let kind = DiagnosticKind(
    id: "endless-modal-chain", severity: .warning,
    explanation: """
      Modals that present each other pile up without end. Each round adds sheets and dismisses none. \
      Dismiss a modal instead of presenting it again, or push inside one of them.
      """,
    examples: [
      """
      routes:
        home: { to: [first] }
        first: { present: sheet, to: [second] }
        second: { present: sheet, to: [first] }
      #                                ^^^^^ endless-modal-chain
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [first] }
        first: { present: sheet, to: [second] }
        second: { present: sheet }
      """,
      """
      routes:
        home: { to: [first] }
        first: { present: sheet, stack: true, to: [{ second: push }] }
        second: { to: [{ first: push }] }
      """,
      """
      routes:
        home: { to: [first] }
        first: { present: sheet, to: [second] }
        second: { present: sheet, to: [{ first: { popTo: home } }] }
      """,
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var next = graph.routes.map { route in
      // Another rule reports a modal that presents itself.
      route.presentation.isModal ? route.edges.filter { $0.target != route.id && presents($0, graph) } : []
    }
    var left = Set(graph.routes.map(\.id).filter { !next[$0.value].isEmpty })
    var diagnostics: [Diagnostic] = []
    while true {
      peel(&left, &next)
      guard let start = left.min() else { return diagnostics }
      // Every remaining route leads to another, so a walk returns to one of them.
      var trail: [RouteID] = []
      var current = start
      while !trail.contains(current), let edge = next[current.value].first {
        trail.append(current)
        current = edge.target
      }
      let circle = Array(trail.drop { $0 != current })
      if let last = circle.last, let edge = next[last.value].first {
        let names = (circle + [current]).map { graph.name(of: $0) }
        diagnostics.append(
          Diagnostic(
            kind, "'\(names[0])' and what it presents present each other without end", at: edge.range,
            label: names.joined(separator: " → "),
            fixes: [.init("dismiss '\(graph.name(of: last))' instead of presenting '\(names[0])' again")]))
      }
      left.subtract(circle)
    }
  }

  private func presents(_ edge: Edge, _ graph: NavigationGraph) -> Bool {
    let target = graph.routes[edge.target]
    // An edge that pops first may dismiss the modals.
    return edge.popTo == nil && target.presentation.isModal
      && (edge.presentation?.value ?? target.presentation).isModal
  }

  /// Removes routes that lead to no remaining route.
  private func peel(_ left: inout Set<RouteID>, _ next: inout [[Edge]]) {
    var count = -1
    while count != left.count {
      count = left.count
      for id in left {
        next[id.value].removeAll { !left.contains($0.target) }
        if next[id.value].isEmpty { left.remove(id) }
      }
    }
  }
}
