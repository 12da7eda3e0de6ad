nonisolated extension LinkTable {
  /// A screen above its declared parents, the root first. The chain ends above a parent that needs a value which no
  /// screen of it has.
  func chain(to screen: NavigationSchema.Screen) -> [NavigationSchema.Screen] {
    var chain = [screen]
    var known: [String: RouteValue] = [:]
    // A schema that the compiler checked has no cycle.
    while chain.count <= schema.routes.count, schema.routes.indices.contains(chain[0].route) {
      let route = schema.routes[chain[0].route]
      for (parameter, value) in zip(route.parameters, chain[0].values) { known[parameter.name] = value }
      guard let parent = route.parent, let values = values(of: parent, from: known) else { break }
      chain.insert(.init(route: parent.route, values: values), at: 0)
    }
    return chain
  }

  private func values(
    of parent: NavigationSchema.LinkedScreen, from known: [String: RouteValue]
  ) -> [RouteValue]? {
    guard schema.routes.indices.contains(parent.route) else { return nil }
    var values: [RouteValue] = []
    for position in schema.routes[parent.route].parameters.indices {
      guard let parameter = contents.parameter(position, of: parent.route) else { return nil }
      let given: RouteValue?
      switch parent.arguments[parameter.name] {
      case .constant(let value): given = value
      case .captured(let name): given = known[name].flatMap { Self.value($0, as: parameter) }
      case nil, .url, .path, .remainder, .text:
        given = known[parameter.name].flatMap { Self.value($0, as: parameter) }
      }
      guard let value = given ?? parameter.valueWhenMissing else { return nil }
      values.append(value)
    }
    return values
  }

  /// Another screen's parameter of the same name may have another form. What has no text is handed on as it is.
  private static func value(_ value: RouteValue, as parameter: LinkParameter) -> RouteValue? {
    if case .opaque = value { return parameter.matcher.form.form.base == .opaque ? value : nil }
    return parameter.adapted(value)
  }
}
