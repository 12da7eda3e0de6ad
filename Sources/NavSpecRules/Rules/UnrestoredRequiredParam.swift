import NavSpecDiagnostics
import NavSpecModel

struct UnrestoredRequiredParam: Rule {
  let kind = DiagnosticKind(id: "unrestored-required-param", severity: .warning)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard graph.restoration != nil else { return [] }
    return graph.routes.filter { $0.restorationKey != nil }.flatMap { route in
      route.parameters.filter { parameter in
        parameter.isRequired && parameter.type != .invalid && (parameter.isSensitive || !parameter.isRestored)
          // An inherited param is reported where it is declared.
          && route.under.map { graph.routes[$0].parameter(named: parameter.name.value) == nil } ?? true
      }.map { parameter in
        Diagnostic(
          kind,
          "'\(route.qualifiedName)' cannot be restored without '\(parameter.name.value)', which is not saved",
          at: parameter.name.range, label: "no value and no default",
          fixes: [
            .init("make it optional or give it a default"),
            .setting(
              "add 'restore: false' to '\(route.name.value)'", key: "restore", to: "false",
              of: route.name.range),
          ])
      }
    }
  }
}
