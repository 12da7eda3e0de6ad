public import Observation

/// A window's navigation: its state, and the operations that change it, each in one step.
///
/// The generated code names it, `typealias RecipesRouter = NavigationRouter<RecipesNavigation>`. Tests and
/// previews of a screen need nothing else. A screen whose condition is unmet never enters the state, whether
/// code, a tap, a URL or a snapshot asks for it.
@MainActor @Observable public final class NavigationRouter<Definition: NavigationDefinition> {
  /// The app's routes.
  public typealias Route = Definition.Route
  /// The app's tabs.
  public typealias Tab = Definition.Tab
  /// The app's conditions.
  public typealias Condition = Definition.Condition
  /// What a window shows.
  public typealias State = NavigationState<Definition>

  /// What the window shows. Views that read a part of it by the router's own properties are drawn again only when
  /// that part changes.
  public var state: State {
    observe(.whole)
    return _state
  }

  var isSingleWindow: Bool { _state.isSingleWindow }

  @ObservationIgnored private var _state: State
  var waiting: PendingSlot<PendingNavigation<Definition>>
  /// The navigation that waits for a condition. Only the latest one waits.
  public var pending: PendingNavigation<Definition>? { waiting.navigation }
  /// Whether the window must close, because the one screen that it is for was lost.
  public internal(set) var isClosing = false
  /// The number of user changes that the router refused. It makes views read the state again.
  public private(set) var refusals = 0

  /// How often a link or code went to the root of a stack, which may have been on screen, and of which tab the last time.
  var arrivals = (count: 0, tab: Tab?.none)

  /// Whether the window is compact in width: it has room for one column of a split view, and opens no other window.
  package var isCompact = false

  /// The number of resets. Each gives the views a new identity, so that none keeps what it held for another user.
  private(set) var generation = 0

  /// How long a navigation stays pending. After that time it is forgotten, and a task that awaits its screen
  /// resumes. Its redirect stays until its condition is met, because the user may be busy there.
  public var pendingLifetime: Duration {
    get { _waiting.lifetime }
    set {
      _waiting.lifetime = newValue
      watchTheAge()
    }
  }
  /// Called before a link, a tap or a gesture closes a screen whose spec says `dismiss: false`, unless its view says that
  /// it is no draft now or asks by itself. A navigation that is refused is ``pending``. If it is nil, the window asks the
  /// user.
  @ObservationIgnored public var mayLeave: (@MainActor (Route) -> Bool)?
  /// What the views of drafts say.
  var draftStatements: [DraftStatement<Definition>] = []
  /// What the user is being asked.
  var draftQuestion: DraftQuestion<Definition>?
  @ObservationIgnored var draftQuestions = 0
  /// Whether a window shows the router, so that there is somebody to ask.
  @ObservationIgnored var asksUser = false
  /// The conditions that were unmet when they were known last: until one is met again, it covers what it covered.
  @ObservationIgnored var lastUnmet: [Int] = []
  /// The redirect that is presented because a covered screen would be visible.
  @ObservationIgnored var cover: PendingNavigation<Definition>.Redirect?
  /// The drafts that a change in progress may leave.
  @ObservationIgnored var releasedDrafts: [DraftScreen<Definition>] = []
  /// The link that the window shows. A snapshot that arrives later is restored below it.
  @ObservationIgnored var launchLink = LaunchLink<Definition>.none
  /// Restores a snapshot that waits for a condition. A navigation discards it.
  @ObservationIgnored var pendingRestoration: (@MainActor () -> Void)?

  /// Opens a window on a screen. If it is nil, the screen's fallback shows.
  @ObservationIgnored public var openWindow: (@MainActor (Route) -> Void)?
  /// Called when a modal has not appeared or has not left in time, as while an alert of the app is up. The router then
  /// goes on: it presents the modal again, or the next one.
  @ObservationIgnored public var presentationDidStall: @MainActor (Route) -> Void = { _ in }
  /// Called for a URL that matches no link, so that an older router can open it. Return `true` if it was
  /// opened.
  @ObservationIgnored public var openUnmatched: @MainActor (String) -> Bool = { _ in false }

