extension NavigationRouter {
  var planner: NavigationPlanner<Definition> {
    NavigationPlanner(gate: gate, mayLeave: mayLeave, waiting: pending)
  }

  /// Goes to a screen: as the edge from the top screen says, else as the screen says itself.
  ///
  /// If a condition keeps it away, the condition's redirect shows and the screen follows when the
  /// condition is met.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - column: The column of a split view that this comes from: from inside the detail column a detail is
  ///     pushed, from outside it takes the place of what was there. Nil finds it by the edges.
  @discardableResult public func navigate(
    to route: Route, from column: NavigationSchema.Column? = nil
  ) -> OpenResult<Condition> {
    if opensWindow(route, as: nil, from: state, in: column) {
      return adopt(NavigationPlan(state: state, result: .opened), endsWaiting: true)
    }
    return carryOut {
      var planner = planner
      planner.column = column
      return planner.plan(.route(route, nil), from: state)
    }
  }

  /// Opens a window if the screen asks for one, there are some, and nothing keeps it away.
  func opensWindow(
    _ route: Route, as presentation: NavigationSchema.Presentation?, from state: State,
    in column: NavigationSchema.Column? = nil
  ) -> Bool {
    guard let openWindow,
      case let (_, _, wanted)? = state.appearance(
        of: route, as: presentation, from: column, holds: planner.holds),
      wanted == .window, gate.obstacle(among: gate.requirements(of: route)) == nil
    else { return false }
    notify(route, after: state.top)
    openWindow(route)
    return true
  }

  /// Goes to a screen of the app or of one of its features; a screen of another app changes nothing.
  @discardableResult public func navigate(
    toAny route: any NavigationRoute, from column: NavigationSchema.Column? = nil
  ) -> OpenResult<Condition> {
    guard let route = route as? Route ?? Definition.route(embedding: route) else { return .unavailable }
    return navigate(to: route, from: column)
  }

  /// Presents a screen above everything else: as told, else as the edge or the screen says, else as
  /// a sheet. In an async context, a route that `returns` is awaited instead; see `present(_:as:)`.
  @_disfavoredOverload @discardableResult public func present(
    _ route: Route, as presentation: ModalPresentation? = nil
  ) -> OpenResult<Condition> {
    present(route, as: presentation, for: nil)
  }

  func present(
    _ route: Route, as presentation: ModalPresentation?, for token: ResultToken?
  ) -> OpenResult<Condition> {
    carryOut {
      var planner = planner
      planner.token = token
      var next = state
      next.present(route, as: presentation?.form, holds: planner.holds, token: token)
      // If it must wait, it appears later as it would have appeared now.
      let appearance = next.modals.last?.presentation
      return planner.plan(.route(route, appearance), to: next, from: state)
    }
  }

  /// Closes the topmost modal.
  public func dismiss() {
    if let modal = state.modals.last { dismiss(modal.id) }
  }

  /// Closes a modal and what stands on it. One that is already gone changes nothing, however late
  /// the answer of the view layer comes.
  public func dismiss(_ id: State.Modal.ID) {
    var next = state
    next.dismiss(id)
    goBack(to: next)
  }

  /// Makes a change that takes screens away, and goes on to what a draft kept waiting, in one change.
  @discardableResult func goBack(to next: State) -> OpenResult<Condition> {
    guard let waiting = pending, waiting.condition == nil, !state.drafts(leavingFor: next).isEmpty,
      gate.obstacle(to: next, after: state) == nil
    else { return adopt(ifAllowed: next) }
    _ = takePending()
    resume(waiting, from: next)
    return .opened
  }

  /// Closes every modal.
  public func dismissAll() {
    if let modal = state.modals.first { dismiss(modal.id) }
  }

  /// Goes back one screen on the stack on top.
  public func pop() {
    var next = state
    next.pop()
    goBack(to: next)
  }

  /// Goes back to a screen of the stack on top; nothing happens if it is not there.
  public func pop(to route: Route) {
    var next = state
    next.pop(to: route)
    goBack(to: next)
  }

  /// Goes back to the root of the stack on top.
  public func popToRoot() {
    var next = state
    next.popToRoot()
    goBack(to: next)
  }

  /// Selects a tab; the one that is selected goes back to its root.
  ///
  /// If a condition keeps it away, it waits as a screen does; see `navigate(to:)`.
  @discardableResult public func select(_ tab: Tab) -> OpenResult<Condition> {
    guard tab == state.selectedTab, !state.isSingleWindow, state.rootReplacement == nil else {
      return carryOut { planner.plan(.tab(tab), from: state) }
    }
    var next = state
    next[tab].popToRoot()
    return goBack(to: next)
  }

  /// Back to the start, as after a log-out: the declared roots, no modal, nothing that waits.
  public func reset() {
    _ = takePending()
    pendingRestoration = nil
    hasOpenedLink = false
    var start = state.isSingleWindow ? State(window: state[selectedTab].root) : gate.start
    if isClosing { start.rootReplacement = [] }
    start.continueIdentities(of: state)
    _ = adopt(NavigationPlan(state: start, result: .opened))
  }
}
