import NavSpecDiagnostics
import NavSpecModel

let searchTabWithoutStack = Rule("search-tab-without-stack", .warning, in: \.graph.tabs) { tab, _ in
  guard let role = tab.role, tab.isSearch, tab.split != nil else { return nil }
  return Diagnostic(
    "the search tab '\(tab.name.value)' is a split view", at: role.range,
    label: "its field needs a stack", fixes: [.init("give it a 'root:' instead of columns")])
}
