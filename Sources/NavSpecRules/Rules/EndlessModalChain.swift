import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

struct EndlessModalChain: Rule {
  let kind = DiagnosticKind(id: "endless-modal-chain", severity: .warning)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var chains = ModalChains(
      graph.routes.map { route in
        // Another rule reports a modal that presents itself.
        route.presentation.isModal ? route.edges.filter { $0.target != route.id && presents($0, graph) } : []
      })
    var diagnostics: [Diagnostic] = []
    for start in graph.routes.map(\.id) {
      while let circle = chains.circle(from: start) {
        let names = (circle + [circle[0]]).map { graph.name(of: $0.route) }
        if let last = circle.last {
          diagnostics.append(
            Diagnostic(
              kind, "'\(names[0])' and what it presents present each other without end", at: last.edge.range,
              label: names.joined(separator: " → "),
              fixes: [
                .init(
                  "dismiss '\(graph.name(of: last.route))' instead of presenting '\(names[0])' again")
              ]))
        }
        chains.remove(circle.map(\.route))
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
}

/// The modals that present each other, without those that lead to none of them: each that is left leads to another.
private struct ModalChains {
  private let next: [[Edge]]
  /// By route: its first edge to a route that may be left, and how many lead to one.
  private var first: [Int]
  private var counts: [Int]
  private var leading: [[RouteID]]

  init(_ next: [[Edge]]) {
    self.next = next
    first = next.map { _ in 0 }
    counts = next.map(\.count)
    leading = next.map { _ in [] }
    for (source, edges) in next.enumerated() {
      for edge in edges { leading[edge.target.value].append(RouteID(source)) }
    }
    remove(next.indices.filter { next[$0].isEmpty }.map { RouteID($0) })
  }

  /// Some routes are gone, and with them those that lead to no other.
  mutating func remove(_ routes: [RouteID]) {
    for id in routes { counts[id.value] = 0 }
    var pending = routes
    while let id = pending.popLast() {
      for source in leading[id.value] where counts[source.value] > 0 {
        counts[source.value] -= 1
        if counts[source.value] == 0 { pending.append(source) }
      }
    }
  }

  /// A circle that a walk from a route comes to; nil where the route is gone.
  mutating func circle(from start: RouteID) -> [(route: RouteID, edge: Edge)]? {
    guard counts[start.value] > 0 else { return nil }
    var trail: [(route: RouteID, edge: Edge)] = []
    var places: [RouteID: Int] = [:]
    var current = start
    while places[current] == nil {
      let edges = next[current.value]
      while counts[edges[first[current.value]].target.value] == 0 { first[current.value] += 1 }
      places[current] = trail.count
      trail.append((current, edges[first[current.value]]))
      current = trail[trail.count - 1].edge.target
    }
    return Array(trail[(places[current] ?? 0)...])
  }
}
