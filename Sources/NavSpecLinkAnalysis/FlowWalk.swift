package import NavSpecModel
import NavSpecPlay
package import NavSpecRuntime

/// A flow as people walk it: each step is a tap in a window that the router's moves and conditions decide about.
package struct FlowWalk: Sendable {
  /// How a step comes after the one before it.
  package enum Means: Hashable, Sendable {
    /// It shows without a tap: at launch, or once a condition is met for which a redirect asked.
    case itself
    /// By a link of the schema, from outside.
    case link(Int)
    case tab(Int)
    /// By an edge, its own or that of every screen.
    case edge
    /// The tap is for another screen, and a condition's redirect shows instead.
    case redirect(for: Int, by: Int)
  }

  /// A step that is reached.
  package struct Step: Sendable {
    package let route: Int
    package let means: Means
    /// The screens between the step before and this one, where the walk takes the nearest way.
    package var detour: [Int] = []
    /// The conditions that are asked for on the way here.
    package var required: Set<Int> = []

    package var taps: Int { (means == .itself ? 0 : 1) + detour.count }
  }

  /// Why a walk ends before its last step.
  package enum End: Sendable {
    /// A condition keeps the screen away.
    case blocked(by: Int)
    /// The screen on top covers the tab bar, or hides it.
    case hiddenTabs
    case noTap
  }

  package fileprivate(set) var steps: [Step] = []
  /// Nil where every step is reached.
  package fileprivate(set) var end: End?
  /// Where the walk ended, the routes of the shortest way to the step that it did not reach.
  package fileprivate(set) var nearest: [Int]?

  package init() {}

  package var taps: Int { steps.reduce(0) { $0 + $1.taps } }
}

extension ResolvedSpec {
  /// Walks a flow.
  /// - Parameters:
  ///   - steps: What it comes to, and the conditions that do not hold there.
  ///   - takesDetours: Whether the nearest way is taken where a step does not lead to the next one.
  ///   - budget: What the search for nearest ways may cost.
  /// - Returns: Nil if the runtime does not navigate in the app's windows.
  package func walk(
    _ steps: [(target: FlowTarget, unmet: Set<Int>)], takesDetours: Bool = false, _ budget: AnalysisBudget
  ) -> FlowWalk? {
    guard let first = steps.first, !schema.stackRoots.isEmpty else { return nil }
    return SchemaApp.$contents.withValue(SchemaApp.Contents(schema) { table }) {
      let walker = FlowWalker(spec: self, budget: budget)
      var walk = FlowWalk()
      var window = FlowWalker.Window(unmet: first.unmet)
      for (place, step) in steps.enumerated() {
        let hasChanged = window.setUnmet(step.unmet)
        let (arrival, end) = walker.arrival(
          at: step.target, from: window, isFirst: place == 0, hasChanged: hasChanged)
        if let arrival {
          walk.steps.append(arrival.step)
          window = arrival.window
          continue
        }
        let detour = walker.nearest(to: step.target, from: window)
        if takesDetours, let detour {
          walk.steps.append(detour.step)
          window = detour.window
          continue
        }
        walk.end = end
        walk.nearest = detour.map { $0.step.detour + [$0.step.route] }
        break
      }
      return walk
    }
  }

  /// The steps of a flow with the conditions that its personas do not meet.
  package func walk(_ flow: Flow, _ budget: AnalysisBudget) -> FlowWalk? {
    walk(flow.steps.map { ($0.target, unmet(for: $0.persona)) }, budget)
  }

  /// The conditions that a persona does not meet; none without a persona.
  package func unmet(for persona: GraphID<Persona>?) -> Set<Int> {
    Set(persona.map { graph.personas[$0].unmet.map(\.value) } ?? [])
  }
}

/// Looks for the tap that leads to a step.
private struct FlowWalker {
  typealias Window = TappedWindow<SchemaApp>
  typealias Arrival = (step: FlowWalk.Step, window: Window)

  let spec: ResolvedSpec
  let budget: AnalysisBudget

  private var schema: NavigationSchema { spec.schema }

