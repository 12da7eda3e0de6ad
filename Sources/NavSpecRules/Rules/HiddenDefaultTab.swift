import NavSpecDiagnostics
import NavSpecModel

/// Tabs that can all be hidden.
struct HiddenDefaultTab: Rule {
  let kind = DiagnosticKind(
    id: "hidden-default-tab",
    explanation: """
      If every tab can be hidden, the app may have no tab to start in. The app also returns to a visible \
      tab when the selected one is hidden. Leave one tab always visible.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      conditions:
        signedIn: { redirect: signIn }
      tabs:
        inbox: { title: Inbox, root: inbox, visible: signedIn }
      #                                              ^^^^^^^^ hidden-default-tab
      routes:
        inbox: {}
        signIn: { present: sheet }
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      conditions:
        signedIn: { redirect: signIn }
      tabs:
        home: { title: Home, root: home }
        inbox: { title: Inbox, root: inbox, visible: signedIn }
      routes:
        home: {}
        inbox: {}
        signIn: { present: sheet }
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let tabs = context.graph.tabs
    guard let first = tabs.first?.visible, tabs.allSatisfy({ $0.visible != nil }) else { return [] }
    return [
      Diagnostic(
        kind, "no tab is always visible", at: first.range, label: "can be hidden",
        related: tabs.dropFirst().compactMap { tab in
          tab.visible.map { .init("so is '\(tab.name.value)'", at: $0.range) }
        },
        fixes: [.init("remove 'visible' from one tab")])
    ]
  }
}
