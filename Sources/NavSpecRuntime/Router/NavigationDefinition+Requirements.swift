nonisolated extension NavigationDefinition {
  /// What a screen requires.
  static func requirements(of route: Route) -> [Int] {
    // A schema that could not be read has no requirements. Its screens require a condition that no app has.
    guard map.problem == nil else { return [-1] }
    return map.route(at: route.index)?.requirements ?? []
  }

  /// The conditions that selecting a tab requires: its visibility's and those of its declared root.
  static func requirements(of tab: Tab) -> [Int] {
    let root = requirements(of: root(of: tab))
    guard let condition = map.tab(at: tab.position)?.visibleWhen else { return root }
    return [condition] + root
  }
}
