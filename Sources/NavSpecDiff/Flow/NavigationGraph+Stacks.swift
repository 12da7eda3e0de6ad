import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension NavigationGraph {
  /// Whether a stack of a screen's own has an effect: something presents the screen, and there is a view around the
  /// stack, or another screen may be pushed on it.
  func usesStack(of route: Route) -> Bool {
    func presents(_ presentation: NavigationSchema.Presentation) -> Bool {
      presentation.isModal || presentation == .window
    }
    func pushes(_ edge: Edge) -> Bool {
      (edge.presentation?.value ?? routes[edge.target].presentation) == .push
    }
    func follows(_ screen: Route, _ below: RouteID?) -> Bool {
      below == route.id && !screen.presentation.isModal
    }
    guard
      presents(route.presentation)
        || (routes.flatMap(\.edges) + anywhere).contains(where: {
          $0.target == route.id && $0.presentation.map { presents($0.value) } == true
        })
    else { return false }
    // A container of the app may lead anywhere.
    if case .external = container { return true }
    return route.wrapper != nil || (route.edges + anywhere).contains(where: pushes)
      || routes.contains { other in
        other.isReachedByCode && other.presentation == .push || follows(other, other.parent?.route)
          || other.links.contains { link in
            zip(link.stack, link.stack.dropFirst()).contains { follows(routes[$1.route], $0.route) }
          }
      }
  }
}
