/// The moves of language.md §6 as changes of a value. None of them asks about conditions: the router
/// compares the state before and after.
nonisolated extension NavigationState {
  private var schema: NavigationMap { Definition.map }

  private func hasStack(_ modal: Modal) -> Bool {
    schema.route(at: modal.route.index)?.hasStack ?? false
  }

  /// The path on top: the topmost modal's, else the selected tab's.
  var topPath: [Route] {
    get { modals.last?.path ?? self[selectedTab].path }
    set {
      if modals.isEmpty {
        setPath(newValue, of: selectedTab)
      } else {
        modals[modals.count - 1].path = newValue
      }
    }
  }

  mutating func setPath(_ path: [Route], of tab: Definition.Tab) {
    var stack = self[tab]
    stack.path = path
    setStack(stack, of: tab)
  }

  mutating func setPath(_ path: [Route], ofModal id: Modal.ID) {
    guard let index = modals.firstIndex(where: { $0.id == id }) else { return }
    modals[index].path = path
  }

  /// Goes to a screen as the edge from the top screen says, else as the screen itself says.
  mutating func navigate(to route: Route, as explicit: NavigationSchema.Presentation? = nil) {
    guard let target = schema.route(at: route.index) else { return }
    let edge = schema.route(at: top.index)?.edges.first { $0.target == route.index }
    let stated = explicit ?? edge?.presentation
    var presentation = stated ?? target.presentation
    if presentation == .window { presentation = edge?.windowFallback ?? target.windowFallback }
    if !presentation.isModal, let tab = tab(rootedAt: route) {
      modals = []
      selectedTab = tab
      setStack(Stack(root: route), of: tab)
      return
    }
    if let popTo = edge?.popTo { pop(toIndex: popTo, inclusive: edge?.isInclusive ?? false) }
    switch presentation {
    case .sheet, .cover, .popover:
      addModal(route, as: presentation)
    case .replace:
      replaceTop(with: route)
    case .push, .window:
      if stated == nil, let pin = target.tab.flatMap(Definition.Tab.init(position:)), pin != selectedTab {
        modals = []
        selectedTab = pin
      }
      push(route)
    }
  }

  /// The tab whose declared root is this very screen: the selected one if it is among several.
  private func tab(rootedAt route: Route) -> Definition.Tab? {
    if Definition.root(of: selectedTab) == route { return selectedTab }
    let index = route.index
    for (position, root) in schema.stackRoots.enumerated() where root.route == index {
      if let tab = Definition.Tab(position: position), Definition.root(of: tab) == route { return tab }
    }
    return nil
  }

  /// Pushes on the nearest stack; a modal without one goes first.
  mutating func push(_ route: Route) {
    while let modal = modals.last, !hasStack(modal) { modals.removeLast() }
    topPath.append(route)
  }

  mutating func present(_ route: Route, as explicit: NavigationSchema.Presentation?) {
    guard let target = schema.route(at: route.index) else { return }
    let edge = schema.route(at: top.index)?.edges.first { $0.target == route.index }
    var presentation = explicit ?? edge?.presentation ?? target.presentation
    if presentation == .window { presentation = edge?.windowFallback ?? target.windowFallback }
    addModal(route, as: presentation.isModal ? presentation : .sheet)
  }

  private mutating func replaceTop(with route: Route) {
    if !topPath.isEmpty {
      topPath[topPath.count - 1] = route
    } else if modals.isEmpty {
      setStack(Stack(root: route), of: selectedTab)
    } else {
      modals[modals.count - 1].route = route
    }
  }

  mutating func pop() {
    if !topPath.isEmpty { topPath.removeLast() }
  }

  /// Goes back to the nearest screen equal to this one on the stack on top.
  mutating func pop(to route: Route) {
    if let position = topPath.lastIndex(of: route) {
      topPath.removeSubrange((position + 1)...)
    } else if route == modals.last?.route || (modals.isEmpty && route == self[selectedTab].root) {
      topPath = []
    }
  }

  private mutating func pop(toIndex index: Int, inclusive: Bool) {
    if let position = topPath.lastIndex(where: { $0.index == index }) {
      topPath.removeSubrange((inclusive ? position : position + 1)...)
    } else if (modals.last?.route ?? self[selectedTab].root).index == index {
      topPath = []
    }
  }

  /// Removes a modal and what stands on it; another identity changes nothing.
  mutating func dismiss(_ id: Modal.ID) {
    guard let index = modals.firstIndex(where: { $0.id == id }) else { return }
    modals.removeSubrange(index...)
  }

  /// Removes every screen for which the answer is true, and what stands on it. A tab's root becomes
  /// the declared one.
  mutating func drop(where isLost: (Route) -> Bool) {
    for tab in Definition.Tab.allCases {
      var stack = self[tab]
      let declared = Definition.root(of: tab)
      if stack.root != declared, isLost(stack.root) {
        stack = Stack(root: declared)
      } else if let position = stack.path.firstIndex(where: isLost) {
        stack.path.removeSubrange(position...)
      } else {
        continue
      }
      // What is above the window stands on the stack that is in front.
      if tab == selectedTab { modals = [] }
      setStack(stack, of: tab)
    }
    for (index, modal) in modals.enumerated() {
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
