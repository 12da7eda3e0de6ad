import NavSpecDiagnostics
import NavSpecModel

let redirectRequiresItself = Rule("redirect-requires-itself") { context in
  context.graph.conditions.enumerated().compactMap { index, condition in
    guard let redirect = condition.redirect else { return nil }
    let route = context.graph.routes[redirect.value]
    guard let requirement = route.requirements.first(where: { $0.value.index == index }) else { return nil }
    return Diagnostic(
      "the redirect of '\(condition.name.value)' requires '\(condition.name.value)'", at: redirect.range,
      label: "'\(route.qualifiedName)' cannot be entered while it is unmet",
      related: [.init("required here", at: requirement.range)],
      fixes: [.init("redirect to a route without that requirement")])
  }
}
