/// Where a link leads, as data: what `open` makes of the window and what the command line prints.
public nonisolated struct NavigationTarget: SchemaValue {
  /// The screens of a stack, or of the columns of a split view.
  public nonisolated struct Stack: SchemaValue {
    /// The screen below the path, of a split view the sidebar; nil where the app keeps its own container.
    public var root: NavigationSchema.Screen?
    /// What the middle column of a split view shows; nil is its declared screen.
    public var content: NavigationSchema.Screen?
    /// What the detail column of a split view shows; nil is its placeholder, with nothing above it.
    public var detail: NavigationSchema.Screen?
    /// The screens above the root, or above the detail.
    public var path: [NavigationSchema.Screen]

    /// Every screen, bottom first.
    public var screens: [NavigationSchema.Screen] { [root, content, detail].compactMap { $0 } + path }
  }

  /// A screen above the window's container.
  public nonisolated struct Modal: SchemaValue {
    /// The presented screen.
    public var screen: NavigationSchema.Screen
    /// How it appears.
    public var presentation: NavigationSchema.Presentation
    /// The screens on its own stack.
    public var path: [NavigationSchema.Screen] = []
  }

  /// The tab it selects; nil in a window without tabs.
  public var tab: Int?
  /// What the tab's stack becomes; nil leaves it as it is, because the link leads to a modal only.
  public var stack: Stack?
  /// The modals above the container, bottom first.
  public var modals: [Modal] = []

  /// Whether what is below the modals stays: the container in front, or what replaces it. A link that signs in leads to
  /// a modal above a root replacement.
  /// - Parameter selectedTab: The tab that is selected; nil in a window of one screen, which selects none.
  package func isModalAlone(in selectedTab: Int?) -> Bool {
    stack == nil && (tab == nil || selectedTab == nil || tab == selectedTab)
  }

  /// Every screen the link leads through, bottom first.
  public var screens: [NavigationSchema.Screen] {
    var screens = stack?.screens ?? []
    for modal in modals {
      screens.append(modal.screen)
      screens += modal.path
    }
    return screens
  }
}
