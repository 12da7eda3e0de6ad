/// The navigation of a feature that does not know its app. It goes to the feature's screens, and leaves by
/// the exits that the feature declares.
///
/// The generated code names one for each feature, for example `CheckoutNavigator`. Views find it under
/// `@Environment(\.checkoutNavigator)`. It does not retain the router.
public nonisolated struct FeatureNavigator<Route: NavigationRoute, Exit: NavigationRoute>: Sendable {
  /// nil where there is no app, as in a preview.
  let host: (any FeatureHost)?

  init(host: (any FeatureHost)?) { self.host = host }

  /// A navigator that does nothing, for previews.
  public init() { host = nil }

  /// The navigation of a window.
  public init<Definition>(_ router: NavigationRouter<Definition>) { host = FeatureRouterHost(router) }

  /// Goes to a screen of the feature. False if the screen waits for a condition or may not be shown.
  @MainActor @discardableResult public func navigate(to route: Route) -> Bool {
    host?.navigate(to: route) ?? false
  }

  /// Goes to the app's screen for an exit. False if the screen waits for a condition or may not be shown.
  @MainActor @discardableResult public func exit(_ exit: Exit) -> Bool { host?.navigate(to: exit) ?? false }

  /// Presents a screen of the feature and waits for its result.
  @MainActor public func present<Value: Sendable>(
    _ route: ReturningRoute<Route, Value>
  ) async -> PresentationResult<Value> {
    await host?.present(route.route, returning: Value.self) ?? .blocked
  }
}

/// The exits of a feature without exits.
public nonisolated enum NoExit: NavigationRoute {
  /// There is none.
  public init?(index: Int, reader: inout RouteReader) { return nil }

  /// There is nothing to write.
  public func write(to writer: inout RouteWriter) -> Int {
    switch self {
    }
  }
}

/// The router behind the navigators of features.
@MainActor protocol FeatureHost: Sendable {
  /// Goes to a screen of a feature, or to an exit's screen. False if it is not shown now.
  func navigate(to route: any NavigationRoute) -> Bool
  func present<Value: Sendable>(
    _ route: any NavigationRoute, returning type: Value.Type
  ) async -> PresentationResult<Value>
}

/// A window's router, which belongs to the app.
@MainActor final class FeatureRouterHost<Definition: NavigationDefinition>: FeatureHost {
  private weak var router: NavigationRouter<Definition>?

  nonisolated init(_ router: NavigationRouter<Definition>) { self.router = router }

  func navigate(to route: any NavigationRoute) -> Bool { router?.navigate(toAny: route) == .opened }

  func present<Value: Sendable>(
    _ route: any NavigationRoute, returning type: Value.Type
  ) async -> PresentationResult<Value> {
    guard let route = route as? Definition.Route ?? Definition.route(embedding: route),
      let awaited = router?.begin(ReturningRoute<Definition.Route, Value>(route), as: nil)
    else { return .blocked }
    return await awaited.result()
  }
}
