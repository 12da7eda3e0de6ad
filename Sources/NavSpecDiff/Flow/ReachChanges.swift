import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// Ways of taps from launch: screens, edges and tabs that come and go. Ways are walked in both versions.
struct ReachChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let search = Self(comparison)
    var list = search.changes(search.lost, isGain: false) + search.changes(search.gained, isGain: true)
    if !list.isEmpty, [comparison.base, comparison.head].contains(where: { $0.graph.isExternal }) {
      list.append(
        comparison.notProved(
          "which screens the app's own container leads to", because: "'external' does not say", .flow))
    }
    return list
  }

  private let comparison: SpecComparison
  private let base: TapGraph
  private let head: TapGraph
  private let lost: LostMoves
  private let gained: LostMoves
  private let tabs: TabCorrespondence

  init(_ comparison: SpecComparison) {
    self.comparison = comparison
    base = TapGraph(comparison.renamedBase.graph, .base)
    head = TapGraph(comparison.head.graph, .head)
    let tabs = comparison.tabs
    self.tabs = tabs
    let (old, new) = (comparison.renamedBase.graph, comparison.head.graph)
    let roots = { (side: Change.Side, screens: [Screen]) in
      screens.map { comparison.text(of: $0.route, $0.arguments, on: side, phrase: \.phrase) }
    }
    let oldTabs = Set(old.tabs.indices.map { TabID($0) })
    let changed = oldTabs.filter { tab in
      guard let other = tabs.head(of: tab) else { return true }
      return roots(.base, old.tabs[tab.value].rootScreens) != roots(.head, new.tabs[other.value].rootScreens)
    }
    let hasOtherStart =
      old.container.word != new.container.word
      || roots(.base, old.container.screens) != roots(.head, new.container.screens)
    let routes = comparison.routes
    lost = LostMoves(
      from: base, to: head, map: { routes[base: $0]?.head },
      changedTabs: old.container.word == new.container.word ? changed : [], hasOtherStart: hasOtherStart)
    let newTabs = Set(new.tabs.indices.map { TabID($0) })
    gained = LostMoves(
      from: head, to: base, map: { routes[head: $0]?.base },
      changedTabs: old.container.word == new.container.word
        ? newTabs.filter { tabs.base(of: $0).map(changed.contains) ?? true } : [],
      hasOtherStart: hasOtherStart)
  }

  /// - Parameter isGain: Whether they are the ways that the newer version alone has.
  private func changes(_ moves: LostMoves, isGain: Bool) -> [Change] {
    let side = moves.old
    let leads = isGain ? "taps now lead to" : "taps no longer lead to"
    return moves.causes.compactMap { cause in
      let effect = moves.effects[cause] ?? LostMoves.Effect()
      func change(_ kind: ChangeKind, _ message: String) -> Change {
        isGain ? gain(kind, cause, effect, message) : loss(kind, cause, effect, message)
      }
      switch cause {
      case .route(let route):
        return change(isGain ? .screenReachable : .screenUnreachable, "\(leads) \(quoted(route, side))")
      case .tab(let tab):
        let name = side.graph.tabs[tab.value].name.value
        if isGain {
          // A tab that both have with another root is one change, which is reported already.
          return tabs.base(of: tab) == nil ? change(.tabAdded, "there is a tab '\(name)'") : nil
        }
        guard let other = tabs.head(of: tab) else { return change(.tabRemoved, "tab '\(name)' is gone") }
        let root = head.graph.tabs[other.value].root.route
        let old = base.graph.tabs[tab.value].root.route
        return change(
          .tabRootChanged,
          comparison.name(ofBase: old) == head.graph.name(of: root)
            ? "tab '\(name)' starts with other values or columns"
            : "tab '\(name)' starts with \(quoted(root, head)) instead of \(quoted(old, base))")
      case .start:
        let (old, new) = (base.graph.container.word, head.graph.container.word)
        let message =
          old == new ? "the window starts with other screens" : "the window has \(new) instead of \(old)"
        return isGain ? nil : change(.startChanged, message)
      case .edge(let step):
        if let first = effect.lost.first {
          return change(isGain ? .screenReachable : .screenUnreachable, "\(leads) \(quoted(first, side))")
        }
        if let first = effect.farther.first, let other = moves.map(first),
          let before = base.taps[isGain ? other : first], let after = head.taps[isGain ? first : other]
        {
          let message = "\(quoted(first, side)) is \(after.counted("tap")) away instead of \(before)"
          return change(isGain ? .fewerTaps : .moreTaps, message)
        }
        // The exit is the change.
        if let edge = side.edge(of: step), comparison.isRebound(edge, on: side.side) { return nil }
        let way = "way from \(source(of: step, side)) to \(quoted(step.to, side))"
        return isGain
          ? change(.edgeAdded, "there is a \(way)") : change(.edgeRemoved, "the \(way) is gone")
      }
    }
  }

  private func loss(
    _ kind: ChangeKind, _ cause: LostMoves.Cause, _ effect: LostMoves.Effect, _ message: String
  ) -> Change {
    let gone = effect.lost.filter { route in
      lost.map(route).map { !head.reached.contains($0) } ?? true
    }
    let level: ChangeLevel = !head.taps.isKnown || gone.isEmpty ? .risky : .breaking
    let witness = witness(of: cause, effect)
    // A draft may change freely, and what is lost with it may not.
    let shown = effect.lost.first { base.graph.routes[$0].stability != .draft } ?? effect.lost.first
    return Change(
      kind, message + consequence(kind, effect),
      route: shown.map { comparison.name(ofBase: $0) } ?? route(of: cause, base), level: level,
      proof: witness == nil ? .none : .executed, witness: witness, subject: subject(of: cause, base),
      places: places(of: cause, effect, base))
  }

  /// What else is lost, for the end of a headline.
  private func consequence(_ kind: ChangeKind, _ effect: LostMoves.Effect) -> String {
    let others = effect.lost.dropFirst().count
    if kind == .screenUnreachable { return others == 0 ? "" : ", nor to \(others) more" }
    guard let first = effect.lost.first else { return "" }
    let names = quoted(first, base) + (others == 0 ? "" : " and \(others) more")
    let isGone = [.tabRemoved, .edgeRemoved].contains(kind)
    return isGone ? ", and with it \(names)" : "; taps no longer lead to \(names)"
  }

  /// The way in the older version, walked in the newer one.
  private func witness(of cause: LostMoves.Cause, _ effect: LostMoves.Effect) -> Change.Witness? {
    var way: [RouteID] = []
    var isFromLaunch = true
    if let route = effect.lost.first ?? effect.farther.first {
      way = base.way(to: route)
    } else if case .edge(let step) = cause {
      way = (step.from.map(base.way) ?? []) + [step.to]
      // Where more is broken, the edge alone shows it.
      if let from = step.from, base.taps[from] == nil || lost.brokenStep(of: way) != step {
        (way, isFromLaunch) = ([from, step.to], false)
      }
    } else if case .tab(let tab) = cause {
      way = [base.graph.tabs[tab.value].root.route]
    }
    guard let broken = lost.brokenStep(of: way, isFromLaunch: isFromLaunch) else { return nil }
    let names = way.map(base.graph.name)
    var members: [(String, JSONText)] = [("path", .array(names.map { .string($0) }))]
    if let last = way.last.flatMap(lost.map), head.taps[last] != nil {
      members.append(("headPath", .array(head.way(to: last).map { .string(head.graph.name(of: $0)) })))
    }
    var lines = [names.joined(separator: " → ")]
    if isFromLaunch, let last = way.last, let count = base.taps[last] {
      lines.append("base  reaches '\(names[names.count - 1])' after \(count.counted("tap"))")
    }
    lines.append("head  \(failure(at: broken, of: way))")
    if !effect.lost.isEmpty {
      members.append(("lost", .array(effect.lost.map { .string(base.graph.name(of: $0)) })))
      let others = effect.lost.dropFirst().map { base.graph.name(of: $0) }
      if !others.isEmpty { lines.append("lost with it: \(others.joined(separator: ", "))") }
    }
    let farther = effect.farther.map { base.graph.name(of: $0) }
    if !farther.isEmpty { lines.append("more taps away: \(farther.joined(separator: ", "))") }
    return Change.Witness(json: .object(members), lines: lines)
  }

  /// What the newer version does not allow of a way, and how far away its end is there.
  private func failure(at step: TapGraph.Step, of way: [RouteID]) -> String {
    guard let to = lost.map(step.to) else { return "has no '\(base.graph.name(of: step.to))'" }
    let name = head.graph.name(of: to)
    let count = way.last.flatMap(lost.map).flatMap { head.taps[$0] }
    let other = count.map { $0 == 0 ? "" : "; another way takes \($0.counted("tap"))" } ?? ""
    if let from = step.from.flatMap(lost.map) {
      return "no tap leads from '\(head.graph.name(of: from))' to '\(name)'" + other
    }
    let start = head.graph.tabs.isEmpty ? "launch" : "a tab"
    return "neither \(start) nor 'anywhere' leads to '\(name)' at once" + other
  }

  private func gain(
    _ kind: ChangeKind, _ cause: LostMoves.Cause, _ effect: LostMoves.Effect, _ message: String
  ) -> Change {
    let others = effect.lost.dropFirst().count
    let more = others == 0 ? "" : " and to \(others) more"
    return Change(
      kind, message + (kind == .screenReachable ? more : ""),
      route: effect.lost.first.map(head.graph.name) ?? route(of: cause, head),
      subject: subject(of: cause, head), places: places(of: cause, effect, head))
  }

  private func quoted(_ route: RouteID, _ side: TapGraph) -> String {
    "'\(comparison.name(of: route, on: side.side))'"
  }

  private func source(of step: TapGraph.Step, _ side: TapGraph) -> String {
    step.from.map { quoted($0, side) } ?? "every screen"
  }

  private func route(of cause: LostMoves.Cause, _ side: TapGraph) -> String? {
    switch cause {
    case .route(let route): comparison.name(of: route, on: side.side)
    case .edge(let step): comparison.name(of: step.from ?? step.to, on: side.side)
    case .tab, .start: nil
    }
  }

  private func subject(of cause: LostMoves.Cause, _ side: TapGraph) -> [String] {
    let name = { comparison.name(of: $0, on: side.side) }
    return switch cause {
    case .route(let route): [name(route)]
    case .tab(let tab): ["tab", side.graph.tabs[tab.value].name.value]
    case .start: ["start"]
    case .edge(let step): [step.from.map(name) ?? "", name(step.to)]
    }
  }

  private func places(
    of cause: LostMoves.Cause, _ effect: LostMoves.Effect, _ side: TapGraph
  ) -> [Change.Place] {
    var ranges: [SourceRange]
    switch cause {
    case .route(let route): ranges = [side.graph.routes[route].name.range]
    case .tab(let tab):
      let own = Change.Place(side.side, side.graph.tabs[tab.value].name.range)
      let other = tabs.head(of: tab).map { Change.Place(.head, head.graph.tabs[$0.value].name.range) }
      return [own] + (side.side == .base ? [other].compactMap { $0 } : [])
    case .start: return comparison.windowPlaces
    case .edge(let step): ranges = [side.edge(of: step)?.range ?? side.graph.routes[step.to].name.range]
    }
    if side.side == .base, let route = effect.lost.first.flatMap(lost.map) {
      return ranges.map { Change.Place(.base, $0) } + [
        Change.Place(.head, head.graph.routes[route].name.range)
      ]
    }
    return ranges.map { Change.Place(side.side, $0) }
  }
}

