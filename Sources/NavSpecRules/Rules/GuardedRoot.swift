import NavSpecDiagnostics
import NavSpecModel

let guardedRoot = Rule("guarded-root", .warning, needs: [.wholeSpec]) { context in
  let graph = context.graph
  var reported: Set<ConditionTest> = []
  // One redirect serves all roots.
  return graph.blockedRoots.filter { reported.insert($0.requirement.value).inserted }.map {
    screen, requirement in
    let route = graph.routes[screen.route]
    let name = graph.name(of: requirement.value)
    let isNegated = requirement.value.isNegated
    let visible = isNegated ? "\"\(name)\"" : name
    return Diagnostic(
      "the root '\(route.qualifiedName)' requires '\(name)', which has no redirect",
      at: screen.range, label: "nothing shows while '\(name)' is unmet",
      related: [
        .init("required here", at: requirement.range),
        .init("without a redirect", at: graph.conditions[requirement.value.condition].name.range),
      ],
      fixes: (isNegated ? [] : [.init("give '\(name)' a 'redirect:'")])
        + (graph.tabs.isEmpty ? [] : [.init("add 'visible: \(visible)' to the tab")]))
  }
}

extension NavigationGraph {
  /// The roots that a condition without a redirect blocks.
  var blockedRoots: [(screen: Screen, requirement: Located<ConditionTest>)] {
    func blocked(_ screen: Screen, visible: [Located<ConditionTest>]) -> (Screen, Located<ConditionTest>)? {
      routes[screen.route].requirements.first { requirement in
        !visible.contains { $0.value == requirement.value } && redirect(of: requirement.value) == nil
      }.map { (screen, $0) }
    }
    switch container {
    case .tabs(let tabs): return tabs.compactMap { blocked($0.root, visible: $0.visible) }
    default: return rootScreens.compactMap { blocked($0, visible: []) }
    }
  }
}