  /// When another tab was selected last.
  @ObservationIgnored private(set) var selectionMoment: ContinuousClock.Instant?

  #if !NAVSPEC_PAGE
    /// What the views of stacks have read. Empty without views.
    @ObservationIgnored var viewedStacks: [ViewedStack<Definition>] = []
    /// Made when one is first asked for, because each is memory of its own.
    @ObservationIgnored private var partPaths = [KeyPath<NavigationRouter, Bool>?](
      repeating: nil, count: StatePart<Tab>.count)
  #endif

  #if !NAVSPEC_PAGE
    /// What links need of the screens that they lead to.
    @ObservationIgnored private(set) lazy var linkTraits = LinkTraits(Definition.map.schema)
  #endif

  @ObservationIgnored let gate: NavigationGate<Definition>
  @ObservationIgnored let registry = ResultRegistry()
  @ObservationIgnored private let eventStreams = EventStreams<Definition>()
  @ObservationIgnored private var trigger = NavigationTrigger.code

  /// A router for an app without conditions, at its start or at another router's state. If the app has
  /// conditions, they are unmet.
  public convenience init(state: State? = nil) {
    self.init(state: state, conditions: .fixed([:]))
  }

  /// A router with conditions as values. Conditions that `.fixed` does not name are unmet.
  ///
  /// - Parameters:
  ///   - state: What the window shows at first. Nil is the start state of the app.
  ///   - conditions: The states of the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet, at launch and whenever one
  ///     is unknown again; nil waits until `stopWaiting()`.
  public convenience init(
    state: State? = nil, conditions: ConditionStore<Condition>, waitsForConditions limit: Duration? = nil
  ) {
    self.init(state: state, guardedBy: conditions, limit: limit)
    follow(conditions)
  }

  #if !NAVSPEC_PAGE
    /// A router with conditions from an object of the app. If the object is `Observable`, the router follows
    /// its changes.
    ///
    /// - Parameters:
    ///   - state: What the window shows at first. Nil is the start state of the app.
    ///   - conditions: The states of the app's conditions.
    ///   - limit: How long conditions may stay unknown before they count as unmet, at launch and whenever one
    ///     is unknown again; nil waits until `stopWaiting()`.
    public convenience init(
      state: State? = nil, conditions: some NavigationConditions<Condition>,
      waitsForConditions limit: Duration? = nil
    ) {
      self.init(state: state, guardedBy: conditions, limit: limit)
      observe { $0.gate.readAll() }
    }
  #endif

  private init(
    state: State?, guardedBy conditions: any NavigationConditions<Condition>, limit: Duration?
  ) {
    waiting = PendingSlot(forConditions: limit)
    gate = NavigationGate(conditions: conditions)
    let start = gate.start
    _state = start
    // This router's conditions decide about a root replacement, not those of the state's former router.
    if let state, state.rootReplacement == nil, gate.blockingCondition(to: state, after: start) == nil {
      _state = state.withoutTokens
    }
    joinConditions()
    if let first = _state.top { notify(first, after: nil) }
  }

  /// A router for a window that shows one screen with its own stack. It shares the conditions of the app's
  /// other windows. Nil if a condition blocks the screen.
  public init?(window root: Route, conditions: any NavigationConditions<Condition>) {
    gate = NavigationGate(conditions: conditions)
    _state = State(window: root)
    waiting = PendingSlot(forConditions: nil)
    guard gate.blockingCondition(of: root) == nil else { return nil }
    joinConditions()
    followConditions()
  }

  /// Whether an unmet condition blocks a screen in its own window. An unknown condition does not block it
  /// yet.
  static func keepsAway(_ route: Route, by conditions: any NavigationConditions<Condition>) -> Bool {
    let gate = NavigationGate<Definition>(conditions: conditions)
    return gate.blockingCondition(of: route).map(gate.state(ofCondition:)) == .unmet
  }

  #if !NAVSPEC_PAGE
    deinit {
      // A task that awaits a result must not wait forever.
      let registry = registry
      Task { @MainActor in registry.close() }
    }
  #endif

