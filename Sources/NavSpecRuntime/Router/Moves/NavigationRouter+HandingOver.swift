extension NavigationRouter {
  /// Takes the screens above the root of a tab away, lowest first, for a container of the app's own that shows them from
  /// now on. The conditions have let them in; nobody is asked about drafts among them, because they are not closed.
  public func takeScreens(of tab: Tab) -> [Route] {
    let screens = state[tab].path
    guard !screens.isEmpty else { return [] }
    var next = state
    next[tab].popToRoot()
    // Neither the user nor code left the screens: a link that was opened at launch still counts.
    withTrigger(.condition) { _ = adopt(NavigationTransition(state: next, result: .opened)) }
    return screens
  }
}
