nonisolated extension RouteValue {
  /// Its natural JSON; of an opaque value, a text that represents it.
  public var json: JSONText {
    switch self {
    case .absent: .null
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    case .bool(let flag): .bool(flag)
    case .list(let values): .array(values.map { $0.json })
    case .map(let values): .object(values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    case .opaque(let value): .string("\(value.value)")
    }
  }
}
