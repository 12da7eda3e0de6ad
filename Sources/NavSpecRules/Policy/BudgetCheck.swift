import NavSpecDiagnostics
import NavSpecModel

/// Checks how far and how large navigation has grown.
struct BudgetCheck {
  let graph: NavigationGraph
  let budgets: Budgets

  /// The routes that are more taps away than allowed, and those named that no taps lead to.
  func distantRoutes() -> [Diagnostic] {
    guard !budgets.maximumTaps.isEmpty else { return [] }
    let distance = TapDistance(of: graph)
    guard distance.isKnown else { return [] }
    return graph.routes.compactMap { route in
      guard let (budget, rank) = budgets.taps(to: route, in: graph) else { return nil }
      let limit = budget.value.value
      let related = [Diagnostic.Label("the budget", at: budget.value.range)]
      guard let taps = distance[route.id] else {
        // A pattern applies to routes within reach of taps. A name requires that taps reach the route.
        guard rank == .name, !route.isReachedByCode else { return nil }
        return Diagnostic(
          .distantRoute,
          "no taps lead to '\(route.qualifiedName)', which must be at most \(limit.counted("tap")) away",
          at: route.name.range, label: "no root, tab or edge leads here", related: related)
      }
      guard taps > limit else { return nil }
      return Diagnostic(
        .distantRoute,
        "'\(route.qualifiedName)' is \(taps.counted("tap")) from launch, \(taps - limit) too many",
        at: route.name.range, label: "at most \(limit.counted("tap"))", related: related,
        notes: ["the shortest path: \(path(to: route.id, distance))"])
    }
  }

  func crowdedFeatures() -> [Diagnostic] {
    guard let limit = budgets.maximumRoutesPerFeature else { return [] }
    return graph.features.filter { $0.routes.count > limit.value }.map { feature in
      Diagnostic(
        .crowdedFeature,
        "'\(feature.name.value)' has \(feature.routes.count) routes, \(feature.routes.count - limit.value) too many",
        at: feature.name.range, label: "at most \(limit.value)",
        related: [.init("the budget", at: limit.range)])
    }
  }

  func unmatchedNames() -> [Diagnostic] {
    let features = graph.features.map(\.name.value)
    let names = graph.routes.map(\.qualifiedName)
    return budgets.maximumTaps.compactMap { entry in
      let name = entry.name.value
      guard !features.contains(name), !names.contains(where: { Glob.matches($0, pattern: name) }) else {
        return nil
      }
      let question = asking((names + features).nearest(to: name))
      return Diagnostic(
        .unmatchedSelector, "no route or feature is named '\(name)'\(question)", at: entry.name.range,
        label: "matches no route")
    }
  }

  private func path(to route: RouteID, _ distance: TapDistance) -> String {
    guard let (predecessor, routes) = distance.path(to: route) else { return "none" }
    var steps = routes.map { graph.name(of: $0) }
    switch predecessor {
    case .tab(let tab): steps.insert("tab \(graph.tabs[tab].name.value)", at: 0)
    case .anywhere: steps.insert("any screen", at: 0)
    case .launch, .edge: break
    }
    return steps.joined(separator: " > ")
  }
}
