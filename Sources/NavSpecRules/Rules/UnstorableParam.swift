import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let unstorableParam = Rule("unstorable-param") { context in
  context.graph.requiredParamsToRestore.filter { _, parameter in
    parameter.restore?.value != .never && context.graph.form(of: parameter.type)?.base == .opaque
  }.map { route, parameter in
    Diagnostic(
      "'\(parameter.name.value)' of '\(route.qualifiedName)' cannot be stored", at: parameter.range,
      label: "an opaque value has no stored form",
      fixes: [.init("pass an identifier instead"), .notRestoring(route)])
  }
}
