package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A type, condition or source that nothing uses.
package struct UnusedDeclaration: Rule {
  package static let kind = DiagnosticKind(
    id: "unused-declaration", severity: .warning,
    explanation: """
      What is declared and used nowhere is left over, or the place that should use it names another. A \
      condition also asks the app for code.
      """,
    examples: [
      """
      types:
        Item.ID: { is: UUID }
      # ^^^^^^^ unused-declaration
      conditions:
        signedIn: {}
      # ^^^^^^^^ unused-declaration
      sources:
        web: { domains: [demo.example.com] }
      # ^^^ unused-declaration
      routes:
        home: {}
      """
    ],
    mended: [
      """
      types:
        Item.ID: { is: UUID }
      conditions:
        signedIn: { redirect: home }
      sources:
        web: { domains: [demo.example.com] }
      routes:
        home: { to: [item] }
        item: { params: { id: Item.ID }, requires: signedIn, links: [{ path: "/item/{id}", source: web }] }
      """
    ])

  package static let needsWholeSpec = true

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    let usedTypes = self.usedTypes(in: graph)
    let usedConditions = self.usedConditions(in: graph)
    let usedSources = Set(context.routedLinks.map(\.link.source))
    func unused(_ what: String, _ name: Located<String>) -> Diagnostic {
      Diagnostic(
        Self.kind, "nothing uses the \(what) '\(name.value)'", at: name.range, label: "left over?",
        fixes: [.init("remove it")])
    }
    let types = graph.types.enumerated().filter { index, type in
      type.kind != .invalid && !usedTypes.contains(TypeID(index))
    }
    let conditions = graph.conditions.enumerated().filter { !usedConditions.contains(ConditionID($0.offset)) }
    let sources = graph.sources.enumerated().dropFirst().filter {
      !usedSources.contains(SourceGroupID($0.offset))
    }
    return types.map { unused("type", $0.element.name) }
      + conditions.map { unused("condition", $0.element.name) }
      + sources.map { unused("source", $0.element.name) }
  }

  private func usedTypes(in graph: NavigationGraph) -> Set<TypeID> {
    // The params of exits are not resolved: any type may be theirs.
    guard graph.exits.isEmpty else { return Set(graph.types.indices.map { TypeID($0) }) }
    var used: Set<TypeID> = []
    for parameter in graph.routes.flatMap(\.parameters) {
      if case .named(let id) = parameter.type { used.insert(id) }
    }
    let results = graph.routes.compactMap { $0.returns?.value }
    for (index, type) in graph.types.enumerated()
    where results.contains(where: { $0.contains(type.name.value) }) {
      used.insert(TypeID(index))
    }
    return used
  }

  private func usedConditions(in graph: NavigationGraph) -> Set<ConditionID> {
    var used = Set(graph.tabs.compactMap { $0.visible?.value })
    for route in graph.routes {
      used.formUnion(route.requirements.map(\.value))
      used.formUnion(route.edges.compactMap { $0.when?.value })
      used.formUnion(route.links.compactMap { $0.when.map { ConditionID($0.value.condition) } })
    }
    used.formUnion(graph.anywhere.compactMap { $0.when?.value })
    let shown = graph.app.tabBar?.accessory?.visible?.value
    for (index, condition) in graph.conditions.enumerated() where condition.name.value == shown {
      used.insert(ConditionID(index))
    }
    return used
  }
}
