public import NavSpecRuntime

/// What a router that was just launched makes of a URL.
public struct OpenedWindow: Hashable, Sendable {
  /// A screen by the names of its route and params; params without a value are left out.
  public struct Screen: Hashable, Sendable {
    /// The route's name.
    public let route: String
    /// The values by name.
    public let params: [String: RouteValue]

    /// A screen as it is.
    public init(route: String, params: [String: RouteValue]) {
      self.route = route
      self.params = params
    }
  }

  /// `opened`, `unmatched`, `excluded`, `blocked` or `unavailable`.
  public var result: String
  /// The condition that blocks the screen.
  public var blockedBy: String?
  /// The tab that shows, in a window with tabs.
  public var tab: String?
  /// What shows once the URL is opened, bottom first.
  public var screens: [Screen] = []

  /// What the tool says.
  public init(result: String, blockedBy: String?, tab: String?, screens: [Screen]) {
    self.result = result
    self.blockedBy = blockedBy
    self.tab = tab
    self.screens = screens
  }

  @MainActor init<Definition: NavigationDefinition>(
    opening url: String, _ definition: Definition.Type, unmet: Set<String>
  ) {
    let router = NavigationRouter<Definition>(conditions: Self.conditions(Definition.self, unmet))
    self.init(router.open(url))
    guard result == "opened" else { return }
    if case .tabs = Definition.map.schema.container { tab = router.selectedTab.rawValue }
    screens = router.screens.map { Screen($0, Definition.self) }
  }

  @MainActor init<Definition: RouteDefinition>(
    openingHosted url: String, _ definition: Definition.Type, unmet: Set<String>
  ) {
    let host = LastRequest<Definition.Route>()
    let router = HostedRouter<Definition>(host: host, conditions: Self.conditions(Definition.self, unmet))
    self.init(router.open(url))
    guard result == "opened", let request = host.request else { return }
    let routes = request.stack + request.modals.flatMap { [$0.route] + $0.path }
    screens = routes.map { Screen($0, Definition.self) }
  }

  private init<Condition>(_ result: OpenResult<Condition>) {
    switch result {
    case .blocked(let condition):
      self.result = "blocked"
      blockedBy = condition.rawValue
    default: self.result = "\(result)"
    }
  }

  @MainActor private static func conditions<Definition: RouteDefinition>(
    _ definition: Definition.Type, _ unmet: Set<String>
  ) -> ConditionStore<Definition.Condition> {
    let states = unmet.compactMap(Definition.Condition.init(rawValue:)).map { ($0, ConditionState.unmet) }
    return ConditionStore(Dictionary(states, uniquingKeysWith: { first, _ in first }), others: .met)
  }
}

extension OpenedWindow.Screen {
  fileprivate init<Definition: RouteDefinition>(_ route: Definition.Route, _ definition: Definition.Type) {
    let declared = Definition.map.schema.routes[route.index]
    let named = zip(declared.parameters, route.values).filter { $1 != .absent }.map { ($0.name, $1) }
    self.init(route: declared.name, params: Dictionary(named, uniquingKeysWith: { first, _ in first }))
  }

  func route<Definition: RouteDefinition>(_ definition: Definition.Type) -> Definition.Route? {
    let routes = Definition.map.schema.routes
    guard let index = routes.firstIndex(where: { $0.name == route }) else { return nil }
    return Definition.Route(index: index, values: routes[index].parameters.map { params[$0.name] ?? .absent })
  }
}

/// A container that remembers the last request.
@MainActor private final class LastRequest<Route: NavigationRoute>: NavigationHost {
  private(set) var request: HostRequest<Route>?

  func show(_ request: HostRequest<Route>) -> Bool {
    self.request = request
    return true
  }

  func close(_ redirect: Route) {}
}
