import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension DiagramSource {
  /// The redirects of links, each with the screens that its target may open, also through other redirects.
  func redirects(of spec: ResolvedSpec) -> [Diagram.Redirect] {
    let redirects = graph.redirects
    guard !redirects.isEmpty else { return [] }
    let search = RedirectSearch(spec.table)
    var links: [[Int]] = redirects.map { _ in [] }
    var others = links
    for redirect in redirects.indices {
      for destination in search.destinations(of: redirect) ?? [] {
        switch spec.table.variants[destination.variant].origin {
        case .link(let link): links[redirect].append(link)
        case .redirect(let other): others[redirect].append(other)
        case .exclusion(_): continue
        }
      }
    }
    // Each redirect follows its chain, so that all chains together share a limit of steps.
    let budget = AnalysisBudget(AnalysisBudget.redirectWays)
    return redirects.indices.map { redirect in
      var routes: [String] = []
      var seen: Set<Int> = [redirect]
      var pending = [redirect]
      while !budget.isSpent, let next = pending.popLast() {
        budget.spend(1 + links[next].count + others[next].count)
        let opened = links[next].map { spec.schema.routes[spec.schema.links[$0].route].name }
        for route in opened where !routes.contains(route) { routes.append(route) }
        pending += others[next].filter { seen.insert($0).inserted }
      }
      return .init(
        pattern: redirects[redirect].pattern.value.text, target: redirects[redirect].target.value.text,
        routes: routes, location: location(redirects[redirect].pattern.range))
    }
  }
}
