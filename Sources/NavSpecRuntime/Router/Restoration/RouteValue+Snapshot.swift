nonisolated extension RouteValue {
  /// A kept value of a parameter; nil if it is of another type, or its form no longer accepts it.
  public init?(_ json: JSONText, _ arity: NavigationSchema.Arity, _ matcher: FormMatcher) {
    switch (arity, json) {
    case (.optional, .null):
      self = .absent
    case (.one, _), (.optional, _):
      guard let value = RouteValue(json, matcher) else { return nil }
      self = value
    case (.list, .array(let items)):
      var values: [RouteValue] = []
      for item in items {
        guard let value = RouteValue(item, matcher) else { return nil }
        values.append(value)
      }
      self = .list(values)
    case (.map, .object(let members)):
      var map: [String: String] = [:]
      for (name, value) in members {
        guard let text = value.string else { return nil }
        map[name] = text
      }
      self = .map(map)
    case (.list, _), (.map, _):
      return nil
    }
  }

  private init?(_ json: JSONText, _ matcher: FormMatcher) {
    let value: RouteValue
    switch (matcher.form.base, json) {
    case (.string, .string(let text)), (.uuid, .string(let text)), (.date, .string(let text)),
      (.url, .string(let text)), (.cases, .string(let text)):
      value = .string(text)
    case (.int, .integer(let number)), (.int64, .integer(let number)):
      value = .integer(number)
    case (.double, .double(let number)):
      value = .double(number)
    case (.double, .integer(let number)):
      value = .double(Double(number))
    case (.bool, .bool(let flag)):
      value = .bool(flag)
    default:
      return nil
    }
    // What a link may not carry, a snapshot may not either.
    guard matcher.text(of: value) != nil else { return nil }
    self = value
  }
}
