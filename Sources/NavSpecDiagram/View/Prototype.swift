package import NavSpecDiagnostics
package import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What a page needs to run an app's navigation: what the generated code carries, and what screens are drawn with.
package struct Prototype: Sendable {
  package let json: JSONText

  /// - Parameters:
  ///   - diagram: The view of the spec alone.
  ///   - names: What another view calls a route, where that is not its name.
  /// - Returns: Nil if the runtime does not navigate in the app's windows.
  package init?(of spec: ResolvedSpec, _ diagram: Diagram, names: [String: String] = [:]) {
    if case .external = spec.schema.container { return nil }
    let graph = spec.graph
    func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }
    func index(_ index: Int?) -> JSONText { index.map { .int($0) } ?? .null }
    let tabs = graph.tabs.map { tab in
      JSONText.object([
        ("name", .string(tab.name.value)),
        ("title", .string(tab.displayTitle.onOneLine)),
        ("visible", index(tab.visible?.value.value)),
      ])
    }
    let personas = graph.personas.map { persona in
      JSONText.object([
        ("name", .string(persona.name.value)),
        ("unmet", .array(persona.unmet.map { .int($0.value) })),
      ])
    }
    let edges = Dictionary(grouping: diagram.edges.filter(\.kind.isTap), by: \.from).mapValues { edges in
      edges.map { edge in
        JSONText.object([
          ("to", .string(edge.to)), ("kind", .string(edge.kind.rawValue)),
          ("label", edge.label.map { .string($0.onOneLine) } ?? .null),
        ])
      }
    }
    let routes = zip(graph.routes, spec.schema.routes).map { route, lowered in
      (
        route.qualifiedName,
        JSONText.object([
          ("title", .string(route.displayTitle.onOneLine)),
          ("sample", Self.sample(of: lowered)), ("returns", .bool(route.returns != nil)),
          ("isDraft", .bool(!lowered.isFreelyDismissed)),
          ("edges", .array(edges[route.qualifiedName] ?? [])),
        ])
      )
    }
    json = .object([
      ("table", .string(spec.table.compiledText)), ("tabs", .array(tabs)),
      ("conditions", strings(graph.conditions.map(\.name.value))), ("personas", .array(personas)),
      ("restores", .bool(spec.schema.restoration != nil)), ("routes", .object(routes)),
      ("ids", .object(names.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
    ])
  }

  /// Values of the params that must be given.
  private static func sample(of route: NavigationSchema.Route) -> JSONText {
    .object(
      route.parameters.filter { $0.valueWhenMissing == nil }.map { parameter in
        let text = parameter.form.language()?.witness
        let value = text.flatMap { FormMatcher(parameter.form).value(from: $0) }
        return (parameter.name, value?.json ?? .string(parameter.name))
      })
  }
}

extension Diagram.Edge.Kind {
  /// Whether a screen offers it to a person.
  fileprivate var isTap: Bool {
    switch self {
    case .push, .sheet, .cover, .popover, .window, .replace: true
    case .tab, .link, .redirect, .needs, .opens, .several: false
    }
  }
}
