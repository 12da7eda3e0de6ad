extension NavigationRouter {
  var resolver: TransitionResolver<Definition> {
    TransitionResolver(gate: gate, mayLeave: mayLeaveNow, waiting: pending)
  }

  /// Goes to a screen. The edge from the top screen decides how it appears, else its own declaration.
  ///
  /// If a condition blocks the screen, the condition's redirect shows. The screen follows when the condition
  /// is met.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - column: The column of a split view that the navigation starts in. A navigation from the detail
  ///     column pushes a detail, one from another column replaces it. If it is nil, the edges decide.
  @discardableResult public func navigate(
    to route: Route, from column: NavigationSchema.Column? = nil
  ) -> OpenResult<Condition> {
    navigate(to: route, from: column, at: nil)
  }

  /// Goes to a screen from the container below so many modals; nil starts on top.
  func navigate(to route: Route, from column: NavigationSchema.Column?, at level: Int?) -> OpenResult<
    Condition
  > {
    if opensWindow(route, as: nil, from: state, in: column) {
      return adopt(NavigationTransition(state: state, result: .opened), endsWaiting: true)
    }
    return carryOut {
      let resolver = resolver
      (resolver.column, resolver.level) = (column, level)
      return resolver.transition(.route(route, nil), from: state)
    }
  }

  /// Goes to several screens one after another, in one change: each appears as the edge from the one before says. If
  /// a condition blocks one of them, none is shown before the condition is met.
  @discardableResult public func navigate(to routes: [Route]) -> OpenResult<Condition> {
    carryOut { resolver.transition(.routes(routes), from: state) }
  }

  /// Shows a screen above its declared parents, as a link to it does: modals close, and its tab's stack is set. A
  /// parent that needs a value which the screen does not have is left out, with those below it.
  @discardableResult public func show(_ route: Route) -> OpenResult<Condition> {
    let result = carryOut { resolver.transition(.shown(route), from: state) }
    noteArrival(result)
    return result
  }

  /// Opens a window if the screen asks for one, the platform has windows, this one is not compact, and no condition blocks
  /// the screen.
  func opensWindow(
    _ route: Route, as presentation: NavigationSchema.Presentation?, from state: State,
    in column: NavigationSchema.Column? = nil
  ) -> Bool {
    guard let openWindow, !isCompact,
      case let (_, _, wanted)? = state.appearance(
        of: route, as: presentation, from: column, holds: resolver.holds),
      wanted == .window, gate.blockingCondition(of: route) == nil
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

  /// Presents a screen above all others. Without a presentation, the edge or the screen decides, else it is a
  /// sheet. In an async context, a route that `returns` is awaited instead; see `present(_:as:)`.
  @_disfavoredOverload @discardableResult public func present(
    _ route: Route, as presentation: ModalPresentation? = nil
  ) -> OpenResult<Condition> {
    present(route, as: presentation, for: nil)
  }

  func present(
    _ route: Route, as presentation: ModalPresentation?, for token: ResultToken?
  ) -> OpenResult<Condition> {
    carryOut {
      let resolver = resolver
      resolver.token = token
      var next = state
      next.present(route, as: presentation?.form, holds: resolver.holds, token: token)
      // A screen that must wait appears later as it would have appeared now.
      let appearance = next.modals.last?.presentation
      return resolver.transition(.route(route, appearance), to: next, from: state)
    }
  }

  /// Closes the topmost modal.
  public func dismiss() {
    if let modal = state.modals.last { dismiss(modal.id) }
  }

  /// Closes a modal and the screens above it. A modal that is
  /// already closed changes nothing, because views report late.
  public func dismiss(_ id: State.Modal.ID) {
    var next = state
    next.dismiss(id)
    goBack(to: next)
  }

  /// Applies a change that closes screens, and the navigation that a draft among them had blocked, in one
  /// change.
  @discardableResult func goBack(to next: State) -> OpenResult<Condition> {
    guard let waiting = pending, case .draft = waiting.reason, !state.drafts(leavingFor: next).isEmpty,
      gate.blockingCondition(to: next, after: state) == nil
    else { return adopt(ifAllowed: next) }
    _ = takePending()
    resume(waiting, from: next)
    return .opened
  }

  /// Closes every modal.
  public func dismissAll() {
    if let modal = state.modals.first { dismiss(modal.id) }
  }

  /// Goes back one screen on the stack on top, or several.
  public func pop(_ count: Int = 1) {
    var next = state
    for _ in 0..<max(0, count) {
      let found = next
      next.pop()
      if next == found { break }
    }
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

  /// Selects a tab, and closes the modals above the tabs. The selected tab goes back to its root.
  ///
  /// If a condition blocks the tab, the selection waits as a screen does; see `navigate(to:)`.
  @discardableResult public func select(_ tab: Tab) -> OpenResult<Condition> {
    carryOut { resolver.transition(.tab(tab), from: state) }
  }

  /// Returns to the start state, as after a log-out: the declared roots, no modal, no pending navigation.
  public func reset() {
    _ = takePending()
    pendingRestoration = nil
    launchLink = .none
    (cover, draftQuestion, draftStatements, releasedDrafts) = (nil, nil, [], [])
    var start = state.isSingleWindow ? State(window: state[selectedTab].root) : gate.start
    if isClosing { start.rootReplacement = [] }
    start.continueIdentities(of: state)
    renew()
    _ = adopt(NavigationTransition(state: start, result: .opened))
  }
}
