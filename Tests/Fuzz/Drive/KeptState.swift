import NavSpecRuntime

/// What of a state is kept, by the words of the documentation: said once more, to be compared.
@MainActor enum KeptState<Definition: NavigationDefinition> {
  typealias Route = Definition.Route
  typealias State = NavigationState<Definition>

  struct Modal: Equatable {
    let route: Route
    let presentation: NavigationSchema.Presentation
    let path: [Route]

    init(_ route: Route, _ presentation: NavigationSchema.Presentation, _ path: [Route]) {
      self.route = route
      self.presentation = presentation
      self.path = path
    }
  }

  /// A screen with its secrets and what else is not kept at their defaults; nil if it is not kept.
  static func screen(_ route: Route) -> Route? {
    let declared = Definition.map.schema.routes[route.index]
    guard declared.key != nil else { return nil }
    var values: [RouteValue] = []
    for (parameter, value) in zip(declared.parameters, route.values) {
      if parameter.key != nil, !parameter.isSensitive {
        if case .opaque = value { return nil }
        if case .list(let items) = value,
          items.contains(where: { if case .opaque = $0 { true } else { false } })
        {
          return nil
        }
        values.append(value)
      } else {
        guard let value = parameter.valueWhenMissing else { return nil }
        values.append(value)
      }
    }
    return Route(index: route.index, values: values)
  }

  static func path(_ path: [Route]) -> [Route] {
    var screens: [Route] = []
    for route in path {
      guard let screen = screen(route) else { return screens }
      screens.append(screen)
    }
    return screens
  }

  /// Whether nothing of a tab is lost.
  private static func isWhole(_ container: State.Container, of tab: Definition.Tab) -> Bool {
    let screens =
      container.root == Definition.root(of: tab) ? container.screens.dropFirst() : container.screens[...]
    return screens.allSatisfy { screen($0) != nil }
  }

  static func modals(of state: State) -> [Modal] {
    guard isWhole(state[state.selectedTab], of: state.selectedTab) else { return [] }
    var modals: [Modal] = []
    for modal in state.modals {
      guard let route = screen(modal.route) else { return modals }
      let path = path(modal.path)
      modals.append(Modal(route, modal.presentation, path))
      guard path.count == modal.path.count else { return modals }
    }
    return modals
  }

  /// A tab's container as it is taken up: what is compared is what it shows.
  static func container(_ container: State.Container, of tab: Definition.Tab) -> KeptContainer<Definition> {
    let declared = Definition.root(of: tab)
    var kept = KeptContainer<Definition>(root: declared)
    if container.root != declared {
      guard let root = screen(container.root) else { return kept.fresh(container, of: tab) }
      kept.root = root
    }
    guard let columns = container.columns else {
      kept.path = path(container.path)
      return kept
    }
    kept.visibility = columns.visibility
    kept.compactColumn = columns.compactColumn
    if let content = columns.content {
      guard let content = screen(content) else { return kept.cut(to: .sidebar) }
      kept.content = content
    }
    if let detail = columns.detail {
      guard let detail = screen(detail) else {
        return kept.cut(to: kept.content == nil ? .sidebar : .content)
      }
      kept.detail = detail
      kept.path = path(columns.path)
    }
    return kept
  }
}

/// What a container shows.
struct KeptContainer<Definition: NavigationDefinition>: Equatable {
  var root: Definition.Route
  var content: Definition.Route?
  var detail: Definition.Route?
  var path: [Definition.Route] = []
  var visibility: NavigationSchema.ColumnVisibility?
  var compactColumn: NavigationSchema.Column?

  init(root: Definition.Route) { self.root = root }

  init(_ container: NavigationState<Definition>.Container) {
    root = container.root
    path = container.path
    guard let columns = container.columns else { return }
    content = columns.content
    detail = columns.detail
    visibility = columns.visibility
    compactColumn = columns.compactColumn
  }

  /// What is declared.
  @MainActor func fresh(_ container: NavigationState<Definition>.Container, of tab: Definition.Tab) -> Self {
    var kept = self
    guard let split = Definition.split(of: tab), container.columns != nil else { return kept }
    kept.visibility = split.visibility
    kept.compactColumn = split.compactColumn
    return kept
  }

  func cut(to column: NavigationSchema.Column) -> Self {
    var kept = self
    kept.compactColumn = column
    return kept
  }
}

extension NavigationDefinition {
  static func split(of tab: Tab) -> NavigationSchema.Split? {
    switch map.schema.container {
    case .split(let split): split
    case .tabs(let tabs): tabs[tab.position].split
    case .root, .external: nil
    }
  }
}
