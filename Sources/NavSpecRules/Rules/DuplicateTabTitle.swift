import NavSpecDiagnostics
import NavSpecModel

/// Two tabs with the same title.
struct DuplicateTabTitle: Rule {
  let kind = DiagnosticKind(
    id: "duplicate-tab-title", severity: .warning,
    explanation: """
      Two tabs with the same title look the same in the tab bar and sound the same in VoiceOver.
      """)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    var firsts: [String: Tab] = [:]
    return context.graph.tabs.compactMap { tab in
      guard let title = tab.title else { return nil }
      // Of two tabs that never show together, one may take the other's place.
      guard let first = firsts[title.value] else {
        firsts[title.value] = tab
        return nil
      }
      guard tab.visible == nil || first.visible == nil, let range = first.title?.range else { return nil }
      return Diagnostic(
        kind, "'\(first.name.value)' and '\(tab.name.value)' are both called '\(title.value)'",
        at: title.range, label: "the same title", related: [.init("first here", at: range)],
        fixes: [.init("give one of them another title")])
    }
  }
}
