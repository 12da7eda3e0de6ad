import NavSpecDiagnostics
import NavSpecModel

/// A surface needs a URL of its route, and none can be built.
let surfaceWithoutLink = Rule("surface-without-link", needs: [.app, .wholeSpec]) { context in
  let graph = context.graph
  return graph.routes.flatMap { route -> [Diagnostic] in
    guard let surfaces = route.surfaces, !route.links.contains(where: \.isInvalid) else { return [] }
    // The app builds these URLs itself, of any pattern.
    let isBuilt = { (link: Link) in link.isBuilt && !link.isDeprecated && link.isFilled(by: route) }
    let isSensitive = route.isSensitive || route.parameters.contains(where: \.isSensitive)
    let hasPage = route.links.contains { isBuilt($0) && graph.webAddress(of: $0) != nil }
    let lacksURL = !route.parameters.isEmpty && !route.links.contains(where: isBuilt)
    return [
      surfaces.intent.flatMap { intent in
        do throws(UniversalLink.Problem) {
          _ = try graph.universalLink(of: route)
          return nil
        } catch {
          return diagnostic("intent", of: route, at: intent.range, error)
        }
      },
      surfaces.handoff.flatMap { handoff in
        isSensitive || !hasPage
          ? diagnostic("handoff", of: route, at: handoff.range, isSensitive ? .sensitive : .noAddress) : nil
      },
      surfaces.quickAction.flatMap { action in
        lacksURL ? diagnostic("quickAction", of: route, at: action.range, nil) : nil
      },
    ].compactMap(\.self)
  }
}

/// - Parameter problem: nil where any URL would do, and there is none.
private func diagnostic(
  _ surface: String, of route: Route, at range: SourceRange, _ problem: UniversalLink.Problem?
) -> Diagnostic {
  let (label, related, fix): (String, Diagnostic.Label?, String)
  switch problem {
  case nil:
    (label, related, fix) = ("carries the values of the screen in a URL", nil, "give the route a link")
  case .noAddress:
    label = "opens a web address, not a URL of a custom scheme"
    related = route.links.first.map { .init("is no web address", at: $0.range) }
    fix = "give the route a link, and the app a domain: 'domains: [example.com]'"
  case .sensitive:
    (label, related, fix) = ("the route is sensitive, or has a value that is", nil, "remove '\(surface)'")
  case .unfit(let link):
    label = "the system puts the values of the route's own params in their places, and no more"
    related = .init("has another value, or lacks one", at: link.range)
    fix = "add a link with the route's own params alone, for example {path: …, stack: [\(route.name.value)]}"
  }
  return Diagnostic(
    "no URL can be built for '\(route.qualifiedName)', which '\(surface)' needs", at: range,
    label: label, related: related.map { [$0] } ?? [], fixes: [.init(fix)])
}
