/// The one place where conditions are asked: may this state follow that one?
@MainActor struct NavigationGate<Definition: NavigationDefinition> {
  typealias Obstacle = ConditionGate<Definition.Condition>.Obstacle

  private let gate: ConditionGate<Definition.Condition>

  init(conditions: any NavigationConditions<Definition.Condition>) {
    gate = ConditionGate(conditions: conditions)
  }

  var conditions: any NavigationConditions<Definition.Condition> { gate.conditions }

  var hub: ConditionHub { gate.hub }

  /// Looks at the conditions again.
  func look() { gate.look() }

  /// Waits no longer for what is unknown.
  func stopWaiting() { gate.stopWaiting() }

  var isEverythingKnown: Bool { gate.isEverythingKnown }

  func state(ofCondition index: Int) -> ConditionState { gate.state(ofCondition: index) }

  func state(of condition: Definition.Condition) -> ConditionState { gate.state(of: condition) }

  /// The first condition that does not hold: unmet ones before unknown ones.
  func obstacle(among required: [Int]) -> Obstacle? { gate.obstacle(among: required) }

  /// The first thing that keeps `next` from following `current`: unmet ones before unknown ones.
  func obstacle(to next: NavigationState<Definition>, after current: NavigationState<Definition>)
    -> Obstacle?
  {
    obstacle(among: requirements(of: next, after: current))
  }

  /// What a screen requires.
  func requirements(of route: Definition.Route) -> [Int] {
    // A schema that could not be read guards nothing: its screens need a condition that no app has.
    guard Definition.map.problem == nil else { return [-1] }
    return Definition.map.route(at: route.index)?.requirements ?? []
  }

  /// Whether a tab shows in the tab bar.
  func isVisible(_ tab: Definition.Tab) -> Bool {
    guard Definition.map.problem == nil else { return false }
    guard let condition = Definition.map.tab(at: tab.position)?.visibleWhen else { return true }
    return state(ofCondition: condition) == .met
  }

  /// What must hold to select a tab: what shows it, and what its declared root requires.
  func requirements(of tab: Definition.Tab) -> [Int] {
    let root = requirements(of: Definition.root(of: tab))
    guard let condition = Definition.map.tab(at: tab.position)?.visibleWhen else { return root }
    return [condition] + root
  }

  /// Whether a tab may be selected.
  func isAvailable(_ tab: Definition.Tab) -> Bool {
    requirements(of: tab).allSatisfy { state(ofCondition: $0) == .met }
  }

  /// Whether a screen must go: a condition of it is unmet, and does not say that it may stay.
  func isLost(_ route: Definition.Route) -> Bool {
    requirements(of: route).contains {
      state(ofCondition: $0) == .unmet && !Definition.map.keepsScreens(afterLossOf: $0)
    }
  }

  /// Whether a tab must be left. While a condition is unknown, as during a refresh, it need not.
  func isLost(_ tab: Definition.Tab) -> Bool {
    let map = Definition.map
    if let condition = map.tab(at: tab.position)?.visibleWhen, state(ofCondition: condition) == .unmet {
      return true
    }
    return isLost(Definition.root(of: tab))
  }

  /// The first tab that may be selected; nil if none may.
  var firstTab: Definition.Tab? { Definition.Tab.allCases.first(where: isAvailable) }

  /// A window at the app's start: the first tab that may be selected, else what stands in place of all.
  var start: NavigationState<Definition> {
    guard let tab = firstTab else {
      return NavigationState(selecting: Definition.initialTab, behind: rootReplacement ?? [])
    }
    return NavigationState(selecting: tab)
  }

  /// What shows in place of the tabs while none may be selected: the redirect of the first that has one.
  /// Nil while a condition is unknown, which may yet let somebody in.
  var rootReplacement: [Definition.Route]? {
    var redirect: Definition.Route?
    for tab in Definition.Tab.allCases {
      switch obstacle(among: requirements(of: tab)) {
      case .unknown: return nil
      case .unmet(let condition): redirect = redirect ?? self.redirect(for: condition, below: nil)?.route
      case nil: continue
      }
    }
    return redirect.map { [$0] } ?? []
  }

  /// The redirect of a condition, and the condition that it is for; nil if none may be shown.
  ///
  /// - Parameter shown: A screen that is there already, which is asked for nothing.
  func redirect(
    for condition: Int, below shown: Definition.Route?
  ) -> (route: Definition.Route, condition: Int)? {
    let redirect = Definition.map.schema.redirect(for: condition) { index in
      guard shown?.index != index, let route = Definition.map.route(at: index) else { return nil }
      return obstacle(among: route.requirements)?.condition
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
      // The declared root of a tab that nobody sees is no screen yet.
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

  /// What must hold for the change, in the order in which the screens stand.
  private func requirements(
    of next: NavigationState<Definition>, after current: NavigationState<Definition>
  ) -> [Int] {
    var required: [Int] = []
    let isEntered = next.selectedTab != current.selectedTab || current.rootReplacement != nil
    if isEntered, next.rootReplacement == nil, !next.isSingleWindow,
      let condition = Definition.map.tab(at: next.selectedTab.position)?.visibleWhen
    {
      required.append(condition)
    }
    var before = Dictionary(guardedScreens(of: current).map { ($0, 1) }, uniquingKeysWith: +)
    for route in guardedScreens(of: next) {
      // A screen that was there may stay (`onLoss: keep`); a second one is a new one.
      if let count = before[route], count > 0 {
        before[route] = count - 1
      } else {
        required += requirements(of: route)
      }
    }
    // Nothing more stands on the root of a tab that nobody sees than on one that is seen.
    for tab in next.tabs where tab != next.selectedTab || next.rootReplacement != nil {
      let container = next[tab]
      if container.screens.count > current[tab].screens.count {
        required += requirements(of: container.root)
      }
    }
    return required
  }
}
