/// What a window shows, as a value: the selected tab, a stack per tab, and the modals above.
///
/// Only the router changes it, so that no screen enters it unchecked.
public nonisolated struct NavigationState<Definition: NavigationDefinition>: Hashable, Sendable {
  /// The app's routes.
  public typealias Route = Definition.Route

  /// A stack: the screen below, and the path above it.
  public nonisolated struct Stack: Hashable, Sendable {
    /// The screen below the path.
    public internal(set) var root: Route
    /// The screens above the root, bottom first.
    public internal(set) var path: [Route] = []
  }

  /// A screen above the window's container.
  public nonisolated struct Modal: Hashable, Identifiable, Sendable {
    /// Tells one presentation from another of an equal screen.
    public let id: Int
    /// The presented screen.
    public internal(set) var route: Route
    /// How it appears.
    public let presentation: NavigationSchema.Presentation
    /// The screens on its own stack, bottom first.
    public internal(set) var path: [Route] = []
  }

  /// The tab that is selected.
  public internal(set) var selectedTab: Definition.Tab
  /// The stacks in the order of the tabs.
  var stacks: [Stack]
  /// The modals, bottom first.
  public internal(set) var modals: [Modal] = []
  private var nextModalID = 0

  /// The roots of all tabs, one of them selected.
  init(selecting tab: Definition.Tab) {
    selectedTab = tab
    stacks = Definition.Tab.allCases.map { Stack(root: Definition.root(of: $0)) }
  }

  /// The stack of a tab.
  public subscript(tab: Definition.Tab) -> Stack {
    let position = tab.position
    return stacks.indices.contains(position) ? stacks[position] : Stack(root: Definition.root(of: tab))
  }

  /// What the user sees, bottom first: the selected tab's stack, then each modal's.
  public var screens: [Route] {
    let stack = self[selectedTab]
    return modals.reduce([stack.root] + stack.path) { $0 + [$1.route] + $1.path }
  }

  /// The screen on top.
  public var top: Route {
    if let modal = modals.last { return modal.path.last ?? modal.route }
    let stack = self[selectedTab]
    return stack.path.last ?? stack.root
  }

  mutating func setStack(_ stack: Stack, of tab: Definition.Tab) {
    let position = tab.position
    if stacks.indices.contains(position) { stacks[position] = stack }
  }

  mutating func addModal(
    _ route: Route, as presentation: NavigationSchema.Presentation, path: [Route] = []
  ) {
    modals.append(Modal(id: nextModalID, route: route, presentation: presentation, path: path))
    nextModalID += 1
  }

  /// The next state keeps counting, so that a late dismissal cannot hit a newer modal.
  mutating func continueIdentities(of other: Self) {
    let offset = other.nextModalID
    guard offset > 0 else { return }
    modals = modals.map {
      Modal(id: $0.id + offset, route: $0.route, presentation: $0.presentation, path: $0.path)
    }
    nextModalID += offset
  }
}
