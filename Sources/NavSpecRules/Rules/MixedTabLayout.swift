import NavSpecDiagnostics
import NavSpecModel

/// A tab with keys that its layout has no use for.
struct MixedTabLayout: Rule {
  let kind = DiagnosticKind(
    id: "mixed-tab-layout", isFatal: false,
    explanation: """
      A tab is a stack with a 'root', or with 'layout: split' a split view with its columns. Keys of the \
      other layout say nothing.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, root: home, detail: nothing }
      #                                          ^^^^^^^ mixed-tab-layout
      routes:
        home: { to: [nothing] }
        nothing: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, layout: split, sidebar: home, detail: nothing }
      routes:
        home: {}
        nothing: {}
      """
    ])

  let needs: Set<RuleNeed> = [.wholeSpec]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.tabs.compactMap { tab in
      let keys = tab.split == nil ? ["sidebar", "content", "detail", "visibility", "compact"] : ["root"]
      let stray = keys.compactMap { key in tab.valueRanges[key].map { (key, $0) } }
      guard let (key, range) = stray.first else { return nil }
      return Diagnostic(
        kind,
        tab.split == nil
          ? "'\(key)' on '\(tab.name.value)', which is a stack"
          : "'\(key)' on '\(tab.name.value)', which is a split view",
        at: range, label: "says nothing here",
        related: stray.dropFirst().map { .init("nor does this", at: $0.1) },
        fixes: fixes(of: tab, key, range))
    }
  }

  private func fixes(of tab: Tab, _ key: String, _ range: SourceRange) -> [Diagnostic.Fix] {
    let removing = Diagnostic.Fix.removing("leave out '\(key)'", key: key, around: range)
    guard tab.split == nil else { return [removing] }
    let splitting = Diagnostic.Fix.setting(
      "add 'layout: split'", key: "layout", to: "split", of: tab.name.range)
    // A split view has both; with one of them it is likelier that the other layout was left.
    let isSplit = tab.valueRanges["sidebar"] != nil && tab.valueRanges["detail"] != nil
    return isSplit ? [splitting, removing] : [removing, splitting]
  }
}
