public import NavSpecRuntime

/// Checks of generated tests for an app with windows of navspec. A check takes a line of the test and returns
/// the problem, or nil.
@MainActor public struct NavigationChecks<Definition: NavigationDefinition> {
  private typealias Router = NavigationRouter<Definition>
  let routes = RouteChecks<Definition>()

  /// Checks of an app.
  public init() {}

  /// The problem of the schema in the generated code.
  public var problem: String? {
    if let problem = routes.problem { return problem }
    guard case .tabs(let tabs) = Definition.map.schema.container else { return nil }
    let known = Definition.Tab.allCases.map(\.rawValue)
    return tabs.map(\.name) == known ? nil : "the tabs are \(known)"
  }

  /// See ``RouteChecks/problem(withScreen:)``.
  public func problem(withScreen line: String) -> String? { routes.problem(withScreen: line) }

  /// See ``RouteChecks/problem(withURL:)``.
  public func problem(withURL line: String) -> String? { routes.problem(withURL: line) }

  /// See ``RouteChecks/problem(withExample:)``. If no condition is unmet, a router must open the URL too.
  public func problem(withExample line: String) -> String? {
    if let problem = routes.problem(withExample: line) { return problem }
    let expected = TestLine(line)
    guard expected.unmet.isEmpty, let route = routes.route(parsing: expected.subject) else { return nil }
    let required = routes.requirements(opening: expected.rest)
    let router = Router(conditions: routes.conditions(required: required))
    let result = router.open(expected.rest)
    guard result == .opened else { return "a router returns \(result)" }
    let top = router.state.top
    return top == route ? nil : "a router shows \(top.map(routes.name) ?? "nothing")"
  }

  /// `SCREEN!CONDITION NAME`: while the condition is unmet, a router shows the redirect of this name instead
  /// of the screen, and the screen once it is met; `-` if there is no redirect. While it is unknown, the
  /// screen waits.
  public func problem(withGuard line: String) -> String? {
    let expected = TestLine(line)
    guard let route = routes.route(parsing: expected.subject), let name = expected.unmet.first,
      let condition = Definition.Condition(rawValue: String(name.drop { $0 == "!" }))
    else { return "cannot be created" }
    let required = routes.requirements(of: route, before: expected.rest)
    let waiting = routes.conditions(required: required)
    waiting[condition] = .unknown
    let waitingRouter = Router(conditions: waiting)
    guard waitingRouter.navigate(to: route) == .deferred, !waitingRouter.screens.contains(route) else {
      return "does not wait for '\(name)'"
    }
    let conditions = routes.conditions(unmet: expected.unmet, required: required)
    let router = Router(conditions: conditions)
    let result = router.navigate(to: route)
    if router.screens.contains(route) { return "is shown without '\(name)'" }
    guard expected.rest != "-" else { return result == .unavailable ? nil : "the result is \(result)" }
    guard result == .blocked(condition) else { return "the result is \(result)" }
    let shown = router.state.top.map { Definition.map.schema.routes[$0.index].name }
    guard shown == expected.rest else { return "'\(shown ?? "nothing")' is shown instead" }
    conditions[condition] = .met
    return router.screens.contains(route) ? nil : "does not follow when '\(name)' is met"
  }

  /// `TAB SCREEN`: the tab can be selected, and the screen is its root.
  public func problem(withTab line: String) -> String? {
    let expected = TestLine(line)
    guard let tab = Definition.Tab(rawValue: expected.subject) else { return "there is no such tab" }
    guard let root = routes.route(parsing: expected.rest) else { return "the root cannot be created" }
    let required = Definition.map.schema.requirements(ofContainer: tab.position)
    let router = Router(conditions: routes.conditions(required: required))
    let result = router.select(tab)
    guard result == .opened, router.selectedTab == tab else { return "cannot be selected: \(result)" }
    let shown = router.root(of: tab)
    guard shown == root, Definition.root(of: tab) == root else { return "has the root \(routes.name(shown))" }
    return router.path(in: tab).isEmpty ? nil : "is not at its root"
  }
}
