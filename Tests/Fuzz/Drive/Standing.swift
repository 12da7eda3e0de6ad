import NavSpecRuntime

/// The screens of a window, as what guards them counts them.
struct Standing<Definition: NavigationDefinition> {
  struct Screen {
    let route: Definition.Route
    /// Whether it is the declared screen below a tab.
    let isDeclared: Bool
  }

  let screens: [Screen]
  let counts: [Definition.Route: Int]
  let selectedTab: Definition.Tab

  /// Every screen of every tab and every modal. The declared root of a tab that is not selected is none.
  @MainActor init(_ state: NavigationState<Definition>) {
    var screens = (state.rootReplacement ?? []).map { Screen(route: $0, isDeclared: false) }
    for tab in state.isSingleWindow ? [state.selectedTab] : Array(Definition.Tab.allCases) {
      let container = state[tab]
      let isDeclared = container.root == Definition.root(of: tab) && !state.isSingleWindow
      let isRoot = isDeclared || state.isSingleWindow
      if !isRoot || tab == state.selectedTab && state.rootReplacement == nil {
        screens.append(Screen(route: container.root, isDeclared: isDeclared))
      }
      screens += container.screens.dropFirst().map { Screen(route: $0, isDeclared: false) }
    }
    for modal in state.modals {
      screens += ([modal.route] + modal.path).map { Screen(route: $0, isDeclared: false) }
    }
    self.screens = screens
    counts = Dictionary(screens.map { ($0.route, 1) }, uniquingKeysWith: +)
    selectedTab = state.selectedTab
  }
}
