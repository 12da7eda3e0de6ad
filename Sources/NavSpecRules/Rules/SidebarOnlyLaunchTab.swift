import NavSpecDiagnostics
import NavSpecModel

let sidebarOnlyLaunchTab = Rule("sidebar-only-launch-tab", needs: [.wholeSpec]) { context in
  let graph = context.graph
  guard let tab = graph.launchTab.map({ graph.tabs[$0] }), tab.visible.isEmpty,
    let placement = graph.placement(of: tab), placement.value == .sidebarOnly
  else { return [] }
  return [
    Diagnostic(
      "launch selects '\(tab.name.value)', which is not in the tab bar", at: placement.range,
      label: "in the sidebar alone", related: [.init("the tab", at: tab.name.range)],
      fixes: [.init("move another tab before it")])
  ]
}
