/// What a URL asks for, before its conditions are looked at.
public nonisolated enum LinkOpening: SchemaValue {
  /// No link of the app matches the URL.
  case unmatched
  /// The app leaves it to the browser.
  case excluded
  // Boxed: a target is large, and made once for a URL.
  /// It leads somewhere, by a link of the schema; nil if it is the fallback that opens.
  indirect case target(NavigationTarget, link: Int?)
}

/// The decisions that the app and the command line must make alike.
nonisolated extension NavigationSchema {
  /// What a URL asks for in a window whose selected tab is given: a link's target, or the fallback
  /// route for a URL of the app that no link matches.
  public func opening(
    of url: String, in table: LinkTable, currentTab: Int? = nil, holds: (Int) -> Bool
  ) -> LinkOpening {
    switch table.outcome(of: url, holds: holds) {
    case .excluded:
      return .excluded
    case .unmatched:
      guard let target = fallbackTarget(currentTab: currentTab), owns(url) else { return .unmatched }
      return .target(target, link: nil)
    case .matched(let match):
      guard let target = target(of: match, in: table, currentTab: currentTab) else { return .unmatched }
      return .target(target, link: match.link)
    }
  }

  /// Where a URL of the app leads that no link matches; nil if no route opens for it.
  package func fallbackTarget(currentTab: Int?) -> NavigationTarget? {
    guard case .route(let index) = fallback, let screen = screen(ofRoute: index) else { return nil }
    return target(screens: [screen], presentation: nil, tab: nil, currentTab: currentTab)
  }

  /// A route with what its parameters are when missing; nil if one must be given.
  func screen(ofRoute index: Int) -> Screen? {
    guard routes.indices.contains(index) else { return nil }
    var values: [RouteValue] = []
    for parameter in routes[index].parameters {
      guard let value = parameter.valueWhenMissing else { return nil }
      values.append(value)
    }
    return Screen(route: index, values: values)
  }
}
