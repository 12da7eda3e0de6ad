internal import Observation

extension NavigationRouter {
  /// Follows the conditions: what lost one goes, a tab that is hidden now is left, a redirect that
  /// served its purpose closes and what waited for it opens. One change of the state in all.
  ///
  /// Called by itself when a `ConditionStore` or an `Observable` object changes.
  public func conditionsDidChange() {
    if isEverythingKnown { gate.isPatient = true }
    by(.condition) { follow() }
  }

  /// Waits no longer: what is still unknown counts as unmet until everything is known. For an app
  /// whose launch has taken long enough.
  public func stopWaiting() {
    gate.isPatient = isEverythingKnown
    by(.condition) { follow() }
  }

  private var isEverythingKnown: Bool {
    Condition.allCases.allSatisfy { gate.conditions.state(of: $0) != .unknown }
  }

  private func follow() {
    var next = state
    next.drop(where: gate.isLost)
    if next.isSingleWindow {
      // The screen that the window is for has no other place to go.
      if gate.isLost(state[selectedTab].root) { isClosing = true }
    } else if gate.isLost(next.selectedTab), case let first = gate.firstTab, first != next.selectedTab {
      next.selectedTab = first
      // What is above the window stood on the tab that was left.
      next.modals = []
    }
    guard let waiting = pending, isSettled(waiting) else {
      _ = adopt(NavigationPlan(state: next, result: .opened))
      restorePending()
      return
    }
    _ = takePending()
    if let redirect = waiting.redirect { next.dismiss(redirect) }
    resume(waiting, from: next)
  }

  /// Whether what kept a navigation waiting is decided.
  private func isSettled(_ pending: PendingNavigation<Definition>) -> Bool {
    guard let condition = pending.condition else { return false }
    switch gate.state(of: condition) {
    case .met: return true
    case .unmet: return pending.redirect == nil
    case .unknown: return false
    }
  }

  func observeConditions() {
    withObservationTracking {
      for condition in Condition.allCases { _ = gate.conditions.state(of: condition) }
    } onChange: { [weak self] in
      // It fires before the value is stored: look when it is.
      Task { @MainActor [weak self] in
        self?.observeConditions()
        self?.conditionsDidChange()
      }
    }
  }
}
