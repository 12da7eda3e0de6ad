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
        .map { "\(RecordedJSON.string($0.name)): \(RecordedJSON.text(of: $1))" }
      let members = [
        "\"\(verb)\": \(RecordedJSON.string(declared.name))",
        params.isEmpty ? nil : "\"params\": {\(params.joined(separator: ", "))}",
        isAwaited ? "\"awaits\": true" : nil,
      ].compactMap { $0 }
      lines.append("{\(members.joined(separator: ", "))}")
    }
    return lines
  }
}

/// Values as `navspec play` reads them.
private nonisolated enum RecordedJSON {
  static func text(of value: RouteValue) -> String {
    switch value {
    case .absent: "null"
    case .string(let text): string(text)
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .map(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\(string($0.key)): \(string($0.value))" }.joined(separator: ", "))}"
    // A text stands for a value that has none.
    case .opaque(let value): string("\(value.value)")
    }
  }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
