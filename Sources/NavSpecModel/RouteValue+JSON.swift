package import NavSpecDiagnostics
package import NavSpecRuntime

extension RouteValue {
  /// The natural JSON of a value.
  package var json: JSONText {
    switch self {
    case .absent, .opaque: .null
    case .string(let text): .string(text)
    case .integer(let number): .int64(number)
    case .double(let number): .double(number)
    case .bool(let flag): .bool(flag)
    case .list(let values): .array(values.map(\.json))
    case .map(let values): .object(values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
  }
}
