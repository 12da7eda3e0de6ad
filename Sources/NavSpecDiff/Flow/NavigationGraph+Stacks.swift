import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension NavigationGraph {
  /// The screens whose own stack has an effect: something presents the screen, and there is a view around the stack, or
  /// another screen may be pushed on it.
  func usedStacks() -> Set<RouteID> {
    func presents(_ presentation: NavigationSchema.Presentation) -> Bool {
      presentation.isModal || presentation == .window
    }
    func pushes(_ edge: Edge) -> Bool {
      (edge.presentation?.value ?? routes[edge.target].presentation) == .push
    }
    let presented = Set(
      routes.filter { presents($0.presentation) }.map(\.id)
        + edges.filter { $0.presentation.map { presents($0.value) } ?? false }.map(\.target))
    // A container of the app may lead anywhere.
    if case .external = container { return presented }
    // So do code and what every screen leads to.
    let code = routes.contains { $0.isReachedByCode && $0.presentation == .push }
    if code || anywhere.contains(where: pushes) { return presented }
    var used = Set(routes.filter { $0.wrapper != nil || $0.edges.contains(where: pushes) }.map(\.id))
    for route in routes {
      if !route.presentation.isModal, let parent = route.parent?.route { used.insert(parent) }
      for link in route.links {
        for (below, above) in zip(link.stack, link.stack.dropFirst())
        where !routes[above.route].presentation.isModal { used.insert(below.route) }
      }
    }
    return used.intersection(presented)
  }
}
