extension Drift {
  /// Pushed views whose body is, without a condition, a stack.
  func stacksInPushedViews() -> [Finding] {
    let edges = Dictionary(
      grouping: model.routes.flatMap { $0.edges ?? [] } + (model.anywhere ?? []), by: \.to)
    let pushed = Set(
      model.routes.filter { route in
        let ways = (edges[route.name] ?? []).map { $0.presentation ?? "push" }
        return ways.contains("push")
          // What an app showed before navspec, without a way, may be a root of its own.
          || ways.isEmpty && route.presentation == "push" && route.root != true
            && (route.from == nil || !route.isReachedByCode)
      }.map(\.name))
    let linked = Set(navigation.ways.filter { $0.presentation == .push && $0.mark == .read }.map(\.target))
    let types = index.types.indices.filter { type in
      linked.contains(.view(type)) || routes(ofType: type).contains { pushed.contains(model.routes[$0].name) }
    }
    return types.flatMap { type -> [Finding] in
      guard let body = index.property("body", of: type), index.typeOfMember[body] == type else { return [] }
      return index.eventsOfMember[body].filter { event in
        let fact = index.events[event]
        return fact.kind == .call && ["NavigationStack", "NavigationView"].contains(fact.name)
          && fact.parent == nil && fact.branches == 0 && fact.condition == nil && fact.base == nil
          && index.constructed(event) == nil
      }.prefix(1).map {
        finding(
          "stack-in-pushed-view", at: $0, label: "a second stack",
          "'\(index.types[type].lastName)' is pushed on a stack, and its body is another one")
      }
    }
  }
}
