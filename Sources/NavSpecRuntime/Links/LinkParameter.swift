/// A parameter of a route made ready to take what a URL carries.
nonisolated struct LinkParameter: Sendable {
  let name: String
  let arity: NavigationSchema.Arity
  let valueWhenMissing: RouteValue?
  let matcher: LinkFieldMatcher
  /// The number that the index gives its form; -1 if no link reads it.
  let form: Int32

  init(_ parameter: NavigationSchema.Parameter, _ matcher: LinkFieldMatcher, form: Int32) {
    name = parameter.name
    arity = parameter.arity
    valueWhenMissing = parameter.valueWhenMissing
    self.matcher = matcher
    self.form = form
  }

  /// What a URL carries as this parameter's value; another screen's parameter of the same name may have
  /// another form.
  func value(of capture: LinkCaptures.Capture) -> RouteValue? {
    guard capture.form == form else { return adapted(capture.value) }
    // It was read by this very form.
    switch (arity, capture.value) {
    case (.list, .list), (.map, .map): return capture.value
    case (.list, _), (.map, _), (_, .list), (_, .map): return nil
    case (.one, _), (.optional, _): return capture.value
    }
  }

  func adapted(_ value: RouteValue) -> RouteValue? {
    switch (arity, value) {
    case (.map, .map): return value
    case (.list, .list(let items)):
      let adapted = items.compactMap { scalar($0) }
      return adapted.count == items.count ? .list(adapted) : nil
    case (.one, _), (.optional, _): return scalar(value)
    default: return nil
    }
  }

  private func scalar(_ value: RouteValue) -> RouteValue? {
    let matcher = matcher.form
    switch (value, matcher.form.base) {
    case (.integer, .int), (.integer, .int64), (.double, .double), (.bool, .bool):
      return matcher.text(of: value) == nil ? nil : value
    case (.string(let text), _): return matcher.value(from: text)
    case (.integer(let number), .string): return matcher.value(from: String(number))
    case (.bool(let flag), .string): return matcher.value(from: flag ? "true" : "false")
    case (.integer(let number), .double): return matcher.value(from: String(number))
    default: return nil
    }
  }
}
