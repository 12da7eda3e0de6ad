import NavSpecDiagnostics
import NavSpecRuntime

extension Player {
  func route(_ operation: PlayArguments) throws(PlayError) -> Route {
    let name = try operation.text()
    let routes = Definition.map.schema.routes
    guard let index = routes.firstIndex(where: { $0.name == name }) else {
      throw PlayError("route", PlayArguments.excerpt(name), among: routes.map { $0.name })
    }
    let parameters = routes[index].parameters
    var given: [String: JSONText] = [:]
    for (param, value) in try operation.params() {
      guard parameters.contains(where: { $0.name == param }) else {
        let question = asking(parameters.map { $0.name }.nearest(to: param))
        throw PlayError("'\(name)' has no param '\(PlayArguments.excerpt(param))'\(question)")
      }
      guard given.updateValue(value, forKey: param) == nil else {
        throw PlayError("the param '\(param)' occurs twice")
      }
    }
    var values: [RouteValue] = []
    for (place, parameter) in parameters.enumerated() {
      if let json = given[parameter.name] {
        let matcher = Definition.links.matcher(ofParameter: place, of: index)
        guard let value = matcher.flatMap({ parameter.value(of: json, $0) }) else {
          throw PlayError("\(json.excerpt) is not a valid value for '\(parameter.name)'")
        }
        values.append(value)
      } else if let value = parameter.valueWhenMissing {
        values.append(value)
      } else {
        throw PlayError("'\(name)' needs the param '\(parameter.name)'")
      }
    }
    guard let route = Route(index: index, values: values) else {
      throw PlayError("the params do not fit '\(name)'")
    }
    return route
  }
}

extension JSONText {
  fileprivate var excerpt: String { PlayArguments.excerpt(text()) }
}

extension NavigationSchema.Parameter {
  /// The canonical value of JSON; nil if it is of another type or not in form. A text represents a value of an
  /// opaque type.
  fileprivate func value(of json: JSONText, _ matcher: FormMatcher) -> RouteValue? {
    if form.base == .opaque { return opaque(json) }
    func canonical(_ value: RouteValue) -> RouteValue {
      matcher.text(of: value).flatMap { matcher.value(from: $0) } ?? value
    }
    switch RouteValue(json, arity, matcher) {
    case .list(let items): return .list(items.map(canonical))
    case .string(let text): return canonical(.string(text))
    case let value: return value
    }
  }

  private func opaque(_ json: JSONText) -> RouteValue? {
    switch (arity, json) {
    case (.optional, .null): return .absent
    case (.one, .string(let text)), (.optional, .string(let text)): return .opaque(OpaqueValue(text))
    case (.list, .array(let items)):
      var values: [RouteValue] = []
      for case .string(let text) in items { values.append(.opaque(OpaqueValue(text))) }
      return values.count == items.count ? .list(values) : nil
    default: return nil
    }
  }
}
