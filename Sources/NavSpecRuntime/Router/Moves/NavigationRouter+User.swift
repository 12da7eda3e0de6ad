/// Changes that the user makes in views. The router checks them like changes from code. It refuses a change
/// that is not permitted, and the view shows the old state again.
extension NavigationRouter {
  /// Adopts a path that the user changed, by swiping back or by tapping a link that pushes.
  public func userDidSetPath(_ path: [Route], of tab: Tab) {
    // The user taps links in the selected tab. A swipe back may end after another tab was selected.
    guard state.rootReplacement == nil, tab == selectedTab || state[tab].path.starts(with: path) else {
      return refuse()
    }
    withTrigger(.user) { adopt(path, over: state[tab].path, at: 0) { $0[tab].setPath(path) } }
  }

  /// Adopts the path above the redirect that replaces the tabs.
  public func userDidSetRootReplacementPath(_ path: [Route]) {
    guard let rootReplacement = state.rootReplacement, let redirect = rootReplacement.first else { return }
    guard path.isEmpty || Definition.map.route(at: redirect.index)?.hasStack == true else { return refuse() }
    withTrigger(.user) {
      adopt(path, over: Array(rootReplacement.dropFirst()), at: 0) { $0.rootReplacement = [redirect] + path }
    }
  }

  /// Adopts the path of a modal's stack that the user changed.
  public func userDidSetPath(_ path: [Route], ofModal id: State.Modal.ID) {
    guard let position = state.modals.firstIndex(where: { $0.id == id }) else { return }
    let modal = state.modals[position]
    guard path.isEmpty || Definition.map.route(at: modal.route.index)?.hasStack == true else {
      return refuse()
    }
    withTrigger(.user) { adopt(path, over: modal.path, at: position + 1) { $0.setPath(path, ofModal: id) } }
  }

  /// Adopts the tab that the user tapped.
  public func userDidSelect(_ tab: Tab) {
    withTrigger(.user) {
      guard tab == selectedTab, !state.isSingleWindow, state.rootReplacement == nil else {
        if select(tab) != .opened { refuse() }
        return
      }
      takeAway {
        $0.modals = []
        $0[tab].popToRoot(inOneColumn: $1)
      }
    }
  }

  /// Adopts that the user dismissed a modal. A draft may refuse.
  public func userDidDismiss(_ id: State.Modal.ID) {
    withTrigger(.user) { takeAway { state, _ in state.dismiss(id) } }
  }

  /// Applies a user change that closes screens, unless a draft among them refuses. After a question it is applied to what
  /// there is then.
  ///
  /// - Parameter change: Changes a state, of a window that is compact or not.
  func takeAway(_ change: @escaping (inout State, Bool) -> Void) {
    let found = state
    var next = found
    change(&next, isCompact)
    guard next != found else { return }
    let held = found.drafts(leavingFor: next).first { !mayLeaveNow($0) }
    // If a hook has navigated, its state wins.
    guard let held, state == found else {
      if state != found || goBack(to: next) != .opened { refuse() }
      return
    }
    let asks = ask(about: held, before: next.top) { [router = WeakReference(self)] in
      router.object?.takeAway(change)
    }
    notify(asks ? .deferred(next.top, until: nil) : .refused(next.top))
    refuse()
  }

  /// Adopts the user's selection in the sidebar or in the middle column; nil clears it.
  public func userDidChoose(_ route: Route?, in column: NavigationSchema.Column, of tab: Tab) {
    withTrigger(.user) {
      guard let route else { return change(tab) { $0.clear(after: column) } }
      guard tab == selectedTab else { return }
      if navigate(to: route, from: column) != .opened { refuse() }
    }
  }

  /// Adopts the column that the user went back to in a collapsed split view. The screens above it are closed.
  public func userDidShow(_ column: NavigationSchema.Column, of tab: Tab) {
    guard case .split(let columns) = state[tab], column != .content || columns.hasContentColumn else {
      return
    }
    let order = NavigationSchema.Column.allCases
    let (new, old) = (order.firstIndex(of: column), order.firstIndex(of: columns.compactColumn))
    if let new, let old, new < old {
      withTrigger(.user) { change(tab) { $0.clear(after: column) } }
    } else {
      keepingRestoration { withTrigger(.user) { change(tab) { $0.compactColumn = column } } }
    }
  }

  /// Adopts the columns that the user wants to see. It is no navigation: a state that waits to be restored still waits.
  public func userDidSetVisibility(_ visibility: NavigationSchema.ColumnVisibility, of tab: Tab) {
    keepingRestoration { withTrigger(.user) { change(tab) { $0.visibility = visibility } } }
  }

  private func keepingRestoration(_ change: () -> Void) {
    let (restoration, link) = (pendingRestoration, launchLink)
    change()
    pendingRestoration = restoration
    launchLink = link
  }

  private func change(_ tab: Tab, _ body: @escaping (inout State.Columns) -> Void) {
    takeAway { state, _ in
      guard case .split(var columns) = state[tab] else { return }
      body(&columns)
      state[tab] = .split(columns)
    }
  }

  /// Whether a screen is on top of the container that was tapped, and the spec has no edge from it to itself.
  func isSecondTap(on route: Route, at level: Int? = nil) -> Bool {
    state.below(level).top == route
      && Definition.map.route(at: route.index)?.edges.contains { $0.target == route.index } == false
  }

  /// Adopts a path in place of another.
  private func adopt(
    _ path: [Route], over old: [Route], at level: Int, _ change: @escaping (inout State) -> Void
  ) {
    guard path != old else { return }
    // A tapped link adds one screen, which may be presented, pinned or guarded.
    if path.count == old.count + 1, let added = path.last, path.dropLast().elementsEqual(old) {
      guard !isSecondTap(on: added, at: level) else { return refuse() }
      let modals = state.modals.count
      if navigate(to: added, from: .detail, at: level) != .opened || state.below(level).top != added
        || state.modals.count > modals
      {
        refuse()
      }
      return
    }
    takeAway { state, _ in change(&state) }
  }
}
