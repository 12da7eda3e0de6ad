public import NavSpecRuntime

/// What generated tests check of an app whose windows navspec builds. A check takes a line of the test and
/// answers what is wrong, or nil.
@MainActor public struct NavigationChecks<Definition: NavigationDefinition> {
  private typealias Router = NavigationRouter<Definition>
  private let routes = RouteChecks<Definition>()

  /// Checks of an app.
  public init() {}

  /// What is wrong with the schema that the code carries.
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

  /// See ``RouteChecks/problem(withExample:)``; where every condition holds, a router opens the URL too.
  public func problem(withExample line: String) -> String? {
    if let problem = routes.problem(withExample: line) { return problem }
    let promise = Promise(line)
    guard promise.unmet.isEmpty, let route = routes.route(parsing: promise.subject) else { return nil }
    let router = Router(conditions: .allMet)
    let result = router.open(promise.rest)
    guard result == .opened else { return "a router answers \(result)" }
    let top = router.state.top
    return top == route ? nil : "a router shows \(top.map(routes.name) ?? "nothing")"
  }

  /// `SCREEN`: a second router shows it that takes up where one on this screen was. `SCREEN SCREEN`: it
  /// shows the second one. `SCREEN -`: the screen is not kept.
  public func problem(withKept line: String) -> String? {
    let promise = Promise(line)
    guard let route = routes.route(parsing: promise.subject) else { return "cannot be made" }
    let router = Router(conditions: .allMet)
    let result = router.navigate(to: route)
    guard result == .opened, router.state.top == route else { return "cannot be reached: \(result)" }
    let second = Router(conditions: .allMet)
    if let refusal = second.restore(from: router.snapshot()).refusal { return "is refused: \(refusal)" }
    let top = second.state.top
    guard promise.rest != "-" else { return top == route ? "is kept" : nil }
    let expected = promise.rest.isEmpty ? promise.subject : promise.rest
    guard let kept = routes.route(parsing: expected) else { return "no screen is expected" }
    return top == kept ? nil : "is restored as \(top.map(routes.name) ?? "nothing")"
  }

  /// `SCREEN!CONDITION NAME`: while the condition is unmet, a router shows the redirect of this name instead
  /// of the screen, and the screen once it is met; `-` if there is no redirect. While it is unknown, the
  /// screen waits.
  public func problem(withGuard line: String) -> String? {
    let promise = Promise(line)
    guard let route = routes.route(parsing: promise.subject), let name = promise.unmet.first,
      let condition = Definition.Condition(rawValue: name)
    else { return "cannot be made" }
    let waiting = routes.conditions(unmet: [])
    waiting[condition] = .unknown
    let patient = Router(conditions: waiting)
    guard patient.navigate(to: route) == .deferred, !patient.screens.contains(route) else {
      return "does not wait for '\(name)'"
    }
    let conditions = routes.conditions(unmet: promise.unmet)
    let router = Router(conditions: conditions)
    let result = router.navigate(to: route)
    if router.screens.contains(route) { return "is shown without '\(name)'" }
    guard promise.rest != "-" else { return result == .unavailable ? nil : "the answer is \(result)" }
    guard result == .blocked(condition) else { return "the answer is \(result)" }
    let shown = router.state.top.map { Definition.map.schema.routes[$0.index].name }
    guard shown == promise.rest else { return "'\(shown ?? "nothing")' is shown instead" }
    conditions[condition] = .met
    return router.screens.contains(route) ? nil : "does not follow when '\(name)' is met"
  }

  /// `TAB SCREEN`: the screen below the stack of a tab, which can be selected.
  public func problem(withTab line: String) -> String? {
    let promise = Promise(line)
    guard let tab = Definition.Tab(rawValue: promise.subject) else { return "there is no such tab" }
    guard let root = routes.route(parsing: promise.rest) else { return "the root cannot be made" }
    let router = Router(conditions: .allMet)
    let result = router.select(tab)
    guard result == .opened, router.selectedTab == tab else { return "cannot be selected: \(result)" }
    let shown = router.root(of: tab)
    guard shown == root, Definition.root(of: tab) == root else { return "has the root \(routes.name(shown))" }
    return router.path(in: tab).isEmpty ? nil : "is not at its root"
  }
}
