import NavSpecDiagnostics
import NavSpecModel

/// A column of a split view that is not there.
struct ColumnWithoutSplit: Rule {
  let kind = DiagnosticKind(
    id: "column-without-split", severity: .warning,
    explanation: """
      Without a split view there is no column to fill. 'column' is ignored, and the screen is pushed \
      like any other.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { column: content }
      #                 ^^^^^^^ column-without-split
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      split: { sidebar: home, content: list, detail: nothing }
      routes:
        home: { to: [list] }
        list: { column: content, to: [item] }
        item: { parent: list }
        nothing: {}
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    guard graph.splits.isEmpty else { return [] }
    switch graph.container {
    case .external, .missing: return []
    case .tabs, .root, .split: break
    }
    return graph.routes.compactMap { route in
      guard let range = route.valueRanges["column"] else { return nil }
      return Diagnostic(
        kind, "'\(route.qualifiedName)' fills a column, and the app has no split view", at: range,
        label: "pushed instead",
        fixes: [
          .removing("leave it out", key: "column", around: range, emptied: .stays),
          .init("give the window or a tab a split view"),
        ])
    }
  }
}

extension NavigationGraph {
  /// The split views of the window and of its tabs.
  var splits: [Split] {
    switch container {
    case .split(let split): [split]
    case .tabs(let tabs): tabs.compactMap(\.split)
    case .root, .external, .missing: []
    }
  }
}
