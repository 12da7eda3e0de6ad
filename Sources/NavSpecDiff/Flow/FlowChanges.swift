import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What happens to flows, which the router walks in both versions.
struct FlowChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let graphs = [comparison.renamedBase.graph, comparison.head.graph]
    let flows = graphs.map { graph in
      Dictionary(first: graph.flows.map { ($0.name.value, $0) })
    }
    let budget = AnalysisBudget(AnalysisBudget.nearestWays)
    return Set(flows.flatMap(\.keys)).sorted().flatMap { name in
      let (old, new) = (flows[0][name], flows[1][name])
      let subject = ChangeSubject(
        title: "flow '\(name)'", key: ["flow", name],
        places: .both(old?.name.range ?? graphs[0].range, new?.name.range ?? graphs[1].range))
      guard let old else { return [subject.change(.flowAdded, saying: "\(subject.title) is new")] }
      guard let new else { return [subject.change(.flowRemoved, saying: "\(subject.title) is gone")] }
      let title = subject.change(.descriptionChanged, "title", old.displayTitle, new.displayTitle)
      let ways = (Way(old, .base, comparison, budget), Way(new, .head, comparison, budget))
      return changes(of: ways.0, ways.1, subject) + [title].compactMap(\.self)
    }
  }

  /// A flow as it is written, and as it is walked, in terms of the newer version.
  private struct Way {
    var written: [String]
    /// Its screens, and the conditions that each asks for; nil where no router walks.
    var walked: [(screen: String, conditions: Set<String>)]?
    var taps = 0

    init(_ flow: Flow, _ side: Change.Side, _ comparison: SpecComparison, _ budget: AnalysisBudget) {
      let spec = side == .base ? comparison.renamedBase : comparison.head
      func name(_ route: RouteID) -> String { comparison.name(of: route, on: side) }
      written = flow.steps.map { step in
        (step.tab == nil ? "" : "tab of ") + name(step.route)
          + (step.persona.map { " as \(spec.graph.personas[$0].name.value)" } ?? "")
      }
      guard let walk = spec.walk(flow, budget) else { return }
      taps = walk.taps
      walked = walk.steps.map { step in
        (name(RouteID(step.route)), Set(step.required.map(spec.schema.name(ofRequirement:))))
      }
    }
  }

  private static func changes(of old: Way, _ new: Way, _ subject: ChangeSubject) -> [Change] {
    var changes: [Change] = []
    let (before, after) = (old.walked ?? [], new.walked ?? [])
    func add(
      _ kind: ChangeKind, _ what: String, at screen: String, _ more: (String, JSONText)? = nil
    ) {
      let ways = [before, after].map { $0.map(\.screen) }
      var subject = subject
      subject.route = screen
      let path = ("path", JSONText.array(ways[0].map { .string($0) }))
      changes.append(
        subject.change(
          kind, saying: "\(subject.title) \(what)", proof: .executed,
          witness: Change.Witness(
            json: .object([path] + [more].compactMap(\.self)),
            lines: zip(["base  ", "head  "], ways).map { $0 + $1.joined(separator: " → ") }), about: [screen])
      )
    }
    let kept = Set(after.map(\.screen))
    if new.walked != nil, let lost = before.first(where: { !kept.contains($0.screen) })?.screen {
      add(.flowStepLost, "no longer comes to '\(lost)'", at: lost)
    }
    if let last = after.last, old.walked != nil, new.taps > old.taps {
      let way = JSONText.array(after.map { .string($0.screen) })
      add(.flowLonger, "takes \(new.taps) taps instead of \(old.taps)", at: last.screen, ("headPath", way))
    }
    let known = Set(before.flatMap(\.conditions))
    if !before.isEmpty, let step = after.first(where: { !$0.conditions.isSubset(of: known) }) {
      let names = Set(after.flatMap(\.conditions)).subtracting(known).sorted()
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      let answers = JSONText.object(names.map { ($0, .bool(false)) })
      add(.flowGuarded, "now asks for \(list) at '\(step.screen)'", at: step.screen, ("conditions", answers))
    }
    guard changes.isEmpty else { return changes }
    let texts = [old, new].map { $0.written.joined(separator: " › ") }
    return [subject.change(.flowChanged, "way", texts[0], texts[1])].compactMap(\.self)
  }
}
