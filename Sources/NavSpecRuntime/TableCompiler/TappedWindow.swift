/// What a person does in a window, or opens it with.
package nonisolated enum WindowTap: Sendable {
  /// Follows an edge of a screen that shows.
  case edge(to: NavigationSchema.Screen)
  /// Selects the tab at a position.
  case tab(Int)
  /// Opens a link of the schema from outside.
  case link(Int, NavigationTarget)
}

/// A window as people tap in it, without a router, which needs the main actor: screens move, and conditions decide, by
/// the same functions.
package nonisolated struct TappedWindow<Definition: NavigationDefinition> {
  package private(set) var unmet: Set<Int>
  /// The conditions that the last tap asked for.
  package private(set) var required: [Int] = []
  /// The condition that kept the screen of the last tap away. Its redirect shows instead, if it has one.
  package private(set) var blockedBy: Int?
  private var state: NavigationState<Definition>
  /// What shows once the condition of the redirect on top is met.
  private var waiting: NavigationState<Definition>?

  package init(unmet: Set<Int>) {
    self.unmet = unmet
    state = Definition.launch(state: Self.state(unmet))
  }

  /// The routes that a person sees: that of the screen on top, or those of the columns from the left.
  package var shown: [Int] {
    guard state.modals.isEmpty, state.rootReplacement == nil,
      let columns = state[state.selectedTab].columns
    else { return state.top.map { [$0.index] } ?? [] }
    let all: [NavigationSchema.Column] = [.sidebar, .content, .detail]
    return all.compactMap { columns.shown(in: $0)?.index }
  }

  /// The position of the selected tab, 0 in a window without tabs.
  package var selectedTab: Int { state.selectedTab.position }

  /// The window after a tap; nil where nothing is offered to be tapped.
  package func after(_ tap: WindowTap) -> Self? {
    let schema = Definition.map.schema
    var next = state
    switch tap {
    case .edge(let screen):
      guard let route = Definition.Route(screen),
        shown.contains(where: { schema.edge(from: $0, to: screen.route, holds: isMet) != nil })
      else { return nil }
      next.navigate(to: route, holds: isMet)
    case .tab(let position):
      let isHidden = state.top.flatMap { Definition.map.route(at: $0.index)?.hidesTabBar } ?? false
      guard state.modals.isEmpty, state.rootReplacement == nil, !isHidden,
        let tab = Definition.Tab(position: position),
        schema.visibility(ofContainer: position).allSatisfy(isMet)
      else { return nil }
      if tab == next.selectedTab { next[tab].popToRoot(inOneColumn: false) } else { next.selectedTab = tab }
    case .link(_, let target):
      guard let opened = state.opening(target) else { return nil }
      next = opened
    }
    var window = self
    (window.required, window.blockedBy, window.waiting) = (next.requirements(after: state), nil, nil)
    let admission = schema.admission(
      requiring: window.required, above: state.covering?.index, state: Self.state(unmet))
    switch admission {
    case .admitted: window.state = next
    case .redirected(let condition, let screen, _):
      (window.blockedBy, window.waiting) = (condition, next)
      if let route = Definition.Route(screen) { window.state.present(route, as: nil, holds: isMet) }
    case .unavailable(let condition), .deferred(let condition): window.blockedBy = condition
    }
    return window
  }

  /// Changes the answers of conditions: what waited shows, and what lost its condition goes.
  /// - Returns: Whether other screens show.
  package mutating func setUnmet(_ unmet: Set<Int>) -> Bool {
    let screens = state.screens
    self.unmet = unmet
    if let next = waiting, next.requirements(after: state).allSatisfy(isMet) {
      (state, waiting) = (next, nil)
    }
    state.dropLost(state: Self.state(unmet))
    return state.screens != screens
  }

  private func isMet(_ requirement: Int) -> Bool { Self.state(unmet)(requirement) == .met }

  private static func state(_ unmet: Set<Int>) -> (Int) -> ConditionState {
    { .of($0) { unmet.contains($0) ? .unmet : .met } }
  }
}
