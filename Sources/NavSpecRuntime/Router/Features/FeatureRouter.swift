/// The router as a feature sees it: code inside writes the feature's own cases.
///
/// The generated code gives one per feature, `router.search.navigate(to: .results(query: "soup"))`.
@MainActor public struct FeatureRouter<Definition: NavigationDefinition, Route: NavigationRoute> {
  /// The window's router.
  public let router: NavigationRouter<Definition>
  private let embed: (Route) -> Definition.Route

  /// A view of a router through the case that wraps the feature's routes.
  public init(_ router: NavigationRouter<Definition>, embed: @escaping (Route) -> Definition.Route) {
    self.router = router
    self.embed = embed
  }

  /// Goes to a screen of the feature; see `NavigationRouter.navigate(to:)`.
  @discardableResult public func navigate(to route: Route) -> OpenResult<Definition.Condition> {
    router.navigate(to: embed(route))
  }

  /// Goes to several screens of the feature, in one change; see `NavigationRouter.navigate(to:)`.
  @discardableResult public func navigate(to routes: [Route]) -> OpenResult<Definition.Condition> {
    router.navigate(to: routes.map(embed))
  }

  /// Shows a screen of the feature above its declared parents; see `NavigationRouter.show(_:)`.
  @discardableResult public func show(_ route: Route) -> OpenResult<Definition.Condition> {
    router.show(embed(route))
  }

  /// Presents a screen of the feature; see `NavigationRouter.present(_:as:)`. In an async context, a
  /// route that `returns` is awaited instead.
  @_disfavoredOverload @discardableResult public func present(
    _ route: Route, as presentation: ModalPresentation? = nil
  ) -> OpenResult<Definition.Condition> {
    router.present(embed(route), as: presentation)
  }

  /// Presents a screen of the feature and waits for its result; see `NavigationRouter.present(_:as:)`.
  public consuming func present<Value: Sendable>(
    _ route: ReturningRoute<Route, Value>, as presentation: ModalPresentation? = nil
  ) async -> PresentationResult<Value> {
    let awaited = router.begin(ReturningRoute<Definition.Route, Value>(embed(route.route)), as: presentation)
    _ = consume self
    return await awaited.result()
  }

  /// Goes back to a screen of the feature; see `NavigationRouter.pop(to:)`.
  public func pop(to route: Route) { router.pop(to: embed(route)) }
}
