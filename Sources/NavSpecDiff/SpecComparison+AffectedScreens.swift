package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension SpecComparison {
  /// The screens that changes are about, and what leads to them in either version.
  /// - Parameter changes: In the order of a report.
  package func affectedScreens(by changes: [Change]) -> AffectedScreens {
    var names: [String] = []
    var linked: Set<String> = []
    var seen: Set<String> = []
    for change in changes {
      guard let route = change.route else { continue }
      if seen.insert(route).inserted { names.append(route) }
      if change.kind.changeClass == .link { linked.insert(route) }
    }
    let old = waysIn(base.graph, to: seen) { name(ofBase: $0) }
    let new = waysIn(head.graph, to: seen) { head.graph.name(of: $0) }
    let oldNames = Set(base.graph.routes.map { name(ofBase: $0.id) })
    let newNames = Set(head.graph.routes.map(\.qualifiedName))
    var affected = AffectedScreens()
    affected.screens = names.map { screen in
      let (before, now) = (old[screen] ?? [], new[screen] ?? [])
      var ways: [AffectedScreens.Way] = []
      var listed: Set<AffectedScreens.Start> = []
      for start in before + now where listed.insert(start).inserted {
        let way = AffectedScreens.Way(
          from: start, .init(isInBase: before.contains(start), isInHead: now.contains(start)))
        // A link that stays is of interest only where it does something else.
        if case .link = start, way.presence == .both, !linked.contains(screen) { continue }
        ways.append(way)
      }
      return .init(
        name: screen,
        presence: .init(isInBase: oldNames.contains(screen), isInHead: newNames.contains(screen)), ways: ways)
    }
    return affected
  }

  /// What leads to each of some screens, links first.
  private func waysIn(
    _ graph: NavigationGraph, to screens: Set<String>, name: (RouteID) -> String
  ) -> [String: [AffectedScreens.Start]] {
    var ways: [String: [AffectedScreens.Start]] = [:]
    for route in graph.routes where !route.links.isEmpty {
      let target = name(route.id)
      guard screens.contains(target) else { continue }
      ways[target, default: []] += route.links.map { .link($0.pattern.value) }
    }
    func add(_ edges: [Edge], from start: AffectedScreens.Start) {
      for edge in edges {
        let target = name(edge.target)
        if screens.contains(target), start != .screen(target) { ways[target, default: []].append(start) }
      }
    }
    add(graph.anywhere, from: .anywhere)
    for route in graph.routes where !route.edges.isEmpty { add(route.edges, from: .screen(name(route.id))) }
    return ways
  }
}
