extension Drift {
  /// The deprecated `NavigationView`: one finding a target, with its count.
  func navigationViews() -> [Finding] {
    let found = events.filter {
      let fact = index.events[$0]
      return fact.kind == .call && fact.name == "NavigationView" && fact.base == nil
        && index.constructed($0) == nil
    }
    return Dictionary(grouping: found, by: target).values.map { events in
      let places = events.map { index.place(of: $0) }
      return finding(
        "navigation-view", at: events[0], label: "deprecated",
        "'NavigationView' is deprecated; this target has \(events.count == 1 ? "one" : "\(events.count)")",
        notes: places.dropFirst().prefix(5).map { "\(index.files[$0.file].path):\($0.line)" })
    }
  }

  /// The target of a package that a file is in, or what is first in its path.
  private func target(_ event: Int) -> [Substring] {
    let path = index.files[index.place(of: event).file].path.split(separator: "/").dropLast()
    guard let sources = path.firstIndex(of: "Sources") else { return Array(path.prefix(1)) }
    return Array(path[...min(sources + 1, path.endIndex - 1)])
  }
}
