nonisolated extension RouteDefinition {
  /// Whether the screens that require a condition must close: it is unmet and does not keep them.
  static func isLost(condition: Int, state: (Int) -> ConditionState) -> Bool {
    state(condition) == .unmet && !map.keepsScreens(afterLossOf: condition)
  }

  /// Whether a screen must close.
  static func isLost(_ route: Route, state: (Int) -> ConditionState) -> Bool {
    requirements(of: route).contains { isLost(condition: $0, state: state) }
  }
}

nonisolated extension NavigationState {
  /// Closes the screens whose conditions were lost, and leaves such a tab.
  mutating func dropLost(state: (Int) -> ConditionState) {
    drop { Definition.isLost($0, state: state) }
    guard !isSingleWindow, rootReplacement != nil || isLost(selectedTab, state) else { return }
    settle(state)
  }

  /// Leaves a lost tab or a root replacement for the first tab that may be entered. Without one, the root
  /// replacement shows.
  private mutating func settle(_ state: (Int) -> ConditionState) {
    func isAvailable(_ tab: Definition.Tab) -> Bool {
      Definition.requirements(of: tab).allSatisfy { state($0) == .met }
    }
    if rootReplacement != nil, isAvailable(selectedTab) {
      rootReplacement = nil
    } else if let first = Definition.Tab.allCases.first(where: isAvailable) {
      selectedTab = first
      rootReplacement = nil
    } else {
      // Nil while a condition is unknown.
      let screens = Definition.map.schema.rootReplacement(state: state)?.compactMap { Definition.Route($0) }
      // Screens above the same redirect stay. While a condition is unknown, all screens stay.
      if let old = rootReplacement, screens == nil || old.first == screens?.first { return }
      rootReplacement = screens ?? []
    }
    // The modals belong to the container that was left.
    modals = []
  }

  /// Whether a tab must be left. An unknown condition, as during a refresh, does not require it.
  private func isLost(_ tab: Definition.Tab, _ state: (Int) -> ConditionState) -> Bool {
    let visibility = Definition.map.schema.tab(at: tab.position)?.visibleWhen
    return visibility.map(state) == .unmet || Definition.isLost(Definition.root(of: tab), state: state)
  }
}
