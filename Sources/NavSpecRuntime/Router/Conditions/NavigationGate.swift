/// Decides by the conditions what may be shown. Nothing else checks conditions.
@MainActor struct NavigationGate<Definition: RouteDefinition> {
  let conditions: any NavigationConditions<Definition.Condition>
  let hub: ConditionHub

  init(conditions: any NavigationConditions<Definition.Condition>) {
    self.conditions = conditions
    hub = .around(conditions)
  }

  /// The state of what the schema requires.
  func state(ofCondition index: Int) -> ConditionState {
    .of(index) { Definition.Condition(position: $0).map(state(of:)) }
  }

  /// Whether the app itself knows all of its conditions.
  var isEverythingKnown: Bool { Definition.Condition.allCases.allSatisfy { appState(of: $0) != .unknown } }

  /// Reads every condition, so that an observer is notified of each.
  func readAll() {
    for condition in Definition.Condition.allCases { _ = appState(of: condition) }
  }

  /// Whether what the schema requires holds.
  func holds(_ index: Int) -> Bool { state(ofCondition: index) == .met }

  /// The state of a condition. Unknown ones count as unmet once nobody waits for them.
  func state(of condition: Definition.Condition) -> ConditionState {
    _ = hub.changes
    let state = appState(of: condition)
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
  private func blockingCondition(among required: [Int]) -> Int? {
    NavigationSchema.blockingCondition(among: required, state: state(ofCondition:))
  }

  /// The first condition that keeps a screen away.
  func blockingCondition(of route: Definition.Route) -> Int? {
    blockingCondition(among: Definition.requirements(of: route))
  }

  /// Whether a navigation takes place that requires some conditions.
  func admission(requiring required: [Int], above shown: Int? = nil) -> NavigationSchema.Admission {
    // Asking the schema copies it.
    required.isEmpty
      ? .admitted
      : Definition.map.schema.admission(requiring: required, above: shown, state: state(ofCondition:))
  }
}

extension NavigationGate where Definition: NavigationDefinition {
  /// Whether the change from `current` to `next` takes place.
  func admission(to next: NavigationState<Definition>, after current: NavigationState<Definition>)
    -> NavigationSchema.Admission
  {
    admission(requiring: next.requirements(after: current), above: current.covering?.index)
  }

  /// The first condition that blocks the change from `current` to `next`. Unmet conditions come before
  /// unknown ones.
  func blockingCondition(to next: NavigationState<Definition>, after current: NavigationState<Definition>)
    -> Int?
  {
    blockingCondition(among: next.requirements(after: current))
  }

  /// Whether a tab shows in the tab bar.
  func isVisible(_ tab: Definition.Tab) -> Bool {
    guard Definition.map.problem == nil else { return false }
    return Definition.map.schema.visibility(ofContainer: tab.position).allSatisfy(holds)
  }

  /// A window at launch.
  var start: NavigationState<Definition> { Definition.launch(state: state(ofCondition:)) }
}

nonisolated extension NavigationState {
  /// The conditions that the change from another state to this one requires.
  func requirements(after current: Self) -> [Int] {
    shape.requirements(
      after: current.shape, visibility: { Definition.map.schema.visibility(ofContainer: $0) },
      of: Definition.requirements(of:))
  }

  /// What is shown in place of the tabs or above them.
  var covering: Definition.Route? { modals.last?.route ?? rootReplacement?.first }
}
