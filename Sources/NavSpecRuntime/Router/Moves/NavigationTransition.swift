/// A change of the navigation state, computed but not applied yet.
nonisolated final class NavigationTransition<Definition: NavigationDefinition> {
  let state: NavigationState<Definition>
  let result: OpenResult<Definition.Condition>
  /// The navigation that is pending afterwards.
  let pending: PendingNavigation<Definition>?
  /// The draft that keeps it from happening.
  let draft: DraftScreen<Definition>?
  /// The screen that was asked for; nil if it is not known.
  var wanted: Definition.Route?
  /// What became of it if it was not shown; links that open nothing are not known here.
  var outcome: NavigationOutcome<Definition>? {
    switch result {
    case .blocked(let condition): .blocked(wanted, by: condition)
    case .deferred: .deferred(wanted, until: pending?.condition)
    case .unavailable: .refused(wanted)
    case .opened, .unmatched, .excluded: nil
    }
  }

  init(
    state: NavigationState<Definition>, result: OpenResult<Definition.Condition>,
    pending: PendingNavigation<Definition>? = nil, draft: DraftScreen<Definition>? = nil
  ) {
    self.state = state
    self.result = result
    self.pending = pending
    self.draft = draft
  }
}

/// Resolves a navigation from a state to a transition that the gate permits.
@MainActor final class TransitionResolver<Definition: NavigationDefinition> {
  typealias State = NavigationState<Definition>
  typealias Transition = NavigationTransition<Definition>
  typealias Destination = PendingNavigation<Definition>.Destination
  private typealias Redirect = PendingNavigation<Definition>.Redirect

  let gate: NavigationGate<Definition>
  let mayLeave: @MainActor (DraftScreen<Definition>) -> Bool
  /// The pending navigation. A new navigation that must wait replaces it and its redirect.
  var waiting: PendingNavigation<Definition>?
  /// The time at which the navigation began.
  var since = ContinuousClock.now
  /// The token of the task that awaits the screen's result.
  var token: ResultToken?
  /// The column of a split view that the navigation starts in, if it is known.
  var column: NavigationSchema.Column?
  /// How many modals are below the view that the navigation starts in; nil starts on top.
  var level: Int?

  init(
    gate: NavigationGate<Definition>, mayLeave: @escaping @MainActor (DraftScreen<Definition>) -> Bool,
    waiting: PendingNavigation<Definition>?
  ) {
    self.gate = gate
    self.mayLeave = mayLeave
    self.waiting = waiting
  }

  func holds(_ condition: Int) -> Bool { gate.holds(condition) }

  /// The transition from `state` to a destination.
  func transition(_ destination: Destination, from state: State) -> Transition {
    switch destination {
    case .link(let url, let placement):
      return transition(url, placement, from: state)
    case .route(let route, let presentation):
      var next = state
      next.atLevel(level) {
        $0.navigate(to: route, as: presentation, from: column, token: token, holds: holds)
      }
      return transition(destination, to: next, from: state)
    case .routes(let routes):
      var next = state
      for route in routes { next.navigate(to: route, holds: holds) }
      return transition(destination, to: next, from: state)
    case .shown(let route):
      let screen = NavigationSchema.Screen(route: route.index, values: route.values)
      let targets = Definition.map.schema.targets(
        of: screen, in: Definition.links, currentTab: state.selectedTab.position)
      for target in targets {
        if let next = state.opening(target) { return transition(destination, to: next, from: state) }
      }
      return Transition(state: state, result: .unavailable)
    case .tab(let tab):
      guard !state.isSingleWindow else { return Transition(state: state, result: .unavailable) }
      var next = state
      // The modals belong to the container that is left.
      next.modals = []
      if tab == state.selectedTab, state.rootReplacement == nil { next[tab].popToRoot() }
      next.selectedTab = tab
      next.rootReplacement = nil
      return transition(destination, to: next, from: state)
    }
  }

  /// The transition from `state` to `next`, which a destination asks for.
  func transition(_ destination: Destination, to next: State, from state: State) -> Transition {
    let transition = admitted(destination, to: next, from: state)
    transition.wanted = next.top
    return transition
  }

