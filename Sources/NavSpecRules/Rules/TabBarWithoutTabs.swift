import NavSpecDiagnostics
import NavSpecModel

/// Settings of a tab bar that is not there.
struct TabBarWithoutTabs: Rule {
  let kind = DiagnosticKind(
    id: "tab-bar-without-tabs", severity: .warning,
    explanation: """
      The window of this app holds no tabs, so that there is no tab bar to style or to hide.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo, tabBar: { style: sidebarAdaptable } }
      #                                   ^^^^^^^^^^^^^^^^ tab-bar-without-tabs
      root: home
      routes:
        home: {}
      """,
      """
      routes:
        home: { to: [photo] }
        photo: { tabBar: hidden }
      #                  ^^^^^^ tab-bar-without-tabs
      """,
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo, tabBar: { style: sidebarAdaptable } }
      tabs:
        home: { title: Home, root: home }
      routes:
        home: {}
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    switch graph.container {
    case .tabs, .missing: return []
    case .root, .split, .external: break
    }
    let bar = graph.app.tabBar
    let ranges =
      [
        bar?.style?.range ?? bar?.minimize?.range ?? bar?.customizable?.range ?? bar?.accessory?.view?.range
      ].compactMap { $0 } + graph.routes.compactMap { $0.hidesTabBar ? $0.valueRanges["tabBar"] : nil }
    return ranges.map { range in
      Diagnostic(
        kind, "'\(graph.app.name.value)' has no tabs, and so no tab bar", at: range,
        label: "nothing to apply to",
        fixes: [.removing("leave out 'tabBar'", key: "tabBar", around: range, emptied: .stays)])
    }
  }
}