  func arrival(
    at target: FlowTarget, from window: Window, isFirst: Bool = false, hasChanged: Bool = false
  ) -> (arrival: Arrival?, end: FlowWalk.End) {
    var end = FlowWalk.End.noTap
    func arrive(_ tap: Window.Tap, by means: FlowWalk.Means, at route: Int?) -> Arrival? {
      guard let outcome = window.outcome(of: tap) else { return nil }
      if let condition = outcome.blockedBy {
        end = .blocked(by: condition)
        return nil
      }
      guard let shown = outcome.window.shown.last, route.map(outcome.window.shown.contains) ?? true else {
        return nil
      }
      return (
        FlowWalk.Step(route: route ?? shown, means: means, required: Set(outcome.required)), outcome.window
      )
    }
    switch target {
    case .tab(let tab):
      if isFirst, window.selectedTab == tab.value, window.showsTabs, let shown = window.shown.last {
        return ((FlowWalk.Step(route: shown, means: .itself), window), end)
      }
      if let arrival = arrive(.tab(tab.value), by: .tab(tab.value), at: nil) { return (arrival, end) }
      if !window.showsTabs { end = .hiddenTabs }
    case .route(let id):
      let route = id.value
      if isFirst || hasChanged, window.shown.contains(route) {
        return ((FlowWalk.Step(route: route, means: .itself), window), end)
      }
      if !isFirst, let arrival = arrive(.edge(to: screen(route)), by: .edge, at: route) {
        return (arrival, end)
      }
      for tab in schema.tabs.indices where schema.tabs[tab].root.route == route {
        if let arrival = arrive(.tab(tab), by: .tab(tab), at: route) { return (arrival, end) }
      }
      if isFirst {
        for (link, target) in links(to: route, from: window) {
          if let arrival = arrive(.link(target), by: .link(link), at: route) { return (arrival, end) }
        }
      }
      if !isFirst, let arrival = redirect(to: route, from: window) { return (arrival, end) }
    }
    return (nil, end)
  }

  /// By a tap on a screen in place of which a redirect shows.
  private func redirect(to route: Int, from window: Window) -> Arrival? {
    for (tap, other) in taps(in: window) {
      guard let outcome = window.outcome(of: tap), let condition = outcome.blockedBy,
        outcome.window.shown.last == route
      else { continue }
      let step = FlowWalk.Step(
        route: route, means: .redirect(for: other, by: condition), required: Set(outcome.required))
      return (step, outcome.window)
    }
    return nil
  }

  /// By the fewest taps.
  func nearest(to target: FlowTarget, from start: Window) -> Arrival? {
    var queue: [(window: Window, way: [Int], required: Set<Int>)] = [(start, [], [])]
    var seen = Set(start.shown)
    var next = 0
    while next < queue.count {
      let (window, way, required) = queue[next]
      next += 1
      if next > 1, var arrival = arrival(at: target, from: window).arrival {
        arrival.step.detour = way
        arrival.step.required.formUnion(required)
        return arrival
      }
      for (tap, _) in taps(in: window) {
        guard budget.spend(), let outcome = window.outcome(of: tap), outcome.blockedBy == nil,
          let shown = outcome.window.shown.last, seen.insert(shown).inserted
        else { continue }
        queue.append((outcome.window, way + [shown], required.union(outcome.required)))
      }
    }
    return nil
  }

  /// What a window may offer, and the routes that it is for.
  private func taps(in window: Window) -> [(tap: Window.Tap, route: Int)] {
    let edges = window.shown.reversed().flatMap { schema.routes[$0].edges } + schema.anywhere
    return edges.map { (.edge(to: screen($0.target)), $0.target) }
      + schema.tabs.enumerated().map { (.tab($0), $1.root.route) }
  }

  /// A screen with sample values.
  private func screen(_ route: Int) -> SchemaApp.Route {
    SchemaApp.Route(route: route, values: schema.routes[route].parameters.map(\.sample))
  }

  /// Where the links to a route lead that are open, those that are not deprecated first.
  private func links(to route: Int, from window: Window) -> [(link: Int, target: NavigationTarget)] {
    let own = schema.links.indices.filter { schema.links[$0].route == route }
    return (own.filter { !schema.links[$0].isDeprecated } + own.filter { schema.links[$0].isDeprecated })
      .compactMap { index in
        let link = schema.links[index]
        if let test = link.when, window.unmet.contains(test.condition) != test.isNegated { return nil }
        let screens = link.screens.map {
          NavigationSchema.Screen(route: $0.route, values: screen($0.route).values)
        }
        return schema.target(
          screens: screens, presentation: link.appearance, tab: link.tab, currentTab: window.selectedTab
        ).map { (index, $0) }
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