  /// The conditions that guard screens.
  public var conditions: any NavigationConditions<Condition> { gate.conditions }

  /// Whether a condition holds now.
  public func isMet(_ condition: Condition) -> Bool { gate.state(of: condition) == .met }

  /// Whether a condition is known not to hold. An unknown one is unmet once nobody waits for it.
  public func isUnmet(_ condition: Condition) -> Bool { gate.state(of: condition) == .unmet }

  /// The tab that is selected.
  public var selectedTab: Tab {
    observe(.selection)
    return _state.selectedTab
  }

  /// The tabs that show, in order.
  public var visibleTabs: [Tab] { Tab.allCases.filter(isVisible) }

  /// Whether a tab shows. The selected tab always does, because a tab view must not select a hidden tab.
  public func isVisible(_ tab: Tab) -> Bool { gate.isVisible(tab) || tab == selectedTab }

  /// The screens above a tab's root.
  public func path(in tab: Tab) -> [Route] { container(of: tab).path }

  /// The screen below a tab's path.
  public func root(of tab: Tab) -> Route { container(of: tab).root }

  /// The modals above the window's container, bottom first.
  public var modals: [State.Modal] {
    observe(.modals)
    observe(.modalPaths)
    return _state.modals
  }

  /// A modal, bottom first, whatever is on its stack.
  func modal(at position: Int) -> State.Modal? {
    observe(.modals)
    return _state.modals.dropFirst(position).first
  }

  /// The screens that replace the tabs.
  var rootReplacement: [Route]? {
    observe(.rootReplacement)
    return _state.rootReplacement
  }

  /// The screen on top.
  var top: Route? {
    observe(.rootReplacement)
    observe(.modals)
    observe(.modalPaths)
    observe(.selection)
    observe(.container(_state.selectedTab))
    return _state.top
  }

  private func container(of tab: Tab) -> State.Container {
    observe(.container(tab))
    return _state[tab]
  }

  #if !NAVSPEC_PAGE
    private func observe(_ part: StatePart<Tab>) { access(keyPath: path(to: part)) }

    private func path(to part: StatePart<Tab>) -> KeyPath<NavigationRouter, Bool> {
      if let path = partPaths[part.position] { return path }
      let path: KeyPath<NavigationRouter, Bool> = \.[part]
      partPaths[part.position] = path
      return path
    }

    /// Names a part for observers, who have no other use for it.
    private subscript(part: StatePart<Tab>) -> Bool { true }

    /// Notifies the readers of what differs, and of nothing else.
    private func show(_ next: State) {
      let parts = StatePart<Tab>.all.filter { next.differs(from: _state, in: $0) }
      show(next, notifying: parts[...])
    }

    private func show(_ next: State, notifying parts: ArraySlice<StatePart<Tab>>) {
      guard let part = parts.first else { return _state = next }
      withMutation(keyPath: path(to: part)) { show(next, notifying: parts.dropFirst()) }
    }
  #else
    private func observe(_ part: StatePart<Tab>) {}

    private func show(_ next: State) { _state = next }

    private var _waiting: PendingSlot<PendingNavigation<Definition>> {
      get { waiting }
      set { waiting = newValue }
    }
  #endif

  /// What the user sees, bottom first.
  public var screens: [Route] { state.screens }

  /// The columns of a tab that is a split view; nil for a stack.
  public func columns(of tab: Tab) -> State.Columns? { container(of: tab).columns }

  #if !NAVSPEC_PAGE
    /// The screens that appear on top and those that open in new windows, for analytics. Each call starts a new
    /// stream, which finishes with the router.
    public var onNavigate: AsyncStream<NavigationEvent<Definition>> { eventStreams.events }

    /// What becomes of each navigation, from the first screen on. Each call starts a new stream with the newest 100
    /// outcomes, which finishes with the router. Not read, it drops the oldest beyond 100. ``reset()`` forgets them.
    public var outcomes: AsyncStream<NavigationOutcome<Definition>> { eventStreams.outcomes }
  #endif

