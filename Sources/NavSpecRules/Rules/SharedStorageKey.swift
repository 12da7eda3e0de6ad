import NavSpecDiagnostics
import NavSpecModel

let sharedStorageKey = Rule("shared-storage-key", isFatal: false) { context in
  let graph = context.graph
  guard let tabs = graph.app?.tabBar?.customizable, let state = graph.restoration?.key,
    tabs.value == state.value
  else { return [] }
  return [
    Diagnostic(
      "the arrangement of tabs and the navigation share the key '\(tabs.value)'", at: tabs.range,
      label: "overwrites the other", related: [.init("the key of the navigation", at: state.range)],
      fixes: [.writing("\(tabs.value).tabs", at: tabs.range)])
  ]
}
