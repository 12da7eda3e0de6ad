/// Takes the place of the app in a test of a feature, and records where the feature's code goes.
///
///     let recorder = NavigationRecorder<CheckoutRoute, CheckoutExit>()
///     CartModel(navigator: recorder.navigator).buy()
///     #expect(recorder.steps == [.navigate(.payment(total: 7))])
@MainActor public final class NavigationRecorder<Route: NavigationRoute, Exit: NavigationRoute> {
  /// Where code went.
  public nonisolated indirect enum Step: Equatable, Sendable {
    /// To a screen of the feature.
    case navigate(Route)
    /// Out of the feature.
    case exit(Exit)
    /// To a screen of the feature, for its result.
    case present(Route)
  }

  /// All steps, in order.
  public private(set) var steps: [Step] = []
  /// The result of a presented screen. Nil or a value of another type dismisses the screen.
  public var result: @MainActor (Route) -> (any Sendable)? = { _ in nil }

  /// A recorder without steps.
  public init() {}

  /// The navigator to pass to the feature's code.
  public var navigator: FeatureNavigator<Route, Exit> { FeatureNavigator(host: Host(recorder: self)) }

  private struct Host: FeatureHost {
    let recorder: NavigationRecorder

    func navigate(to route: any NavigationRoute) -> Bool {
      if let route = route as? Route {
        recorder.steps.append(.navigate(route))
      } else if let exit = route as? Exit {
        recorder.steps.append(.exit(exit))
      } else {
        return false
      }
      return true
    }

    func present<Value: Sendable>(
      _ route: any NavigationRoute, returning type: Value.Type
    ) async -> PresentationResult<Value> {
      guard let route = route as? Route else { return .blocked }
      recorder.steps.append(.present(route))
      return (recorder.result(route) as? Value).map { .finished($0) } ?? .dismissed
    }
  }
}
