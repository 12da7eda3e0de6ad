extension NavigationRouter {
  /// Opens the text of a URL. The text may be malformed.
  @discardableResult public func open(
    _ url: String, placement: LinkPlacement = .reset
  ) -> OpenResult<Condition> {
    open(url, placement: placement, at: nil)
  }

  /// Opens a link that was tapped in a view below which there are so many modals.
  func open(_ url: String, placement: LinkPlacement, at level: Int?) -> OpenResult<Condition> {
    let result = withTrigger(.link) {
      carryOut {
        let resolver = resolver
        resolver.level = level
        return resolver.transition(.link(url, placement), from: state)
      }
    }
    noteArrival(result)
    if result == .unmatched, openUnmatched(url) { return .opened }
    switch result {
    case .opened, .blocked, .deferred:
      launchLink = launchLink.followed(by: .link(url, placement))
      pendingRestoration = nil
    case .unmatched: notify(.unmatched(url))
    case .excluded: notify(.excluded(url))
    case .unavailable: break
    }
    return result
  }

  /// Notes what a link or code has opened.
  func noteArrival(_ result: OpenResult<Condition>) {
    guard result == .opened, state.modals.isEmpty, state[state.selectedTab].path.isEmpty else { return }
    arrivals = (arrivals.count &+ 1, state.selectedTab)
  }

  /// Whether a link of the app, or its fallback, opens the text of a URL. Conditions are not checked.
  public func canOpen(_ url: String) -> Bool {
    guard Definition.map.problem == nil else { return false }
    let resolver = TransitionResolver(gate: gate, mayLeave: { _ in true }, waiting: nil)
    switch resolver.transition(.link(url, .reset), from: state).result {
    case .opened, .blocked, .unavailable, .deferred: return true
    case .unmatched, .excluded: return false
    }
  }

  /// Retries the pending navigation.
  public func resumePending() {
    // The condition of a redirect decides, and closes the redirect, unless the redirect refused to close.
    guard pending?.redirect == nil || pending?.condition == nil else { return conditionsDidChange() }
    if let waiting = takePending() { resume(waiting, from: state) }
  }

  /// Continues a pending navigation from a state that is adopted in any case.
  func resume(_ waiting: PendingNavigation<Definition>, from next: State) {
    guard !self.waiting.isOver(waiting) else {
      _ = adopt(NavigationTransition(state: next, result: .opened))
      return
    }
    let resolver = resolver
    resolver.since = waiting.since
    resolver.token = waiting.token
    // A redirect that refused to close remains the redirect of the pending navigation.
    if let redirect = waiting.redirect, next.modals.contains(where: { $0.id == redirect.id }) {
      resolver.waiting = waiting
    }
    if case .route(let route, let presentation) = waiting.destination, waiting.token == nil,
      opensWindow(route, as: presentation, from: next)
    {
      _ = adopt(NavigationTransition(state: next, result: .opened))
      return
    }
    let found = state
    let transition = resolver.transition(waiting.destination, from: next)
    // A hook of the app that navigated has cancelled the pending navigation.
    let result = adopt(state == found ? transition : NavigationTransition(state: state, result: .opened))
    switch waiting.destination {
    case .link, .shown: noteArrival(result)
    case .route, .routes, .tab: break
    }
  }
}
