import NavSpecDiagnostics
import NavSpecModel

let tooManyTabs = Rule("too-many-tabs", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  // Where platforms are named, only an iPhone has so little room.
  let platforms = graph.platforms.map { $0.name.value.lowercased() }
  guard platforms.isEmpty || platforms.contains("ios") else { return [] }
  let tabs = graph.bar.filter { graph.placement(of: $0)?.value != .sidebarOnly }
  guard tabs.count > 5 else { return [] }
  return [
    Diagnostic(
      "\(tabs.count) tabs for the tab bar, and an iPhone shows five", at: tabs[5].name.range,
      label: "the sixth", related: [.init("the first", at: tabs[0].name.range)],
      fixes: [.init("add 'placement: sidebarOnly' to some of them, or to a section")])
  ]
}
