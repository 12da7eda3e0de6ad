#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Links and screens from where no router is at hand: the app's delegate, a tapped notification, a quick action, an intent.
extension NavigationRouter {
  /// Opens a URL in the app's window, the one that was active last. Before there is a window, the URL is kept, and the
  /// first window opens it.
  ///
  /// - Returns: The result; nil if the URL is kept.
  @discardableResult public static func deliver(_ url: URL) -> OpenResult<Condition>? {
    let text = url.absoluteString
    return deliver { $0.open(text) }
  }

  /// Goes to a screen in the app's window, the one that was active last. Before there is a window, the screen is kept,
  /// and the first window goes to it.
  ///
  /// - Returns: The result; nil if the screen is kept.
  @discardableResult public static func deliver(_ route: Route) -> OpenResult<Condition>? {
    deliver { $0.navigate(toDelivered: route) }
  }

  private static func deliver(
    _ open: @escaping @MainActor (NavigationRouter) -> OpenResult<Condition>
  ) -> OpenResult<Condition>? {
    if let router = OpenWindows.shared.front(of: Definition.self) as? NavigationRouter { return open(router) }
    OpenWindows.shared.keep(for: Definition.self) { router in
      if let router = router as? NavigationRouter { _ = open(router) }
    }
    return nil
  }

  /// Goes to a screen as a link would: a snapshot that arrives later is restored below it.
  func navigate(toDelivered route: Route) -> OpenResult<Condition> {
    let (former, before) = (launchLink, state)
    let result = navigate(to: route)
    switch result {
    // What opened in a window of its own is not in this one.
    case .opened where state == before: break
    case .opened, .blocked, .deferred:
      launchLink = former.followed(by: .route(route, nil))
      pendingRestoration = nil
    case .unmatched, .excluded, .unavailable: break
    }
    return result
  }

  /// Makes this window the one that opens what is delivered. A window of one screen opens nothing from outside.
  func windowDidBecomeActive() {
    if !isSingleWindow { OpenWindows.shared.activate(self, of: Definition.self) }
  }
}
