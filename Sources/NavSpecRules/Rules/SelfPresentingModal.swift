import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let selfPresentingModal = Rule("self-presenting-modal", .warning) { context in
  context.graph.routes.flatMap { route in
    route.edges.compactMap { edge in
      let presentation = edge.presentation?.value ?? route.presentation
      // A pushed screen is not a modal below itself.
      guard edge.target == route.id, presentation.isModal, route.presentation.isModal else { return nil }
      return Diagnostic(
        "'\(route.qualifiedName)' presents itself", at: edge.range,
        label: "a \(presentation.rawValue) above the same \(presentation.rawValue)",
        fixes: [.init("push it: give it 'stack: true' and write {\(route.name.value): push}")])
    }
  }
}
