import NavSpecDiagnostics
import NavSpecModel

let pinnedToHiddenTab = Rule("pinned-to-hidden-tab", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  return graph.routes.compactMap { route in
    guard let pin = route.tab,
      let visible = graph.tabs[pin.value].visible.first(where: { visible in
        graph.redirect(of: visible.value) == nil
          && !route.requirements.contains { $0.value == visible.value }
      })
    else { return nil }
    let tab = graph.tabs[pin.value].name.value
    let condition = graph.name(of: visible.value)
    return Diagnostic(
      "'\(route.qualifiedName)' is pinned to '\(tab)', which shows only with '\(condition)'",
      at: pin.range, label: "may be hidden", related: [.init("shown only then", at: visible.range)],
      fixes: visible.value.isNegated
        ? [.init("add 'requires: \"\(condition)\"'")]
        : [.init("add 'requires: \(condition)'"), .init("give '\(condition)' a 'redirect:'")])
  }
}
