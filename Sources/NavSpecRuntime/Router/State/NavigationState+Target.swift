nonisolated extension NavigationState {
  /// Makes this state the target's; nil, and nothing changed, if a screen cannot be built.
  func opening(_ target: NavigationTarget) -> Self? {
    var state = self
    state.modals = []
    var shown = modals[...]
    if let tab = target.tab, !isSingleWindow {
      guard let tab = Definition.Tab(position: tab) else { return nil }
      state.selectedTab = tab
    }
    if !target.isModalAlone(in: isSingleWindow ? nil : selectedTab.position) { state.rootReplacement = nil }
    if let stack = target.stack {
      guard let container = state.container(of: stack) else { return nil }
      state[state.selectedTab] = container
    }
    for modal in target.modals {
      guard let route = Route(modal.screen), let path: [Route] = modal.path.routes() else {
        return nil
      }
      // Screens that are already shown stay. They are not built again, and their results are still awaited.
      if var same = shown.popFirst(), same.route == route, same.presentation == modal.presentation {
        same.path = path
        state.modals.append(same)
      } else {
        shown = []
        state.addModal(route, as: modal.presentation, path: path)
      }
    }
    return state
  }

  private func container(of stack: NavigationTarget.Stack) -> Container? {
    guard var path: [Route] = stack.path.routes() else { return nil }
    if isSingleWindow {
      // A window of one screen keeps it, and shows above it what the link leads through.
      let columns = [stack.content, stack.detail].compactMap { $0 }
      guard let inner: [Route] = columns.routes() else { return nil }
      path = (inner + path).filter { $0 != self[selectedTab].root }
      return .stack(Stack(root: self[selectedTab].root, path: path))
    }
    var root = Definition.root(of: selectedTab)
    if let screen = stack.root {
      guard let route = Route(screen) else { return nil }
      root = route
    }
    switch Container.declared(in: selectedTab) {
    case .stack:
      return .stack(Stack(root: root, path: path))
    case .split(var columns):
      columns.sidebar = root
      if let content = stack.content {
        guard let route = Route(content) else { return nil }
        columns.push(route, from: .sidebar)
      }
      if let detail = stack.detail {
        guard let route = Route(detail) else { return nil }
        columns.detail = route
        columns.compactColumn = .detail
        columns.path = path
      }
      // A link that leads to the sidebar shows it.
      if stack.content == nil, stack.detail == nil { columns.compactColumn = .sidebar }
      return .split(columns)
    }
  }
}
