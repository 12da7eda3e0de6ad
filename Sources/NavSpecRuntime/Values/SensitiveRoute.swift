/// A route enum with screens or values that must not appear in logs. Printed, interpolated, dumped or
/// mirrored, they show as a name: `secret(pin: …)`.
///
/// The generated code declares it for enums with something `sensitive`, and for no other.
public nonisolated protocol SensitiveRoute: NavigationRoute, CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  /// The schema that names its screens, and the index of the first of them there.
  var namesInSchema: (map: SchemaIndex, first: Int) { get }
}

nonisolated extension SensitiveRoute {
  /// The screen's name and its values, but those that are sensitive.
  public var description: String {
    var writer = RouteWriter()
    let index = write(to: &writer)
    let (map, first) = namesInSchema
    guard let route = map.route(at: first + index) else { return "…" }
    guard !route.parameters.isEmpty else { return route.name }
    guard !route.isSensitive, route.parameters.count == writer.values.count else { return "\(route.name)(…)" }
    let values = zip(route.parameters, writer.values).map { parameter, value in
      "\(parameter.name): \(parameter.isSensitive ? "…" : value.logText)"
    }
    return "\(route.name)(\(values.joined(separator: ", ")))"
  }

  /// As `description`.
  public var debugDescription: String { description }

  /// An empty mirror.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: EmptyCollection<Never>(), displayStyle: .enum)
  }
}

nonisolated extension RouteValue {
  fileprivate var logText: String {
    switch self {
    case .absent: "nil"
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .list(let values): "[\(values.map(\.logText).joined(separator: ", "))]"
    case .map(let map): "\(map)"
    case .opaque(let opaque): "\(opaque.value)"
    }
  }
}
