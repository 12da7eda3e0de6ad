extension Drift {
  /// A route's view that is presented without the router.
  func past(_ way: Way, _ route: Model.Route) -> Finding {
    let isLink = index.events[way.event].name == "NavigationLink"
    let view = route.view?.name ?? route.case
    return finding(
      isLink ? "view-based-link" : "past-the-router", at: built(view, by: way),
      way.mark == .guess ? .guess : .read, label: isLink ? "of the route '\(route.name)'" : "past the router",
      isLink
        ? "a link builds '\(view)', the view of the route '\(route.name)', itself"
        : "'\(view)' is the view of the route '\(route.name)', and the router does not know that it is shown",
      notes: isLink ? ["'NavigationLink(route:)' goes by the router"] : [])
  }

  /// The place where what a way leads to is built, so that a comment above that statement accepts it.
  func built(_ view: String, by way: Way) -> Int {
    navigation.descendants(way.event).first {
      index.events[$0].kind == .call && index.events[$0].name == view
    } ?? way.event
  }

  /// A way to what is no route: a part of a screen may be none, and then it is no mistake.
  func foreign(_ way: Way, _ sources: [Int]) -> Finding? {
    guard let source = sources.first else { return nil }
    let name: String
    switch way.target {
    // Its cases have a rule of their own.
    case .route: return nil
    case .view(let type): name = index.types[type].fact.name
    case .foreign(let view): name = view
    }
    return finding(
      "way-without-edge", at: built(name, by: way), max(way.mark, .inferred), label: "no route of the spec",
      "code leads from '\(model.routes[source].name)' to '\(name)', which is no route")
  }
}
