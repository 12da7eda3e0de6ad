import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

struct UnstorableParam: Rule {
  let kind = DiagnosticKind(id: "unstorable-param")

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    guard context.graph.restoration != nil else { return [] }
    return context.graph.routes.filter { $0.restorationKey != nil }.flatMap { route in
      route.parameters.filter { parameter in
        parameter.isRestored && parameter.isRequired
          && context.graph.form(of: parameter.type)?.base == .opaque
          && route.under.map { context.graph.routes[$0].parameter(named: parameter.name.value) == nil }
            ?? true
      }.map { parameter in
        Diagnostic(
          kind, "'\(parameter.name.value)' of '\(route.qualifiedName)' cannot be stored",
          at: parameter.range,
          label: "an opaque value has no stored form",
          fixes: [
            .init("pass an identifier instead"),
            .setting(
              "add 'restore: false' to '\(route.name.value)'", key: "restore", to: "false",
              of: route.name.range),
          ])
      }
    }
  }
}
