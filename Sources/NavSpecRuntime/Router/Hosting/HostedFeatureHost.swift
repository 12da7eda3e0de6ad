nonisolated extension FeatureNavigator {
  /// The navigation of an app that keeps its own container.
  public init<Definition>(_ router: HostedRouter<Definition>) { self.init(host: HostedFeatureHost(router)) }
}

/// The router of an app with its own container. Results are not awaited there.
@MainActor final class HostedFeatureHost<Definition: RouteDefinition>: FeatureHost {
  private weak var router: HostedRouter<Definition>?

  nonisolated init(_ router: HostedRouter<Definition>) { self.router = router }

  func navigate(to route: any NavigationRoute) -> Bool { router?.navigate(toAny: route) == .opened }

  func present<Value: Sendable>(
    _ route: any NavigationRoute, returning type: Value.Type
  ) async -> PresentationResult<Value> {
    navigate(to: route) ? .dismissed : .blocked
  }
}
