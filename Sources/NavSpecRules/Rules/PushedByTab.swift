import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let pushedByTab = Rule("pushed-by-tab", in: \.graph.bar) { tab, context in
  let route = context.graph.routes[tab.root.route]
  guard tab.isAction, !route.presentation.isModal else { return nil }
  return Diagnostic(
    "the tab '\(tab.name.value)' presents '\(route.qualifiedName)', which is no modal",
    at: tab.root.range, label: "appears by '\(route.presentation.rawValue)'",
    related: [route.present.map { .init("said here", at: $0.range) }].compactMap { $0 },
    fixes: [
      .init("add 'present: sheet' to '\(route.qualifiedName)'"),
      .init("write 'root' in place of 'presents'"),
    ])
}
