import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let unusedDeclaration = Rule("unused-declaration", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  let usedTypes = usedTypes(in: graph)
  let usedConditions = usedConditions(in: graph)
  let usedSources = Set(
    context.routedLinks.map(\.link.source) + graph.exclusions.map(\.source) + graph.redirects.map(\.source))
  func unused(_ what: String, _ name: Located<String>) -> Diagnostic {
    Diagnostic(
      "nothing uses the \(what) '\(name.value)'", at: name.range, label: "unused",
      fixes: [.removing("remove it", key: name.value, around: name.range)])
  }
  let types = graph.types.enumerated().filter { index, type in
    // One with the name of its module says that the module has it, which hides the module's name.
    type.kind != .invalid && type.importedModule != type.name.value && !usedTypes.contains(TypeID(index))
  }
  let conditions = graph.conditions.enumerated().filter { !usedConditions.contains(ConditionID($0.offset)) }
  let sources = graph.sources.enumerated().dropFirst().filter {
    !usedSources.contains(SourceGroupID($0.offset))
  }
  return types.map { unused("type", $0.element.name) }
    + conditions.map { unused("condition", $0.element.name) }
    + sources.map { unused("source", $0.element.name) }
    + graph.unusedEdgeSets.map { unused("edge set", $0) }
    + graph.exits.filter { !$0.isUsed }.map { unused("exit", $0.name) }
}

private func usedTypes(in graph: NavigationGraph) -> Set<TypeID> {
  let params = graph.routes.flatMap(\.parameters) + graph.exits.flatMap(\.parameters)
  let types =
    params.map(\.type) + graph.routes.compactMap(\.resultType)
    + graph.stacks.compactMap(\.searchField?.scopes)
  return Set(types.compactMap { if case .named(let id) = $0 { id } else { nil } })
}

private func usedConditions(in graph: NavigationGraph) -> Set<ConditionID> {
  var used = Set(graph.bar.flatMap { $0.visible.map(\.value.condition) })
  for route in graph.routes {
    used.formUnion(route.requirements.map(\.value.condition))
    used.formUnion(route.edges.compactMap { $0.when?.value })
    used.formUnion(route.links.compactMap { $0.when?.value.condition })
  }
  used.formUnion(graph.anywhere.compactMap { $0.when?.value })
  used.formUnion(graph.app?.accessoryVisible.map(\.value.condition) ?? [])
  return used
}
