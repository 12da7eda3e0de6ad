import NavSpecDiagnostics
import NavSpecModel

let hiddenDefaultTab = Rule("hidden-default-tab", needs: [.wholeSpec]) { context in
  let tabs = context.graph.tabs
  guard let first = tabs.first?.visible.first, tabs.allSatisfy({ !$0.visible.isEmpty }) else { return [] }
  return [
    Diagnostic(
      "no tab is always visible", at: first.range, label: "can be hidden",
      related: tabs.dropFirst().compactMap { tab in
        tab.visible.first.map { .init("so is '\(tab.name.value)'", at: $0.range) }
      }, fixes: [.init("remove 'visible' from one tab")])
  ]
}
