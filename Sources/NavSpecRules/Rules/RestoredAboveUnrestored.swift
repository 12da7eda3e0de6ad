import NavSpecDiagnostics
import NavSpecModel

let restoredAboveUnrestored = Rule("restored-above-unrestored", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  guard graph.restoration != nil else { return [] }
  return graph.routes.compactMap { route in
    guard let key = route.restorationKey, !context.reachability.entries.contains(route.id) else { return nil }
    var below = context.reachability.incoming[route.id.value].map(\.source).filter { $0 != route.id }
    for link in route.links where !link.isInvalid {
      // A link may open the screen with nothing below it.
      guard let last = link.stack.dropLast().last else { return nil }
      below.append(last.route)
    }
    guard let first = below.first, below.allSatisfy({ graph.routes[$0].restorationKey == nil }) else {
      return nil
    }
    let name = graph.name(of: first)
    return Diagnostic(
      "'\(route.qualifiedName)' is restored, but '\(name)' below it is not",
      at: key.range, label: "dropped with the screen below",
      related: [
        .init("not restored", at: graph.routes[first].restore?.range ?? graph.routes[first].name.range)
      ],
      fixes: [
        .setting("write 'restore: false' here too", key: "restore", to: "false", of: route.name.range),
        .init("restore '\(name)'"),
      ])
  }
}
