package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension Diagram {
  /// A named way, as the router walks it.
  package struct Flow: Sendable {
    package struct Step: Sendable {
      /// The node of its screen.
      package var screen: String
      /// How it comes after the step before; nil where it shows by itself.
      package var kind: EdgeKind?
      package var label: String?
      /// What opens it from outside, if that is a link.
      package var link: String?
      package var persona: String?
      /// The conditions that do not hold.
      package var unmet: [String] = []
      /// What a page has its router do for it, as `navspec play` takes it.
      package var operation: JSONText?
    }

    package var name: String
    package var title: String
    package var steps: [Step]
    /// How many taps it takes; nil where no router decides.
    package var taps: Int?
    /// Whether it ends before its last step.
    package var isBroken: Bool
  }
}

extension DiagramSource {
  /// - Parameter diagram: The whole view, which says how edges look.
  func flows(of spec: ResolvedSpec, in diagram: Diagram) -> [Diagram.Flow] {
    let budget = AnalysisBudget(AnalysisBudget.nearestWays)
    return graph.flows.map { flow in
      let walk = spec.walk(flow, budget)
      var steps: [Diagram.Flow.Step] = []
      for (place, written) in flow.steps.enumerated() {
        guard let route = route(of: written, at: place, walk) else { break }
        var step = Diagram.Flow.Step(screen: graph.name(of: RouteID(route)))
        step.persona = written.persona.map { graph.personas[$0].name.value }
        step.unmet = spec.unmet(for: written.persona).sorted().map { name(of: ConditionID($0)) }
        let means = walk?.steps[place].means ?? (place == 0 ? .itself : .edge)
        describe(&step, means, after: steps.last, in: diagram, spec)
        step.operation = operation(for: means, to: route, in: spec)
        steps.append(step)
      }
      return Diagram.Flow(
        name: flow.name.value, title: flow.displayTitle, steps: steps, taps: walk?.taps,
        isBroken: steps.count < flow.steps.count)
    }
  }

  private func route(of step: Flow.Step, at place: Int, _ walk: FlowWalk?) -> Int? {
    if let walk { return walk.steps.indices.contains(place) ? walk.steps[place].route : nil }
    switch step.target {
    case .route(let route): return route.value
    case .tab(let tab): return graph.tabs[tab].root.route.value
    }
  }

  private func describe(
    _ step: inout Diagram.Flow.Step, _ means: FlowWalk.Means, after last: Diagram.Flow.Step?,
    in diagram: Diagram, _ spec: ResolvedSpec
  ) {
    switch means {
    case .itself: if last != nil { (step.kind, step.label) = (.opens, "by itself") }
    case .link(let link): step.link = spec.schema.links[link].pattern
    case .tab(let tab): (step.kind, step.label) = (.opens, "tab \(graph.tabs[tab].displayTitle)")
    case .redirect(let other, let condition):
      let guarded = graph.name(of: RouteID(other))
      (step.kind, step.label) = (.redirect, "\(name(of: ConditionID(condition))) for \(guarded)")
    case .edge:
      let edge = diagram.edges.first { $0.from == last?.screen && $0.to == step.screen }
      // One that every screen has is no line.
      let own = diagram.nodes.first { $0.id == step.screen }.flatMap {
        Diagram.EdgeKind(rawValue: $0.kind.rawValue)
      }
      (step.kind, step.label) = (edge?.kind ?? own ?? .push, edge?.label)
    }
  }

  /// What play does for a step.
  private func operation(for means: FlowWalk.Means, to route: Int, in spec: ResolvedSpec) -> JSONText? {
    let parameters = spec.schema.routes[route].parameters
    switch means {
    case .itself: return nil
    case .tab(let tab): return ["select": .string(graph.tabs[tab].name.value), "by": "user"]
    case .link(let link):
      let values = parameters.map(\.sample)
      let url = spec.table.urls(of: link, values: values).first ?? spec.table.url(for: route, values: values)
      return (url ?? graph.routes[route].examples.first?.url.value).map { ["open": .string($0)] }
        ?? operation(for: .edge, to: route, in: spec)
    case .edge:
      let given = parameters.filter { $0.valueWhenMissing == nil }.map { ($0.name, $0.sample.json) }
      return ["navigate": .string(graph.routes[route].qualifiedName), "params": .object(given)]
    case .redirect(let other, _): return operation(for: .edge, to: other, in: spec)
    }
  }
}
