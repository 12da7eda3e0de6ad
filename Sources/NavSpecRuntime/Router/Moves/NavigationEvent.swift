/// What made a screen appear.
public nonisolated enum NavigationTrigger: Hashable, Sendable {
  /// Code called the router.
  case code
  /// A URL was opened.
  case link
  /// The user swiped back, dismissed a sheet, tapped a tab or a link.
  case user
  /// A kept state was restored.
  case restoration
  /// A condition changed.
  case condition
}

/// Another screen is on top: for analytics and logs.
public nonisolated struct NavigationEvent<Definition: RouteDefinition>: Equatable, Sendable {
  /// The screen that is on top now.
  public let route: Definition.Route
  /// The screen that was on top before. It is nil if nothing was shown, as while a condition of the root is
  /// unknown, or if an app with its own container did not give it.
  public let source: Definition.Route?
  /// What made it appear.
  public let trigger: NavigationTrigger

  /// The screen's name for analytics, `screen:` in the spec.
  public var screen: String { Definition.map.route(at: route.index)?.screen ?? "" }
}

nonisolated extension NavigationEvent: CustomStringConvertible {
  /// The names of the screens, without values, which must not appear in logs.
  public var description: String {
    let before = source.flatMap { Definition.map.route(at: $0.index)?.screen } ?? ""
    return "\(before) → \(screen) (\(trigger))"
  }
}
