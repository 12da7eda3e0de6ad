package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension Diagram {
  /// A named way, as far as the router walks it.
  package struct Flow: Sendable {
    package struct Step: Sendable {
      /// The node of its screen.
      package var screen: String
      /// How it comes after the step before; nil where it shows by itself.
      package var kind: EdgeKind?
      /// The words of the edge, the pattern of a link, and who is there.
      package var label: String?
      package var unmet: [String]
      /// What shows it, as `navspec play` takes it.
      package var operation: JSONText?
    }

    package var name: String
    package var title: String
    package var taps: Int
    package var steps: [Step]
  }
}

extension DiagramSource {
  /// - Parameter edges: Those of the whole view.
  func flows(of spec: ResolvedSpec, edges: [Diagram.Edge]) -> [Diagram.Flow] {
    let budget = AnalysisBudget(AnalysisBudget.nearestWays)
    return graph.flows.compactMap { flow in
      guard let walk = spec.walk(flow, budget) else { return nil }
      var steps: [Diagram.Flow.Step] = []
      for (step, written) in zip(walk.steps, flow.steps) {
        let (kind, label, operation) = look(of: step, after: steps.last?.screen, in: edges, spec)
        let condition = step.blockedBy.map { "\(name(of: ConditionID($0))) is not met" }
        let persona = written.persona.map { "as \(graph.personas[$0].name.value)" }
        let words = [condition ?? label, persona].compactMap(\.self)
        steps.append(
          .init(
            screen: graph.name(of: RouteID(step.route)), kind: condition == nil ? kind : .redirect,
            label: words.isEmpty ? nil : words.joined(separator: ", "),
            unmet: spec.unmet(for: written.persona).sorted().map { name(of: ConditionID($0)) },
            operation: operation))
      }
      return .init(name: flow.name.value, title: flow.displayTitle, taps: walk.taps, steps: steps)
    }
  }

  private func look(
    of step: FlowWalk.Step, after last: String?, in edges: [Diagram.Edge], _ spec: ResolvedSpec
  ) -> (Diagram.EdgeKind?, label: String?, JSONText?) {
    switch step.tap {
    case nil: return (last == nil ? nil : .opens, nil, nil)
    case .tab(let tab):
      let name = graph.tabs[tab].name.value
      return (.opens, "tab \(graph.tabs[tab].displayTitle)", ["select": .string(name), "by": "user"])
    case .link(let link, let target):
      let url = target.screens.last.flatMap { spec.table.urls(of: link, values: $0.values).first }
      return (.link, spec.schema.links[link].pattern, url.map { ["open": .string($0)] })
    case .edge(let screen):
      let target = graph.routes[screen.route]
      let edge = edges.first { $0.from == last && $0.to == target.qualifiedName }
      let params = zip(spec.schema.routes[screen.route].parameters, screen.values)
        .filter { $0.0.valueWhenMissing == nil }.map { ($0.0.name, $0.1.json) }
      // An edge that every screen has is no line, and no edge to a tab is part of the one tree of a strip.
      let isTab = edge?.kind == .tab
      return (
        isTab ? .opens : edge?.kind ?? Diagram.EdgeKind(rawValue: target.presentation.rawValue),
        edge?.label ?? (isTab ? "selects the tab" : nil),
        ["navigate": .string(target.qualifiedName), "params": .object(params)]
      )
    }
  }
}
