import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What happens to flows: each of the older version is walked in the newer one too.
struct FlowChanges: ChangeDetector {
  static let kinds = [stepLost, longer, guarded, changed, removed, added]

  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison: comparison)
    let (old, new) = (search.base.graph.flows, search.head.graph.flows)
    let heads = Dictionary(new.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(old.map(\.name.value))
    return old.flatMap { search.changes(of: $0, heads[$0.name.value]) }
      + new.filter { !known.contains($0.name.value) }.map { flow in
        search.subject(of: flow, flow).change(added, saying: "flow '\(flow.name.value)' is new")
      }
  }

  let comparison: SpecComparison
  private let budget = AnalysisBudget(AnalysisBudget.nearestWays)
  private var base: ResolvedSpec { comparison.renamedBase }
  private var head: ResolvedSpec { comparison.head }

  private func subject(of old: Flow?, _ new: Flow?, at screen: String? = nil) -> ChangeSubject {
    let name = (new ?? old)?.name.value ?? ""
    return ChangeSubject(
      title: "flow '\(name)'", route: screen, key: ["flow", name],
      places: [
        .init(.base, old?.name.range ?? base.graph.range), .init(.head, new?.name.range ?? head.graph.range),
      ])
  }

  private func changes(of old: Flow, _ new: Flow?) -> [Change] {
    let title = new.flatMap {
      subject(of: old, $0).change(MetaChangeKinds.description, "title", old.displayTitle, $0.displayTitle)
    }
    return ways(of: old, new) + [title].compactMap(\.self)
  }

  // MARK: Ways

  private func ways(of old: Flow, _ new: Flow?) -> [Change] {
    var found: [Change] = []
    let steps = old.steps.map(headStep).prefix { $0 != nil }.compactMap(\.self)
    let walk = head.walk(steps, takesDetours: true, budget)
    // In a container of the app, no router walks.
    if let before = base.walk(old, budget), before.end == nil, walk != nil || steps.isEmpty {
      let walk = walk ?? FlowWalk()
      let guarded = guarded(old, new, before, walk)
      let isBlocked = if case .blocked? = walk.end { guarded != nil } else { false }
      if walk.steps.count < old.steps.count, !isBlocked {
        return [lost(old, new, before, at: walk.steps.count)]
      }
      found = [longer(old, new, before, walk), guarded].compactMap(\.self)
    }
    guard let new else {
      return [subject(of: old, nil).change(Self.removed, saying: "flow '\(old.name.value)' is gone")]
    }
    guard found.isEmpty else { return found }
    let texts = [old.steps.map { text(of: $0, on: .base) }, new.steps.map { text(of: $0, on: .head) }]
      .map { $0.joined(separator: " › ") }
    return [subject(of: old, new).change(Self.changed, "way", texts[0], texts[1])].compactMap(\.self)
  }

  /// A step of the older version in the newer one, with the conditions that its persona does not meet there; nil if it
  /// is gone.
  private func headStep(_ step: Flow.Step) -> (target: FlowTarget, unmet: Set<Int>)? {
    let target: FlowTarget? =
      switch step.target {
      case .route(let route): comparison.routes[base: route].map { .route($0.head) }
      case .tab(let tab): comparison.tabs.head(of: tab).map { .tab($0) }
      }
    guard let target else { return nil }
    guard let persona = step.persona else { return (target, []) }
    let name = base.graph.personas[persona].name.value
    if let same = head.graph.personas.firstIndex(where: { $0.name.value == name }) {
      return (target, head.unmet(for: GraphID(same)))
    }
    let unmet = Set(base.unmet(for: persona).map { base.graph.conditions[$0].name.value })
    return (
      target,
      Set(head.graph.conditions.indices.filter { unmet.contains(head.graph.conditions[$0].name.value) })
    )
  }

  /// As a spec says it, in terms of the newer version.
  private func text(of step: Flow.Step, on side: Change.Side) -> String {
    let graph = side == .base ? base.graph : head.graph
    let persona = step.persona.map { " as \(graph.personas[$0].name.value)" } ?? ""
    switch step.target {
    case .route(let route): return comparison.name(of: route, on: side) + persona
    case .tab(let tab):
      let other = side == .base ? comparison.tabs.head(of: tab).map { head.graph.tabs[$0.value] } : nil
      return "tab \((other ?? graph.tabs[tab.value]).name.value)"
    }
  }

  private func way(_ steps: some Sequence<FlowWalk.Step>, on side: Change.Side) -> [String] {
    steps.flatMap { $0.detour + [$0.route] }.map { comparison.name(of: RouteID($0), on: side) }
  }

  private func lost(_ old: Flow, _ new: Flow?, _ before: FlowWalk, at place: Int) -> Change {
    let way = way(before.steps.prefix(place + 1), on: .base)
    let gone = way.last ?? ""
    return subject(of: old, new, at: gone).change(
      Self.stepLost, saying: "flow '\(old.name.value)' no longer comes to '\(gone)'", proof: .executed,
      witness: Change.Witness(
        json: .object([("path", .array(way.map { .string($0) }))]),
        lines: [
          "base  " + way.joined(separator: " → "),
          "head  " + (place == 0 ? "not at launch, nor by a tab or a link" : "ends at '\(way[place - 1])'"),
        ]), about: [gone])
  }

  private func longer(_ old: Flow, _ new: Flow?, _ before: FlowWalk, _ walk: FlowWalk) -> Change? {
    guard walk.taps > before.taps else { return nil }
    let farther = zip(walk.steps, before.steps).first { $0.taps > $1.taps }?.0
    let (oldWay, headWay) = (way(before.steps, on: .base), way(walk.steps, on: .head))
    return subject(of: old, new, at: farther.map { head.graph.name(of: RouteID($0.route)) }).change(
      Self.longer, saying: "flow '\(old.name.value)' takes \(walk.taps) taps instead of \(before.taps)",
      proof: .executed,
      witness: Change.Witness(
        json: .object([
          ("path", .array(oldWay.map { .string($0) })), ("headPath", .array(headWay.map { .string($0) })),
        ]),
        lines: ["base  " + oldWay.joined(separator: " → "), "head  " + headWay.joined(separator: " → ")]))
  }

  /// The conditions that the flow asks for in the newer version alone.
  private func guarded(_ old: Flow, _ new: Flow?, _ before: FlowWalk, _ walk: FlowWalk) -> Change? {
    let known = Set(before.steps.flatMap(\.required).map { base.graph.conditions[$0].name.value })
    var asked = walk.steps.enumerated().flatMap { place, step in step.required.sorted().map { ($0, place) } }
    if case .blocked(let condition)? = walk.end { asked.append((condition, walk.steps.count)) }
    let added = asked.map { (head.graph.conditions[$0].name.value, $1) }.filter { !known.contains($0.0) }
    guard let (_, place) = added.first else { return nil }
    let names = Set(added.map(\.0)).sorted()
    let list = names.map { "'\($0)'" }.joined(separator: " and ")
    let way = way(before.steps.prefix(place + 1), on: .base)
    let screen = way.last ?? ""
    return subject(of: old, new, at: screen).change(
      Self.guarded, saying: "flow '\(old.name.value)' now asks for \(list) at '\(screen)'", proof: .executed,
      witness: Change.Witness(
        json: .object([
          ("path", .array(way.map { .string($0) })),
          ("conditions", .object(names.map { ($0, .bool(false)) })),
        ]),
        lines: [
          way.joined(separator: " → "),
          "base  asks for " + (known.isEmpty ? "nothing" : known.sorted().joined(separator: " and ")),
          "head  asks for \(list) at '\(screen)'",
        ]), about: names)
  }

  private static let stepLost = ChangeKind(id: "flow-step-lost", .flow, .breaking, changelog: .removed)

  private static let longer = ChangeKind(id: "flow-longer", .flow, .risky)

  private static let guarded = ChangeKind(id: "flow-guarded", .flow, .risky)

  private static let changed = ChangeKind(id: "flow-changed", .flow, .safe)

  private static let removed = ChangeKind(id: "flow-removed", .flow, .risky, changelog: .removed)

  private static let added = ChangeKind(id: "flow-added", .flow, .safe, changelog: .added)
}
