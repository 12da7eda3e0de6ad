#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationRouter {
  /// Opens a URL.
  @discardableResult public func open(
    _ url: URL, placement: LinkPlacement = .reset
  ) -> OpenResult<Condition> {
    open(url.absoluteString, placement: placement)
  }

  /// Whether a link of the app, or its fallback, opens a URL. Conditions are not checked.
  public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

  /// The canonical URL of a screen; nil if it has none.
  public func url(for route: Route) -> URL? { Self.url(for: route) }

  /// The canonical URL of a screen; nil if it has none.
  public static func url(for route: Route) -> URL? {
    var writer = RouteWriter()
    let index = route.write(to: &writer)
    return Definition.links.url(for: index, values: writer.values).flatMap { URL(string: $0) }
  }
}
