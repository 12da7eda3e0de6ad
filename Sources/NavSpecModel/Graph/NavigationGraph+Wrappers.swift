package import NavSpecDiagnostics

extension NavigationGraph {
  /// The views around stacks that are shown, each with its tab, which is nil for a modal's, and the route at its root.
  package var wrappers: [(tab: Tab?, route: Route, view: Located<ViewSpec>)] {
    var wrappers: [(tab: Tab?, route: Route, view: Located<ViewSpec>)] = []
    switch container {
    case .tabs(let tabs):
      for tab in tabs where tab.split == nil && !tab.isExternal {
        if let view = tab.wrapper { wrappers.append((tab, routes[tab.root.route], view)) }
      }
    case .root(let screen):
      if let wrapper {
        let window = Tab(
          name: Located("root", at: screen.range), spec: TabSpec(range: screen.range), root: screen)
        wrappers.append((window, routes[screen.route], wrapper))
      }
    case .split: break
    case .external, .missing: return []
    }
    for route in routes where route.hasStack {
      if let view = route.wrapper { wrappers.append((nil, route, view)) }
    }
    return wrappers
  }
}
