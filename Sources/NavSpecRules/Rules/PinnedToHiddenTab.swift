import NavSpecDiagnostics
import NavSpecModel

struct PinnedToHiddenTab: Rule {
  let kind = DiagnosticKind(id: "pinned-to-hidden-tab", severity: .warning)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    return graph.routes.compactMap { route in
      guard let pin = route.tab, let visible = graph.tabs[pin.value].visible,
        graph.conditions[visible.value].redirect == nil,
        !route.requirements.contains(where: { $0.value == visible.value })
      else { return nil }
      let tab = graph.tabs[pin.value].name.value
      let condition = graph.conditions[visible.value].name.value
      return Diagnostic(
        kind, "'\(route.qualifiedName)' is pinned to '\(tab)', which shows only with '\(condition)'",
        at: pin.range, label: "may be hidden", related: [.init("shown only then", at: visible.range)],
        fixes: [.init("add 'requires: \(condition)'"), .init("give '\(condition)' a 'redirect:'")])
    }
  }
}
