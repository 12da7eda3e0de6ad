extension NavigationRouter: PendingKeeper {
  /// Applies the present conditions in one change of the state.
  ///
  /// Screens that lost a condition close. A tab that is hidden now is left. A redirect whose condition is met
  /// closes, and the pending navigation continues.
  ///
  /// A `ConditionStore` or an `Observable` object calls it automatically. It reaches every router that shares
  /// the object, also those of windows that `RouteWindows` opened.
  public func conditionsDidChange() { gate.hub.notify() }

  /// Stops waiting for unknown conditions, for example when a launch takes too long. They count as unmet
  /// until all are known, for every router that shares the conditions.
  public func stopWaiting() { gate.stopWaiting() }

  func applyConditions() { withTrigger(.condition) { follow() } }

  private func follow() {
    if let waiting = pending,
      isSettled(waiting.condition ?? waiting.redirect?.condition, isRedirected: waiting.redirect != nil)
        || isLeft(by: waiting)
    {
      _ = takePending()
      let (found, restoration) = (state, pendingRestoration)
      var next = withoutLost(found)
      if let redirect = waiting.redirect { next.dismiss(redirect.id) }
      resume(waiting, from: next)
      // A navigation discards the pending restoration. A lost or blocked screen does not.
      if state == next, next != found { pendingRestoration = restoration }
    }
    pendingRestoration?()
    // A restoration that still waits is not cancelled by these changes.
    let restoration = pendingRestoration
    _ = adopt(NavigationTransition(state: withoutLost(state), result: .opened))
    pendingRestoration = restoration
  }

  /// Whether a lost condition closes the draft that blocked a navigation.
  private func isLeft(by pending: PendingNavigation<Definition>) -> Bool {
    pending.condition == nil && !state.drafts(leavingFor: withoutLost(state)).isEmpty
  }

  /// A state without the screens and tabs whose conditions were lost.
  private func withoutLost(_ state: State) -> State {
    var next = state
    next.drop(where: gate.isLost)
    if next.isSingleWindow {
      // A window of one screen closes with its screen.
      if gate.isLost(state[selectedTab].root) { isClosing = true }
    } else if next.rootReplacement != nil || gate.isLost(next.selectedTab) {
      settle(&next)
    }
    return next
  }

  /// Leaves a lost tab or a root replacement for the first tab that may be entered. Without one, the root
  /// replacement shows.
  private func settle(_ next: inout State) {
    if next.rootReplacement != nil, gate.isAvailable(next.selectedTab) {
      next.rootReplacement = nil
    } else if let first = gate.firstTab {
      next.selectedTab = first
      next.rootReplacement = nil
    } else {
      let rootReplacement = gate.rootReplacement
      // Screens above the same redirect stay. While a condition is unknown, all screens stay.
      if let old = next.rootReplacement, rootReplacement == nil || old.first == rootReplacement?.first {
        return
      }
      next.rootReplacement = rootReplacement ?? []
    }
    // The modals belong to the container that was left.
    next.modals = []
  }
}
