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

  /// Shows a screen above its declared parents in the app's window, the one that was active last, as ``show(_:)`` does.
  /// Before there is a window, the screen is kept, and the first window shows it.
  ///
  /// - Returns: The result; nil if the screen is kept.
  @discardableResult public static func deliver(_ route: Route) -> OpenResult<Condition>? {
    deliver { $0.show(delivered: route) }
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

  /// Shows a screen as a link to it would: a snapshot that arrives later is restored below it.
  func show(delivered route: Route) -> OpenResult<Condition> {
    let former = launchLink
    let result = show(route)
    switch result {
    case .opened, .blocked, .deferred:
      launchLink = former.followed(by: .shown(route))
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
