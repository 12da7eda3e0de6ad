import NavSpecDiagnostics
import NavSpecModel

let unreachableRoute = Rule("unreachable-route", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  // Another rule reports a feature without any reachable route once.
  return context.reachability.unreached.map { graph.routes[$0] }.filter { route in
    route.feature.map { !context.reachability.deadFeatures.contains($0) } ?? true
  }.map { route in
    Diagnostic(
      "nothing leads to '\(route.qualifiedName)'", at: route.name.range,
      label: "no root, edge or link opens it",
      fixes: [
        .init("add it to another route's 'to:'"),
        .init("add a link, or write 'reachedBy: code'"),
      ])
  }
}
