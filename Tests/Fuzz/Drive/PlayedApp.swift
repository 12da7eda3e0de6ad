import NavSpecDiagnostics
import NavSpecPlay
import NavSpecRuntime

/// Generated code that carries out the operations of `navspec play`.
@MainActor enum PlayedApp<Definition: NavigationDefinition> {
  /// The answers to operations.
  static func answers(to lines: [String], unmet: Set<String>) -> [String] {
    let player = Player<Definition>(unmet: unmet)
    return lines.map { player.perform(Array($0.utf8)).answer.encodedOnOneLine() }
  }

  /// The screens that JSON can express, each as the members of an operation: `"recipe", "params": {"id": 7}`.
  nonisolated static func screens(of samples: SampleRoutes<Definition>) -> [String] {
    samples.routes.joined().compactMap { route in
      let declared = Definition.map.schema.routes[route.index]
      guard declared.parameters.allSatisfy({ $0.form.base != .opaque }) else { return nil }
      let params = zip(declared.parameters, route.values).filter { $0.1 != .absent }
        .map { ($0.name, $1.json) }
      let name = JSONText.string(declared.name).encodedOnOneLine()
      return "\(name), \"params\": \(JSONText.object(params).encodedOnOneLine())"
    }
  }
}
