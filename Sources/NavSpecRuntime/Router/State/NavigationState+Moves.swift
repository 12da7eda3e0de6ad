/// The moves of docs/language/navigation.md as changes of a value. They do not check conditions. The router
/// compares the state before and after.
nonisolated extension NavigationState {
  private var map: SchemaIndex { Definition.map }

  private func hasStack(_ modal: Modal) -> Bool { map.route(at: modal.route.index)?.hasStack ?? false }

  mutating func setPath(_ path: [Route], ofModal id: Modal.ID) {
    guard let index = modals.firstIndex(where: { $0.id == id }) else { return }
    modals[index].path = path
  }

  /// How a screen appears when it is reached from the screen it starts from: as told, as a declared edge
  /// whose condition holds says, else as it says itself.
  func appearance(
    of route: Route, as explicit: NavigationSchema.Presentation? = nil,
    from source: NavigationSchema.Column? = nil, holds: (Int) -> Bool = { _ in true }
  ) -> (edge: NavigationSchema.Edge?, stated: NavigationSchema.Presentation?, NavigationSchema.Presentation)?
  {
    guard let target = map.route(at: route.index) else { return nil }
    let origin = origin(of: route, from: source)
    let edge = map.schema.edge(from: origin?.index ?? -1, to: route.index, holds: holds)
    let stated = explicit ?? edge?.presentation
    return (edge, stated, stated ?? target.presentation)
  }

  /// The screen that a navigation to another starts from: the one on top. In a split view it is the screen of
  /// the given column, else of the innermost column that leads there.
  private func origin(of route: Route, from source: NavigationSchema.Column?) -> Route? {
    guard modals.isEmpty, rootReplacement == nil, case .split(let columns) = self[selectedTab] else {
      return top
    }
    return columns.shown(in: source ?? columns.source(of: route)) ?? top
  }

  /// Goes to a screen as the edge from the screen it starts from says, else as the screen itself says.
  mutating func navigate(
    to route: Route, as explicit: NavigationSchema.Presentation? = nil,
    orElse fallback: NavigationSchema.Presentation? = nil, from source: NavigationSchema.Column? = nil,
    token: ResultToken? = nil,
    holds: (Int) -> Bool = { _ in true }
  ) {
    guard let target = map.route(at: route.index),
      case let (edge, stated, wanted)? = appearance(of: route, as: explicit, from: source, holds: holds)
    else { return }
    let presentation =
      wanted == .window ? fallback ?? edge?.windowFallback ?? target.windowFallback : wanted
    if !presentation.isModal, !isSingleWindow, let tab = tab(rootedAt: route) {
      modals = []
      rootReplacement = nil
      selectedTab = tab
      self[tab] = .declared(in: tab)
      return
    }
    if let popTo = edge?.popTo { pop(toIndex: popTo, inclusive: edge?.isInclusive ?? false) }
    switch presentation {
    case .sheet, .cover, .popover:
      addModal(route, as: presentation, token: token)
    case .replace:
      replaceTop(with: route)
    case .push, .window:
      if stated == nil, !isSingleWindow, let pin = target.tab.flatMap(Definition.Tab.init(position:)),
        pin != selectedTab || rootReplacement != nil
      {
        modals = []
        rootReplacement = nil
        selectedTab = pin
      }
      push(route, from: source)
    }
  }

  /// The state without the modals above a level, the number of those that stay; all stay for nil.
  func below(_ level: Int?) -> Self {
    var state = self
    if let level, level < modals.count { state.modals.removeSubrange(level...) }
    return state
  }

  /// Moves in the container below so many modals. Those above it stay, unless the move leaves the container.
  mutating func atLevel(_ level: Int?, _ move: (inout Self) -> Void) {
    let above = modals.dropFirst(level ?? modals.count)
    var next = below(level)
    move(&next)
    let stays =
      next.selectedTab == selectedTab && (next.rootReplacement == nil) == (rootReplacement == nil)
      && next.modals.count >= modals.count - above.count
    if stays { next.modals.insert(contentsOf: above, at: modals.count - above.count) }
    self = next
  }

  /// The tab whose declared root is this very screen: the selected one if it is among several.
  private func tab(rootedAt route: Route) -> Definition.Tab? {
    if Definition.root(of: selectedTab) == route { return selectedTab }
    let index = route.index
    for (position, root) in map.stackRoots.enumerated() where root.route == index {
      if let tab = Definition.Tab(position: position), Definition.root(of: tab) == route { return tab }
    }
    return nil
  }

  /// Pushes on the nearest stack; a modal or a root replacement without one goes first.
  private mutating func push(_ route: Route, from source: NavigationSchema.Column?) {
    while let modal = modals.last, !hasStack(modal) { modals.removeLast() }
    if modals.isEmpty, let redirect = rootReplacement?.first, map.route(at: redirect.index)?.hasStack == true
    {
      rootReplacement?.append(route)
    } else if modals.isEmpty {
      rootReplacement = nil
      self[selectedTab].push(route, from: source)
    } else {
      modals[modals.count - 1].path.append(route)
    }
  }

  mutating func present(
    _ route: Route, as explicit: NavigationSchema.Presentation?, holds: (Int) -> Bool = { _ in true },
    token: ResultToken? = nil
  ) {
    guard let target = map.route(at: route.index),
      case let (edge, _, wanted)? = appearance(of: route, as: explicit, holds: holds)
    else { return }
    let presentation = wanted == .window ? edge?.windowFallback ?? target.windowFallback : wanted
    addModal(route, as: presentation.isModal ? presentation : .sheet, token: token)
  }

  private mutating func replaceTop(with route: Route) {
    guard let modal = modals.last else {
      guard let rootReplacement, rootReplacement.count > 1 else {
        self.rootReplacement = nil
        return self[selectedTab].replaceTop(with: route)
      }
      self.rootReplacement = rootReplacement.dropLast() + [route]
      return
    }
    if modal.path.isEmpty {
      modals[modals.count - 1].route = route
    } else {
      modals[modals.count - 1].path[modal.path.count - 1] = route
    }
  }

  mutating func pop() {
    guard let modal = modals.last else {
      guard let rootReplacement else { return self[selectedTab].pop() }
      if rootReplacement.count > 1 { self.rootReplacement = rootReplacement.dropLast() }
      return
    }
    if !modal.path.isEmpty { modals[modals.count - 1].path.removeLast() }
  }

  mutating func popToRoot() {
    if !modals.isEmpty {
      modals[modals.count - 1].path = []
    } else if let rootReplacement {
      self.rootReplacement = Array(rootReplacement.prefix(1))
    } else {
      self[selectedTab].popToRoot()
    }
  }

  /// Goes back to the nearest screen equal to this one on the stack on top.
  mutating func pop(to route: Route) {
    guard let modal = modals.last else {
      guard let rootReplacement else {
        _ = self[selectedTab].pop(to: { $0 == route })
        return
      }
      if let position = rootReplacement.lastIndex(of: route) {
        self.rootReplacement = Array(rootReplacement.prefix(position + 1))
      }
      return
    }
    if let position = modal.path.lastIndex(of: route) {
      modals[modals.count - 1].path.removeSubrange((position + 1)...)
    } else if modal.route == route {
      modals[modals.count - 1].path = []
    }
  }

  /// Goes back to the nearest screen of a route, and closes the modals above it. Nothing happens if there is
  /// none.
  private mutating func pop(toIndex index: Int, inclusive: Bool) {
    for position in modals.indices.reversed() {
      if let place = modals[position].path.lastIndex(where: { $0.index == index }) {
        modals.removeSubrange((position + 1)...)
        modals[position].path.removeSubrange((inclusive ? place : place + 1)...)
        return
      }
      if modals[position].route.index == index {
        modals.removeSubrange((inclusive ? position : position + 1)...)
        if !inclusive { modals[position].path = [] }
        return
      }
    }
    if let rootReplacement {
      guard let position = rootReplacement.lastIndex(where: { $0.index == index }) else { return }
      modals = []
      self.rootReplacement = Array(rootReplacement.prefix(max(1, inclusive ? position : position + 1)))
    } else if self[selectedTab].pop(to: { $0.index == index }, inclusive: inclusive) {
      modals = []
    }
  }

  /// Removes a modal and the modals above it. An unknown identity changes nothing.
  mutating func dismiss(_ id: Modal.ID) {
    guard let index = modals.firstIndex(where: { $0.id == id }) else { return }
    modals.removeSubrange(index...)
  }

  /// Removes every screen for which the closure returns true, and the screens above it. A lost root becomes
  /// the declared one. Some stacks lose nothing.
  mutating func drop(sparing spared: [StackPlace<Definition.Tab>] = [], where isLost: (Route) -> Bool) {
    if isSingleWindow, !spared.contains(.tab(selectedTab)), case let root = self[selectedTab].root,
      isLost(root)
    {
      // A window of one screen closes with its screen, and shows nothing until then.
      self[selectedTab] = .stack(Stack(root: root))
      rootReplacement = []
      modals = []
      return
    }
    if let rootReplacement, !spared.contains(.rootReplacement),
      let position = rootReplacement.firstIndex(where: isLost)
    {
      self.rootReplacement = Array(rootReplacement[..<position])
      modals = []
    }
    for tab in tabs where !spared.contains(.tab(tab)) && self[tab].drop(in: tab, where: isLost) {
      // The modals belong to the stack in front.
      if tab == selectedTab, rootReplacement == nil { modals = [] }
    }
    for (index, modal) in modals.enumerated() where !spared.contains(.modal(modal.id)) {
      if isLost(modal.route) {
        modals.removeSubrange(index...)
        return
      }
      if let position = modal.path.firstIndex(where: isLost) {
        modals[index].path.removeSubrange(position...)
        modals.removeSubrange((index + 1)...)
        return
      }
    }
  }
}
