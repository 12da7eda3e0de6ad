#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Observation

/// The navigation of an app that keeps its own container: it decides what links and routes mean and what
/// conditions keep away, and hands the rest to the app's host.
@MainActor @Observable public final class HostedRouter<Definition: RouteDefinition>: ConditionFollower {
  /// The app's routes.
  public typealias Route = Definition.Route
  /// The app's conditions.
  public typealias Condition = Definition.Condition

  /// What waits for a condition or for a host that would not; only the latest does.
  public nonisolated struct Pending: Sendable {
    /// What is shown when it may be.
    public let request: HostRequest<Route>
    /// The condition it waits for; nil if it waits for the host.
    public let condition: Condition?
    /// The redirect that is shown meanwhile.
    public let redirect: Route?
    let requirements: [Int]
    let since: ContinuousClock.Instant
  }

  /// What waits.
  public private(set) var pending: Pending? {
    didSet { watchTheAge() }
  }
  /// How long a navigation waits before it is forgotten. A redirect that is shown for it stays until its
  /// condition is met: the user may be busy there.
  @ObservationIgnored public var pendingLifetime: Duration = .seconds(600) {
    didSet { watchTheAge() }
  }
  /// Asked about a URL that is none of the app's links, before it is given up: an older router may know
  /// it. `true` if it was opened.
  @ObservationIgnored public var openUnmatched: @MainActor (String) -> Bool = { _ in false }
  @ObservationIgnored private weak var host: (any NavigationHost<Route>)?
  @ObservationIgnored private let gate: ConditionGate<Condition>
  @ObservationIgnored private let timer: ConditionTimer?
  @ObservationIgnored private let pendingTimer = PendingTimer()
  @ObservationIgnored private let followers = NavigationFollowers<Definition>()
  /// The conditions that were unmet when the host was told last.
  @ObservationIgnored private var lost: Set<Int> = []

  private var schema: NavigationSchema { Definition.map.schema }

  /// A router for a container of the app, which is not kept alive by it, guarded by values; of `.fixed`
  /// conditions, those not named are unmet.
  ///
  /// - Parameters:
  ///   - host: What shows screens.
  ///   - conditions: What answers for the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet; nil waits until
  ///     `stopWaiting()`.
  public convenience init(
    host: some NavigationHost<Route>, conditions: ConditionStore<Condition>,
    waitsForConditions limit: Duration? = nil
  ) {
    self.init(host, guardedBy: conditions, limit: limit)
    conditions.follow { [weak self] in
      self?.followConditions()
      return self != nil
    }
  }

  /// A router for a container of the app, which is not kept alive by it, guarded by an object of the app,
  /// whose changes it follows if it is `Observable`.
  ///
  /// - Parameters:
  ///   - host: What shows screens.
  ///   - conditions: What answers for the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet; nil waits until
  ///     `stopWaiting()`.
  public convenience init(
    host: some NavigationHost<Route>, conditions: some NavigationConditions<Condition>,
    waitsForConditions limit: Duration? = nil
  ) {
    self.init(host, guardedBy: conditions, limit: limit)
    observeConditions()
  }

  private init(
    _ host: any NavigationHost<Route>, guardedBy conditions: any NavigationConditions<Condition>,
    limit: Duration?
  ) {
    self.host = host
    gate = ConditionGate(conditions: conditions)
    timer = ConditionTimer(limit)
    lost = lostConditions
    gate.hub.join(self)
    watchTheTime()
  }

  /// The screens that the host was given to show, from now on: for analytics. Each call begins a stream of
  /// its own, which ends with the router.
  public var onNavigate: AsyncStream<NavigationEvent<Definition>> { followers.stream() }

  // MARK: Links

  /// Opens a URL.
  @discardableResult public func open(
    _ url: URL, placement: LinkPlacement = .reset
  ) -> OpenResult<Condition> {
    open(url.absoluteString, placement: placement)
  }

  /// Opens the text of a URL, which need not be one.
  @discardableResult public func open(
    _ url: String, placement: LinkPlacement = .reset
  ) -> OpenResult<Condition> {
    guard Definition.map.problem == nil else { return .unavailable }
    switch opening(of: url) {
    case .excluded: return .excluded
    case .unmatched: return openUnmatched(url) ? .opened : .unmatched
    case .target(let target, _):
      guard let request = request(for: target, placement) else { return .unmatched }
      return show(request, requirements: schema.requirements(of: target), by: .link)
    }
  }

