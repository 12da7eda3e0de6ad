nonisolated extension PendingNavigation.Destination: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// A text for logs. It omits the URL, which may contain sensitive values.
  public var description: String {
    switch self {
    case .link(_, let placement): "link(…, \(placement))"
    case .route(let route, let presentation): "route(\(route), \(presentation?.rawValue ?? "as it says"))"
    case .routes(let routes): "routes(\(routes))"
    case .shown(let route): "shown(\(route))"
    case .tab(let tab): "tab(\(tab.rawValue))"
    }
  }

  /// As `description`.
  public var debugDescription: String { description }

  /// An empty mirror.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: EmptyCollection<Never>(), displayStyle: .enum)
  }
}
