import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let modalRoot = Rule("modal-root", in: \.graph.rootScreens) { screen, context in
  let route = context.graph.routes[screen.route]
  guard route.presentation.isModal else { return nil }
  return Diagnostic(
    "the root '\(route.qualifiedName)' is presented as a \(route.presentation.rawValue)",
    at: screen.range, label: "nothing is below it",
    related: [route.present.map { .init("presented here", at: $0.range) }].compactMap { $0 },
    fixes: [
      .init("remove 'present' from '\(route.qualifiedName)', and write it on the edges that lead there"),
      .init("name another root"),
    ]
      + (context.graph.tabs.contains { $0.root.range == screen.range }
        ? [.init("write 'presents' in place of 'root' for a tab that is never selected")] : []))
}
