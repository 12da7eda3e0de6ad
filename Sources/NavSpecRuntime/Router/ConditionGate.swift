/// Asks the app's conditions by their places in the schema.
@MainActor struct ConditionGate<Condition: NavigationName> {
  /// What keeps a screen away.
  enum BlockingCondition: Hashable {
    case unmet(Int)
    case unknown(Int)

    var condition: Int {
      switch self {
      case .unmet(let condition), .unknown(let condition): condition
      }
    }
  }

  let conditions: any NavigationConditions<Condition>
  let hub: ConditionHub

  init(conditions: any NavigationConditions<Condition>) {
    self.conditions = conditions
    hub = .around(conditions)
  }

  /// Whether a condition of the schema holds; one that the app has not is unmet.
  func state(ofCondition index: Int) -> ConditionState {
    guard let condition = Condition(position: index) else { return .unmet }
    return state(of: condition)
  }

  /// Whether the app itself knows all of its conditions.
  var isEverythingKnown: Bool { Condition.allCases.allSatisfy { conditions.state(of: $0) != .unknown } }

  /// Reads every condition, so that an observer is notified of each.
  func readAll() {
    for condition in Condition.allCases { _ = conditions.state(of: condition) }
  }

  func state(of condition: Condition) -> ConditionState {
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
}