extension NavigationGraph {
  fileprivate var isExternal: Bool {
    if case .external = container { true } else { false }
  }
}

extension NavigationGraph.Container {
  var word: String {
    switch self {
    case .tabs: "tabs"
    case .root: "one stack"
    case .split: "a split view"
    case .external, .missing: "a container of the app"
    }
  }

  /// What the window shows at launch; empty for tabs, which are compared one by one.
  var screens: [Screen] {
    switch self {
    case .root(let screen): [screen]
    case .split(let split): split.columns
    case .tabs, .external, .missing: []
    }
  }

  var range: SourceRange? {
    switch self {
    case .tabs(let tabs): tabs.first?.name.range
    case .root(let screen): screen.range
    case .split(let split): split.range
    case .external, .missing: nil
    }
  }
}

extension SpecComparison {
  /// A screen and its values, in terms of the newer spec.
  func text<Value>(
    of route: RouteID, _ values: [Entry<Located<Value>>], on side: Change.Side, phrase: (Value) -> String
  ) -> String {
    let names = side == .base ? routes[base: route]?.parameters ?? [:] : [:]
    let texts = values.map { "\(names[$0.name.value] ?? $0.name.value): \(phrase($0.value.value))" }.sorted()
    return name(of: route, on: side) + (texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))")
  }
}
