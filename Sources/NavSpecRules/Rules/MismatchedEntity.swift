import NavSpecDiagnostics
import NavSpecModel

/// An intent's entity and the values that its route needs do not fit.
let mismatchedEntity = Rule("mismatched-entity") { context in
  var owners: [String: (route: Route, range: SourceRange)] = [:]
  return context.graph.routes.compactMap { route in
    guard let intent = route.surfaces?.intent, !route.hasUnknownParameters else { return nil }
    let name = route.qualifiedName
    guard let entity = intent.entity else {
      guard let parameter = route.parameters.first(where: \.isRequired) else { return nil }
      let example = SwiftName.upperCamel(route.name.value) + "Entity"
      return Diagnostic(
        "'\(name)' needs '\(parameter.name.value)', which no entity gives", at: intent.range,
        label: "'true' is for routes that need no value",
        related: [.init("needed", at: parameter.name.range)],
        fixes: [.writing("{entity: \(example)}", at: intent.range)])
    }
    if let owner = owners[entity.value] {
      return Diagnostic(
        "'\(entity.value)' stands for '\(owner.route.qualifiedName)' already", at: entity.range,
        label: "an entity has one URL", related: [.init("the first", at: owner.range)],
        fixes: [.init("name another type of the app")])
    }
    owners[entity.value] = (route, entity.range)
    let properties = route.parameters.filter(intent.carries).map { parameter in
      intent.property(of: parameter.name.value)
    }
    if properties.distinct.count < properties.count {
      let double = properties.indices.first { properties[..<$0].contains(properties[$0]) }
      return Diagnostic(
        "two params have the property '\(properties[double ?? 0])' of '\(entity.value)'", at: intent.range,
        label: "a property has one value", fixes: [.init("name a property of its own for each param")])
    }
    if let parameter = unheld(by: intent, of: route, context.graph) {
      let type = context.graph.name(of: parameter.type)
      return Diagnostic(
        "'\(parameter.name.value)' is \(type), which no property of an entity has but its 'id'",
        at: intent.range, label: "needs '\(parameter.name.value): id'",
        related: [.init("\(type) here", at: parameter.range)],
        fixes: [.init("write '\(parameter.name.value): id', or give the param the type String or Int")])
    }
    guard !route.parameters.contains(where: \.isRequired), intent.properties.isEmpty else { return nil }
    return Diagnostic(
      "'\(name)' needs no value that '\(entity.value)' could give", at: intent.range,
      label: "every entity would open the same screen", fixes: [.writing("true", at: intent.range)])
  }
}

/// A param whose type App Intents has no property for.
private func unheld(by intent: IntentSpec, of route: Route, _ graph: NavigationGraph) -> Parameter? {
  route.parameters.first { parameter in
    let name = parameter.name.value
    let type = graph.builtin(of: parameter.type)
    return intent.carries(parameter) && (type == .uuid || type == .int64)
      && intent.property(of: name) != "id"
  }
}
