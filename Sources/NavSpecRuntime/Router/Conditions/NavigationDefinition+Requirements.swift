nonisolated extension RouteDefinition {
  /// What a screen requires.
  static func requirements(of route: Route) -> [Int] {
    // A schema that could not be read has no requirements. Its screens require a condition that no app has.
    guard map.problem == nil else { return [.max] }
    return map.route(at: route.index)?.requirements ?? []
  }
}

nonisolated extension NavigationDefinition {
  /// The conditions that selecting a tab requires: its visibility's and those of its declared root.
  static func requirements(of tab: Tab) -> [Int] {
    map.problem == nil ? map.schema.requirements(ofContainer: tab.position) : [.max]
  }

  /// The tab that launch selects.
  public static var initialTab: Tab { tab(at: map.schema.launchTab ?? 0) }

  /// A window at launch, or the screen that replaces all tabs while none may be selected.
  static func launch(state: (Int) -> ConditionState) -> NavigationState<Self> {
    let (container, replacement) = map.schema.launch(state: state)
    return NavigationState(
      selecting: tab(at: container), behind: replacement.map { $0.compactMap { Route($0) } })
  }

  /// A tab of the schema; the first where the schema could not be read.
  private static func tab(at position: Int) -> Tab {
    Tab(position: position) ?? Tab.allCases[Tab.allCases.startIndex]
  }
}
