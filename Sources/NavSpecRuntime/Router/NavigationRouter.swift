public import Observation

/// A window's navigation: its state, and the operations that change it, each in one step.
///
/// The app names it once, `typealias RecipesRouter = NavigationRouter<RecipesNavigation>`, and needs
/// nothing but this to test or to preview a screen. No screen whose condition is unmet ever enters
/// the state, wherever it comes from: code, a tap, a URL or a snapshot.
@MainActor @Observable public final class NavigationRouter<Definition: NavigationDefinition> {
  /// The app's routes.
  public typealias Route = Definition.Route
  /// The app's tabs.
  public typealias Tab = Definition.Tab
  /// The app's conditions.
  public typealias Condition = Definition.Condition
  /// What a window shows.
  public typealias State = NavigationState<Definition>

  /// What the window shows.
  public private(set) var state: State
  /// What waits for a condition; only the latest does.
  public private(set) var pending: PendingNavigation<Definition>?
  /// Whether the window must close, because the one screen that it is for was lost.
  public internal(set) var isClosing = false
  /// Counts changes that the user made and the router refused, so that views read the state again.
  public private(set) var refusals = 0

  /// How long a navigation waits before it is forgotten; whoever awaits its screen hears so. A redirect that
  /// is shown for it stays until its condition is met: the user may be busy there.
  @ObservationIgnored public var pendingLifetime: Duration = .seconds(600) {
    didSet { watchTheAge() }
  }
  /// Asked before a link takes away a screen whose spec says `dismiss: false`.
  @ObservationIgnored public var mayLeave: @MainActor (Route) -> Bool = { _ in true }
  /// Whether a link was opened: a snapshot that comes later is too late.
  @ObservationIgnored var hasOpenedLink = false
  @ObservationIgnored var pendingRestoration: PendingRestoration<Definition>?

  /// Opens a window on a screen; nil where there are none, and the screen's fallback shows.
  @ObservationIgnored public var openWindow: (@MainActor (Route) -> Void)?
  /// Asked about a URL that is none of the app's links, before it is given up: an older router beside
  /// this one may know it. `true` if it was opened.
  @ObservationIgnored public var openUnmatched: @MainActor (String) -> Bool = { _ in false }

  @ObservationIgnored let gate: NavigationGate<Definition>
  @ObservationIgnored let registry = ResultRegistry()
  @ObservationIgnored let timer: ConditionTimer?
  @ObservationIgnored private let pendingTimer = PendingTimer()
  @ObservationIgnored private let followers = NavigationFollowers<Definition>()
  @ObservationIgnored private var trigger = NavigationTrigger.code

  /// A router at the app's start, or at a state that another router was in, for an app without
  /// conditions: if it has any, none of them is met.
  public convenience init(state: State? = nil) {
    self.init(state: state, conditions: .fixed([:]))
  }

  /// A router guarded by values; of `.fixed` conditions, those not named are unmet.
  ///
  /// - Parameters:
  ///   - state: What the window shows at first; nil is the app's start.
  ///   - conditions: What answers for the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet, at launch and whenever one
  ///     is unknown again; nil waits until `stopWaiting()`.
  public convenience init(
    state: State? = nil, conditions: ConditionStore<Condition>, waitsForConditions limit: Duration? = nil
  ) {
    self.init(state: state, guardedBy: conditions, limit: limit)
    conditions.follow { [weak self] in
      self?.followConditions()
      return self != nil
    }
  }

  /// A router guarded by an object of the app, whose changes it follows if it is `Observable`.
  ///
  /// - Parameters:
  ///   - state: What the window shows at first; nil is the app's start.
  ///   - conditions: What answers for the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet, at launch and whenever one
  ///     is unknown again; nil waits until `stopWaiting()`.
  public convenience init(
    state: State? = nil, conditions: some NavigationConditions<Condition>,
    waitsForConditions limit: Duration? = nil
  ) {
    self.init(state: state, guardedBy: conditions, limit: limit)
    observeConditions()
  }

  private init(
    state: State?, guardedBy conditions: any NavigationConditions<Condition>, limit: Duration?
  ) {
    timer = ConditionTimer(limit)
    gate = NavigationGate(conditions: conditions)
    let start = gate.start
    self.state = start
    // A root replacement stands by the conditions of this router, whatever stood elsewhere.
    if let state, state.rootReplacement == nil, gate.obstacle(to: state, after: start) == nil {
      self.state = state.withoutTokens
    }
    gate.hub.join(self)
    watchTheTime()
  }

  /// A window with a stack of its own on a screen; nil if a condition keeps the screen away. The
  /// conditions are those of the app's other windows.
  public init?(window root: Route, conditions: any NavigationConditions<Condition>) {
    gate = NavigationGate(conditions: conditions)
    state = State(window: root)
    timer = nil
    guard gate.obstacle(among: gate.requirements(of: root)) == nil else { return nil }
    gate.hub.join(self)
    if let store = conditions as? ConditionStore<Condition> {
      store.follow { [weak self] in
        self?.followConditions()
        return self != nil
      }
    } else {
      observeConditions()
    }
  }

  /// Whether an unmet condition keeps a screen away from a window of its own; one that is unknown may yet
  /// let it in.
  static func keepsAway(_ route: Route, by conditions: any NavigationConditions<Condition>) -> Bool {
    let gate = NavigationGate<Definition>(conditions: conditions)
    guard case .unmet = gate.obstacle(among: gate.requirements(of: route)) else { return false }
    return true
  }

  deinit {
    // Whoever awaits a result must not wait for ever.
    let registry = registry
    Task { @MainActor in registry.close() }
  }

  /// The conditions that guard screens.
  public var conditions: any NavigationConditions<Condition> { gate.conditions }

