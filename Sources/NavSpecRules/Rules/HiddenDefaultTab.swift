import NavSpecDiagnostics
import NavSpecModel

struct HiddenDefaultTab: Rule {
  let kind = DiagnosticKind(id: "hidden-default-tab")

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let tabs = context.graph.tabs
    guard let first = tabs.first?.visible.first, tabs.allSatisfy({ !$0.visible.isEmpty }) else { return [] }
    return [
      Diagnostic(
        kind, "no tab is always visible", at: first.range, label: "can be hidden",
        related: tabs.dropFirst().compactMap { tab in
          tab.visible.first.map { .init("so is '\(tab.name.value)'", at: $0.range) }
        },
        fixes: [.init("remove 'visible' from one tab")])
    ]
  }
}
