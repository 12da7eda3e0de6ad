import NavSpecDiagnostics
import NavSpecModel

/// A model object where its identifier is at hand.
struct ModelObjectParam: Rule {
  let kind = DiagnosticKind(
    id: "model-object-param", severity: .note,
    explanation: """
      A screen pushed with a whole model can be neither linked nor restored. It shows what the model \
      was. This spec has an identifier for it: pass that, and let the screen look the rest up.
      """,
    examples: [
      """
      types:
        Recipe: opaque
        Recipe.ID: { is: UUID }
      routes:
        home: { to: [recipe, steps] }
        recipe: { params: { recipe: Recipe } }
      #                             ^^^^^^ model-object-param
        steps: { params: { id: Recipe.ID } }
      """
    ],
    corrected: [
      """
      types:
        Recipe.ID: { is: UUID }
      routes:
        home: { to: [recipe, steps] }
        recipe: { params: { id: Recipe.ID } }
        steps: { params: { id: Recipe.ID } }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var identifiers: [String: NamedType] = [:]
    for type in graph.types where type.name.value.hasSuffix(".ID") {
      identifiers[String(type.name.value.dropLast(3))] = type
    }
    return graph.routes.flatMap { route in
      route.parameters.compactMap { parameter in
        guard case .named(let id) = parameter.type, graph.types[id].kind == .opaque, parameter.isRequired,
          let identifier = identifiers[graph.types[id].name.value]
        else { return nil }
        return Diagnostic(
          kind, "'\(route.qualifiedName)' takes a '\(graph.types[id].name.value)' as a whole",
          at: parameter.range, label: "'\(identifier.name.value)' would do",
          related: [.init("its identifier", at: identifier.name.range)],
          fixes: [.init("take a '\(identifier.name.value)'")])
      }
    }
  }
}
