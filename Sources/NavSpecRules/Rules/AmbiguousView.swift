import NavSpecDiagnostics
import NavSpecModel

let ambiguousView = Rule("ambiguous-view") { context in
  var owners: [String: Route] = [:]
  return context.graph.routes.compactMap { route in
    guard case .named(let view, module: nil) = route.view else { return nil }
    let range = route.viewRange ?? route.name.range
    if SwiftUINames.views.contains(view) {
      return Diagnostic(
        "'\(view)' of '\(route.qualifiedName)' is also a view of SwiftUI", at: range,
        label: "SwiftUI has '\(view)'",
        fixes: [
          .init("name a view of the app with 'view:'"),
          .init("write 'view: {name: \(view), module: SwiftUI}' if SwiftUI's is meant"),
        ])
    }
    // Two routes that both say it share a view on purpose.
    guard route.viewRange == nil else { return nil }
    guard let owner = owners.former(view, else: route) else { return nil }
    return Diagnostic(
      "'\(owner.qualifiedName)' and '\(route.qualifiedName)' would both show '\(view)'", at: range,
      label: "'\(view)' is taken", related: [.init("the first", at: owner.name.range)],
      fixes: [.init("name another view with 'view:', or the same one on both if they share it")])
  }
}
