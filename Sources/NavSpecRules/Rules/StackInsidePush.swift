import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A navigation stack for a screen that is only ever pushed.
struct StackInsidePush: Rule {
  let kind = DiagnosticKind(
    id: "stack-inside-push", severity: .warning,
    explanation: """
      A pushed screen stands on the stack that is there; a second stack inside it would show two \
      navigation bars. 'stack' is for sheets, covers and popovers.
      """,
    examples: [
      """
      routes:
        home: { to: [editor] }
        editor: { stack: true }
      #                  ^^^^ stack-inside-push
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [editor] }
        editor: { present: sheet, stack: true }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return graph.routes.compactMap { route in
      guard route.hasStack, let range = route.valueRanges["stack"] else { return nil }
      let presentations = context.reachability.presentations(of: route.id, in: graph)
      guard !presentations.contains(where: { $0.isModal || $0 == .window }) else { return nil }
      return Diagnostic(
        kind, "'\(route.qualifiedName)' is pushed, and has no stack of its own", at: range,
        label: "only a modal brings a stack",
        fixes: [
          .init("write 'stack: false'", edits: [.init(range, "false")], isSafe: true),
          .init("present it as a sheet or a cover"),
        ])
    }
  }
}
