import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

struct SelfPresentingModal: Rule {
  let kind = DiagnosticKind(id: "self-presenting-modal", severity: .warning)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.flatMap { route in
      route.edges.compactMap { edge in
        let presentation = edge.presentation?.value ?? route.presentation
        // A pushed screen is not a modal below itself.
        guard edge.target == route.id, presentation.isModal, route.presentation.isModal else { return nil }
        return Diagnostic(
          kind, "'\(route.qualifiedName)' presents itself", at: edge.range,
          label: "a \(presentation.rawValue) above the same \(presentation.rawValue)",
          fixes: [.init("push it: give it 'stack: true' and write {\(route.name.value): push}")])
      }
    }
  }
}
