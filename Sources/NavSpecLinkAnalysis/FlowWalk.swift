package import NavSpecModel
import NavSpecPlay
package import NavSpecRuntime

/// A flow as people walk it, tap by tap, as far as it goes.
package struct FlowWalk: Sendable {
  package struct Step: Sendable {
    package let route: Int
    /// Nil where it shows by itself: at launch, or once a condition is met for which a redirect asked.
    package var tap: WindowTap?
    /// The condition that keeps the screen of the tap away, where this one shows instead.
    package var blockedBy: Int?
    package var required: [Int] = []
  }

  package fileprivate(set) var steps: [Step] = []
  /// The condition that keeps the next step away.
  package fileprivate(set) var blockedBy: Int?
  /// The routes of the shortest way to the next step.
  package fileprivate(set) var nearest: [Int]?

  package var taps: Int { steps.count { $0.tap != nil } }
}

extension ResolvedSpec {
  /// Walks a flow, with taps that a person in each step's conditions can make.
  /// - Parameter budget: What the search for nearest ways may cost.
  /// - Returns: Nil if the runtime does not navigate in the app's windows.
  package func walk(_ flow: Flow, _ budget: AnalysisBudget) -> FlowWalk? {
    guard !schema.stackRoots.isEmpty else { return nil }
    return SchemaApp.$contents.withValue(SchemaApp.Contents(schema) { self.table }) {
      let walker = FlowWalker(schema: schema, table: table, budget: budget)
      var walk = FlowWalk()
      var window = FlowWalker.Window(unmet: unmet(for: flow.steps.first?.persona))
      for (place, step) in flow.steps.enumerated() {
        let showsItself = window.setUnmet(unmet(for: step.persona)) || place == 0
        let (arrival, blocking) = walker.arrival(
          at: step, from: window, showsItself: showsItself, isFirst: place == 0)
        guard let arrival else {
          (walk.blockedBy, walk.nearest) = (blocking, walker.nearest(to: step, from: window))
          break
        }
        walk.steps.append(arrival.step)
        window = arrival.window
      }
      return walk
    }
  }

  /// The conditions that a persona does not meet; none without a persona.
  package func unmet(for persona: GraphID<Persona>?) -> Set<Int> {
    Set(persona.map { graph.personas[$0].unmet.map(\.value) } ?? [])
  }
}

/// Looks for the taps that lead to steps.
private struct FlowWalker {
  typealias Window = TappedWindow<SchemaApp>

  let schema: NavigationSchema
  let table: LinkTable
  let budget: AnalysisBudget

  /// - Returns: Nil where no tap leads there, and perhaps the condition that keeps it away.
  func arrival(
    at target: Flow.Step, from window: Window, showsItself: Bool = false, isFirst: Bool = false
  ) -> ((step: FlowWalk.Step, window: Window)?, blockedBy: Int?) {
    let (route, tab) = (target.route.value, target.tab?.value)
    func isThere(_ window: Window) -> Bool {
      tab.map { window.selectedTab == $0 && window.blockedBy == nil } ?? window.shown.contains(route)
    }
    if showsItself, isThere(window) { return ((FlowWalk.Step(route: route), window), nil) }
    let roots = schema.tabs.indices.filter { schema.tabs[$0].root.route == route }.map { WindowTap.tab($0) }
    let ways =
      isFirst ? roots + links(to: route, from: window) : [.edge(to: screen(route))] + roots + taps(in: window)
    var blocking: Int?
    for (place, tap) in (tab.map { [.tab($0)] } ?? ways).enumerated() {
      guard let next = window.after(tap) else { continue }
      if place == 0 { blocking = next.blockedBy }
      // In place of a screen that is kept away, its redirect shows.
      guard isThere(next) else { continue }
      let shown = tab == nil ? route : next.shown.last ?? route
      let step = FlowWalk.Step(route: shown, tap: tap, blockedBy: next.blockedBy, required: next.required)
      return ((step, next), nil)
    }
    return (nil, blocking)
  }

  /// The routes of the way with the fewest taps.
  func nearest(to target: Flow.Step, from start: Window) -> [Int]? {
    var queue: [(window: Window, way: [Int])] = [(start, [])]
    var seen = Set(start.shown)
    var next = 0
    while next < queue.count {
      let (window, way) = queue[next]
      next += 1
      if next > 1, let arrival = arrival(at: target, from: window).0 { return way + [arrival.step.route] }
      for tap in taps(in: window) {
        guard budget.spend(), let next = window.after(tap), next.blockedBy == nil,
          let shown = next.shown.last, seen.insert(shown).inserted
        else { continue }
        queue.append((next, way + [shown]))
      }
    }
    return nil
  }

  /// What a window may offer.
  private func taps(in window: Window) -> [WindowTap] {
    let edges = window.shown.reversed().flatMap { schema.routes[$0].edges } + schema.anywhere
    return edges.map { .edge(to: screen($0.target)) } + schema.tabs.indices.map { .tab($0) }
  }

  private func screen(_ route: Int) -> NavigationSchema.Screen {
    NavigationSchema.Screen(route: route, values: schema.routes[route].parameters.map(\.sample))
  }

  /// The links to a route that are candidates. Those of which a URL can be made are first, and those that are not
  /// deprecated.
  private func links(to route: Int, from window: Window) -> [WindowTap] {
    let own = schema.links.enumerated().filter { _, link in
      link.route == route && link.when.map { window.unmet.contains($0.condition) == $0.isNegated } ?? true
    }
    let values = screen(route).values
    func rank(_ index: Int, _ link: NavigationSchema.Link) -> (Int, Int, Int) {
      (table.urls(of: index, values: values).isEmpty ? 1 : 0, link.isDeprecated ? 1 : 0, index)
    }
    return own.sorted { rank($0.offset, $0.element) < rank($1.offset, $1.element) }.compactMap {
      index, link in
      schema.target(
        screens: link.screens.map { screen($0.route) }, presentation: link.appearance, tab: link.tab,
        currentTab: window.selectedTab
      ).map { .link(index, $0) }
    }
  }
}

extension NavigationSchema.Parameter {
  /// What a screen gets where nobody says a value: what holds if it is missing, else a shortest text of its form.
  package var sample: RouteValue {
    if let value = valueWhenMissing { return value }
    let text = form.language()?.witness
    return text.flatMap { FormMatcher(form).value(from: $0) } ?? .string(name)
  }
}
