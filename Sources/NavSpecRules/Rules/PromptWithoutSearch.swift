import NavSpecDiagnostics
import NavSpecModel

/// The prompt of a search field that is not there.
struct PromptWithoutSearch: Rule {
  let kind = DiagnosticKind(
    id: "prompt-without-search", severity: .warning,
    explanation: """
      Only the tab with 'role: search' has a search field, and only a field has a prompt.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, root: home, prompt: Find }
      #                                          ^^^^ prompt-without-search
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, root: home }
        search: { role: search, root: list, prompt: Find }
      routes:
        home: {}
        list: {}
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.tabs.compactMap { tab in
      guard tab.role == nil, let range = tab.valueRanges["prompt"] else { return nil }
      return Diagnostic(
        kind, "'\(tab.name.value)' has a prompt, and no search field", at: range, label: "shown nowhere",
        fixes: [
          .removing("leave it out", key: "prompt", around: range),
          .setting("add 'role: search'", key: "role", to: "search", of: tab.name.range),
        ])
    }
  }
}
