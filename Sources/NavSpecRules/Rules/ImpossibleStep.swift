import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// A step of a flow that people cannot take.
struct ImpossibleStep: Rule {
  let kind = DiagnosticKind(id: "impossible-step", isFatal: false)

  let needs: Set<RuleNeed> = [.wholeSpec, .app]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let budget = AnalysisBudget(AnalysisBudget.nearestWays)
    return context.graph.flows.compactMap { flow in
      guard let walk = context.spec.walk(flow, budget), let end = walk.end else { return nil }
      return diagnostic(of: end, walk, flow, in: context.graph)
    }
  }

  private func diagnostic(
    of end: FlowWalk.End, _ walk: FlowWalk, _ flow: Flow, in graph: NavigationGraph
  ) -> Diagnostic {
    let step = flow.steps[walk.steps.count]
    func quoted(_ route: Int) -> String { "'\(graph.routes[route].qualifiedName)'" }
    let name =
      switch step.target {
      case .route(let route): quoted(route.value)
      case .tab(let tab): "tab '\(graph.tabs[tab].name.value)'"
      }
    let before = walk.steps.last.map { quoted($0.route) }
    let persona = step.persona.map { "'\(graph.personas[$0].name.value)'" }
    var message =
      before.map { "no tap leads from \($0) to \(name)" }
      ?? "\(name) shows neither at launch nor by a tab or a link"
    var fixes: [Diagnostic.Fix] = []
    switch end {
    case .blocked(let index):
      let condition = graph.conditions[index]
      message =
        "'\(condition.name.value)' keeps \(persona ?? "everybody") away from \(name)"
      let instead = condition.redirect.map { "go by '\(graph.name(of: $0.value))' first, or " } ?? ""
      fixes = [.init(instead + "name a persona who meets '\(condition.name.value)'")]
    case .hiddenTabs:
      message = "no tab can be tapped at \(before ?? "launch"), which hides the tab bar"
    case .noTap: break
    }
    var notes: [String] = []
    if let nearest = walk.nearest {
      let way = nearest.map(quoted).joined(separator: " › ")
      notes = ["the nearest way from \(before ?? "launch") is \(way)"]
      if fixes.isEmpty, nearest.count > 1 {
        fixes = [.init("add the steps between: \(nearest.dropLast().map(quoted).joined(separator: ", "))")]
      }
    } else if case .noTap = end {
      notes = ["no other way leads there from \(before ?? "launch") either"]
    }
    return Diagnostic(
      kind, message, at: step.range, label: "the flow '\(flow.name.value)' ends before it",
      related: walk.steps.isEmpty
        ? [] : [.init("it comes this far", at: flow.steps[walk.steps.count - 1].range)],
      notes: notes, fixes: fixes)
  }
}
