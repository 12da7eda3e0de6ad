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
    noteConditions()
    if let waiting = pending,
      isSettled(waiting.condition ?? waiting.redirect?.condition, isRedirected: waiting.redirect != nil)
        || isLeft(by: waiting)
    {
      _ = takePending()
      let (found, restoration) = (state, pendingRestoration)
      var next = withoutLost(found)
      if let redirect = waiting.redirect { next.dismiss(redirect.id) }
      if let draft = draft(keeping: waiting.redirect, from: next) {
        wait(for: waiting.waiting(for: draft.route))
        askBeforeApplying(draft, next)
      } else {
        resume(waiting, from: next)
        // A navigation discards the pending restoration. A lost or blocked screen does not.
        if state == next, next != found { pendingRestoration = restoration }
      }
    }
    closeCover()
    pendingRestoration?()
    // A restoration that still waits is not cancelled by these changes.
    let restoration = pendingRestoration
    _ = adopt(NavigationTransition(state: withoutLost(state), result: .opened))
    pendingRestoration = restoration
    leaveReplacement()
  }

  /// Leaves a draft in what replaces the tabs, which could be entered now, if the user or the app's hook permits it.
  private func leaveReplacement() {
    guard state.rootReplacement != nil else { return }
    let next = withoutLost(state, keepsDrafts: false)
    guard next.rootReplacement == nil else { return }
    guard let draft = state.drafts(leavingFor: next).first(where: { saysDirty($0) && !mayLeaveNow($0) })
    else {
      _ = adopt(NavigationTransition(state: next, result: .opened))
      return
    }
    askBeforeApplying(draft, next)
  }

  /// Asks about a draft that keeps the conditions from being applied, which would lead to a state.
  func askBeforeApplying(_ draft: Draft, _ next: State) {
    ask(about: draft, before: next.top) { [router = WeakReference(self)] in
      router.object?.applyConditions()
    }
  }

  /// The draft that a redirect whose condition is met may not close unasked: its own screen if its view says that it is
  /// dirty, and any above it.
  func draft(keeping redirect: PendingNavigation<Definition>.Redirect?, from next: State) -> Draft? {
    guard let redirect else { return nil }
    let staying = withoutLost(state).drafts(leavingFor: next)
    return staying.first { draft in
      (draft.place != .modal(redirect.id) || saysDirty(draft)) && !mayLeaveNow(draft)
    }
  }

  /// Whether a lost condition closes the draft that blocked a navigation.
  private func isLeft(by pending: PendingNavigation<Definition>) -> Bool {
    pending.condition == nil && !state.drafts(leavingFor: withoutLost(state)).isEmpty
  }

  /// A state without the screens and tabs whose conditions were lost.
  private func withoutLost(_ state: State, keepsDrafts: Bool = true) -> State {
    var next = state
    next.dropLost(
      keeping: { keepsDrafts && saysDirty($0) && !releasedDrafts.contains($0) },
      state: gate.state(ofCondition:))
    // A window of one screen closes with its screen.
    if next.isSingleWindow, state.rootReplacement == nil, next.rootReplacement != nil { isClosing = true }
    return next
  }
}
