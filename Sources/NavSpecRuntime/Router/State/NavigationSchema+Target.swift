nonisolated extension NavigationSchema {
  /// Where a matched link leads from a window whose selected tab is given.
  ///
  /// The answer is nil if the link carries too little for one of its screens, or stacks a screen on a
  /// modal without a stack: a spec with either is refused, so this is the last line of defence.
  public func target(
    of match: LinkTable.Match, in table: LinkTable, currentTab: Int? = nil
  ) -> NavigationTarget? {
    guard let link = linkList[match.link], routes.indices.contains(match.route) else { return nil }
    var screens: [Screen] = []
    for linked in link.screens {
      guard let values = table.values(of: linked, in: match) else { return nil }
      screens.append(Screen(route: linked.route, values: values))
    }
    return target(screens: screens, presentation: link.appearance, tab: link.tab, currentTab: currentTab)
  }

  /// Where a screen leads above its declared parents, then alone: a parent that is presented without a stack has no place
  /// for it.
  func targets(of screen: Screen, in table: LinkTable, currentTab: Int? = nil) -> [NavigationTarget] {
    [table.chain(to: screen), [screen]].compactMap {
      target(screens: $0, presentation: nil, tab: nil, currentTab: currentTab)
    }
  }

  /// Where a chain of screens leads: cut at each modal, the first part on a tab's stack. Nil if a screen would stack on
  /// a modal without a stack.
  /// - Parameters:
  ///   - screens: The chain from the root up.
  ///   - presentation: How the last appears, if not as its edge or its route says.
  ///   - tab: The tab that a link names.
  ///   - currentTab: The selected tab.
  public func target(
    screens: [Screen], presentation: Presentation?, tab: Int?, currentTab: Int?
  ) -> NavigationTarget? {
    guard screens.allSatisfy({ routes.indices.contains($0.route) }),
      case let appearances = appearances(of: screens.map { $0.route }, last: presentation),
      appearances.count == screens.count
    else { return nil }
    var path: [Screen] = []
    var modals: [NavigationTarget.Modal] = []
    for (screen, appearance) in zip(screens, appearances) {
      switch appearance {
      case .sheet, .cover, .popover:
        modals.append(NavigationTarget.Modal(screen: screen, presentation: appearance))
      case .push, .window, .replace:
        guard let top = modals.last else {
          if appearance == .replace, !path.isEmpty { path.removeLast() }
          path.append(screen)
          continue
        }
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

  /// How the screens of a chain appear, from the root up: the last as its link says, else each as the edge from the
  /// screen before it says, if exactly one leads there, else as it says itself. Conditions play no part.
  ///
  /// The list ends before a screen that would be pushed on a modal without a stack.
  public func appearances(of chain: [Int], last: Presentation?) -> [Presentation] {
    var appearances: [Presentation] = []
    var modal: Int?
    for (position, index) in chain.enumerated() {
      let stated = position == chain.count - 1 ? last : nil
      let edge = stated == nil && position > 0 ? onlyEdge(from: chain[position - 1], to: index) : nil
      var appearance = stated ?? edge?.presentation ?? routes[index].presentation
      if appearance == .window { appearance = edge?.windowFallback ?? routes[index].windowFallback }
      if appearance.isModal {
        modal = index
      } else if let modal, !routes[modal].hasStack {
        break
      }
      appearances.append(appearance)
    }
    return appearances
  }

  /// The edge from a screen to another, if there is no second one.
  private func onlyEdge(from source: Int, to target: Int) -> Edge? {
    let edges = [routes[source].edges, anywhere].flatMap { $0.filter { $0.target == target } }
    return edges.count == 1 ? edges[0] : nil
  }

  /// The tab a chain opens in, in this order: named by the link, pinned, rooted there, current.
  private func tab(for screens: [Screen], named: Int?, current: Int?) -> Int? {
    let tabs = tabs
    guard !tabs.isEmpty else { return nil }
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
    return current ?? launchTab
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
