import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A screen pushed on a modal without a stack.
struct ModalWithoutStack: Rule {
  let kind = DiagnosticKind(
    id: "modal-without-stack",
    explanation: """
      A screen above a modal is pushed on the modal's own stack. A modal without 'stack: true' has none, \
      so it cannot show the screen.
      """,
    examples: [
      """
      routes:
        home: { to: [editor] }
        editor: { present: sheet, to: [{ details: push }] }
      #                                  ^^^^^^^ modal-without-stack
        details: {}
      """,
      """
      routes:
        home: { to: [editor] }
        editor: { present: sheet }
        details: { parent: editor, links: ["/details"] }
      #                    ^^^^^^ modal-without-stack
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [editor] }
        editor: { present: sheet, stack: true, to: [details] }
        details: { parent: editor, links: ["/details"] }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var diagnostics: [Diagnostic] = []
    func isStackless(_ route: Route) -> Bool { route.presentation.isModal && !route.hasStack }
    func report(_ child: Route, on modal: Route, at range: SourceRange) {
      diagnostics.append(
        Diagnostic(
          kind, "'\(child.qualifiedName)' cannot be pushed on '\(modal.qualifiedName)'", at: range,
          label: "'\(modal.qualifiedName)' has no stack",
          related: modal.present.map {
            [.init("a \(modal.presentation.rawValue) without 'stack: true'", at: $0.range)]
          } ?? [],
          fixes: [
            .setting(
              "add 'stack: true' to '\(modal.name.value)'", key: "stack", to: "true", of: modal.name.range),
            .init("present '\(child.name.value)' as a modal of its own"),
          ]))
    }
    for route in graph.routes {
      if let parent = route.parent, route.presentation == .push, isStackless(graph.routes[parent.route]) {
        report(route, on: graph.routes[parent.route], at: parent.range)
      }
      // An edge without a presentation may dismiss the modal first. An edge with 'push' cannot.
      guard isStackless(route) else { continue }
      for edge in route.edges where edge.presentation?.value == .push {
        report(graph.routes[edge.target], on: route, at: edge.range)
      }
    }
    return diagnostics
  }
}
