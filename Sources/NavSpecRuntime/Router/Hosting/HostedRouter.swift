#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Observation

/// The navigation of an app with its own container. It resolves links and routes, checks conditions, and has
/// the app's host show the screens.
@MainActor @Observable public final class HostedRouter<Definition: RouteDefinition>: PendingKeeper {
  /// The app's routes.
  public typealias Route = Definition.Route
  /// The app's conditions.
  public typealias Condition = Definition.Condition

  /// A navigation that waits for a condition, or for a host that cannot show it yet. Only the latest one
  /// waits.
  public nonisolated final class Pending: PendingMove {
    /// The screens to show.
    public let request: HostRequest<Route>
    /// The condition it waits for; nil if it waits for the host.
    public let condition: Condition?
    /// The redirect that is shown meanwhile.
    public let redirect: Route?
    let requirements: [Int]
    let since: ContinuousClock.Instant

    init(
      request: HostRequest<Route>, condition: Condition?, redirect: Route?, requirements: [Int],
      since: ContinuousClock.Instant
    ) {
      self.request = request
      self.condition = condition
      self.redirect = redirect
      self.requirements = requirements
      self.since = since
    }
  }

  var waiting: PendingSlot<Pending>
  /// The pending destination.
  public var pending: Pending? { waiting.navigation }
  /// How long a navigation stays pending. After that time it is forgotten. Its redirect stays until its
  /// condition is met, because the user may be busy there.
  public var pendingLifetime: Duration {
    get { _waiting.lifetime }
    set {
      _waiting.lifetime = newValue
      watchTheAge()
    }
  }
  /// Called for a URL that matches no link, so that an older router can open it. Return `true` if it was
  /// opened.
  @ObservationIgnored public var openUnmatched: @MainActor (String) -> Bool = { _ in false }
  @ObservationIgnored private weak var host: (any NavigationHost<Route>)?
  @ObservationIgnored let gate: NavigationGate<Definition>
  @ObservationIgnored private let eventStreams = EventStreams<Definition>()
  /// The unmet conditions that the host was last notified of.
  @ObservationIgnored private var lost: Set<Int> = []

  private var schema: NavigationSchema { Definition.map.schema }

  /// A router for a container of the app, with conditions as values. Conditions that `.fixed` does not name
  /// are unmet.
  ///
  /// - Parameters:
  ///   - host: The container that shows screens. The router does not retain it.
  ///   - conditions: The states of the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet; nil waits until
  ///     `stopWaiting()`.
  public convenience init(
    host: some NavigationHost<Route>, conditions: ConditionStore<Condition>,
    waitsForConditions limit: Duration? = nil
  ) {
    self.init(host, guardedBy: conditions, limit: limit)
    follow(conditions)
  }

  /// A router for a container of the app, with conditions from an object of the app. If the object is
  /// `Observable`, the router follows its changes.
  ///
  /// - Parameters:
  ///   - host: The container that shows screens. The router does not retain it.
  ///   - conditions: The states of the app's conditions.
  ///   - limit: How long conditions may stay unknown before they count as unmet; nil waits until
  ///     `stopWaiting()`.
  public convenience init(
    host: some NavigationHost<Route>, conditions: some NavigationConditions<Condition>,
    waitsForConditions limit: Duration? = nil
  ) {
    self.init(host, guardedBy: conditions, limit: limit)
    observe { $0.gate.readAll() }
  }

  private init(
    _ host: any NavigationHost<Route>, guardedBy conditions: any NavigationConditions<Condition>,
    limit: Duration?
  ) {
    self.host = host
    gate = NavigationGate(conditions: conditions)
    waiting = PendingSlot(forConditions: limit)
    lost = lostConditions
    joinConditions()
  }

  /// The screens that the host is asked to show, for analytics. Each call starts a new stream, which finishes
  /// with the router.
  public var onNavigate: AsyncStream<NavigationEvent<Definition>> { eventStreams.events }

  /// What becomes of each navigation; see ``NavigationRouter/outcomes``.
  public var outcomes: AsyncStream<NavigationOutcome<Definition>> { eventStreams.outcomes }

