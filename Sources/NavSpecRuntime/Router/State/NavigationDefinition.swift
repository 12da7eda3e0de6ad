/// What the compiler generates for an app: the closed sets of its names, and its navigation as data. The code
/// of the runtime is generic over it.
public nonisolated protocol RouteDefinition: Sendable {
  /// Every screen of the app.
  associatedtype Route: NavigationRoute
  /// The app's conditions; `NoCondition` in an app without conditions.
  associatedtype Condition: NavigationName

  /// The schema, parsed once.
  static var map: SchemaIndex { get }
  /// The links of the schema, compiled once.
  static var links: LinkTable { get }
  /// The app's route for a feature's route or exit; nil for routes of other apps.
  static func route(embedding route: any NavigationRoute) -> Route?
}

nonisolated extension RouteDefinition {
  /// Nil: the app has no features.
  public static func route(embedding route: any NavigationRoute) -> Route? { nil }
}

/// The definition of an app whose windows navspec builds.
public nonisolated protocol NavigationDefinition: RouteDefinition {
  /// The tabs in order; `OnlyStack` in an app without tabs.
  associatedtype Tab: NavigationName

  /// The screen below a tab's stack.
  static func root(of tab: Tab) -> Route
  /// Whether screens have identifiers, which UI tests find them by.
  static var identifiesScreens: Bool { get }
}

nonisolated extension NavigationDefinition {
  /// They have.
  public static var identifiesScreens: Bool { true }
}
