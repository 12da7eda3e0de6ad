import NavSpecDiagnostics
import NavSpecModel

struct ZoomOfDraft: Rule {
  let kind = DiagnosticKind(id: "zoom-of-draft", severity: .note)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.routes.compactMap { route in
      guard let transition = route.transition, transition.value == .zoom, !route.isFreelyDismissed else {
        return nil
      }
      return Diagnostic(
        kind, "'\(route.qualifiedName)' asks before it is left, and appears without its zoom",
        at: transition.range,
        label: "a swipe would end it without a question",
        related: route.dismiss.map { [.init("the draft", at: $0.range)] } ?? [],
        fixes: [
          .removing("remove 'transition'", key: "transition", around: transition.range, emptyParent: .kept)
        ])
    }
  }
}
