public import NavSpecRuntime

/// Checks of generated tests for the routes and links of every app. A check takes a line of the test and
/// returns the problem, or nil.
public nonisolated struct RouteChecks<Definition: RouteDefinition>: Sendable {
  /// Checks of an app.
  public init() {}

  private var schema: NavigationSchema { Definition.map.schema }

  /// The problem of the schema in the generated code.
  public var problem: String? {
    if let problem = Definition.map.problem { return problem }
    if let problem = Definition.links.problem { return problem }
    let conditions = schema.conditions.map(\.name)
    let known = Definition.Condition.allCases.map(\.rawValue)
    return conditions == known ? nil : "the conditions are \(known), not \(conditions)"
  }

  /// `SCREEN`: a route created from the screen's values has the same values.
  public func problem(withScreen line: String) -> String? {
    guard let screen = schema.screen(parsing: line) else { return "is not a screen of the schema" }
    return route(screen).problem
  }

  /// `SCREEN!CONDITION,… URL`: the URL opens the screen. `- URL`: it opens none. `-NAME URL`: it does not
  /// open that one.
  public func problem(withExample line: String) -> String? {
    let expected = TestLine(line)
    let opened = screen(opening: expected.rest, unmet: expected.unmet)
    guard expected.subject.hasPrefix("-") else {
      guard let screen = schema.screen(parsing: expected.subject) else {
        return "is not a screen of the schema"
      }
      return isEqual(opened, screen) ? route(screen).problem : "opens \(name(opened))"
    }
    guard let opened else { return nil }
    let isMeant = expected.subject == "-" || schema.routes[opened.route].name == expected.subject.dropFirst()
    return isMeant ? "opens \(name(opened))" : nil
  }

  /// `SCREEN URL`: the URL is the screen's, and opens it.
  public func problem(withURL line: String) -> String? {
    let expected = TestLine(line)
    guard let screen = schema.screen(parsing: expected.subject) else {
      return "is not a screen of the schema"
    }
    let (route, problem) = route(screen)
    guard let route else { return problem }
    let url = Definition.links.url(for: route.index, values: route.values)
    guard url == expected.rest else { return "has the URL \(url ?? "of none")" }
    let opened = self.screen(opening: expected.rest, unmet: [])
    return isEqual(opened, screen) ? nil : "its URL opens \(name(opened))"
  }

  /// What a screen requires, with the tab that it is pinned to.
  func requirements(of route: Definition.Route) -> [Int] {
    let declared = schema.routes[route.index]
    return declared.requirements + (declared.tab.map(schema.requirements(ofContainer:)) ?? [])
  }

  /// What a screen and the redirect of this name require, which is shown in its place; `-` is none.
  func requirements(of route: Definition.Route, before redirect: String) -> [Int] {
    requirements(of: route) + (schema.routes.first { $0.name == redirect }?.requirements ?? [])
  }

  /// What opening a URL requires.
  func requirements(opening url: String) -> [Int] {
    guard let target = target(opening: url, unmet: []) else { return [] }
    return target.screens.flatMap { schema.routes[$0.route].requirements }
      + (target.tab.map(schema.requirements(ofContainer:)) ?? [])
  }

  func screen(opening url: String, unmet: Set<String>) -> NavigationSchema.Screen? {
    target(opening: url, unmet: unmet)?.screens.last
  }

  private func target(opening url: String, unmet: Set<String>) -> NavigationTarget? {
    let opening = schema.opening(of: url, in: Definition.links) { condition in
      schema.conditions.indices.contains(condition) && !unmet.contains(schema.conditions[condition].name)
    }
    guard case .target(let target, _) = opening else { return nil }
    return target
  }

  /// The route of a screen, or why there is none.
  func route(_ screen: NavigationSchema.Screen) -> (route: Definition.Route?, problem: String?) {
    guard let route = Definition.Route(index: screen.route, values: screen.values) else {
      return (nil, "cannot be created: a type refuses a value")
    }
    guard route.index == screen.route, route.values == screen.values else {
      return (nil, "becomes \(name(.init(route: route.index, values: route.values)))")
    }
    return (route, nil)
  }

  func route(parsing text: String) -> Definition.Route? {
    schema.screen(parsing: text).flatMap { route($0).route }
  }

  /// A schema's screens have no equality in an app.
  private func isEqual(_ first: NavigationSchema.Screen?, _ second: NavigationSchema.Screen) -> Bool {
    first?.route == second.route && first?.values == second.values
  }

  func name(_ screen: NavigationSchema.Screen?) -> String { screen.map(schema.text(of:)) ?? "nothing" }

  func name(_ route: Definition.Route) -> String {
    name(NavigationSchema.Screen(route: route.index, values: route.values))
  }

  /// Conditions of which the given ones are unmet, and else all that is required holds.
  @MainActor func conditions(
    unmet: Set<String> = [], required: [Int]
  ) -> ConditionStore<Definition.Condition> {
    let denied = required.filter { $0 < 0 }.map(schema.name(ofRequirement:)).filter { !unmet.contains($0) }
    let names = unmet + denied.map { String($0.dropFirst()) }
    let states = names.compactMap(Definition.Condition.init(rawValue:)).map { ($0, ConditionState.unmet) }
    return ConditionStore(Dictionary(states, uniquingKeysWith: { first, _ in first }), others: .met)
  }
}
