import NavSpecDiagnostics
import NavSpecModel

struct UnidentifiedTab: Rule {
  let kind = DiagnosticKind(id: "unidentified-tab", isFatal: false)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    guard let customizable = context.graph.app?.tabBar?.customizable else { return [] }
    return context.graph.tabs.compactMap { tab in
      guard tab.customization == nil, !tab.isSearch else { return nil }
      return Diagnostic(
        kind, "'\(tab.name.value)' has no customization id", at: tab.name.range,
        label: "cannot be arranged",
        related: [.init("the tab bar is customizable", at: customizable.range)],
        fixes: [
          .setting(
            "add 'customization: {id: \(tab.name.value)}'", key: "customization",
            to: "{id: \(tab.name.value)}", of: tab.name.range)
        ])
    }
  }
}
