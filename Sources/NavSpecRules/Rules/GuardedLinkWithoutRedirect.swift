import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let guardedLinkWithoutRedirect = Rule("guarded-link-without-redirect", .warning, needs: [.wholeSpec]) {
  context in
  let graph = context.graph
  // An app with its own container evaluates conditions itself.
  if case .external = graph.container { return [] }
  // What blocks a root is reported there.
  let blocking = Set(graph.blockedRoots.map(\.requirement.value))
  var first: [ConditionTest: (link: Link, requirement: SourceRange)] = [:]
  for (route, link) in context.routedLinks where !link.isInvalid {
    var requirements = link.stack.flatMap { graph.routes[$0.route].requirements }
    if let tab = link.tab?.value ?? route.tab?.value { requirements += graph.tabs[tab].visible }
    for requirement in requirements
    where requirement.value != link.when?.value && !blocking.contains(requirement.value)
      && graph.redirect(of: requirement.value) == nil
    { if first[requirement.value] == nil { first[requirement.value] = (link, requirement.range) } }
  }
  return first.sorted { $0.key.index < $1.key.index }.compactMap { condition, place in
    let name = graph.conditions[condition.condition].name
    // A denied one is meant to have none.
    if condition.isNegated { return nil }
    return Diagnostic(
      "a link that needs '\(name.value)' opens nothing while it is unmet", at: name.range,
      label: "has no redirect",
      related: [.init("required here", at: place.requirement), .init("such a link", at: place.link.range)],
      fixes: [.init("add 'redirect: <route>' to '\(name.value)'")])
  }
}
