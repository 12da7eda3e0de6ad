import NavSpecDiagnostics
import NavSpecModel

/// Tabs of which none is sure to show.
struct HiddenDefaultTab: Rule {
  let kind = DiagnosticKind(
    id: "hidden-default-tab",
    explanation: """
      If every tab may hide, there may be none to start in. The app also goes back to one when the \
      selected one hides: let one show always.
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
        kind, "no tab is sure to show", at: first.range, label: "hidden at times",
        related: tabs.dropFirst().compactMap { tab in
          tab.visible.map { .init("so is '\(tab.name.value)'", at: $0.range) }
        },
        fixes: [.init("leave out 'visible' on one tab")])
    ]
  }
}
