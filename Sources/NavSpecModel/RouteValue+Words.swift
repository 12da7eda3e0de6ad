package import NavSpecRuntime

extension RouteValue {
  package var phrase: String {
    switch self {
    case .absent: "absent"
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .list(let values): "[\(values.map(\.phrase).joined(separator: ", "))]"
    case .map(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.debugDescription)" }.joined(separator: ", "))}"
    case .opaque: "an opaque value"
    }
  }
}

extension NavigationSchema.Arity {
  /// The type of a param in Swift whose values have a type.
  package func type(of name: String) -> String {
    switch self {
    case .one: name
    case .optional: "\(name)?"
    case .list: "[\(name)]"
    case .map: "[String: String]"
    }
  }
}
