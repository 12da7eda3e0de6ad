import NavSpecDiagnostics
import NavSpecModel

let edgeToDeprecatedRoute = Rule("edge-to-deprecated-route", .warning) { context in
  let graph = context.graph
  func diagnostic(_ target: RouteID, at range: SourceRange, from source: @autoclosure () -> String)
    -> Diagnostic?
  {
    let route = graph.routes[target]
    guard route.isOutgoing else { return nil }
    return Diagnostic(
      "\(source()) leads to '\(route.qualifiedName)', which is deprecated", at: range, label: "deprecated",
      related: [.init("declared here", at: route.name.range)], fixes: [.init("lead to its replacement")])
  }
  let edges = graph.routes.filter { !$0.isOutgoing }.flatMap { route in
    route.edges.compactMap { diagnostic($0.target, at: $0.range, from: "'\(route.qualifiedName)'") }
  }
  let redirects = graph.conditions.compactMap { condition in
    condition.redirect.flatMap {
      diagnostic($0.value, at: $0.range, from: "the redirect of '\(condition.name.value)'")
    }
  }
  return edges + redirects
}
