import NavSpecDiagnostics
import NavSpecModel

let redirectWithRequiredParam = Rule("redirect-with-required-param") { context in
  let graph = context.graph
  func diagnostic(_ route: Route, _ what: String, at range: SourceRange) -> Diagnostic? {
    let missing = route.parameters.filter { $0.isRequired && $0.type != .invalid }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { "'\($0.name.value)'" }.joined(separator: " and ")
    return Diagnostic(
      "\(what) '\(route.qualifiedName)' needs \(names)", at: range, label: "nothing gives it \(names)",
      related: missing.map { .init("required here", at: $0.name.range) },
      fixes: [.init("give the param a default"), .init("make it optional")])
  }
  var diagnostics = graph.conditions.compactMap { condition in
    condition.redirect.flatMap {
      diagnostic(graph.routes[$0.value], "the redirect of '\(condition.name.value)',", at: $0.range)
    }
  }
  if case .route(let id) = graph.fallback,
    let found = diagnostic(graph.routes[id], "the fallback", at: graph.routes[id].name.range)
  {
    diagnostics.append(found)
  }
  return diagnostics
}
