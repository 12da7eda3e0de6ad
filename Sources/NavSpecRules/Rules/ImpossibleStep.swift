import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

let impossibleStep = Rule("impossible-step", isFatal: false, needs: [.wholeSpec, .app]) { context in
  let budget = AnalysisBudget(AnalysisBudget.nearestWays)
  return context.graph.flows.compactMap { flow in
    guard let walk = context.spec.walk(flow, budget), walk.steps.count < flow.steps.count else { return nil }
    return diagnostic(of: flow, endingWith: walk, in: context.graph)
  }
}

private func diagnostic(of flow: Flow, endingWith walk: FlowWalk, in graph: NavigationGraph) -> Diagnostic {
  let step = flow.steps[walk.steps.count]
  func quoted(_ route: Int) -> String { "'\(graph.routes[route].qualifiedName)'" }
  let name = step.tab.map { "tab '\(graph.tabs[$0].name.value)'" } ?? quoted(step.route.value)
  let before = walk.steps.last.map { quoted($0.route) }
  let message: String
  var fixes: [Diagnostic.Fix] = []
  if let blocking = walk.blockedBy.map({ ConditionTest(index: $0) }) {
    let condition = graph.name(of: blocking)
    message = "'\(condition)' keeps people away from \(name)"
    let instead = graph.redirect(of: blocking).map { "go by '\(graph.name(of: $0.value))' first, or " } ?? ""
    fixes = [.init(instead + "name a persona who meets '\(condition)'")]
  } else {
    message =
      before.map { "no tap leads from \($0) to \(name)" }
      ?? "\(name) shows neither at launch nor by a tab or a link"
    let between = walk.nearest?.dropLast().map(quoted) ?? []
    if !between.isEmpty { fixes = [.init("add the steps between: \(between.joined(separator: ", "))")] }
  }
  let way = walk.nearest.map { "is \($0.map(quoted).joined(separator: " › "))" } ?? "does not exist"
  return Diagnostic(
    message, at: step.range, label: "the flow '\(flow.name.value)' ends before it",
    related: walk.steps.isEmpty
      ? [] : [.init("it comes this far", at: flow.steps[walk.steps.count - 1].range)],
    notes: ["the nearest way from \(before ?? "launch") \(way)"], fixes: fixes)
}
