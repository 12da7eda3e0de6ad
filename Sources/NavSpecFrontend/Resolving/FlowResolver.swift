import NavSpecDiagnostics
import NavSpecModel

enum FlowResolver {
  static func flows(_ scope: inout Scope) -> [Flow] {
    var names = NameTable<Flow>()
    var flows: [Flow] = []
    var count = 0
    for (index, file) in scope.names.files.enumerated() {
      for entry in file.flows {
        guard names.declare("flow", entry.name, &scope.sink) != nil else { continue }
        count += entry.value.steps.count
        guard count <= GraphLimits.flowSteps else {
          scope.sink.reportTooMany(
            "flows have more than \(GraphLimits.flowSteps) steps", at: entry.name.range)
          return flows
        }
        let steps = entry.value.steps.compactMap { step($0, in: index, &scope) }
        // One without some of its steps would be another way.
        guard !steps.isEmpty, steps.count == entry.value.steps.count else { continue }
        flows.append(Flow(name: entry.name, title: entry.value.title, steps: steps))
      }
    }
    return flows
  }

  private static func step(_ spec: FlowStepSpec, in file: Int, _ scope: inout Scope) -> Flow.Step? {
    let tab = spec.isTab ? scope.tab(spec.name)?.value : nil
    let root = tab.map { scope.graph.tabs[$0].root.route }
    let persona = spec.persona.flatMap { scope.persona($0) }
    guard let route = spec.isTab ? root : scope.route(spec.name, in: file),
      (persona == nil) == (spec.persona == nil)
    else { return nil }
    return Flow.Step(route: route, tab: tab, range: spec.name.range, persona: persona)
  }
}
