/// Decides by the conditions whether a state may follow another. Nothing else checks conditions.
@MainActor struct NavigationGate<Definition: NavigationDefinition> {
  typealias BlockingCondition = ConditionGate<Definition.Condition>.BlockingCondition

  private let gate: ConditionGate<Definition.Condition>

  init(conditions: any NavigationConditions<Definition.Condition>) {
    gate = ConditionGate(conditions: conditions)
  }

  var conditions: any NavigationConditions<Definition.Condition> { gate.conditions }

  var hub: ConditionHub { gate.hub }

  /// Looks at the conditions again.
  func look() { gate.look() }

  /// Stops waiting for unknown conditions.
  func stopWaiting() { gate.stopWaiting() }

  var isEverythingKnown: Bool { gate.isEverythingKnown }

  /// Reads every condition, so that an observer is notified of each.
  func readAll() { gate.readAll() }

  func state(ofCondition index: Int) -> ConditionState { gate.state(ofCondition: index) }

  func state(of condition: Definition.Condition) -> ConditionState { gate.state(of: condition) }

  /// The first condition that does not hold. Unmet conditions come before unknown ones.
  func blockingCondition(among required: [Int]) -> BlockingCondition? {
    gate.blockingCondition(among: required)
  }

  /// The first condition that blocks the change from `current` to `next`. Unmet conditions come before
  /// unknown ones.
  func blockingCondition(to next: NavigationState<Definition>, after current: NavigationState<Definition>)
    -> BlockingCondition?
  {
    blockingCondition(among: requirements(of: next, after: current))
  }

  /// What a screen requires.
  func requirements(of route: Definition.Route) -> [Int] { Definition.requirements(of: route) }

  /// Whether a tab shows in the tab bar.
  func isVisible(_ tab: Definition.Tab) -> Bool {
    guard Definition.map.problem == nil else { return false }
    guard let condition = Definition.map.schema.tab(at: tab.position)?.visibleWhen else { return true }
    return state(ofCondition: condition) == .met
  }

  /// The conditions that selecting a tab requires: its visibility's and those of its declared root.
  func requirements(of tab: Definition.Tab) -> [Int] { Definition.requirements(of: tab) }

  /// Whether a tab may be selected.
  func isAvailable(_ tab: Definition.Tab) -> Bool {
    requirements(of: tab).allSatisfy { state(ofCondition: $0) == .met }
  }

  /// Whether a screen must close, because one of its conditions is unmet and does not keep screens.
  func isLost(_ route: Definition.Route) -> Bool {
    requirements(of: route).contains {
      state(ofCondition: $0) == .unmet && !Definition.map.keepsScreens(afterLossOf: $0)
    }
  }

  /// Whether a tab must be left. An unknown condition, as during a refresh, does not require it.
  func isLost(_ tab: Definition.Tab) -> Bool {
    let map = Definition.map
    if let condition = map.schema.tab(at: tab.position)?.visibleWhen, state(ofCondition: condition) == .unmet
    {
      return true
    }
    return isLost(Definition.root(of: tab))
  }

  /// The first tab that may be selected; nil if none may.
  var firstTab: Definition.Tab? { Definition.Tab.allCases.first(where: isAvailable) }

  /// A window at launch, or the screen that replaces all tabs while none may be selected.
  var start: NavigationState<Definition> {
    guard let tab = Definition.startingTab(where: isAvailable) else {
      return NavigationState(selecting: Definition.initialTab, behind: rootReplacement ?? [])
    }
    return NavigationState(selecting: tab)
  }

  /// The screens that replace the tabs while none may be selected: the redirect of the first tab that has
  /// one. Nil while a condition is unknown, because it may become met.
  var rootReplacement: [Definition.Route]? {
    var redirect: Definition.Route?
    for tab in Definition.Tab.allCases {
      switch blockingCondition(among: requirements(of: tab)) {
      case .unknown: return nil
      case .unmet(let condition): redirect = redirect ?? self.redirect(for: condition, below: nil)?.route
      case nil: continue
      }
    }
    return redirect.map { [$0] } ?? []
  }

  /// The redirect of a condition, and the condition that it is for; nil if none may be shown.
  ///
  /// - Parameter shown: A screen that is already shown. Its conditions are not checked.
  func redirect(
    for condition: Int, below shown: Definition.Route?
  ) -> (route: Definition.Route, condition: Int)? {
    let redirect = Definition.map.schema.redirect(for: condition) { index in
      guard shown?.index != index, let route = Definition.map.route(at: index) else { return nil }
      return blockingCondition(among: route.requirements)?.condition
    }
    guard let (screen, asked) = redirect,
      let route = Definition.Route(index: screen.route, values: screen.values)
    else { return nil }
    return (route, asked)
  }

  /// The screens of guarded routes in a state, bottom first.
  private func guardedScreens(of state: NavigationState<Definition>) -> [Definition.Route] {
    var screens = state.rootReplacement ?? []
    for tab in state.tabs {
      let container = state[tab]
      // The declared root of a tab that was not selected is no screen yet.
      let isDeclared = state.isSingleWindow || container.root == Definition.root(of: tab)
      let isSeen = !isDeclared || tab == state.selectedTab && state.rootReplacement == nil
      screens += isSeen ? container.screens[...] : container.screens.dropFirst()
    }
    for modal in state.modals {
      screens.append(modal.route)
      screens += modal.path
    }
    return screens.filter { !requirements(of: $0).isEmpty }
  }

  /// The conditions that the change requires, in the order of the screens.
  private func requirements(
    of next: NavigationState<Definition>, after current: NavigationState<Definition>
  ) -> [Int] {
    var required: [Int] = []
    let isEntered = next.selectedTab != current.selectedTab || current.rootReplacement != nil
    if isEntered, next.rootReplacement == nil, !next.isSingleWindow,
      let condition = Definition.map.schema.tab(at: next.selectedTab.position)?.visibleWhen
    {
      required.append(condition)
    }
    var before = guardedScreens(of: current)
    for route in guardedScreens(of: next) {
      // A screen that was shown may stay (`onLoss: keep`). Each further copy of it is new.
      if let shown = before.firstIndex(of: route) {
        before.remove(at: shown)
      } else {
        required += requirements(of: route)
      }
    }
    // A screen above the root of a tab that is not selected requires what the root requires.
    for tab in next.tabs where tab != next.selectedTab || next.rootReplacement != nil {
      let container = next[tab]
      if container.screens.count > current[tab].screens.count {
        required += requirements(of: container.root)
      }
    }
    return required
  }
}
