import NavSpecDiagnostics
import NavSpecModel

let duplicateRestorationKey = Rule("duplicate-restoration-key") { context, kind in
  guard context.graph.restoration != nil else { return [] }
  var owners: [String: (route: Route, range: SourceRange, isFormer: Bool)] = [:]
  var diagnostics: [Diagnostic] = []
  // Present keys claim first, so that the former one is always the one at fault.
  let present = context.graph.routes.compactMap { route in route.restorationKey.map { (route, $0, false) } }
  let former = context.graph.routes.flatMap { route in route.formerKeys.map { (route, $0, true) } }
  for (route, key, isFormer) in present + former {
    guard let owner = owners.former(key.value, else: (route, key.range, isFormer)) else { continue }
    let what = owner.isFormer ? "was a key of" : "is the key of"
    diagnostics.append(
      Diagnostic(
        kind, "restoration key '\(key.value)' \(what) '\(owner.route.qualifiedName)'", at: key.range,
        label: isFormer
          ? "a former key of '\(route.qualifiedName)'" : "also the key of '\(route.qualifiedName)'",
        related: [.init("'\(owner.route.qualifiedName)' has it", at: owner.range)],
        fixes: [.init("choose another key")]))
  }
  return diagnostics
}
