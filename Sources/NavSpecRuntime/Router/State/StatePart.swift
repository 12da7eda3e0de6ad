/// A part of a window's state that views observe by itself.
nonisolated enum StatePart<Tab: NavigationName>: Hashable, Sendable {
  /// All of it.
  case whole
  /// The selected tab.
  case selection
  /// Which modals there are.
  case modals
  /// What is on the stacks of modals.
  case modalPaths
  /// What replaces the tabs.
  case rootReplacement
  /// The stack or the columns of a tab.
  case container(Tab)

  static var all: [Self] {
    [.whole, .selection, .modals, .modalPaths, .rootReplacement] + Tab.allCases.map { .container($0) }
  }

  /// How many there are.
  static var count: Int { 5 + Tab.allCases.count }

  /// Its index among all.
  var position: Int {
    switch self {
    case .whole: 0
    case .selection: 1
    case .modals: 2
    case .modalPaths: 3
    case .rootReplacement: 4
    case .container(let tab): 5 + tab.position
    }
  }
}

nonisolated extension NavigationState {
  /// Whether a part is another than in an earlier state.
  func differs(from old: Self, in part: StatePart<Definition.Tab>) -> Bool {
    switch part {
    case .whole: self != old
    case .selection: selectedTab != old.selectedTab
    case .modals:
      !modals.elementsEqual(old.modals) { $0.id == $1.id && $0.route == $1.route && $0.token == $1.token }
    case .modalPaths: !modals.elementsEqual(old.modals) { $0.path == $1.path }
    case .rootReplacement: rootReplacement != old.rootReplacement
    case .container(let tab): self[tab] != old[tab]
    }
  }
}
