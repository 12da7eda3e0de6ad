import NavSpecDiagnostics
package import NavSpecModel

/// A root with a required param.
struct RootWithRequiredParam: Rule {
  let kind = DiagnosticKind(
    id: "root-with-required-param",
    explanation: """
      A root is shown when the app starts, so no earlier screen can provide a value. Give the value in the \
      spec, or give the param a default.
      """)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.rootScreens.compactMap { screen in
      let route = context.graph.routes[screen.route]
      let missing = route.parameters.filter { parameter in
        parameter.isRequired && parameter.type != .invalid
          && !screen.arguments.contains { $0.name.value == parameter.name.value }
      }
      guard !missing.isEmpty else { return nil }
      let names = missing.map { "'\($0.name.value)'" }.joined(separator: " and ")
      let arguments = missing.map { "\($0.name.value): …" }.joined(separator: ", ")
      return Diagnostic(
        kind, "the root '\(route.qualifiedName)' needs \(names)", at: screen.range,
        label: "nothing gives it \(names)",
        related: missing.map { .init("required here", at: $0.name.range) },
        fixes: [.init("write {\(route.name.value): {\(arguments)}}"), .init("give the param a default")])
    }
  }
}

extension NavigationGraph {
  /// The screens at the bottom of a stack or in a column when the app starts.
  package var rootScreens: [Screen] {
    func columns(_ split: Split) -> [Screen] {
      [split.sidebar] + [split.content].compactMap { $0 } + [split.detail]
    }
    switch container {
    case .tabs(let tabs): return tabs.flatMap { tab in tab.split.map(columns) ?? [tab.root] }
    case .root(let screen): return [screen]
    case .split(let split): return columns(split)
    case .external, .missing: return []
    }
  }
}
