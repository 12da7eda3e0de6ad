nonisolated extension NavigationState {
  /// Makes this state the target's; nil, and nothing changed, if a screen cannot be built.
  func opening(_ target: NavigationTarget) -> Self? {
    var state = self
    state.modals = []
    if let tab = target.tab {
      guard let tab = Definition.Tab(position: tab) else { return nil }
      state.selectedTab = tab
    }
    if let stack = target.stack {
      guard let path = Self.routes(of: stack.path) else { return nil }
      var root = Definition.root(of: state.selectedTab)
      if let screen = stack.root {
        guard let route = Route(index: screen.route, values: screen.values) else { return nil }
        root = route
      }
      state.setStack(Stack(root: root, path: path), of: state.selectedTab)
    }
    for modal in target.modals {
      guard let route = Route(index: modal.screen.route, values: modal.screen.values),
        let path = Self.routes(of: modal.path)
      else { return nil }
      state.addModal(route, as: modal.presentation, path: path)
    }
    return state
  }

  private static func routes(of screens: [NavigationSchema.Screen]) -> [Route]? {
    var routes: [Route] = []
    for screen in screens {
      guard let route = Route(index: screen.route, values: screen.values) else { return nil }
      routes.append(route)
    }
    return routes
  }
}
