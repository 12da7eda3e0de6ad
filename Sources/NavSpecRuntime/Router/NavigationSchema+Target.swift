nonisolated extension NavigationSchema {
  /// Where a matched link leads from a window whose selected tab is given.
  ///
  /// The answer is nil if the link carries too little for one of its screens, or stacks a screen on a
  /// modal without a stack: a spec with either is refused, so this is the last line of defence.
  public func target(
    of match: LinkTable.Match, in table: LinkTable, currentTab: Int? = nil,
    holds: (Int) -> Bool = { _ in true }
  ) -> NavigationTarget? {
    guard let link = linkList[match.link], routes.indices.contains(match.route) else { return nil }
    var screens: [Screen] = []
    for linked in link.screens {
      guard let values = table.values(of: linked, in: match) else { return nil }
      screens.append(Screen(route: linked.route, values: values))
    }
    return target(
      screens: screens, presentation: link.appearance, tab: link.tab, currentTab: currentTab, holds: holds)
  }

  /// Where a chain of screens leads: cut at each modal, the first part on a tab's stack. Nil if a screen would stack on
  /// a modal without a stack.
  /// - Parameters:
  ///   - screens: The chain from the root up.
  ///   - presentation: How the last appears, if not as its edge or its route says.
  ///   - tab: The tab that a link names.
  ///   - currentTab: The selected tab.
  ///   - holds: Whether a condition holds, by its index.
  public func target(
    screens: [Screen], presentation: Presentation?, tab: Int?, currentTab: Int?,
    holds: (Int) -> Bool = { _ in true }
  ) -> NavigationTarget? {
    guard screens.allSatisfy({ routes.indices.contains($0.route) }) else { return nil }
    var path: [Screen] = []
    var modals: [NavigationTarget.Modal] = []
    for (position, screen) in screens.enumerated() {
      let below = position > 0 ? screens[position - 1] : nil
      let isLast = position == screens.count - 1
      let appearance = appearance(
        of: screen, above: below, override: isLast ? presentation : nil, holds: holds)
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

  /// The edge from a screen to another, its own before one that every screen has; an edge whose
  /// condition does not hold is none.
  func edge(from source: Int, to target: Int, holds: (Int) -> Bool) -> Edge? {
    func leads(_ edge: Edge) -> Bool {
      edge.target == target && edge.when.map { holds($0.condition) != $0.isNegated } ?? true
    }
    let own = routes.indices.contains(source) ? routes[source].edges.first(where: leads) : nil
    return own ?? anywhere.first(where: leads)
  }

  private func appearance(
    of screen: Screen, above below: Screen?, override: Presentation?, holds: (Int) -> Bool
  ) -> Presentation {
    let route = routes[screen.route]
    var presentation = override ?? route.presentation
    var fallback = route.windowFallback
    if override == nil, let below, let edge = edge(from: below.route, to: screen.route, holds: holds) {
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
    var root = roots[position]
    var path = path
    if root.route == first.route {
      root = path.removeFirst()
    } else if roots.contains(where: { $0.route == first.route }), path.count > 1 || !isWhole {
      // The chain starts at another tab's root, which has no place on this stack, unless it is all
      // that the link opens.
      path.removeFirst()
    }
    guard let split = split(at: position) else { return NavigationTarget.Stack(root: root, path: path) }
    return columns(of: path, besides: root, in: split)
  }

  /// The split view of the window, or of a tab; nil for a stack.
  private func split(at position: Int) -> Split? {
    switch container {
    case .split(let split): split
    case .tabs(let tabs): tabs[position].split
    case .root, .external: nil
    }
  }

  /// Fills the columns from left to right. The screens after the detail go above it.
  private func columns(of chain: [Screen], besides sidebar: Screen, in split: Split) -> NavigationTarget.Stack
  {
    var stack = NavigationTarget.Stack(root: sidebar, path: [])
    for screen in chain {
      if stack.detail == nil, split.content != nil, routes[screen.route].column == .content {
        stack.content = screen
      } else if stack.detail == nil {
        stack.detail = screen
      } else {
        stack.path.append(screen)
      }
    }
    return stack
  }
}

nonisolated extension NavigationSchema.Link {
  /// The screens that it opens from the root up, its own route last.
  public var screens: [NavigationSchema.LinkedScreen] {
    stack.isEmpty ? [NavigationSchema.LinkedScreen(route: route)] : stack
  }

  /// How its route appears, if not as that says itself. A link's own window is what it says of it: a link never opens
  /// one.
  public var appearance: NavigationSchema.Presentation? {
    (presentation == .window ? windowFallback : nil) ?? presentation
  }
}
