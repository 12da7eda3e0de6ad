/// What a window shows without an app's routes.
package typealias SchemaWindow = WindowShape<NavigationSchema.Screen>

nonisolated extension WindowShape where Screen == NavigationSchema.Screen {
  package init(_ schema: NavigationSchema, atLaunch state: (Int) -> ConditionState) {
    (selectedTab, rootReplacement) = schema.launch(state: state)
    containers = schema.stackRoots.map { Container(screens: [$0]) }
    // The app's own container shows nothing that the spec declares.
    if containers.isEmpty { containers = [Container(screens: [])] }
  }

  /// The window that a target makes of this one, as a `NavigationState` of the same screens does.
  package func opening(_ target: NavigationTarget) -> Self {
    var window = self
    window.selectedTab = target.tab ?? selectedTab
    if !target.isModalAlone(in: selectedTab) { window.rootReplacement = nil }
    if let stack = target.stack { window.containers[window.front].screens = stack.screens }
    window.modals = target.modals.flatMap { [$0.screen] + $0.path }
    return window
  }

  /// What shows, bottom first.
  package var screens: [Screen] { (rootReplacement ?? containers[front].screens) + modals }
}

nonisolated extension NavigationSchema {
  /// The conditions that the change from one window to another requires, in the order of the screens.
  package func requirements(of next: SchemaWindow, after current: SchemaWindow) -> [Int] {
    next.requirements(after: current, visibility: visibility) { routes[$0.route].requirements }
  }
}
