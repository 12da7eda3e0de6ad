import NavSpecDiagnostics
import NavSpecModel

let duplicateRestorationKey = Rule("duplicate-restoration-key") { context in
  let graph = context.graph
  guard graph.restoration != nil else { return [] }
  typealias Key = (owner: String, key: Located<String>, isFormer: Bool)
  let present = graph.routes.compactMap { route -> Key? in
    route.restorationKey.map { ("'\(route.qualifiedName)'", $0, false) }
  }
  let former = graph.routes.flatMap { route -> [Key] in
    route.formerKeys.map { ("'\(route.qualifiedName)'", $0, true) }
  }
  let tabs = graph.tabs.map { tab -> Key in ("the tab '\(tab.name.value)'", tab.restorationKey, false) }
  let params = graph.routes.map { route in
    route.parameters.compactMap { parameter -> Key? in
      parameter.restorationKey.map { ("'\(parameter.name.value)' of '\(route.qualifiedName)'", $0, false) }
    }
  }
  // Heirs have the same params at the same places.
  var reported: Set<SourceRange> = []
  // Present keys claim first, so that the former one is always the one at fault.
  return ([present + former, tabs] + params).flatMap { keys in
    var owners: [String: Key] = [:]
    return keys.compactMap { key -> Diagnostic? in
      guard let owner = owners.former(key.key.value, else: key), reported.insert(key.key.range).inserted
      else { return nil }
      return Diagnostic(
        "restoration key '\(key.key.value)' \(owner.isFormer ? "was a key of" : "is the key of") \(owner.owner)",
        at: key.key.range, label: "\(key.isFormer ? "a former" : "also the") key of \(key.owner)",
        related: [.init("\(owner.owner) has it", at: owner.key.range)], fixes: [.init("choose another key")])
    }
  }
}
