import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// One version of a spec as people walk it from launch, tap by tap.
struct TapGraph {
  struct Step: Hashable {
    /// nil: from launch, a tab, or any screen.
    var from: RouteID?
    var to: RouteID
  }

  let graph: NavigationGraph
  let side: Change.Side
  let taps: TapDistance
  /// Everything that opens without a tap too, or from there.
  let reached: Set<RouteID>
  /// What launch and tabs show.
  private let roots: Set<RouteID>
  private let anywhere: Set<RouteID>
  private let edges: Set<Step>

  init(_ graph: NavigationGraph, _ side: Change.Side) {
    self.graph = graph
    self.side = side
    taps = TapDistance(of: graph)
    reached = Reachability(of: graph).closure(in: graph)
    roots = Set(graph.roots)
    anywhere = Set(graph.anywhere.map(\.target))
    edges = Set(graph.routes.flatMap { route in route.edges.map { Step(from: route.id, to: $0.target) } })
  }

  func allows(_ step: Step) -> Bool {
    if anywhere.contains(step.to) { return true }
    return step.from == nil ? roots.contains(step.to) : edges.contains(step)
  }

  /// The steps that edges are, each once, in order.
  var writtenSteps: [Step] {
    let edges = graph.routes.flatMap { route in route.edges.map { Step(from: route.id, to: $0.target) } }
    return (edges + graph.anywhere.map { Step(from: nil, to: $0.target) }).distinct
  }

  func edge(of step: Step) -> Edge? {
    let edges = step.from.map { graph.routes[$0].edges } ?? graph.anywhere
    return edges.first { $0.target == step.to }
  }

  func way(to route: RouteID) -> [RouteID] { taps.path(to: route)?.routes ?? [route] }

  func tab(showing route: RouteID) -> TabID? {
    graph.tabs.firstIndex { ([$0.root.route] + ($0.split?.roots ?? [])).contains(route) }.map { TabID($0) }
  }
}

/// What people who walk `old` cannot do in `new`, by cause.
struct LostMoves {
  /// The one change that explains the rest.
  enum Cause: Hashable {
    /// There is no such route any more.
    case route(RouteID)
    /// The tab is gone, or shows another screen.
    case tab(TabID)
    case start
    case edge(TapGraph.Step)
  }

  struct Effect {
    /// Screens that no tap leads to any more, the nearest first.
    var lost: [RouteID] = []
    var farther: [RouteID] = []
  }

  let old: TapGraph
  let new: TapGraph
  /// A route of `old` in `new`.
  let map: (RouteID) -> RouteID?
  /// Tabs of `old` that are gone or show another screen.
  let changedTabs: Set<TabID>
  /// Whether the window starts with other screens, or in another container.
  private let hasOtherStart: Bool
  private(set) var effects: [Cause: Effect] = [:]
  /// In the order of finding.
  private(set) var causes: [Cause] = []

  init(
    from old: TapGraph, to new: TapGraph, map: @escaping (RouteID) -> RouteID?, changedTabs: Set<TabID>,
    hasOtherStart: Bool
  ) {
    (self.old, self.new, self.map) = (old, new, map)
    (self.changedTabs, self.hasOtherStart) = (changedTabs, hasOtherStart)
    for tab in changedTabs.sorted() { note(.tab(tab)) { _ in } }
    if hasOtherStart { note(.start) { _ in } }
    if old.taps.isKnown, new.taps.isKnown { collectScreens() }
    collectEdges()
  }

  /// Whether taps led to a route, and lead to it no more.
  func isLost(_ route: RouteID) -> Bool {
    guard old.taps.isKnown, new.taps.isKnown, old.taps[route] != nil else { return false }
    guard let other = map(route) else { return true }
    return new.taps[other] == nil
  }

  /// The first step of a way that `new` does not allow; nil if it can be walked.
  /// - Parameter isFromLaunch: Whether the first screen must be come to as well.
  func brokenStep(of way: [RouteID], isFromLaunch: Bool = true) -> TapGraph.Step? {
    var from = isFromLaunch ? nil : way.first
    for route in isFromLaunch ? way[...] : way.dropFirst() {
      let step = TapGraph.Step(from: from, to: route)
      guard let to = map(route), new.allows(TapGraph.Step(from: from.flatMap(map), to: to)) else {
        return step
      }
      from = route
    }
    return nil
  }

  private mutating func note(_ cause: Cause, _ change: (inout Effect) -> Void) {
    if effects[cause] == nil { causes.append(cause) }
    change(&effects[cause, default: Effect()])
  }

  private func cause(of step: TapGraph.Step) -> Cause {
    if step.from == nil, old.graph.roots.contains(step.to) {
      if let tab = old.tab(showing: step.to), changedTabs.contains(tab) { return .tab(tab) }
      if hasOtherStart { return .start }
    }
    return map(step.to) == nil ? .route(step.to) : .edge(step)
  }

  private mutating func collectScreens() {
    let routes = old.graph.routes.map(\.id).filter { old.taps[$0] != nil }
      .sorted { (old.taps[$0] ?? 0, $0) < (old.taps[$1] ?? 0, $1) }
    for route in routes {
      let way = old.way(to: route)
      if isLost(route) {
        // What comes first on the way explains the rest.
        guard let first = way.firstIndex(where: isLost) else { continue }
        let from = first == 0 ? nil : way[first - 1]
        note(cause(of: TapGraph.Step(from: from, to: way[first]))) { $0.lost.append(route) }
      } else if let other = map(route), let before = old.taps[route], let after = new.taps[other],
        after > before, let step = brokenStep(of: way)
      {
        note(cause(of: step)) { $0.farther.append(route) }
      }
    }
  }

  /// Edges that are gone while both of their screens stay.
  private mutating func collectEdges() {
    for step in old.writtenSteps {
      guard let to = map(step.to), !isLost(step.to) else { continue }
      if let from = step.from {
        guard let source = map(from) else { continue }
        if new.allows(TapGraph.Step(from: source, to: to)) { continue }
      } else if new.graph.anywhere.contains(where: { $0.target == to }) {
        continue
      }
      note(.edge(step)) { _ in }
    }
  }
}
