import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let overlappingPrefixes = Rule("overlapping-prefixes", isFatal: false) { context in
  let prefixes = context.graph.prefixes
  guard prefixes.count > 1 else { return [] }
  // As if each were the link of a route.
  var schema = NavigationSchema(name: context.lowered.schema.name, container: .external)
  for (index, prefix) in prefixes.enumerated() {
    schema.routes.append(.init(name: prefix.value.text))
    schema.links.append(.init(route: index, pattern: prefix.value.text))
  }
  var reported: Set<Int> = []
  return LinkAnalysis(of: LinkTable(schema)).conflicts.compactMap { conflict in
    guard case .link(let earlier) = conflict.earlier, case .link(let later) = conflict.later,
      reported.insert(later).inserted
    else { return nil }
    return Diagnostic(
      "the prefix '\(prefixes[later].value.text)' reads what '\(prefixes[earlier].value.text)' reads",
      at: prefixes[later].range, label: "both read \(conflict.witness.url)",
      related: [.init("tried first", at: prefixes[earlier].range)],
      fixes: [.init("remove one of them, or distinguish them by literal text")])
  }
}
