nonisolated extension RouteDefinition {
  /// What the unmet conditions of a screen do to it: the gravest of what they say, nil if all hold or may yet.
  static func loss(of route: Route, state: (Int) -> ConditionState) -> NavigationSchema.Loss? {
    var gravest: NavigationSchema.Loss?
    for condition in requirements(of: route) where state(condition) == .unmet {
      let loss = map.loss(of: condition, on: route.index)
      if gravest == nil || gravest == .keep || loss == .drop { gravest = loss }
    }
    return gravest
  }

  /// Whether a screen is covered when a condition is lost.
  static func covers(_ route: Route) -> Bool { loss(of: route) { _ in .unmet } == .cover }

  /// Whether a screen must close.
  static func isLost(_ route: Route, state: (Int) -> ConditionState) -> Bool {
    loss(of: route, state: state) == .drop
  }
}

nonisolated extension NavigationState {
  /// Closes the screens whose conditions were lost, and leaves such a tab. Where that would take a draft with it that is
  /// kept, all stay, covered.
  mutating func dropLost(
    keeping isKept: (DraftScreen<Definition>) -> Bool = { _ in false }, state: (Int) -> ConditionState
  ) {
    let kept = drafts().filter(isKept)
    var spared = kept.map { $0.place }
    if let top = modals.lastIndex(where: { spared.contains(.modal($0.id)) }) {
      spared += modals[...top].map { .modal($0.id) } + [.tab(selectedTab), .rootReplacement]
    }
    drop(sparing: spared) { Definition.isLost($0, state: state) }
    guard !isSingleWindow, !spared.contains(rootReplacement == nil ? .tab(selectedTab) : .rootReplacement),
      rootReplacement != nil || isLost(selectedTab, state)
    else { return }
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
    Definition.map.schema.visibility(ofContainer: tab.position).contains { state($0) == .unmet }
      || Definition.isLost(Definition.root(of: tab), state: state)
  }
}
