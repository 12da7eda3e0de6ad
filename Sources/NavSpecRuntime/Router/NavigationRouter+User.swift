extension NavigationRouter {
  /// Takes up a path that the user made: by swiping back, or by tapping a link that pushes. The same
  /// checks hold as for code; a path that may not be is refused and the view shows the old one.
  public func userDidSetPath(_ path: [Route], of tab: Tab) {
    adopt(path, over: state[tab].path) { $0.setPath(path, of: tab) }
  }

  /// Takes up the path of a modal's stack that the user made.
  public func userDidSetPath(_ path: [Route], ofModal id: State.Modal.ID) {
    guard let modal = state.modals.first(where: { $0.id == id }) else { return }
    adopt(path, over: modal.path) { $0.setPath(path, ofModal: id) }
  }

  /// Takes up the tab that the user tapped.
  public func userDidSelect(_ tab: Tab) {
    if select(tab) != .opened { refuse() }
  }

  private func adopt(_ path: [Route], over old: [Route], _ change: (inout State) -> Void) {
    guard path != old else { return }
    // A link that was tapped adds one screen: it may be one that is presented, pinned or guarded.
    if path.count == old.count + 1, let added = path.last, path.dropLast().elementsEqual(old) {
      if navigate(to: added) != .opened || state.top != added || state.modals.last?.route == added {
        refuse()
      }
      return
    }
    var next = state
    change(&next)
    if adopt(ifAllowed: next) != .opened { refuse() }
  }
}
