/// Why a payload leads nowhere.
public nonisolated enum PayloadProblem: Error, Equatable, Sendable {
  /// It has neither a `url` nor a `route`.
  case empty
  /// It has a `url` and a `route`.
  case ambiguous
  /// A key has a value of another type: `url` and `route` are texts, `params` is an object.
  case unreadable(key: String)
  /// No route of the spec has the name. Routes of features are named `feature.route`.
  case unknownRoute(String)
  /// The route has no such param.
  case unknownParam(String, route: String)
  /// The route needs a param that is not given.
  case missingParam(String, route: String)
  /// A param has a value of another type, or one that its form does not accept.
  case invalidParam(String, route: String)
}

nonisolated extension PayloadProblem: CustomStringConvertible {
  /// A sentence for logs, with names and no values of params.
  public var description: String {
    switch self {
    case .empty: "the payload has neither a 'url' nor a 'route'"
    case .ambiguous: "the payload has both a 'url' and a 'route'"
    case .unreadable(let key): "the payload's '\(key)' is of another type"
    case .unknownRoute(let name): "no route is called '\(name)'"
    case .unknownParam(let name, let route): "'\(route)' has no param '\(name)'"
    case .missingParam(let name, let route): "'\(route)' needs the param '\(name)'"
    case .invalidParam(let name, let route): "the value is not valid for '\(name)' of '\(route)'"
    }
  }
}

/// Where a payload leads.
nonisolated enum PayloadDestination<Route: NavigationRoute> {
  case url(String)
  case route(Route)
}

nonisolated extension RouteDefinition {
  /// Where `{"url": …}` or `{"route": …, "params": {…}}` leads. Nothing is left out of it to make it lead somewhere.
  static func destination(of payload: JSONText) throws(PayloadProblem) -> PayloadDestination<Route> {
    switch (payload["url"], payload["route"]) {
    case (nil, nil): throw .empty
    case (_?, _?): throw .ambiguous
    case (let url?, nil):
      guard let url = url.string else { throw .unreadable(key: "url") }
      return .url(url)
    case (nil, let name?):
      guard let name = name.string else { throw .unreadable(key: "route") }
      guard let params = (payload["params"] ?? .object([])).members else { throw .unreadable(key: "params") }
      return .route(try route(named: name, params: params) { RouteValue($1, $0.arity, $2) })
    }
  }

  /// The screen that a name of the spec and params as JSON stand for.
  package static func route(
    named name: String, params: [(String, JSONText)],
    reading value: (NavigationSchema.Parameter, JSONText, FormMatcher) -> RouteValue?
  ) throws(PayloadProblem) -> Route {
    let routes = map.schema.routes
    guard let index = routes.firstIndex(where: { $0.name == name }) else { throw .unknownRoute(name) }
    let parameters = routes[index].parameters
    for (param, _) in params where !parameters.contains(where: { $0.name == param }) {
      throw .unknownParam(param, route: name)
    }
    var values: [RouteValue] = []
    for (place, parameter) in parameters.enumerated() {
      if let json = params.first(where: { $0.0 == parameter.name })?.1 {
        guard let matcher = links.matcher(ofParameter: place, of: index),
          let value = value(parameter, json, matcher)
        else { throw .invalidParam(parameter.name, route: name) }
        values.append(value)
      } else if let value = parameter.valueWhenMissing {
        values.append(value)
      } else {
        throw .missingParam(parameter.name, route: name)
      }
    }
    guard let route = Route(index: index, values: values) else {
      throw .invalidParam(parameters.first?.name ?? "", route: name)
    }
    return route
  }
}
