/// What SwiftUI's containers write into their bindings, and when. Some of it was not the user: it is refused, and the
/// view shows the state again.
extension NavigationRouter {
  /// How long the end of a gesture, or a write of the view itself, may follow the selection of a tab.
  private static var settlingTime: Duration { .milliseconds(500) }

  private func wasJustSelected(at moment: ContinuousClock.Instant) -> Bool {
    selectionMoment.map { $0.duration(to: moment) < Self.settlingTime } ?? false
  }

  /// Adopts the path that a tab's stack wrote, unless the stack is being taken down or its root has just changed.
  func stackDidWrite(_ path: [Route], of tab: Tab, at moment: ContinuousClock.Instant = .now) {
    // A stack that is taken down writes an empty path. A swipe back may end after another tab was selected.
    guard tab == selectedTab || wasJustSelected(at: moment) else { return refuse() }
    // A stack whose root and path change in one update drops the path, and writes that.
    if path.isEmpty, let appeared = appearedRoots[tab], appeared != state[tab].root { return refuse() }
    userDidSetPath(path, of: tab)
  }

  /// Notes that a tab's stack shows a root. The path above it is read again, because the stack may have dropped it.
  func rootDidAppear(_ root: Route, in tab: Tab) {
    let former = appearedRoots.updateValue(root, forKey: tab)
    if let former, former != root, !state[tab].path.isEmpty { refuse() }
  }

  /// Adopts the tab that a tab view wrote. Only a second tap writes the selected tab long after its selection.
  func tabViewDidSelect(_ tab: Tab, at moment: ContinuousClock.Instant = .now) {
    guard tab != selectedTab || !wasJustSelected(at: moment) else { return }
    userDidSelect(tab)
  }

  /// Goes to a screen that the user tapped; a second tap on the same link changes nothing.
  func userDidTap(_ route: any NavigationRoute, from column: NavigationSchema.Column? = nil) {
    guard let route = route as? Route ?? Definition.route(embedding: route), !isSecondTap(on: route) else {
      return
    }
    navigate(to: route, from: column)
  }

  /// Goes back one screen, unless a draft refuses. A draft's own back button calls it.
  func userDidGoBack() {
    withTrigger(.user) {
      var next = state
      next.pop()
      takeAway(to: next)
    }
  }
}
