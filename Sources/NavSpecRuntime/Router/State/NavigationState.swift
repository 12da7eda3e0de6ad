/// What a window shows, as a value: the selected tab, a container per tab, and the modals above.
///
/// Only the router changes it, so that no screen enters it unchecked.
public nonisolated struct NavigationState<Definition: NavigationDefinition>: Hashable, Sendable {
  /// The app's routes.
  public typealias Route = Definition.Route

  /// A screen above the window's container.
  public nonisolated struct Modal: Hashable, Identifiable, Sendable {
    /// Distinguishes presentations of equal screens.
    public internal(set) var id: Int
    /// The presented screen.
    public internal(set) var route: Route
    /// How it appears.
    public let presentation: NavigationSchema.Presentation
    /// The screens on its own stack, bottom first.
    public internal(set) var path: [Route] = []
    /// The token of the task that awaits its result.
    var token: ResultToken?
  }

  /// The tab that is selected.
  public internal(set) var selectedTab: Definition.Tab
  /// The modals, bottom first.
  public internal(set) var modals: [Modal] = []
  /// The screens that replace the tabs while none of their roots may be shown: the redirect of a condition
  /// and the screens above it. It is empty while the condition is unknown, or without a redirect, and nil
  /// while a root shows.
  public internal(set) var rootReplacement: [Route]?
  /// Whether this is a window of one screen, which has no tabs.
  public let isSingleWindow: Bool
  /// The containers in the order of the tabs; one in a window of one screen.
  private var containers: [Container]
  private var nextModalID = 0

  /// The roots of all tabs, one of them selected, perhaps behind a root replacement.
  init(selecting tab: Definition.Tab, behind rootReplacement: [Route]? = nil) {
    selectedTab = tab
    self.rootReplacement = rootReplacement
    isSingleWindow = false
    containers = Definition.Tab.allCases.map { .declared(in: $0) }
  }

  /// A window with a stack of its own on a screen.
  init(window root: Route) {
    selectedTab = Definition.initialTab
    isSingleWindow = true
    containers = [.stack(Stack(root: root))]
  }

  private func position(of tab: Definition.Tab) -> Int { isSingleWindow ? 0 : tab.position }

  /// The container of a tab. A window of one screen has the same for all.
  public internal(set) subscript(tab: Definition.Tab) -> Container {
    get {
      let position = position(of: tab)
      return containers.indices.contains(position) ? containers[position] : .declared(in: tab)
    }
    set {
      let position = position(of: tab)
      if containers.indices.contains(position) { containers[position] = newValue }
    }
  }

  /// The tabs that have a container of their own here.
  var tabs: [Definition.Tab] { isSingleWindow ? [selectedTab] : Array(Definition.Tab.allCases) }

  /// What the user sees, bottom first: the selected tab's screens or the root replacement's, then each
  /// modal's.
  public var screens: [Route] {
    var screens = rootReplacement ?? self[selectedTab].screens
    screens += modalScreens
    return screens
  }

  private var modalScreens: [Route] {
    var screens: [Route] = []
    for modal in modals {
      screens.append(modal.route)
      screens += modal.path
    }
    return screens
  }

  /// The screens by which conditions decide.
  var shape: WindowShape<Route> {
    let containers = tabs.map { tab in
      let container = self[tab]
      return WindowShape<Route>.Container(
        screens: container.screens,
        isDeclared: isSingleWindow || container.root == Definition.root(of: tab))
    }
    return WindowShape(
      selectedTab: isSingleWindow ? nil : selectedTab.position, rootReplacement: rootReplacement,
      containers: containers, modals: modalScreens)
  }

  /// The screen on top; nil behind an empty root replacement.
  public var top: Route? {
    if let modal = modals.last { return modal.path.last ?? modal.route }
    if let rootReplacement { return rootReplacement.last }
    return self[selectedTab].top
  }

  mutating func addModal(
    _ route: Route, as presentation: NavigationSchema.Presentation, path: [Route] = [],
    token: ResultToken? = nil
  ) {
    modals.append(
      Modal(id: nextModalID, route: route, presentation: presentation, path: path, token: token))
    nextModalID += 1
  }

  /// The same state without result tokens, which belong to another router.
  var withoutTokens: Self {
    var state = self
    for index in state.modals.indices { state.modals[index].token = nil }
    return state
  }

  /// The next state keeps counting, so that a late dismissal cannot hit a newer modal.
  mutating func continueIdentities(of other: Self) {
    let offset = other.nextModalID
    guard offset > 0 else { return }
    for index in modals.indices { modals[index].id += offset }
    nextModalID += offset
  }
}
