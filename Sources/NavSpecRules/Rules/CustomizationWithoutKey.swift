import NavSpecDiagnostics
import NavSpecModel

/// A customization that is kept nowhere.
struct CustomizationWithoutKey: Rule {
  let kind = DiagnosticKind(
    id: "customization-without-key", severity: .warning,
    explanation: """
      What the user arranges is kept under a key, and this app names none. 'app.tabBar.customizable' is \
      the key; without it nothing can be arranged.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, root: home, customization: { id: home } }
      #                                                       ^^^^ customization-without-key
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo, tabBar: { customizable: demo.tabs } }
      tabs:
        home: { title: Home, root: home, customization: { id: home } }
      routes:
        home: {}
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard graph.app.tabBar?.customizable == nil else { return [] }
    let first =
      graph.tabs.compactMap(\.customization).first ?? graph.sections.compactMap(\.customization).first
    guard let range = first?.id?.range else { return [] }
    return [
      Diagnostic(
        kind, "tabs have customization ids, and the tab bar is not customizable", at: range,
        label: "kept nowhere",
        related: [.init("names no key", at: graph.app.tabBar?.range.startPoint ?? graph.app.name.range)],
        fixes: [.init("add 'tabBar: {customizable: <key>}' to the app")])
    ]
  }
}
