import NavSpecDiagnostics
package import NavSpecLinkAnalysis
import NavSpecModel
package import NavSpecRuntime

/// What a page needs to run an app's navigation: what the generated code carries, and what screens are drawn with.
package struct Prototype: Sendable {
  package let json: JSONText

  /// - Parameter names: What another view calls a route, where that is not its name.
  /// - Returns: Nil if the runtime does not navigate in the app's windows.
  package init?(of spec: ResolvedSpec, names: [String: String] = [:]) {
    if case .external = spec.schema.container { return nil }
    let graph = spec.graph
    func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }
    let tabs = graph.bar.map { tab -> JSONText in
      [
        "name": .string(tab.name.value), "title": .string(tab.displayTitle.onOneLine),
        "presents": tab.isAction ? .string(graph.name(of: tab.root.route)) : .null,
        "params": .object(tab.root.arguments.map { ($0.name.value, $0.value.value.json) }),
        "visible": .array(tab.visible.map { .int($0.value.index) }),
        "isInBar": .bool(graph.placement(of: tab)?.value != .sidebarOnly),
        "section": tab.section.map { .string(graph.sections[$0.value].displayTitle.onOneLine) } ?? .null,
      ]
    }
    let personas = graph.personas.map { persona -> JSONText in
      ["name": .string(persona.name.value), "unmet": .array(persona.unmet.map { .int($0.value) })]
    }
    let routes = zip(graph.routes, spec.schema.routes).map { route, lowered -> (String, JSONText) in
      let data: JSONText = [
        "title": .string(route.displayTitle.onOneLine), "sample": Self.sample(of: lowered),
        "returns": .bool(route.returns != nil), "isDraft": .bool(!lowered.isFreelyDismissed),
        "edges": Self.edges(route.edges, from: route, in: graph),
      ]
      return (route.qualifiedName, data)
    }
    let examples = graph.examples + graph.routes.flatMap(\.examples)
    json = [
      "table": .string(spec.table.compiledText), "tabs": .array(tabs),
      "conditions": strings(graph.conditions.map(\.name.value)), "personas": .array(personas),
      "restores": .bool(spec.schema.restoration != nil),
      "hasWindows": .bool(SchemaIndex(spec.schema).hasWindows), "routes": .object(routes),
      "columns": Self.columns(spec.schema), "anywhere": Self.edges(graph.anywhere, in: graph),
      "byCode": strings(graph.routes.filter(\.isReachedByCode).map(\.qualifiedName)),
      "urls": strings(examples.map(\.url.value.onOneLine).distinct),
      "ids": .object(names.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
    ]
  }

  private static func index(_ index: Int?) -> JSONText { index.map { .int($0) } ?? .null }

  /// By container: the screens that show in the columns of a split view while nothing is chosen.
  private static func columns(_ schema: NavigationSchema) -> JSONText {
    func screen(_ screen: NavigationSchema.Screen) -> JSONText {
      let route = schema.routes[screen.route]
      let params = zip(route.parameters, screen.values).filter { $0.1 != .absent }.map { ($0.name, $1.json) }
      return ["route": .string(route.name), "params": .object(params)]
    }
    func columns(_ split: NavigationSchema.Split) -> JSONText {
      ["content": split.content.map(screen) ?? .null, "detail": screen(split.detail)]
    }
    switch schema.container {
    case .tabs(let tabs): return .object(tabs.compactMap { tab in tab.split.map { (tab.name, columns($0)) } })
    case .split(let split): return ["root": columns(split)]
    default: return .object([])
    }
  }

  /// What a screen offers a person, each once. A param that both ends have alike keeps its value.
  private static func edges(
    _ edges: [Edge], from source: Route? = nil, in graph: NavigationGraph
  ) -> JSONText {
    func isKept(_ parameter: Parameter) -> Bool {
      source?.parameters.contains {
        $0.name.value == parameter.name.value && $0.type == parameter.type && $0.arity == parameter.arity
      } ?? false
    }
    var seen: Set<[String?]> = []
    return .array(
      edges.compactMap { edge -> JSONText? in
        let target = graph.routes[edge.target]
        let kind = (edge.presentation?.value ?? target.presentation).rawValue
        let condition = edge.when?.value.value
        guard seen.insert([target.qualifiedName, kind, edge.label, condition.map { "\($0)" }]).inserted
        else { return nil }
        return [
          "to": .string(target.qualifiedName), "kind": .string(kind),
          "label": edge.label.map { .string($0.onOneLine) } ?? .null, "when": index(condition),
          "keeps": .array(target.parameters.filter(isKept).map { .string($0.name.value) }),
        ]
      })
  }

  /// Values of the params that must be given.
  private static func sample(of route: NavigationSchema.Route) -> JSONText {
    .object(
      route.parameters.filter { $0.valueWhenMissing == nil }.map { ($0.name, $0.sample.json) })
  }
}
