import NavSpecDiagnostics
import NavSpecModel

let emptyRestorationKey = Rule("empty-restoration-key") { context in
  let graph = context.graph
  let keys =
    graph.routes.flatMap { route in
      [route.restore?.key].compactMap { $0 } + route.formerKeys
        + graph.ownParameters(of: route).compactMap { $0.restore?.key }
    } + (graph.bar.map(\.restore) + [graph.restoration?.key]).compactMap { $0 }
  let arrangement = [graph.app?.tabBar?.customizable].compactMap(\.self)
  return (keys.map { ("a restoration key", $0) } + arrangement.map { ("the key of 'customizable'", $0) })
    .filter { $0.1.value.allSatisfy(\.isWhitespace) }.map { what, key in
      Diagnostic("\(what) is empty", at: key.range, label: "no key")
    }
}
