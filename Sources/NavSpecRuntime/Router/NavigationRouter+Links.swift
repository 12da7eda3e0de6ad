#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationRouter {
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
    let result = withTrigger(.link) { carryOut { planner.plan(.link(url, placement), from: state) } }
    if result == .unmatched, openUnmatched(url) { return .opened }
    switch result {
    case .opened, .blocked, .deferred:
      hasOpenedLink = true
      pendingRestoration = nil
    case .unmatched, .excluded, .unavailable:
      break
    }
    return result
  }

  /// Whether a URL is one of the app's, whatever its conditions say.
  public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

  /// Whether the text of a URL is one of the app's, whatever its conditions say.
  public func canOpen(_ url: String) -> Bool {
    guard Definition.map.problem == nil else { return false }
    let planner = NavigationPlanner(gate: gate, mayLeave: { _ in true }, waiting: nil)
    switch planner.plan(.link(url, .reset), from: state).result {
    case .opened, .blocked, .unavailable, .deferred: return true
    case .unmatched, .excluded: return false
    }
  }

  /// Which patterns were tried for a URL, and why each failed: for a developer who wonders where a link
  /// went. What a screen requires is not asked.
  public func explain(_ url: URL) -> LinkExplanation {
    Definition.links.explanation(of: url.absoluteString) { gate.state(ofCondition: $0) == .met }
  }

  /// The canonical URL of a screen; nil if it has none.
  public func url(for route: Route) -> URL? { Self.url(for: route) }

  /// The canonical URL of a screen; nil if it has none.
  public static func url(for route: Route) -> URL? {
    var writer = RouteWriter()
    let index = route.write(to: &writer)
    return Definition.links.url(for: index, values: writer.values).flatMap { URL(string: $0) }
  }

  /// Tries again what waits.
  public func resumePending() {
    // Behind a redirect its condition decides, and closes it, unless the redirect itself would not go.
    guard pending?.redirect == nil || pending?.condition == nil else { return conditionsDidChange() }
    if let waiting = takePending() { resume(waiting, from: state) }
  }

  /// Goes where a waiting navigation leads, from a state that is shown next in any case.
  func resume(_ waiting: PendingNavigation<Definition>, from next: State) {
    guard waiting.since.duration(to: .now) <= pendingLifetime else {
      _ = adopt(NavigationPlan(state: next, result: .opened))
      return
    }
    var planner = planner
    planner.since = waiting.since
    planner.token = waiting.token
    // A redirect that would not go, and is still there, remains the one of what waits.
    if let redirect = waiting.redirect, next.modals.contains(where: { $0.id == redirect.id }) {
      planner.waiting = waiting
    }
    if case .route(let route, let presentation) = waiting.destination, waiting.token == nil,
      opensWindow(route, as: presentation, from: next)
    {
      _ = adopt(NavigationPlan(state: next, result: .opened))
      return
    }
    let found = state
    let plan = planner.plan(waiting.destination, from: next)
    // A hook of the app that went somewhere itself has given up what waited.
    _ = adopt(state == found ? plan : NavigationPlan(state: state, result: .opened))
  }
}