  private func admitted(_ destination: Destination, to next: State, from state: State) -> Transition {
    guard Definition.map.problem == nil else { return Transition(state: state, result: .unavailable) }
    if let held = held(destination, to: next, from: state) { return held }
    switch gate.admission(to: next, after: state) {
    case .admitted:
      return Transition(state: next, result: .opened)
    case .unavailable:
      return Transition(state: state, result: .unavailable)
    case .deferred(let condition):
      return deferred(destination, for: condition, from: state)
    case .redirected(let blocked, let screen, let asked):
      guard let condition = Definition.Condition(position: blocked), let route = Definition.Route(screen)
      else { return Transition(state: state, result: .unavailable) }
      let (redirected, modal) = redirected(to: route, from: state)
      if let held = held(destination, to: redirected, from: state) { return held }
      let redirect = modal.map { Redirect(id: $0, condition: Definition.Condition(position: asked)) }
      return Transition(
        state: redirected, result: .blocked(condition),
        pending: pending(destination, for: reason(asked), redirect: redirect))
    }
  }

  private func transition(_ url: String, _ placement: LinkPlacement, from state: State) -> Transition {
    guard Definition.map.problem == nil else { return Transition(state: state, result: .unavailable) }
    let destination = Destination.link(url, placement)
    let schema = Definition.map.schema
    let opening = schema.opening(
      of: url, in: Definition.links, currentTab: state.selectedTab.position, holds: holds)
    switch opening {
    case .excluded:
      return Transition(state: state, result: .excluded)
    case .unmatched:
      return Transition(state: state, result: .unmatched)
    case .target(let target, let link):
      guard var next = state.opening(target) else { return Transition(state: state, result: .unmatched) }
      if placement == .push, let screen = target.screens.last,
        let route = Definition.Route(screen)
      {
        next = state
        next.atLevel(level) {
          $0.navigate(
            to: route, as: link.flatMap { schema.linkList[$0]?.presentation },
            orElse: link.flatMap { schema.linkList[$0]?.windowFallback }, from: column, holds: holds)
        }
      }
      return transition(destination, to: next, from: state)
    }
  }

  /// The state with a redirect on top, and its identity if it is a modal.
  private func redirected(to route: Definition.Route, from state: State) -> (State, State.Modal.ID?) {
    // The redirect is already shown, for an earlier navigation.
    if let top = state.modals.last, top.route == route, top.id == waiting?.redirect?.id ?? top.id {
      return (state, top.id)
    }
    var next = state
    if let redirect = waiting?.redirect { next.dismiss(redirect.id) }
    // A root replacement is the redirect of the tabs that it replaces.
    if next.rootReplacement?.first == route { return (next, nil) }
    next.present(route, as: nil, holds: holds)
    return (next, next.modals.last?.id)
  }

  /// The transition that waits without a redirect. It closes the redirect of the pending navigation, unless
  /// that is for the same condition.
  private func deferred(_ destination: Destination, for condition: Int, from state: State) -> Transition {
    var next = state
    var redirect = waiting?.redirect
    if let shown = redirect, shown.condition?.position != condition {
      next.dismiss(shown.id)
      redirect = nil
    }
    if let held = held(destination, to: next, from: state) { return held }
    return Transition(
      state: next, result: .deferred,
      pending: pending(destination, for: reason(condition), redirect: redirect))
  }

  /// The transition that waits for a draft which a change would close; nil where all may go.
  private func held(_ destination: Destination, to next: State, from state: State) -> Transition? {
    guard let draft = state.drafts(leavingFor: next).first(where: { !mayLeave($0) }) else { return nil }
    // The redirect on screen stays until its condition is met or the screen that refused to close is gone.
    return Transition(
      state: state, result: .deferred,
      pending: pending(destination, for: .draft(draft.route), redirect: waiting?.redirect), draft: draft)
  }

  private func reason(_ condition: Int) -> PendingNavigation<Definition>.Reason? {
    Definition.Condition(position: condition).map { .condition($0) }
  }

  private func pending(
    _ destination: Destination, for reason: PendingNavigation<Definition>.Reason?,
    redirect: Redirect?
  ) -> PendingNavigation<Definition>? {
    reason.map {
      PendingNavigation(
        destination: destination, reason: $0, redirect: redirect, since: since, token: token)
    }
  }
}
