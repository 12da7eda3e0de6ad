import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelPlanner {
  func link(_ link: Link) -> ModelObject {
    var object = ModelObject()
    object.set("pattern", link.pattern.value)
    object.set("source", sourceName(link.source))
    object.set("stack", link.stack.map { screen($0).json })
    object.set("tab", link.tab.map { graph.tabs[$0.value].name.value })
    object.set("presentation", link.presentation?.rawValue)
    object.set("windowFallback", link.windowFallback?.rawValue)
    object.set("arguments", arguments(link.arguments))
    var constraints = ModelObject()
    for entry in link.constraints { constraints.set(entry.name.value, entry.value.map(\.value)) }
    object.set("where", constraints)
    var names = ModelObject()
    for entry in link.names { names.set(entry.name.value, entry.value.value) }
    object.set("as", names)
    object.set("without", link.forbiddenKeys.map(\.value))
    object.set("when", link.when.map { text(of: $0.value) })
    if let priority = link.priority?.value, priority != 0 { object.set("priority", priority) }
    object.set("deprecated", if: link.isDeprecated)
    object.set("build", unless: link.isBuilt)
    object.set("location", location(link.pattern.range))
    return object
  }

  private func text(of when: ConditionTest) -> String {
    (when.isNegated ? "!" : "") + name(when.condition)
  }

  private func screen(_ screen: StackedScreen) -> ModelObject {
    var object = ModelObject()
    object.set("route", graph.name(of: screen.route))
    var arguments = ModelObject()
    for (name, argument) in screen.arguments.sorted(by: { $0.key < $1.key }) {
      arguments.set(name, self.argument(argument))
    }
    object.set("arguments", arguments)
    return object
  }

  func example(_ example: Example) -> ModelObject {
    var object = ModelObject()
    object.set("url", example.url.value)
    switch example.expectation {
    case .noMatch: object.set("opens", json: .null)
    case .opens(let route, let params):
      object.set("opens", graph.name(of: route))
      var values = ModelObject()
      for entry in params { values.set(entry.name.value, json: value(entry.value.value)) }
      object.set("params", values)
    }
    object.set("when", example.when.map(text(of:)))
    return object
  }

  var linkSettings: ModelObject {
    var object = ModelObject()
    object.set(
      "exclude",
      graph.exclusions.map { exclusion in
        var object = ModelObject()
        object.set("pattern", exclusion.pattern.value)
        object.set("source", sourceName(exclusion.source))
        return object.json
      })
    object.set(
      "redirects",
      graph.redirects.map { redirect in
        var object = ModelObject()
        object.set("pattern", redirect.pattern.value)
        object.set("target", redirect.target.value)
        object.set("source", sourceName(redirect.source))
        return object.json
      })
    object.set("prefixes", graph.prefixes.map(\.value))
    switch graph.fallback {
    case .ignore: break
    case .browser: object.set("fallback", "browser")
    case .route(let route): object.set("fallback", json: .object([("route", .string(graph.name(of: route)))]))
    }
    return object
  }

  /// nil for the app's own.
  private func sourceName(_ id: SourceGroupID) -> String? {
    let name = graph.sources[id].name.value
    return name.isEmpty ? nil : name
  }
}
