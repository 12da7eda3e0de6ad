nonisolated extension NavigationSchema {
  /// Where a matched link leads from a window whose selected tab is given.
  ///
  /// The answer is nil if the link carries too little for one of its screens, or stacks a screen on a
  /// modal without a stack: a spec with either is refused, so this is the last line of defence.
  public func target(
    of match: LinkTable.Match, in table: LinkTable, currentTab: Int? = nil
  ) -> NavigationTarget? {
    guard links.indices.contains(match.link), routes.indices.contains(match.route) else { return nil }
    let link = links[match.link]
    var screens: [Screen] = []
    for linked in link.stack.isEmpty ? [LinkedScreen(route: match.route)] : link.stack {
      guard let values = table.values(of: linked, in: match) else { return nil }
      screens.append(Screen(route: linked.route, values: values))
    }
    // A link's own window is what it says of it: windows are not to be had yet.
    let presentation = link.presentation == .window ? link.windowFallback : nil
    return target(
      screens: screens, presentation: presentation ?? link.presentation, tab: link.tab,
      currentTab: currentTab)
  }

  /// The conditions that must hold to open a target, in the order in which they are asked: the tab's,
  /// then each screen's from the bottom up.
  public func requirements(of target: NavigationTarget) -> [Int] {
    var required: [Int] = []
    if case .tabs(let tabs) = container, let tab = target.tab, tabs.indices.contains(tab) {
      if let condition = tabs[tab].visibleWhen { required.append(condition) }
      // A modal alone leaves the tab's stack as it is, and shows its root below.
      if target.stack == nil, routes.indices.contains(tabs[tab].root.route) {
        required += routes[tabs[tab].root.route].requirements
      }
    }
    for screen in target.screens where routes.indices.contains(screen.route) {
      required += routes[screen.route].requirements
    }
    return required
  }

  /// Where a chain of screens leads: cut at each modal, the first part on a tab's stack.
  func target(
    screens: [Screen], presentation: Presentation?, tab: Int?, currentTab: Int?
  ) -> NavigationTarget? {
    guard screens.allSatisfy({ routes.indices.contains($0.route) }) else { return nil }
    var path: [Screen] = []
    var modals: [NavigationTarget.Modal] = []
    for (position, screen) in screens.enumerated() {
      let below = position > 0 ? screens[position - 1] : nil
      let isLast = position == screens.count - 1
      let appearance = appearance(
        of: screen, above: below, override: isLast ? presentation : nil)
      switch appearance {
      case .sheet, .cover, .popover:
        modals.append(NavigationTarget.Modal(screen: screen, presentation: appearance))
      case .push, .window, .replace:
        guard let top = modals.last else {
          if appearance == .replace, !path.isEmpty { path.removeLast() }
          path.append(screen)
          continue
        }
        guard routes[top.screen.route].hasStack else { return nil }
        if appearance == .replace, !top.path.isEmpty { modals[modals.count - 1].path.removeLast() }
        modals[modals.count - 1].path.append(screen)
      }
    }
    let tab = self.tab(for: screens, named: tab, current: currentTab)
    guard !path.isEmpty else {
      return NavigationTarget(tab: tab, stack: nil, modals: modals)
    }
    return NavigationTarget(
      tab: tab, stack: stack(of: path, in: tab ?? 0, isWhole: modals.isEmpty), modals: modals)
  }

  private func appearance(
    of screen: Screen, above below: Screen?, override: Presentation?
  ) -> Presentation {
    let route = routes[screen.route]
    var presentation = override ?? route.presentation
    var fallback = route.windowFallback
    if override == nil, let below,
      let edge = routes[below.route].edges.first(where: { $0.target == screen.route })
    {
      presentation = edge.presentation ?? route.presentation
      fallback = edge.windowFallback ?? fallback
    }
    return presentation == .window ? fallback : presentation
  }

  /// The tab a chain opens in, by the order of language.md: named by the link, pinned, rooted there,
  /// current.
  private func tab(for screens: [Screen], named: Int?, current: Int?) -> Int? {
    guard case .tabs(let tabs) = container, !tabs.isEmpty else { return nil }
    if let named, tabs.indices.contains(named) { return named }
    for screen in screens.reversed() {
      if let pin = routes[screen.route].tab, tabs.indices.contains(pin) { return pin }
    }
    let current = current.flatMap { tabs.indices.contains($0) ? $0 : nil }
    if let first = screens.first {
      let rooted = tabs.indices.filter { tabs[$0].root.route == first.route }
      if let current, rooted.contains(current) { return current }
      if let tab = rooted.first { return tab }
    }
    return current ?? tabs.firstIndex { $0.visibleWhen == nil } ?? 0
  }

  private func stack(of path: [Screen], in position: Int, isWhole: Bool) -> NavigationTarget.Stack {
    let roots = stackRoots
    guard roots.indices.contains(position), let first = path.first else {
      return NavigationTarget.Stack(root: nil, path: path)
    }
    let root = roots[position]
    if root.route == first.route {
      return NavigationTarget.Stack(root: first, path: Array(path.dropFirst()))
    }
    // The chain starts at another tab's root, which has no place on this stack, unless it is all
    // that the link opens.
    if roots.contains(where: { $0.route == first.route }), path.count > 1 || !isWhole {
      return NavigationTarget.Stack(root: root, path: Array(path.dropFirst()))
    }
    return NavigationTarget.Stack(root: root, path: path)
  }
}
