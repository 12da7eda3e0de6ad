extension Drift {
  /// `way-without-edge`, and for what goes past the router `past-the-router` and `view-based-link`.
  func waysWithoutEdge() -> [Finding] {
    let events = Dictionary(grouping: navigation.ways, by: \.event)
    return events.keys.sorted().flatMap { event -> [Finding] in
      let ways = events[event] ?? []
      // One of several is enough.
      let isGuess = ways.contains { $0.mark == .guess }
      let found = ways.map(finding)
      if isGuess { return found.contains { $0 == nil } ? [] : found.compactMap { $0 }.prefix(1).map { $0 } }
      return found.compactMap { $0 }
    }
  }

  private func finding(_ way: Way) -> Finding? {
    // Of several declarations of a view the spec is about one.
    if case .type(let type) = way.unit, !index.isOnly(type) { return nil }
    let targets = routes(of: way.target)
    let sources = sources(of: way.unit)
    let edges = sources.routes.flatMap { model.routes[$0].edges ?? [] } + (model.anywhere ?? [])
    if let exit = exit(way.target) {
      guard sources.isOwn, !edges.contains(where: { $0.exit == exit }) else { return nil }
      return missing(way, "the exit '\(exit)'", from: sources.routes, isOwn: true)
    }
    guard let first = targets.first else { return foreign(way, sources.routes) }
    let names = Set(targets.map { model.routes[$0].name })
    let ways = edges.filter { names.contains($0.to) }
    if !isOfSpec(way.target), !isImported {
      // The spec says itself that the code has it.
      return ways.contains { $0.from != nil } ? nil : past(way, model.routes[first])
    }
    if !ways.isEmpty { return nil }
    let isShown = ["show", "open"].contains(index.events[way.event].name)
    if isShown, targets.contains(where: { model.routes[$0].isReachedByCode }) { return nil }
    if !sources.isOwn {
      // Code of no screen, or of a part: any edge will do.
      let isKnown = model.routes.contains { $0.edges?.contains { names.contains($0.to) } ?? false }
      let isRoot = targets.contains { model.routes[$0].root == true || model.routes[$0].isReachedByCode }
      if isRoot || isKnown && (sources.routes.isEmpty || !isView(way.unit)) { return nil }
    }
    return missing(way, "'\(model.routes[first].name)'", from: sources.routes, isOwn: sources.isOwn)
  }

  private func isView(_ unit: Unit) -> Bool {
    if case .type(let type) = unit { navigation.kinds.isScreen(type) } else { false }
  }

  private func missing(_ way: Way, _ what: String, from sources: [Int], isOwn: Bool) -> Finding {
    let names = sources.prefix(3).map { "'\(model.routes[$0].name)'" }.joined(separator: ", ")
    return finding(
      "way-without-edge", at: way.event, isOwn ? way.mark : max(way.mark, .inferred), label: "no such edge",
      sources.isEmpty
        ? "code leads to \(what), and nothing in the spec does"
        : "code leads from \(names) to \(what), and the spec has no such edge")
  }
}
