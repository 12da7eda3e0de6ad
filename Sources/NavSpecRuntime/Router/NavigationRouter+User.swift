/// What the view layer tells the router: the same checks hold as for code, and a change that may not be
/// is refused, so that the view shows the old state again.
extension NavigationRouter {
  /// Takes up a path that the user made: by swiping back, or by tapping a link that pushes.
  public func userDidSetPath(_ path: [Route], of tab: Tab) {
    // A link is tapped in the tab that is seen; going back may end when that is another one already.
    guard state.rootReplacement == nil, tab == selectedTab || state[tab].path.starts(with: path) else {
      return refuse()
    }
    withTrigger(.user) { adopt(path, over: state[tab].path) { $0[tab].setPath(path) } }
  }

  /// Takes up the path above the redirect that stands in place of the tabs.
  public func userDidSetRootReplacementPath(_ path: [Route]) {
    guard let rootReplacement = state.rootReplacement, let redirect = rootReplacement.first else { return }
    guard path.isEmpty || Definition.map.route(at: redirect.index)?.hasStack == true else { return refuse() }
    withTrigger(.user) {
      adopt(path, over: Array(rootReplacement.dropFirst())) { $0.rootReplacement = [redirect] + path }
    }
  }

  /// Takes up the path of a modal's stack that the user made.
  public func userDidSetPath(_ path: [Route], ofModal id: State.Modal.ID) {
    guard let modal = state.modals.first(where: { $0.id == id }) else { return }
    guard path.isEmpty || Definition.map.route(at: modal.route.index)?.hasStack == true else {
      return refuse()
    }
    withTrigger(.user) { adopt(path, over: modal.path) { $0.setPath(path, ofModal: id) } }
  }

  /// Takes up the tab that the user tapped.
  public func userDidSelect(_ tab: Tab) {
    withTrigger(.user) {
      guard tab == selectedTab, !state.isSingleWindow, state.rootReplacement == nil else {
        if select(tab) != .opened { refuse() }
        return
      }
      var next = state
      next[tab].popToRoot()
      takeAway(to: next)
    }
  }

  /// Takes up that the user dragged a modal away. A draft may refuse.
  public func userDidDismiss(_ id: State.Modal.ID) {
    withTrigger(.user) {
      var next = state
      next.dismiss(id)
      takeAway(to: next)
    }
  }

  /// Makes a change of the user's that takes screens away, unless a draft among them refuses.
  private func takeAway(to next: State) {
    guard next != state else { return }
    let found = state
    let isHeld = !state.drafts(leavingFor: next).allSatisfy { mayLeave($0) }
    // A hook that went somewhere itself has the last word.
    if isHeld || state != found || goBack(to: next) != .opened { refuse() }
  }

  /// Takes up what the user chose in the sidebar or in the middle column; nil gives the choice up.
  public func userDidChoose(_ route: Route?, in column: NavigationSchema.Column, of tab: Tab) {
    withTrigger(.user) {
      guard let route else { return change(tab) { $0.clear(after: column) } }
      guard tab == selectedTab else { return }
      if navigate(to: route, from: column) != .opened { refuse() }
    }
  }

  /// Takes up the column that the user went back to where there is room for one only: what stood on it
  /// is given up.
  public func userDidShow(_ column: NavigationSchema.Column, of tab: Tab) {
    withTrigger(.user) {
      change(tab) { columns in
        guard column != .content || columns.hasContentColumn else { return }
        let order = NavigationSchema.Column.allCases
        let (new, old) = (order.firstIndex(of: column), order.firstIndex(of: columns.compactColumn))
        if let new, let old, new < old {
          columns.clear(after: column)
        } else {
          columns.compactColumn = column
        }
      }
    }
  }

  /// Takes up which columns the user wants to see.
  public func userDidSetVisibility(_ visibility: NavigationSchema.ColumnVisibility, of tab: Tab) {
    withTrigger(.user) { change(tab) { $0.visibility = visibility } }
  }

  private func change(_ tab: Tab, _ body: (inout State.Columns) -> Void) {
    guard case .split(var columns) = state[tab] else { return }
    body(&columns)
    var next = state
    next[tab] = .split(columns)
    takeAway(to: next)
  }

  private func adopt(_ path: [Route], over old: [Route], _ change: (inout State) -> Void) {
    guard path != old else { return }
    // A link that was tapped adds one screen: it may be one that is presented, pinned or guarded.
    if path.count == old.count + 1, let added = path.last, path.dropLast().elementsEqual(old) {
      if navigate(to: added, from: .detail) != .opened || state.top != added
        || state.modals.last?.route == added
      {
        refuse()
      }
      return
    }
    var next = state
    change(&next)
    takeAway(to: next)
  }
}
