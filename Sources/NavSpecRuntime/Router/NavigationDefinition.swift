/// What the compiler generates for an app: its closed sets of names, and its navigation as data.
/// Everything that does something is generic over it.
public nonisolated protocol RouteDefinition: Sendable {
  /// Every screen of the app.
  associatedtype Route: NavigationRoute
  /// The named app states that guard or show things; `NoCondition` in an app without.
  associatedtype Condition: NavigationName

  /// The schema, parsed once.
  static var map: SchemaIndex { get }
  /// The links of the schema, compiled once.
  static var links: LinkTable { get }
  /// The route that wraps a feature's, or that stands behind an exit of one; nil for routes of others.
  static func route(embedding route: any NavigationRoute) -> Route?
}

nonisolated extension RouteDefinition {
  /// Nil: the app has no features.
  public static func route(embedding route: any NavigationRoute) -> Route? { nil }
}

/// The definition of an app whose windows navspec builds.
public nonisolated protocol NavigationDefinition: RouteDefinition {
  /// The tabs in order; `OnlyStack` in an app without.
  associatedtype Tab: NavigationName

  /// The tab a window starts with, which is always visible.
  static var initialTab: Tab { get }
  /// The screen below a tab's stack.
  static func root(of tab: Tab) -> Route
}
