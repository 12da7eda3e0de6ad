/// The one place where conditions are asked: may this state follow that one?
@MainActor struct NavigationGate<Definition: NavigationDefinition> {
  /// Why a state may not follow.
  enum Obstacle: Hashable {
    case unmet(Int)
    case unknown(Int)

    var condition: Int {
      switch self {
      case .unmet(let condition), .unknown(let condition): condition
      }
    }
  }

  let conditions: any NavigationConditions<Definition.Condition>
  /// Whether unknown conditions are waited for; else they are unmet.
  var isPatient = true

  /// Whether a condition of the schema holds; one that the app has not is unmet.
  func state(ofCondition index: Int) -> ConditionState {
    guard let condition = Definition.Condition(position: index) else { return .unmet }
    return state(of: condition)
  }

  func state(of condition: Definition.Condition) -> ConditionState {
    let state = conditions.state(of: condition)
    return state == .unknown && !isPatient ? .unmet : state
  }

  /// The first thing that keeps `next` from following `current`: unmet ones before unknown ones.
  func obstacle(to next: NavigationState<Definition>, after current: NavigationState<Definition>)
    -> Obstacle?
  {
    obstacle(among: requirements(of: next, after: current))
  }

  /// The first condition that does not hold: unmet ones before unknown ones.
  func obstacle(among required: [Int]) -> Obstacle? {
    var unknown: Obstacle?
    for condition in required {
      switch state(ofCondition: condition) {
      case .met: continue
      case .unmet: return .unmet(condition)
      case .unknown: unknown = unknown ?? .unknown(condition)
      }
    }
    return unknown
  }

  /// What a screen requires.
  func requirements(of route: Definition.Route) -> [Int] {
    Definition.map.route(at: route.index)?.requirements ?? []
  }

  /// Whether a tab shows in the tab bar.
  func isVisible(_ tab: Definition.Tab) -> Bool {
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

  /// Whether a tab must be left: it does not show any more, or its root is a screen that goes. While a
  /// condition is unknown, as during a refresh, it need not.
  func isLost(_ tab: Definition.Tab) -> Bool {
    if let condition = Definition.map.tab(at: tab.position)?.visibleWhen,
      state(ofCondition: condition) == .unmet
    {
      return true
    }
    return isLost(Definition.root(of: tab))
  }

  /// Whether a screen goes: a condition it requires is unmet, and takes its screens with it.
  func isLost(_ route: Definition.Route) -> Bool {
    requirements(of: route).contains { state(ofCondition: $0) == .unmet && !keepsScreens(afterLossOf: $0) }
  }

  private func keepsScreens(afterLossOf condition: Int) -> Bool {
    let conditions = Definition.map.schema.conditions
    return conditions.indices.contains(condition) && conditions[condition].keepsScreensOnLoss
  }

  /// The first tab that may be selected.
  var firstTab: Definition.Tab {
    Definition.Tab.allCases.first(where: isAvailable) ?? Definition.initialTab
  }

  /// The screens of guarded routes in a state, bottom first.
  private func guardedScreens(of state: NavigationState<Definition>) -> [Definition.Route] {
    var screens: [Definition.Route] = []
    for tab in Definition.Tab.allCases {
      let stack = state[tab]
      // The declared root of a tab that nobody sees is no screen yet.
      if tab == state.selectedTab || stack.root != Definition.root(of: tab) { screens.append(stack.root) }
      screens += stack.path
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
    if next.selectedTab != current.selectedTab,
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
    return required
  }
}
