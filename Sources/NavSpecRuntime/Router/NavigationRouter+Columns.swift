extension NavigationRouter {
  /// The screen in a column of a split view: the selected one, else the one that the spec declares, unless a
  /// condition blocks it.
  public func screen(in column: NavigationSchema.Column, of tab: Tab) -> Route? {
    guard let columns = columns(of: tab), let split = Definition.map.schema.split(at: tab.position) else {
      return nil
    }
    let declared: NavigationSchema.Screen?
    switch column {
    case .sidebar: return columns.sidebar
    case .content:
      if let content = columns.content { return content }
      declared = split.content
    case .detail:
      if let detail = columns.detail { return detail }
      declared = split.detail
    }
    guard let declared, let route = Route(declared),
      gate.blockingCondition(of: route) == nil
    else { return nil }
    return route
  }
}
