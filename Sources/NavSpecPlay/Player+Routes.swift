import NavSpecDiagnostics
import NavSpecRuntime

extension Player {
  func route(_ operation: PlayArguments) throws(PlayError) -> Route {
    let name = try operation.text()
    let params = try operation.params()
    for (place, (param, _)) in params.enumerated()
    where params.prefix(place).contains(where: { $0.0 == param }) {
      throw PlayError("the param '\(PlayArguments.excerpt(param))' occurs twice")
    }
    do throws(PayloadProblem) {
      return try Definition.route(named: name, params: params) { $0.value(of: $1, $2) }
    } catch {
      let routes = Definition.map.schema.routes
      switch error {
      case .unknownRoute: throw PlayError("route", PlayArguments.excerpt(name), among: routes.map { $0.name })
      case .unknownParam(let param, _):
        let parameters = routes.first { $0.name == name }?.parameters ?? []
        let question = asking(parameters.map { $0.name }.nearest(to: param))
        throw PlayError("'\(name)' has no param '\(PlayArguments.excerpt(param))'\(question)")
      case .invalidParam(let param, _):
        let value = params.first { $0.0 == param }?.1.excerpt ?? "nothing"
        throw PlayError("\(value) is not a valid value for '\(param)'")
      default: throw PlayError(error.description)
      }
    }
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
