import NavSpecDiagnostics
import NavSpecModel

/// A tab without an id in a customizable tab bar.
struct UnidentifiedTab: Rule {
  let kind = DiagnosticKind(
    id: "unidentified-tab", isFatal: false,
    explanation: """
      People cannot move or hide a tab without a customization id. A customizable tab bar saves its \
      arrangement under these ids, and SwiftUI warns at run time if one is missing.
      """)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    guard let customizable = context.graph.app?.tabBar?.customizable else { return [] }
    return context.graph.tabs.compactMap { tab in
      guard tab.customization == nil, tab.role == nil else { return nil }
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
