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
    guard let condition = map.schema.tab(at: tab.position)?.visibleWhen else { return root }
    return [condition] + root
  }

  /// The tab that a window starts with: the one that launch selects, else the first that may be selected. Nil if none
  /// may.
  static func firstTab(where isAvailable: (Tab) -> Bool) -> Tab? {
    isAvailable(initialTab) ? initialTab : Tab.allCases.first(where: isAvailable)
  }
}
