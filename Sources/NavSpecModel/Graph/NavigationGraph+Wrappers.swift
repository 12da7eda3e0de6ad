package import NavSpecDiagnostics

extension NavigationGraph {
  /// The tabs; the window in the place of one where it has none.
  package var stacks: [Tab] {
    let (root, split): (Screen, Split?)
    switch container {
    case .tabs(let tabs): return tabs
    case .root(let screen): (root, split) = (screen, nil)
    case .split(let columns): (root, split) = (columns.sidebar, columns)
    case .external, .missing: return []
    }
    var window = Tab(name: Located("root", at: root.range), spec: TabSpec(range: root.range), root: root)
    window.spec.wrapper = wrapper
    (window.isWindow, window.split, window.search) = (true, split, search)
    return [window]
  }

  /// The views around stacks that are shown, each with its tab, which is nil for a modal's, and the route at its root.
  package var wrappers: [(tab: Tab?, route: Route, view: Located<ViewSpec>)] {
    let stacks = stacks
    guard !stacks.isEmpty else { return [] }
    var wrappers: [(tab: Tab?, route: Route, view: Located<ViewSpec>)] = []
    for tab in stacks where tab.split == nil && !tab.isExternal {
      if let view = tab.wrapper { wrappers.append((tab, routes[tab.root.route], view)) }
    }
    for route in routes where route.hasStack {
      if let view = route.wrapper { wrappers.append((nil, route, view)) }
    }
    return wrappers
  }
}