  /// Whether a condition holds now.
  public func isMet(_ condition: Condition) -> Bool { gate.state(of: condition) == .met }

  // MARK: Reading

  /// The tab that is selected.
  public var selectedTab: Tab { state.selectedTab }

  /// The tabs that show, in order.
  public var visibleTabs: [Tab] { Tab.allCases.filter(isVisible) }

  /// Whether a tab shows. The selected one always does: a tab view must not select what it hides.
  public func isVisible(_ tab: Tab) -> Bool { tab == selectedTab || gate.isVisible(tab) }

  /// The screens above a tab's root.
  public func path(in tab: Tab) -> [Route] { state[tab].path }

  /// The screen below a tab's path.
  public func root(of tab: Tab) -> Route { state[tab].root }

  /// The modals above the window's container, bottom first.
  public var modals: [State.Modal] { state.modals }

  /// What the user sees, bottom first.
  public var screens: [Route] { state.screens }

  /// The columns of a tab that is a split view; nil for a stack.
  public func columns(of tab: Tab) -> State.Columns? { state[tab].columns }

  /// The screen in a column of a split view: what was chosen, else what the spec declares, unless a
  /// condition keeps that away.
  public func screen(in column: NavigationSchema.Column, of tab: Tab) -> Route? {
    guard let columns = columns(of: tab), let split = Definition.map.split(at: tab.position) else {
      return nil
    }
    let declared: NavigationSchema.Screen?
    switch column {
    case .sidebar: return columns.sidebar
    case .content:
      if let content = columns.content { return content }
      declared = split.content
    case .detail:
      if let detail = columns.detail { return detail }
      declared = split.detail
    }
    guard let declared, let route = Route(index: declared.route, values: declared.values),
      gate.obstacle(among: gate.requirements(of: route)) == nil
    else { return nil }
    return route
  }

  /// The screens that appear on top, from now on, and those that windows are opened on: for analytics. Each
  /// call begins a stream of its own, which ends with the router.
  public var onNavigate: AsyncStream<NavigationEvent<Definition>> { followers.stream() }

  // MARK: Changing

  /// Plans a change and makes it. A hook of the app that is asked meanwhile may go somewhere itself: then the plan
  /// is made again, from there.
  func carryOut(_ plan: () -> NavigationPlan<Definition>) -> OpenResult<Condition> {
    for _ in 0..<3 {
      let found = _state
      let plan = plan()
      if _state == found { return adopt(plan, endsWaiting: plan.result == .opened) }
    }
    return adopt(NavigationPlan(state: _state, result: .deferred))
  }

  /// Makes a planned change: the only place that writes the state.
  ///
  /// - Parameter endsWaiting: Whether it is a navigation: whoever goes on gives up what waited, unless that is
  ///   a screen of the redirect shown meanwhile.
  func adopt(_ plan: NavigationPlan<Definition>, endsWaiting: Bool = false) -> OpenResult<Condition> {
    // What is only looked at here is nothing to observe, and observing costs more than the look.
    if let pending = plan.pending { wait(for: pending) }
    let source = _state.top
    let hasMoved = plan.state != _state
    if hasMoved {
      state = plan.state
      // A snapshot gives way to whoever went somewhere meanwhile, also if he came back.
      pendingRestoration = nil
    }
    if endsWaiting, _pending != nil, _pending?.redirect == nil, plan.state.rootReplacement == nil {
      wait(for: nil)
    }
    // Whoever closes a redirect gives up what waited for it.
    if let redirect = _pending?.redirect, !plan.state.modals.contains(where: { $0.id == redirect.id }) {
      wait(for: nil)
    }
    registry.settle(shown: Set(plan.state.modals.compactMap(\.token)), waiting: _pending?.token)
    guard hasMoved, let route = plan.state.top, route != source else { return plan.result }
    notify(route, after: source)
    return plan.result
  }

  /// Tells who follows that a screen appears above another, here or in a window of its own.
  func notify(_ route: Route, after source: Route?) {
    followers.notify(NavigationEvent(route: route, source: source, trigger: trigger))
  }

  /// Says what makes the changes of a closure; the outermost cause counts.
  func withTrigger<Result>(_ cause: NavigationTrigger, _ body: () -> Result) -> Result {
    guard trigger == .code else { return body() }
    trigger = cause
    defer { trigger = .code }
    return body()
  }

  /// Lets a change through if nothing that it brings is guarded by an unmet condition.
  @discardableResult func adopt(ifAllowed next: State) -> OpenResult<Condition> {
    guard let obstacle = gate.obstacle(to: next, after: _state) else {
      return adopt(NavigationPlan(state: next, result: .opened))
    }
    guard let condition = Condition(position: obstacle.condition) else { return .unavailable }
    return .blocked(condition)
  }

  /// Makes views read the state again after a change that was refused.
  func refuse() { refusals &+= 1 }

  /// Forgets what waits for a condition, and closes the redirect that was shown for it.
  public func cancelPending() {
    let redirect = pending?.redirect
    wait(for: nil)
    var next = state
    if let redirect { next.dismiss(redirect.id) }
    adopt(ifAllowed: next)
  }

  func takePending() -> PendingNavigation<Definition>? {
    guard let waiting = _pending else { return nil }
    wait(for: nil)
    return waiting
  }

  private func wait(for pending: PendingNavigation<Definition>?) {
    self.pending = pending
    watchTheAge()
  }

  private func watchTheAge() {
    pendingTimer.follow(_pending?.since, for: pendingLifetime) { [weak self] in self?.forgetPending() }
  }

  /// Forgets what is too old. Its redirect needs it, to close when the condition is met.
  private func forgetPending() {
    guard pending?.redirect != nil else { return cancelPending() }
    pending?.token = nil
    settleResults()
  }
}
