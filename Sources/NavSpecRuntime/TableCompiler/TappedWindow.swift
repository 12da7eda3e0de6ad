/// A window as people tap in it, without a router, which needs the main actor: screens move, and conditions decide, by
/// the same functions.
package nonisolated struct TappedWindow<Definition: NavigationDefinition> {
  /// What a person does.
  package nonisolated enum Tap {
    /// Follows an edge of a screen that shows.
    case edge(to: Definition.Route)
    /// Selects the tab at a position.
    case tab(Int)
    /// Opens a link from outside.
    case link(NavigationTarget)
  }

  /// What a tap did.
  package nonisolated struct Outcome {
    package var window: TappedWindow
    /// The conditions that it asked for.
    package var required: [Int]
    /// The one that kept the screen away. Its redirect shows instead, if it has one.
    package var blockedBy: Int?
  }

  /// The conditions that do not hold.
  package private(set) var unmet: Set<Int>
  private var state: NavigationState<Definition>
  /// What shows once the condition of the redirect on top is met.
  private var waiting: NavigationState<Definition>?

  /// A window at launch.
  package init(unmet: Set<Int>) {
    self.unmet = unmet
    state = Definition.launch { unmet.contains($0) ? .unmet : .met }
  }

  /// The routes that a person sees: that of the screen on top, or those of the columns from the left.
  package var shown: [Int] {
    if state.modals.isEmpty, state.rootReplacement == nil,
      case .split(let columns) = state[state.selectedTab]
    {
      let all: [NavigationSchema.Column] = [.sidebar, .content, .detail]
      return all.compactMap { columns.shown(in: $0)?.index }
    }
    return state.top.map { [$0.index] } ?? []
  }

  /// The position of the selected tab, 0 in a window without tabs.
  package var selectedTab: Int { state.selectedTab.position }

  /// Whether the tab bar can be tapped.
  package var showsTabs: Bool {
    state.modals.isEmpty && state.rootReplacement == nil
      && state.top.flatMap { Definition.map.route(at: $0.index)?.hidesTabBar } != true
  }

  /// What a tap does; nil where nothing is offered to be tapped.
  package func outcome(of tap: Tap) -> Outcome? {
    var next = state
    switch tap {
    case .edge(let route):
      let schema = Definition.map.schema
      guard shown.contains(where: { schema.edge(from: $0, to: route.index, holds: isMet) != nil })
      else { return nil }
      next.navigate(to: route, holds: isMet)
    case .tab(let position):
      guard showsTabs, let tab = Definition.Tab(position: position),
        Definition.map.schema.visibility(ofContainer: position).allSatisfy(isMet)
      else { return nil }
      if tab == next.selectedTab { next[tab].popToRoot() } else { next.selectedTab = tab }
    case .link(let target):
      guard let opened = state.opening(target) else { return nil }
      next = opened
    }
    return outcome(of: next)
  }

  private func outcome(of next: NavigationState<Definition>) -> Outcome {
    var window = self
    let required = requirements(of: next)
    let below = state.modals.last?.route ?? state.rootReplacement?.first
    switch Definition.map.schema.admission(requiring: required, above: below?.index, state: state(of:)) {
    case .admitted:
      (window.state, window.waiting) = (next, nil)
      return Outcome(window: window, required: required)
    case .redirected(let condition, let screen, _):
      if let route = Definition.Route(screen) { window.state.present(route, as: nil, holds: isMet) }
      window.waiting = next
      return Outcome(window: window, required: required, blockedBy: condition)
    case .unavailable(let condition), .deferred(let condition):
      return Outcome(window: window, required: required, blockedBy: condition)
    }
  }

  /// Changes the answers of conditions: what waited shows, and what lost its condition goes.
  /// - Returns: Whether other screens show.
  package mutating func setUnmet(_ unmet: Set<Int>) -> Bool {
    guard unmet != self.unmet else { return false }
    self.unmet = unmet
    let screens = state.screens
    if let next = waiting, requirements(of: next).allSatisfy(isMet) { (state, waiting) = (next, nil) }
    let map = Definition.map
    state.drop { screen in
      Definition.requirements(of: screen).contains {
        unmet.contains($0) && !map.keepsScreens(afterLossOf: $0)
      }
    }
    let required = map.schema.requirements(ofContainer: selectedTab)
    if state.rootReplacement != nil || !required.allSatisfy(isMet) {
      state = Definition.launch { unmet.contains($0) ? .unmet : .met }
    }
    return state.screens != screens
  }

  private func requirements(of next: NavigationState<Definition>) -> [Int] {
    next.shape.requirements(
      after: state.shape, visibility: { Definition.map.schema.visibility(ofContainer: $0) },
      of: Definition.requirements(of:))
  }

  private func isMet(_ condition: Int) -> Bool { !unmet.contains(condition) }

  private func state(of condition: Int) -> ConditionState { isMet(condition) ? .met : .unmet }
}
