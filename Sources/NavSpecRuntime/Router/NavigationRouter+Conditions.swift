internal import Observation

extension NavigationRouter: ConditionFollower {
  /// Follows the conditions: what lost one goes, a tab that is hidden now is left, a redirect that
  /// served its purpose closes and what waited for it opens. One change of the state in all.
  ///
  /// Called by itself when a `ConditionStore` or an `Observable` object changes. It reaches every router around
  /// the same object, also those of windows that `RouteWindows` opened.
  public func conditionsDidChange() { gate.hub.notify() }

  func followConditions() {
    gate.look()
    watchTheTime()
    withTrigger(.condition) { follow() }
  }

  /// Waits no longer: what is still unknown counts as unmet until everything is known, for every router around
  /// the same conditions. For an app whose launch has taken long enough.
  public func stopWaiting() { gate.stopWaiting() }

  /// Waits for unknown conditions as long as the app says.
  func watchTheTime() {
    timer?.follow(isUnknown: !gate.isEverythingKnown) { [weak self] in self?.stopWaiting() }
  }

  private func follow() {
    if let waiting = pending, isSettled(waiting) || isLeft(by: waiting) {
      _ = takePending()
      let (found, restoration) = (state, pendingRestoration)
      var next = withoutLost(found)
      if let redirect = waiting.redirect { next.dismiss(redirect.id) }
      resume(waiting, from: next)
      // A snapshot gives way to who goes somewhere: not to what was lost, or was not let in.
      if state == next, next != found { pendingRestoration = restoration }
    }
    restorePending()
    // One that waits on does so however the window follows its conditions.
    let restoration = pendingRestoration
    _ = adopt(NavigationPlan(state: withoutLost(state), result: .opened))
    pendingRestoration = restoration
  }

  /// Whether a draft that kept a navigation waiting loses its condition.
  private func isLeft(by pending: PendingNavigation<Definition>) -> Bool {
    pending.condition == nil && !state.drafts(leavingFor: withoutLost(state)).isEmpty
  }

  /// A state without what its conditions keep away now.
  private func withoutLost(_ state: State) -> State {
    var next = state
    next.drop(where: gate.isLost)
    if next.isSingleWindow {
      // The screen that the window is for has no other place to go.
      if gate.isLost(state[selectedTab].root) { isClosing = true }
    } else if next.rootReplacement != nil || gate.isLost(next.selectedTab) {
      settle(&next)
    }
    return next
  }

  /// Leaves a tab that is lost, or a root replacement, for the first tab that may be entered; without one, what stands
  /// in place of all tabs shows.
  private func settle(_ next: inout State) {
    if next.rootReplacement != nil, gate.isAvailable(next.selectedTab) {
      next.rootReplacement = nil
    } else if let first = gate.firstTab {
      next.selectedTab = first
      next.rootReplacement = nil
    } else {
      let rootReplacement = gate.rootReplacement
      // What stands on the same redirect may stay, and everything while nobody knows.
      if let old = next.rootReplacement, rootReplacement == nil || old.first == rootReplacement?.first {
        return
      }
      next.rootReplacement = rootReplacement ?? []
    }
    // What is above the window stood on what was left.
    next.modals = []
  }

  /// Whether what kept a navigation waiting is decided.
  private func isSettled(_ pending: PendingNavigation<Definition>) -> Bool {
    guard let condition = pending.condition ?? pending.redirect?.condition else { return false }
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
        self?.followConditions()
      }
    }
  }
}
