package import NavSpecRuntime

/// What a window shows at launch, and what a link makes of it: the tool's counterpart of an app's router.
package struct LaunchedWindow {
  private let schema: NavigationSchema
  /// The first tab that may be selected; in a window without tabs, nil.
  package let tab: Int?
  /// What replaces the tabs while none may be selected: a redirect, or nothing.
  private let replacement: [NavigationSchema.Screen]?

  /// - Parameter blockingCondition: The first of some conditions that does not hold.
  package init(_ schema: NavigationSchema, blockingCondition: ([Int]) -> Int?) {
    self.schema = schema
    let blocking = schema.containers.map { blockingCondition($0.requirements) }
    var tabs: [NavigationSchema.Tab] = []
    if case .tabs(let declared) = schema.container { tabs = declared }
    let first = blocking.firstIndex { $0 == nil }
    tab = tabs.isEmpty ? nil : first ?? tabs.firstIndex { $0.visibleWhen == nil } ?? 0
    guard first == nil, !blocking.isEmpty else {
      replacement = nil
      return
    }
    let redirects = blocking.compactMap { $0 }.compactMap { condition in
      schema.redirect(for: condition) { blockingCondition(schema.routes[$0].requirements) }?.screen
    }
    replacement = Array(redirects.prefix(1))
  }

  /// The screens that show once a link has led to a target, bottom first, and the conditions for that in the order
  /// in which the router asks for them.
  package func opening(_ target: NavigationTarget) -> (
    screens: [NavigationSchema.Screen], requirements: [Int]
  ) {
    // A modal alone appears above what is there, in its tab.
    let isReplaced = target.stack == nil && replacement != nil && (target.tab == nil || target.tab == tab)
    let containers = schema.containers
    let position = target.tab ?? tab ?? 0
    var screens: [NavigationSchema.Screen] = []
    var requirements: [Int] = []
    if isReplaced {
      screens = replacement ?? []
    } else if containers.indices.contains(position) {
      requirements = containers[position].visibility
      if target.stack == nil { screens = [containers[position].root] }
    }
    screens += target.screens
    for screen in screens { requirements += schema.routes[screen.route].requirements }
    return (screens, requirements)
  }
}

extension NavigationSchema {
  fileprivate struct StackContainer {
    var root: Screen
    var visibility: [Int] = []
    /// What selecting it requires.
    var requirements: [Int]
  }

  /// The tabs, or the window's one container.
  fileprivate var containers: [StackContainer] {
    func container(_ root: Screen, _ condition: Int? = nil) -> StackContainer {
      let visibility = condition.map { [$0] } ?? []
      return StackContainer(
        root: root, visibility: visibility, requirements: visibility + routes[root.route].requirements)
    }
    switch self.container {
    case .tabs(let tabs): return tabs.map { container($0.root, $0.visibleWhen) }
    case .root(let screen): return [container(screen)]
    case .split(let split): return [container(split.sidebar)]
    case .external: return []
    }
  }
}
