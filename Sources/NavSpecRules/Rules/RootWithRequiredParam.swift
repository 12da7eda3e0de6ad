import NavSpecDiagnostics
import NavSpecModel

let rootWithRequiredParam = Rule("root-with-required-param") { context in
  let presented = context.graph.bar.filter(\.isAction).map(\.root)
  return (context.graph.rootScreens + presented).compactMap { screen in
    let route = context.graph.routes[screen.route]
    let missing = route.parameters.filter { parameter in
      parameter.isRequired && parameter.type != .invalid
        && !screen.arguments.contains { $0.name.value == parameter.name.value }
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { "'\($0.name.value)'" }.joined(separator: " and ")
    let arguments = missing.map { "\($0.name.value): …" }.joined(separator: ", ")
    return Diagnostic(
      "\(presented.contains { $0.range == screen.range } ? "" : "the root ")'\(route.qualifiedName)' needs \(names)",
      at: screen.range, label: "nothing gives it \(names)",
      related: missing.map { .init("required here", at: $0.name.range) },
      fixes: [.init("write {\(route.name.value): {\(arguments)}}"), .init("give the param a default")])
  }
}
