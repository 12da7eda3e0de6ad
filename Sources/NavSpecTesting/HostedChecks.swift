public import NavSpecRuntime

/// Checks of generated tests for an app with its own container. A check takes a line of the test and returns
/// the problem, or nil.
@MainActor public struct HostedChecks<Definition: RouteDefinition> {
  private let routes = RouteChecks<Definition>()

  /// Checks of an app.
  public init() {}

  /// The problem of the schema in the generated code.
  public var problem: String? { routes.problem }

  /// See ``RouteChecks/problem(withScreen:)``.
  public func problem(withScreen line: String) -> String? { routes.problem(withScreen: line) }

  /// See ``RouteChecks/problem(withURL:)``.
  public func problem(withURL line: String) -> String? { routes.problem(withURL: line) }

  /// See ``RouteChecks/problem(withExample:)``. If no condition is unmet, the host must show the screen too.
  public func problem(withExample line: String) -> String? {
    if let problem = routes.problem(withExample: line) { return problem }
    let expected = TestLine(line)
    guard expected.unmet.isEmpty, let route = routes.route(parsing: expected.subject) else { return nil }
    let host = Host<Definition.Route>()
    let conditions = routes.conditions(required: routes.requirements(opening: expected.rest))
    let result = HostedRouter<Definition>(host: host, conditions: conditions).open(expected.rest)
    guard result == .opened else { return "a router returns \(result)" }
    return host.shown == route ? nil : "the host shows another screen"
  }

  /// `SCREEN!CONDITION NAME`: while the condition is unmet, the host is given the redirect of this name, and
  /// the screen once it is met; `-` if there is no redirect. While it is unknown, the screen waits.
  public func problem(withGuard line: String) -> String? {
    let expected = TestLine(line)
    guard let route = routes.route(parsing: expected.subject), let name = expected.unmet.first,
      let condition = Definition.Condition(rawValue: String(name.drop { $0 == "!" }))
    else { return "cannot be created" }
    let host = Host<Definition.Route>()
    let conditions = routes.conditions(
      required: routes.requirements(of: route, before: expected.rest))
    conditions[condition] = .unknown
    let router = HostedRouter<Definition>(host: host, conditions: conditions)
    guard router.navigate(to: route) == .deferred, host.shown == nil else {
      return "does not wait for '\(name)'"
    }
    router.cancelPending()
    conditions[condition] = name.hasPrefix("!") ? .met : .unmet
    let result = router.navigate(to: route)
    if host.shown == route { return "is shown without '\(name)'" }
    guard expected.rest != "-" else { return result == .unavailable ? nil : "the result is \(result)" }
    guard result == .blocked(condition) else { return "the result is \(result)" }
    let shown = host.shown.map { Definition.map.schema.routes[$0.index].name }
    guard shown == expected.rest else { return "'\(shown ?? "nothing")' is shown instead" }
    conditions[condition] = .met
    return host.shown == route ? nil : "does not follow when '\(name)' is met"
  }
}

/// A container that remembers the last screen.
@MainActor private final class Host<Route: NavigationRoute>: NavigationHost {
  private(set) var shown: Route?

  func show(_ request: HostRequest<Route>) -> Bool {
    shown = request.top
    return true
  }

  func close(_ redirect: Route) {}
}