  /// Whether a URL is one of the app's, whatever its conditions say.
  public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

  /// Whether the text of a URL is one of the app's, whatever its conditions say.
  public func canOpen(_ url: String) -> Bool {
    if case .target = opening(of: url) { true } else { false }
  }

  /// Which patterns were tried for a URL, and why each failed: for a developer who wonders where a link
  /// went. What a screen requires is not asked.
  public func explain(_ url: URL) -> LinkExplanation {
    Definition.links.explanation(of: url.absoluteString) { gate.state(ofCondition: $0) == .met }
  }

  /// The canonical URL of a screen; nil if it has none.
  public func url(for route: Route) -> URL? {
    Definition.links.url(for: route.index, values: route.values).flatMap { URL(string: $0) }
  }

  private func opening(of url: String) -> LinkOpening {
    schema.opening(of: url, in: Definition.links) { gate.state(ofCondition: $0) == .met }
  }

  private func request(for target: NavigationTarget, _ placement: LinkPlacement) -> HostRequest<Route>? {
    guard let stack = routes(target.stack?.screens ?? []) else { return nil }
    var modals: [HostRequest<Route>.Modal] = []
    for modal in target.modals {
      guard let shown = routes([modal.screen] + modal.path), let route = shown.first else { return nil }
      modals.append(
        .init(route: route, presentation: modal.presentation, path: Array(shown.dropFirst())))
    }
    let request = HostRequest(stack: stack, modals: modals, placement: placement)
    // On top of what is there, only the screen that the link is for.
    guard placement == .push, let top = request.top else { return request }
    guard let modal = request.modals.last else {
      return HostRequest(stack: [top], placement: .push)
    }
    return modal.path.isEmpty
      ? HostRequest(modals: [modal], placement: .push) : HostRequest(stack: [top], placement: .push)
  }

  private func routes(_ screens: [NavigationSchema.Screen]) -> [Route]? {
    var routes: [Route] = []
    for screen in screens {
      guard let route = Route(index: screen.route, values: screen.values) else { return nil }
      routes.append(route)
    }
    return routes
  }

  // MARK: Routes

  /// Goes to a screen: as the edge from another says, else as it says itself.
  @discardableResult public func navigate(to route: Route, from source: Route? = nil) -> OpenResult<Condition>
  {
    guard let declared = Definition.map.route(at: route.index) else { return .unavailable }
    let edge = schema.edge(from: source?.index ?? -1, to: route.index) {
      gate.state(ofCondition: $0) == .met
    }
    var presentation = edge?.presentation ?? declared.presentation
    if presentation == .window { presentation = edge?.windowFallback ?? declared.windowFallback }
    return show(
      request(for: route, as: presentation), requirements: declared.requirements, source: source, by: .code)
  }

  /// Goes to a screen of the app or of one of its features; a screen of another app changes nothing.
  @discardableResult public func navigate(toAny route: any NavigationRoute) -> OpenResult<Condition> {
    guard let route = route as? Route ?? Definition.route(embedding: route) else { return .unavailable }
    return navigate(to: route)
  }

  private func request(
    for route: Route, as presentation: NavigationSchema.Presentation
  ) -> HostRequest<Route> {
    guard presentation.isModal else {
      return HostRequest(stack: [route], placement: .push, replacesTop: presentation == .replace)
    }
    return HostRequest(modals: [.init(route: route, presentation: presentation)], placement: .push)
  }

  // MARK: Conditions

  /// Forgets what waits.
  public func cancelPending() { pending = nil }

  /// Forgets what waits if this screen is the redirect that is shown for it. The host calls it for each screen
  /// that it closes, whoever closed it: of any other, and of a redirect that has served its purpose, it is ignored.
  public func redirectDidClose(_ route: Route) {
    if pending?.redirect == route { cancelPending() }
  }

  /// Tries again what waits; the host calls it when it would show screens again.
  public func resumePending() { resume(force: true) }

  /// Follows the conditions: what waited for one that is met is shown.
  ///
  /// Called by itself when a `ConditionStore` or an `Observable` object changes. It reaches every router around
  /// the same object.
  public func conditionsDidChange() { gate.hub.notify() }

