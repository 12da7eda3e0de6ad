package import NavSpecRuntime

/// What a window shows at launch, and what a link makes of it: the tool's counterpart of an app's router.
package struct LaunchedWindow {
  private let schema: NavigationSchema
  /// The tab that launch selects, or the first that may be selected instead; in a window without tabs, nil.
  package let tab: Int?
  /// What replaces the tabs while none may be selected: a redirect, or nothing.
  private let replacement: [NavigationSchema.Screen]?

  /// - Parameter blockingCondition: The first of some conditions that does not hold.
  package init(_ schema: NavigationSchema, blockingCondition: ([Int]) -> Int?) {
    self.schema = schema
    let start = schema.startingContainer { blockingCondition(schema.requirements(ofContainer: $0)) == nil }
    tab = schema.launchTab.map { start ?? $0 }
    replacement = start == nil ? schema.rootReplacement { blockingCondition($0).map { .unmet($0) } } : nil
  }

  /// The screens that show once a link has led to a target, bottom first, and the conditions for that in the order
  /// in which the router asks for them.
  package func opening(_ target: NavigationTarget) -> (
    screens: [NavigationSchema.Screen], requirements: [Int]
  ) {
    // A modal alone appears above what is there, in its tab.
    let isReplaced = target.stack == nil && replacement != nil && (target.tab == nil || target.tab == tab)
    let roots = schema.stackRoots
    let position = target.tab ?? tab ?? 0
    var screens: [NavigationSchema.Screen] = []
    var requirements: [Int] = []
    if isReplaced {
      screens = replacement ?? []
    } else if roots.indices.contains(position) {
      requirements = schema.visibility(ofContainer: position)
      if target.stack == nil { screens = [roots[position]] }
    }
    screens += target.screens
    for screen in screens { requirements += schema.routes[screen.route].requirements }
    return (screens, requirements)
  }
}
