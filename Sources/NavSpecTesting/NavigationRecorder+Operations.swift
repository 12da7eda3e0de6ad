public import NavSpecRuntime

extension NavigationRecorder {
  /// The steps as operations of `navspec play`, a JSON object each; nil if the app does not have one of the screens.
  /// - Parameter app: An app with the feature, which says where exits lead.
  public func operations<App: NavigationDefinition>(in app: App.Type) -> [String]? {
    var lines: [String] = []
    for step in steps {
      let (verb, route, isAwaited): (String, any NavigationRoute, Bool) =
        switch step {
        case .navigate(let route): ("navigate", route, false)
        case .exit(let exit): ("navigate", exit, false)
        case .present(let route): ("present", route, true)
        }
      guard let target = route as? App.Route ?? App.route(embedding: route) else { return nil }
      let declared = App.map.schema.routes[target.index]
      let params = zip(declared.parameters, target.values).filter { $0.1 != .absent }
        .map { ($0.name, $1.json) }
      var members: [(String, JSONText)] = [(verb, .string(declared.name))]
      if !params.isEmpty { members.append(("params", .object(params))) }
      if isAwaited { members.append(("awaits", .bool(true))) }
      lines.append(JSONText.object(members).text(.line))
    }
    return lines
  }
}
