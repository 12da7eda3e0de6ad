import NavSpecDiagnostics
import NavSpecModel

let emptyRestorationKey = Rule("empty-restoration-key") { context, kind in
  let graph = context.graph
  var keys = graph.routes.flatMap { route in [route.restorationKey].compactMap { $0 } + route.formerKeys }
  if let key = graph.restoration?.key { keys.append(key) }
  // Another diagnostic reports an empty name.
  let names = Set(graph.routes.map(\.name.range))
  keys = keys.filter { !names.contains($0.range) }
  let arrangement = [graph.app?.tabBar?.customizable].compactMap(\.self)
  return (keys.map { ("a restoration key", $0) } + arrangement.map { ("the key of 'customizable'", $0) })
    .filter { $0.1.value.allSatisfy(\.isWhitespace) }.map { what, key in
      Diagnostic(kind, "\(what) is empty", at: key.range, label: "no key")
    }
}
