/// The screens of a window, as far as conditions decide about them: of an app's routes, or of a schema.
package nonisolated struct WindowShape<Screen: Equatable & Sendable>: Sendable {
  /// What a tab, or the window, holds.
  nonisolated struct Container: Sendable {
    /// The screens, bottom first.
    var screens: [Screen]
    /// Whether the first is the root that the spec declares.
    var isDeclared = true
  }

  /// The tab that is selected, 0 in a window without tabs; nil in a window of one screen.
  package internal(set) var selectedTab: Int?
  /// The screens that replace the containers while none may be entered.
  package var rootReplacement: [Screen]?
  /// The containers in the order of the tabs.
  var containers: [Container]
  /// The screens of the modals, bottom first.
  var modals: [Screen] = []

  /// The container that shows unless it is replaced.
  var front: Int { selectedTab ?? 0 }

  /// The conditions that the change from another window requires, in the order of the screens.
  ///
  /// - Parameters:
  ///   - visibility: The condition under which a tab shows.
  ///   - requirements: What a screen requires.
  func requirements(
    after current: Self, visibility: (Int) -> [Int], of requirements: (Screen) -> [Int]
  ) -> [Int] {
    var required: [Int] = []
    let isEntered = selectedTab != current.selectedTab || current.rootReplacement != nil
    if isEntered, rootReplacement == nil, let selectedTab { required = visibility(selectedTab) }
    var before = current.guardedScreens(requirements)
    for screen in guardedScreens(requirements) {
      // A screen that was shown may stay (`onLoss: keep`). Each further copy of it is new.
      if let shown = before.firstIndex(of: screen) {
        before.remove(at: shown)
      } else {
        required += requirements(screen)
      }
    }
    // A screen above the root of a tab that is not selected requires what the root requires.
    for position in 0..<min(containers.count, current.containers.count)
    where !shows(position) && containers[position].screens.count > current.containers[position].screens.count
    {
      if let root = containers[position].screens.first { required += requirements(root) }
    }
    return required
  }

  private func shows(_ container: Int) -> Bool { container == front && rootReplacement == nil }

  private func guardedScreens(_ requirements: (Screen) -> [Int]) -> [Screen] {
    var screens: [Screen] = []
    func add(_ shown: ArraySlice<Screen>) {
      for screen in shown where !requirements(screen).isEmpty { screens.append(screen) }
    }
    if let rootReplacement { add(rootReplacement[...]) }
    for (position, container) in containers.enumerated() {
      // The declared root of a tab that was not selected is no screen yet.
      let isSeen = shows(position) || !container.isDeclared
      add(container.screens.dropFirst(isSeen ? 0 : 1))
    }
    add(modals[...])
    return screens
  }
}
