import NavSpecDiagnostics
import NavSpecModel

let linkOnlyRoute = Rule("link-only-route", .note, needs: [.wholeSpec]) { context in
  let reachability = context.reachability
  guard reachability.isComplete else { return [] }
  let found = context.graph.routes.filter { route in
    !route.links.isEmpty && !reachability.byEdges.contains(route.id) && !route.isOutgoing
  }
  // A missing edge has no meaning in a spec with few edges.
  guard reachability.byEdges.count - reachability.entries.count >= 4 * found.count else { return [] }
  return found.map { route in
    Diagnostic(
      "only links lead to '\(route.qualifiedName)'", at: route.name.range,
      label: "no edge leads here",
      fixes: [
        .init("add it to another route's 'to:'"), .init("write 'reachedBy: code' if code leads here"),
      ])
  }
}
