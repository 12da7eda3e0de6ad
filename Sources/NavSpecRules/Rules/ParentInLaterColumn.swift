import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let parentInLaterColumn = Rule("parent-in-later-column", needs: [.wholeSpec]) { context in
  let graph = context.graph
  let splits = graph.splits
  guard !splits.isEmpty else { return [] }
  let outer = Set(splits.flatMap { [$0.sidebar.route] + [$0.content?.route].compactMap { $0 } })
  return graph.routes.compactMap { route in
    guard route.filledColumn == .content, route.presentation == .push, let parent = route.parent,
      !outer.contains(parent.route)
    else { return nil }
    let below = graph.routes[parent.route]
    guard below.filledColumn == .detail, below.presentation == .push else { return nil }
    return Diagnostic(
      "'\(below.qualifiedName)' is in the detail column, and '\(route.qualifiedName)' is left of it",
      at: parent.range, label: "fills a later column",
      related: route.column.map { [.init("fills an earlier one", at: $0.range)] } ?? [],
      fixes: [.init("choose a parent in the sidebar or the content column")])
  }
}