  /// Opens a URL.
  @discardableResult public func open(
    _ url: URL, placement: LinkPlacement = .reset
  ) -> OpenResult<Condition> {
    open(url.absoluteString, placement: placement)
  }

  /// Opens the text of a URL. The text may be malformed.
  @discardableResult public func open(
    _ url: String, placement: LinkPlacement = .reset
  ) -> OpenResult<Condition> {
    guard Definition.map.problem == nil else { return .unavailable }
    switch opening(of: url) {
    case .excluded:
      eventStreams.notify(.excluded(url))
      return .excluded
    case .unmatched:
      if openUnmatched(url) { return .opened }
      eventStreams.notify(.unmatched(url))
      return .unmatched
    case .target(let target, _):
      guard let request = request(for: target, placement) else { return .unmatched }
      return show(request, requirements: requirements(of: target), by: .link)
    }
  }

  /// Whether a link of the app, or its fallback, opens a URL. Conditions are not checked.
  public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

  /// Whether a link of the app, or its fallback, opens the text of a URL. Conditions are not checked.
  public func canOpen(_ url: String) -> Bool {
    if case .target = opening(of: url) { true } else { false }
  }

  /// The canonical URL of a screen; nil if it has none.
  public func url(for route: Route) -> URL? {
    Definition.links.url(for: route.index, values: route.values).flatMap { URL(string: $0) }
  }

  private func opening(of url: String) -> LinkOpening {
    schema.opening(of: url, in: Definition.links, holds: gate.holds)
  }

  private func request(for target: NavigationTarget, _ placement: LinkPlacement) -> HostRequest<Route>? {
    guard let stack: [Route] = (target.stack?.screens ?? []).routes() else { return nil }
    var modals: [HostRequest<Route>.Modal] = []
    for modal in target.modals {
      guard let shown: [Route] = ([modal.screen] + modal.path).routes(), let route = shown.first else {
        return nil
      }
      modals.append(
        .init(route: route, presentation: modal.presentation, path: Array(shown.dropFirst())))
    }
    let request = HostRequest(stack: stack, modals: modals, placement: placement)
    // Above the present screens, only the link's own screen appears.
    guard placement == .push, let top = request.top else { return request }
    guard let modal = request.modals.last else {
      return HostRequest(stack: [top], placement: .push)
    }
    return modal.path.isEmpty
      ? HostRequest(modals: [modal], placement: .push) : HostRequest(stack: [top], placement: .push)
  }