  func followConditions() {
    gate.look()
    watchTheTime()
    follow()
  }

  /// Waits no longer: what is still unknown counts as unmet until everything is known, for every router around
  /// the same conditions. For an app whose launch has taken long enough.
  public func stopWaiting() { gate.stopWaiting() }

  private func watchTheAge() {
    // What is too old behind a redirect is not shown, but the redirect closes.
    guard pending?.redirect == nil else { return pendingTimer.follow(nil, for: pendingLifetime) {} }
    pendingTimer.follow(pending?.since, for: pendingLifetime) { [weak self] in self?.cancelPending() }
  }

  private func watchTheTime() {
    timer?.follow(isUnknown: !gate.isEverythingKnown) { [weak self] in self?.stopWaiting() }
  }

  private func follow() {
    let before = lost
    lost = lostConditions
    if !lost.isSubset(of: before) {
      host?.drop { [lost] route in
        !lost.isDisjoint(with: Definition.map.route(at: route.index)?.requirements ?? [])
      }
    }
    resume(force: false)
  }

  /// The conditions whose screens must go.
  private var lostConditions: Set<Int> {
    Set(
      schema.conditions.indices.filter {
        gate.state(ofCondition: $0) == .unmet && !Definition.map.keepsScreens(afterLossOf: $0)
      })
  }

  private func resume(force: Bool) {
    guard let waiting = pending else { return }
    if let condition = waiting.condition {
      switch gate.state(of: condition) {
      case .met: break
      case .unknown: return
      case .unmet: if waiting.redirect != nil { return }
      }
    } else if !force {
      return
    }
    pending = nil
    if let redirect = waiting.redirect { host?.close(redirect) }
    guard waiting.since.duration(to: .now) <= pendingLifetime else { return }
    show(
      waiting.request, requirements: waiting.requirements, since: waiting.since,
      by: waiting.condition == nil ? .code : .condition)
  }

  /// Shows what nothing keeps away; else shows the redirect of what does.
  @discardableResult private func show(
    _ request: HostRequest<Route>, requirements: [Int], since: ContinuousClock.Instant = .now,
    source: Route? = nil, by trigger: NavigationTrigger
  ) -> OpenResult<Condition> {
    func wait(for condition: Condition?, redirect: Route? = nil) {
      closeRedirect(unless: redirect)
      pending = Pending(
        request: request, condition: condition, redirect: redirect, requirements: requirements, since: since)
    }
    let before = pending?.since
    guard let obstacle = gate.obstacle(among: requirements) else {
      guard host?.show(request) == true else {
        wait(for: nil)
        return .deferred
      }
      // Whoever goes on gives up what waited, unless that is a screen of the redirect shown meanwhile.
      let isOver = pending?.redirect == nil || request.placement == .reset
      if isOver, pending?.since == before { pending = nil }
      notify(request, from: source, by: trigger)
      return .opened
    }
    guard let condition = Condition(position: obstacle.condition) else { return .unavailable }
    if case .unknown = obstacle {
      wait(for: condition)
      return .deferred
    }
    let redirect = schema.redirect(for: obstacle.condition) { index in
      Definition.map.route(at: index).flatMap { gate.obstacle(among: $0.requirements)?.condition }
    }
    guard let (screen, asked) = redirect, let route = Route(index: screen.route, values: screen.values),
      let declared = Definition.map.route(at: screen.route)
    else { return .unavailable }
    // First, as a host closes with a screen what stands on it.
    closeRedirect(unless: route)
    if pending?.redirect != route {
      let presentation = declared.presentation.isModal ? declared.presentation : .sheet
      let request = self.request(for: route, as: presentation)
      guard host?.show(request) == true else {
        wait(for: nil)
        return .deferred
      }
      notify(request, from: source, by: trigger)
    }
    wait(for: Condition(position: asked), redirect: route)
    return .blocked(condition)
  }

  /// A newer navigation takes the place of what waited, and of its redirect.
  private func closeRedirect(unless kept: Route?) {
    guard let shown = pending?.redirect, shown != kept else { return }
    pending = nil
    host?.close(shown)
  }

  private func notify(_ request: HostRequest<Route>, from source: Route?, by trigger: NavigationTrigger) {
    guard let route = request.top else { return }
    followers.notify(NavigationEvent(route: route, source: source, trigger: trigger))
  }

  private func observeConditions() {
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
