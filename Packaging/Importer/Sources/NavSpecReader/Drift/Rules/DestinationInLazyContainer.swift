extension Drift {
  /// Destinations inside of a container that makes its rows when they show: a stack may not see them.
  func destinationsInLazyContainers() -> [Finding] {
    events.compactMap { event in
      guard index.events[event].kind == .call, index.events[event].name == "navigationDestination" else {
        return nil
      }
      if let container = container(around: event) { return found(event, container, .read) }
      // A row of its own type.
      guard let type = index.typeOfMember[index.events[event].member] else { return nil }
      let name = index.types[type].lastName
      let rows = events.filter { index.events[$0].name == name && index.constructed($0) == type }
        .map(container(around:))
      guard let container = rows.first ?? nil, rows.allSatisfy({ $0 != nil }) else { return nil }
      return found(event, container, .inferred)
    }
  }

  private func found(_ event: Int, _ container: String, _ mark: Mark) -> Finding {
    finding(
      "destination-in-lazy-container", at: event, mark, label: "in '\(container)'",
      "a stack does not see a destination in '\(container)' whose row is not on screen",
      notes: ["it belongs to the container itself, or to what is around it"])
  }

  private static let lazy: Set<String> = [
    "List", "Table", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// The container around an event. What is shown elsewhere, on a stack of its own or not, is in none.
  private func container(around event: Int) -> String? {
    var next = index.events[event].parent
    while let current = next {
      let fact = index.events[current]
      if Self.lazy.contains(fact.name), index.constructed(current) == nil { return fact.name }
      if fact.name == "NavigationStack" || Idiom.all[fact.name] != nil { return nil }
      next = fact.parent
    }
    return nil
  }
}
