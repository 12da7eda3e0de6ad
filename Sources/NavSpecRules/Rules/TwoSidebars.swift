import NavSpecDiagnostics
import NavSpecModel

/// A split view in a tab whose tab bar becomes a sidebar.
struct TwoSidebars: Rule {
  let kind = DiagnosticKind(
    id: "two-sidebars", severity: .note,
    explanation: """
      With 'style: sidebarAdaptable' an iPad and a Mac show the tabs in a sidebar. A split view in a tab brings \
      a sidebar of its own beside it. Where the window is wide enough for both this may be what is wanted, as in \
      a mail app whose first sidebar has accounts.
      """)

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard let style = graph.app?.tabBar?.style, style.value == .sidebarAdaptable else { return [] }
    // Where platforms are named, only these show tabs in a sidebar.
    let platforms = Set(graph.platforms.map { $0.name.value.lowercased() })
    guard platforms.isEmpty || !platforms.isDisjoint(with: ["ios", "macos"]) else { return [] }
    let tabs = graph.tabs.filter { $0.split != nil }
    guard let first = tabs.first else { return [] }
    return [
      Diagnostic(
        kind, "'\(first.name.value)' is a split view, beside the sidebar of the tabs", at: first.name.range,
        label: "a second sidebar",
        related: [.init("tabs in a sidebar", at: style.range)]
          + tabs.dropFirst().map { .init("another", at: $0.name.range) },
        fixes: [.init("set 'tabBar.style: tabBarOnly', or make the sidebar's screen the root of a stack")])
    ]
  }
}