  /// Resolves a transition and applies it. If a hook of the app navigates meanwhile, the transition is
  /// resolved again from the new state.
  func carryOut(_ transition: () -> NavigationTransition<Definition>) -> OpenResult<Condition> {
    for _ in 0..<3 {
      let found = _state
      let transition = transition()
      if _state == found { return adopt(transition, endsWaiting: transition.result == .opened) }
    }
    return adopt(NavigationTransition(state: _state, result: .deferred))
  }

  /// Applies a transition. Nothing else writes the state.
  ///
  /// - Parameter endsWaiting: Whether the transition cancels the pending navigation, as a new navigation
  ///   does. A screen of the redirect on screen does not cancel it.
  func adopt(_ transition: NavigationTransition<Definition>, endsWaiting: Bool = false) -> OpenResult<
    Condition
  > {
    // Reads the stored properties, because observation would cost more than the reads.
    if let pending = transition.pending { wait(for: pending) }
    let source = _state.top
    let next = covering(transition.state)
    let hasMoved = next != _state
    if hasMoved {
      if next.selectedTab != _state.selectedTab { selectionMoment = .now }
      show(next)
      forgetGoneDrafts()
      // A navigation discards the pending restoration, even if the state returns to what it was.
      pendingRestoration = nil
      if trigger == .code || trigger == .user { launchLink.leave() }
    }
    let pending = _waiting.navigation
    if endsWaiting, pending?.redirect == nil, pending != nil, next.rootReplacement == nil {
      wait(for: nil)
    }
    // Closing a redirect cancels the navigation that waits behind it.
    if let redirect = pending?.redirect, !next.modals.contains(where: { $0.id == redirect.id }) {
      wait(for: nil)
    }
    if let draft = transition.draft {
      ask(about: draft, before: transition.wanted) { [router = WeakReference(self)] in
        router.object?.resumePending()
      }
    }
    registry.settle(
      shown: next.modals.compactMap { $0.token }, waiting: _waiting.navigation?.token)
    if let outcome = transition.outcome { notify(outcome) }
    guard hasMoved, let route = next.top, route != source else {
      return transition.result
    }
    notify(route, after: source)
    return transition.result
  }

  /// Tells the streams of events that a screen appears above another, in this window or in its own.
  func notify(_ route: Route, after source: Route?) {
    notify(.opened(NavigationEvent(route: route, source: source, trigger: trigger)))
  }

  /// Tells the streams what became of a navigation.
  func notify(_ outcome: NavigationOutcome<Definition>) { eventStreams.notify(outcome) }

  /// Attributes the changes of a closure to a trigger. In nested calls, the outermost trigger applies.
  func withTrigger<Result>(_ cause: NavigationTrigger, _ body: () -> Result) -> Result {
    guard trigger == .code else { return body() }
    trigger = cause
    defer { trigger = .code }
    return body()
  }

  /// Applies a change unless an unmet condition guards one of the new screens.
  @discardableResult func adopt(ifAllowed next: State) -> OpenResult<Condition> {
    guard let blockingCondition = gate.blockingCondition(to: next, after: _state) else {
      return adopt(NavigationTransition(state: next, result: .opened))
    }
    notify(.refused(next.top))
    return Condition(position: blockingCondition).map { .blocked($0) } ?? .unavailable
  }

  /// Makes views read the state again after a change that was refused.
  func refuse() { refusals &+= 1 }

  /// Gives the views a new identity, and forgets what became of earlier navigations.
  func renew() {
    generation &+= 1
    eventStreams.forget()
  }

  /// Forgets the pending navigation and closes its redirect.
  public func cancelPending() {
    let redirect = pending?.redirect
    wait(for: nil)
    var next = state
    if let redirect { next.dismiss(redirect.id) }
    adopt(ifAllowed: next)
  }

  /// Forgets a pending navigation that is too old. One with a redirect is kept, to close the redirect when
  /// the condition is met.
  func forgetPending() {
    guard let pending, pending.redirect != nil else { return cancelPending() }
    waiting.navigation = pending.withoutToken
    settleResults()
  }
}
