/// Decides by the conditions what may be shown. Nothing else checks conditions.
@MainActor struct NavigationGate<Definition: RouteDefinition> {
  typealias BlockingCondition = NavigationSchema.BlockingCondition

  let conditions: any NavigationConditions<Definition.Condition>
  let hub: ConditionHub

  init(conditions: any NavigationConditions<Definition.Condition>) {
    self.conditions = conditions
    hub = .around(conditions)
  }

  /// The state of a condition of the schema; one that the app has not is unmet.
  func state(ofCondition index: Int) -> ConditionState {
    guard let condition = Definition.Condition(position: index) else { return .unmet }
    return state(of: condition)
  }

  /// Whether the app itself knows all of its conditions.
  var isEverythingKnown: Bool {
    Definition.Condition.allCases.allSatisfy { conditions.state(of: $0) != .unknown }
  }

  /// Reads every condition, so that an observer is notified of each.
  func readAll() {
    for condition in Definition.Condition.allCases { _ = conditions.state(of: condition) }
  }

  /// Whether a condition of the schema is met.
  func holds(_ index: Int) -> Bool { state(ofCondition: index) == .met }

  /// The state of a condition. Unknown ones count as unmet once nobody waits for them.
  func state(of condition: Definition.Condition) -> ConditionState {
    _ = hub.changes
    let state = conditions.state(of: condition)
    return state == .unknown && !hub.waitsForUnknown ? .unmet : state
  }

  /// Looks at the conditions again: once everything is known, unknown ones are waited for anew.
  func look() {
    if isEverythingKnown, !hub.waitsForUnknown { hub.waitsForUnknown = true }
    hub.note()
  }

  /// Waits no longer, nor does anybody else around these conditions.
  func stopWaiting() {
    hub.waitsForUnknown = isEverythingKnown
    hub.notify()
  }

  /// The first condition that does not hold. Unmet conditions come before unknown ones.
  func blockingCondition(among required: [Int]) -> BlockingCondition? {
    var unknown: BlockingCondition?
    for condition in required {
      switch state(ofCondition: condition) {
      case .met: continue
      case .unmet: return .unmet(condition)
      case .unknown: unknown = unknown ?? .unknown(condition)
      }
    }
    return unknown
  }

  /// Whether the screens that require a condition must close: it is unmet and does not keep them.
  func isLost(condition: Int) -> Bool {
    state(ofCondition: condition) == .unmet && !Definition.map.keepsScreens(afterLossOf: condition)
  }

  /// Whether a screen must close.
  func isLost(_ route: Definition.Route) -> Bool {
    requirements(of: route).contains(where: isLost(condition:))
  }

  /// What a screen requires.
  func requirements(of route: Definition.Route) -> [Int] { Definition.requirements(of: route) }

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
}

extension NavigationGate where Definition: NavigationDefinition {
  /// The first condition that blocks the change from `current` to `next`. Unmet conditions come before
  /// unknown ones.
  func blockingCondition(to next: NavigationState<Definition>, after current: NavigationState<Definition>)
    -> BlockingCondition?
  {
    blockingCondition(among: requirements(of: next, after: current))
  }

  /// Whether a tab shows in the tab bar.
  func isVisible(_ tab: Definition.Tab) -> Bool {
    guard Definition.map.problem == nil else { return false }
    guard let condition = Definition.map.schema.tab(at: tab.position)?.visibleWhen else { return true }
    return holds(condition)
  }

  /// The conditions that selecting a tab requires: its visibility's and those of its declared root.
  func requirements(of tab: Definition.Tab) -> [Int] { Definition.requirements(of: tab) }

  /// Whether a tab may be selected.
  func isAvailable(_ tab: Definition.Tab) -> Bool { requirements(of: tab).allSatisfy(holds) }

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

  /// The screens that replace the tabs while none may be selected. Nil while a condition is unknown.
  var rootReplacement: [Definition.Route]? {
    Definition.map.schema.rootReplacement(blockingCondition: blockingCondition)?.compactMap {
      Definition.Route(index: $0.route, values: $0.values)
    }
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
