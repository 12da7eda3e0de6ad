nonisolated extension RouteValue {
  /// A kept value of a parameter; nil if it is of another type, or its form no longer accepts it.
  init?(_ json: SnapshotJSON, of parameter: NavigationSchema.Parameter) {
    switch (parameter.arity, json) {
    case (.optional, .null):
      self = .absent
    case (.one, _), (.optional, _):
      guard let value = RouteValue(json, of: parameter.form) else { return nil }
      self = value
    case (.list, .array(let items)):
      var values: [RouteValue] = []
      for item in items {
        guard let value = RouteValue(item, of: parameter.form) else { return nil }
        values.append(value)
      }
      self = .list(values)
    case (.map, .object(let members)):
      var map: [String: String] = [:]
      for member in members {
        guard let text = member.value.string else { return nil }
        map[member.name] = text
      }
      self = .map(map)
    case (.list, _), (.map, _):
      return nil
    }
  }

  private init?(_ json: SnapshotJSON, of form: ValueForm) {
    switch (form.base, json) {
    case (.string, .string(let text)), (.uuid, .string(let text)), (.date, .string(let text)),
      (.url, .string(let text)), (.cases, .string(let text)):
      self = .string(text)
    case (.int, .integer(let number)), (.int64, .integer(let number)):
      self = .integer(number)
    case (.double, .double(let number)):
      self = .double(number)
    case (.double, .integer(let number)):
      self = .double(Double(number))
    case (.bool, .bool(let value)):
      self = .bool(value)
    default:
      return nil
    }
  }
}
