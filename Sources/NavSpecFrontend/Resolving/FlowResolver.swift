import NavSpecDiagnostics
import NavSpecModel

/// Finds the screens, tabs and personas of flows.
enum FlowResolver {
  static func flows(_ scope: inout Scope) -> [Flow] {
    var names = NameTable<Flow>()
    var flows: [Flow] = []
    for (index, file) in scope.names.files.enumerated() {
      for entry in file.flows {
        guard names.declare("flow", entry.name, &scope.sink) != nil else { continue }
        guard flows.count < GraphLimits.flows else {
          scope.sink.reportTooMany("a spec has at most \(GraphLimits.flows) flows", at: entry.name.range)
          return flows
        }
        if let excess = entry.value.steps.dropFirst(GraphLimits.flowSteps).first {
          scope.sink.reportTooMany(
            "a flow has at most \(GraphLimits.flowSteps) steps", at: excess.name.range)
          continue
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
    let target: FlowTarget? =
      spec.isTab
      ? scope.tab(spec.name).map { .tab($0.value) } : scope.route(spec.name, in: file).map { .route($0) }
    let persona = spec.persona.map { scope.persona($0) }
    guard let target, persona != .some(nil) else { return nil }
    return Flow.Step(target: target, range: spec.name.range, persona: persona ?? nil)
  }
}
