nonisolated extension SchemaIndex {
  /// The greatest number of bytes in a snapshot.
  var maximumSnapshot: Int { schema.restoration?.maximumBytes ?? 65_536 }

  /// The saved form of a screen: `"key"`, or `["key", {parameter: value}]`; nil if the screen is not saved.
  /// - Parameter first: The index of the first route of its enum.
  func json(of screen: some NavigationRoute, first: Int = 0) -> JSONText? {
    var writer = RouteWriter()
    guard let declared = route(at: first + screen.write(to: &writer)), let key = declared.key,
      declared.parameters.count == writer.values.count
    else { return nil }
    var members: [(String, JSONText)] = []
    for (parameter, value) in zip(declared.parameters, writer.values) {
      guard let key = parameter.key, !parameter.isSensitive else {
        if parameter.valueWhenMissing == nil { return nil }
        continue
      }
      if value == .absent, parameter.valueWhenMissing == .absent { continue }
      guard value.isKept else { return nil }
      members.append((key, value.json))
    }
    return members.isEmpty ? .string(key) : .array([.string(key), .object(members)])
  }
}

nonisolated extension RouteValue {
  /// Whether JSON has it, so that it is read back as it was.
  fileprivate var isKept: Bool {
    switch self {
    case .double(let number): number.isFinite
    case .list(let values): values.allSatisfy { $0.isKept }
    case .opaque: false
    default: true
    }
  }
}

/// Reads a saved screen from any value.
nonisolated struct ScreenReader<Route: NavigationRoute> {
  let map: SchemaIndex
  let links: LinkTable
  /// The index of the first route of the enum.
  var first = 0

  /// Why the value is no screen of the app.
  struct Failure: Error {
    let key: String
    let reason: RestorationReport.Reason
  }

  /// The screen of a text that was kept by itself; nil if it is none of this version of the app.
  func screen(of text: String) -> Route? {
    // Longer than any state that the app would keep: it was not written by us.
    guard text.utf8.count <= map.maximumSnapshot,
      let json = JSONText(parsing: [UInt8](text.utf8))
    else { return nil }
    return try? screen(of: json).route
  }

  func screen(of json: JSONText) throws(Failure) -> (
    key: String, declared: NavigationSchema.Route, route: Route
  ) {
    let key = json.string ?? json.array?.first?.string ?? ""
    guard let index = map.route(forKey: key), let declared = map.route(at: index) else {
      throw Failure(key: key, reason: .unknownScreen)
    }
    guard declared.key != nil else { throw Failure(key: key, reason: .notRestored) }
    let arguments = json.array?.dropFirst().first
    var values: [RouteValue] = []
    for (position, parameter) in declared.parameters.enumerated() {
      guard let value = value(of: parameter, at: position, of: index, in: arguments) else {
        throw Failure(key: key, reason: .unreadable(parameter: parameter.name))
      }
      values.append(value)
    }
    guard let route = Route(index: index - first, values: values) else {
      throw Failure(key: key, reason: .unreadable(parameter: declared.parameters.first?.name ?? ""))
    }
    return (key, declared, route)
  }

  private func value(
    of parameter: NavigationSchema.Parameter, at position: Int, of route: Int, in arguments: JSONText?
  ) -> RouteValue? {
    guard let key = parameter.key, !parameter.isSensitive, let json = arguments?[key] else {
      return parameter.valueWhenMissing
    }
    guard let reader = links.contents.parameter(position, of: route) else { return nil }
    return RouteValue(json, parameter.arity, reader.matcher.form)
  }
}
