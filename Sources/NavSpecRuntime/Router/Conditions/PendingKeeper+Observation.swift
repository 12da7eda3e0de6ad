internal import Observation

extension PendingKeeper {
  /// Follows conditions of an `Observable` object.
  /// - Parameter read: Reads all of them.
  func observe(_ read: @escaping @MainActor (Self) -> Void) {
    withObservationTracking {
      read(self)
    } onChange: { [weak self] in
      // It fires before the value is stored. Read the value afterwards.
      Task { @MainActor [weak self] in
        self?.observe(read)
        self?.reevaluateConditions()
      }
    }
  }
}

// Embedded Swift can neither ask for the type of an existential, nor call a method of one that has an associated type.

extension NavigationGate {
  /// The state of a condition, as the app's object has it.
  func appState(of condition: Definition.Condition) -> ConditionState {
    let state = conditions.state(of: condition)
    #if DEBUG
      // Asked all the same, so that its changes are followed.
      if let state = hub.statesAtLaunch[condition.rawValue] { return state }
    #endif
    return state
  }
}

extension PendingKeeper {
  /// Follows the conditions, whatever their type.
  func followConditions() {
    if let store = gate.conditions as? ConditionStore<Definition.Condition> {
      follow(store)
    } else {
      observe { $0.gate.readAll() }
    }
  }
}