  /// Goes to a screen. The edge from the source decides how it appears, else its own declaration.
  @discardableResult public func navigate(to route: Route, from source: Route? = nil) -> OpenResult<Condition>
  {
    guard let declared = Definition.map.route(at: route.index) else { return .unavailable }
    let edge = schema.edge(from: source?.index ?? -1, to: route.index, holds: gate.holds)
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

  /// Shows a screen above its declared parents, as a link to it does.
  @discardableResult public func show(_ route: Route) -> OpenResult<Condition> {
    let screen = NavigationSchema.Screen(route: route.index, values: route.values)
    for target in schema.targets(of: screen, in: Definition.links) {
      guard let request = request(for: target, .reset) else { continue }
      return show(request, requirements: requirements(of: target), by: .code)
    }
    return .unavailable
  }

  private func requirements(of target: NavigationTarget) -> [Int] {
    target.screens.flatMap { schema.routes[$0.route].requirements }
  }

  private func request(
    for route: Route, as presentation: NavigationSchema.Presentation
  ) -> HostRequest<Route> {
    guard presentation.isModal else {
      return HostRequest(stack: [route], placement: .push, replacesTop: presentation == .replace)
    }
    return HostRequest(modals: [.init(route: route, presentation: presentation)], placement: .push)
  }

  /// Forgets the pending navigation.
  public func cancelPending() { wait(for: nil) }

  // A navigation that is too old is not shown, but its redirect still closes.
  func forgetPending() {
    if pending?.redirect == nil { cancelPending() }
  }

  /// Forgets the pending navigation if this screen is its redirect.
  ///
  /// The host calls it for each screen that it closes, also for those that the user closed. The router
  /// ignores screens that are not the redirect of a pending navigation.
  public func redirectDidClose(_ route: Route) {
    if pending?.redirect == route { cancelPending() }
  }

  /// Retries the pending navigation. The host calls it when it can show screens again.
  public func resumePending() { resume(force: true) }

  /// Applies the present conditions. A navigation that waited for a condition continues when it is met.
  ///
  /// A `ConditionStore` or an `Observable` object calls it automatically. It reaches every router that shares
  /// the object.
  public func conditionsDidChange() { gate.hub.notify() }

  /// Stops waiting for unknown conditions, for example when a launch takes too long. They count as unmet
  /// until all are known, for every router that shares the conditions.
  public func stopWaiting() { gate.stopWaiting() }

  func applyConditions() {
    let before = lost
    lost = lostConditions
    if !lost.isSubset(of: before) {
      // The app's own container cannot cover a screen.
      host?.drop { [lost] route in
        Definition.loss(of: route) { lost.contains($0) ? .unmet : .met }.map { $0 != .keep } ?? false
      }
    }
    resume(force: false)
  }

  private var lostConditions: Set<Int> {
    Set(schema.conditions.indices.flatMap { [$0, ~$0] }.filter { gate.state(ofCondition: $0) == .unmet })
  }

  private func resume(force: Bool) {
    guard let navigation = pending,
      isSettled(navigation.condition, isRedirected: navigation.redirect != nil)
        || force && navigation.condition == nil
    else { return }
    wait(for: nil)
    if let redirect = navigation.redirect { host?.close(redirect) }
    guard !waiting.isOver(navigation) else { return }
    show(
      navigation.request, requirements: navigation.requirements, since: navigation.since,
      by: navigation.condition == nil ? .code : .condition)
  }

  /// Shows screens, or the redirect of the condition that blocks them.
  @discardableResult private func show(
    _ request: HostRequest<Route>, requirements: [Int], since: ContinuousClock.Instant = .now,
    source: Route? = nil, by trigger: NavigationTrigger
  ) -> OpenResult<Condition> {
    func postpone(until condition: Condition?, redirect: Route? = nil) {
      closeRedirect(unless: redirect)
      let next = Pending(
        request: request, condition: condition, redirect: redirect, requirements: requirements, since: since)
      wait(for: next)
      if redirect == nil { eventStreams.notify(.deferred(request.top, until: condition)) }
    }
    let before = pending?.since
    switch gate.admission(requiring: requirements) {
    case .admitted:
      guard host?.show(request) == true else {
        postpone(until: nil)
        return .deferred
      }
      // A new navigation cancels the pending one, except for a screen of its redirect.
      let isOver = pending?.redirect == nil || request.placement == .reset
      if isOver, pending?.since == before { wait(for: nil) }
      notify(request, from: source, by: trigger)
      return .opened
    case .unavailable:
      eventStreams.notify(.refused(request.top))
      return .unavailable
    case .deferred(let condition):
      postpone(until: Condition(position: condition))
      return .deferred
    case .redirected(let blocked, let screen, let asked):
      guard let condition = Condition(position: blocked), let route = Route(screen) else {
        return .unavailable
      }
      // First, because a host that closes a screen also closes the screens above it.
      closeRedirect(unless: route)
      if pending?.redirect != route {
        let presentation = schema.routes[screen.route].presentation
        let request = self.request(for: route, as: presentation.isModal ? presentation : .sheet)
        guard host?.show(request) == true else {
          postpone(until: nil)
          return .deferred
        }
        notify(request, from: source, by: trigger)
      }
      postpone(until: Condition(position: asked), redirect: route)
      eventStreams.notify(.blocked(request.top, by: condition))
      return .blocked(condition)
    }
  }

  /// Closes the redirect of a navigation that a newer one replaces.
  private func closeRedirect(unless kept: Route?) {
    guard let shown = pending?.redirect, shown != kept else { return }
    wait(for: nil)
    host?.close(shown)
  }

  private func notify(_ request: HostRequest<Route>, from source: Route?, by trigger: NavigationTrigger) {
    guard let route = request.top else { return }
    eventStreams.notify(.opened(NavigationEvent(route: route, source: source, trigger: trigger)))
  }
}
