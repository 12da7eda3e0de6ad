import NavSpecDiagnostics
import NavSpecModel

let modelObjectParam = Rule("model-object-param", .note) { context in
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
        "'\(route.qualifiedName)' takes a '\(graph.types[id].name.value)' instead of its identifier",
        at: parameter.range, label: "'\(identifier.name.value)' identifies it",
        related: [.init("its identifier", at: identifier.name.range)],
        fixes: [.init("take a '\(identifier.name.value)'")])
    }
  }
}
