nonisolated extension NavigationState {
  /// A stack: the screen below, and the path above it.
  public nonisolated struct Stack: Hashable, Sendable {
    /// The screen below the path.
    public internal(set) var root: Route
    /// The screens above the root, bottom first.
    public internal(set) var path: [Route] = []
  }

  /// A split view: what each column shows.
  public nonisolated struct Columns: Hashable, Sendable {
    /// Whether there is a middle column.
    public let hasContentColumn: Bool
    /// What the middle column shows while nothing is chosen for it.
    public let declaredContent: Route?
    /// The placeholder of the detail column.
    public let declaredDetail: Route?
    /// The leading column.
    public internal(set) var sidebar: Route
    /// What was chosen for the middle column; nil shows its declared screen, if there are three columns.
    public internal(set) var content: Route?
    /// What was chosen for the detail column; nil shows its placeholder.
    public internal(set) var detail: Route?
    /// The screens above the detail, bottom first.
    public internal(set) var path: [Route] = []
    /// Which columns show where there is room for several.
    public internal(set) var visibility: NavigationSchema.ColumnVisibility
    /// The column that shows where there is room for one.
    public internal(set) var compactColumn: NavigationSchema.Column
  }

  /// What a tab, or the window, holds.
  public nonisolated enum Container: Hashable, Sendable {
    /// One stack.
    case stack(Stack)
    // Boxed: code that copies columns in place would be part of every app.
    /// Two or three columns.
    indirect case split(Columns)

    /// What the spec says a tab starts with.
    static func declared(in tab: Definition.Tab) -> Container {
      let root = Definition.root(of: tab)
      guard let split = Definition.map.schema.split(at: tab.position) else {
        return .stack(Stack(root: root))
      }
      return .split(
        Columns(
          hasContentColumn: split.content != nil, declaredContent: split.content.flatMap { Route($0) },
          declaredDetail: Route(split.detail), sidebar: root, visibility: split.visibility,
          compactColumn: split.compactColumn))
    }

    /// The screen below everything else: a stack's root, a split view's sidebar.
    public var root: Route {
      switch self {
      case .stack(let stack): stack.root
      case .split(let columns): columns.sidebar
      }
    }

    /// The screens above the stack's root, or above the detail of a split view.
    public var path: [Route] {
      switch self {
      case .stack(let stack): stack.path
      case .split(let columns): columns.path
      }
    }

    /// Every screen, bottom first. The columns of a split view are in order from the left. Screens that
    /// columns show without a selection are not among them.
    public var screens: [Route] {
      switch self {
      case .stack(let stack): [stack.root] + stack.path
      case .split(let columns):
        [columns.sidebar] + [columns.content, columns.detail].compactMap { $0 } + columns.path
      }
    }

    /// The screen on top. While nothing is chosen, that is the middle column's declared screen if the user is
    /// at that column and nothing guards it.
    public var top: Route {
      switch self {
      case .stack(let stack): stack.path.last ?? stack.root
      case .split(let columns):
        columns.path.last ?? columns.detail ?? columns.content ?? columns.freeContent ?? columns.sidebar
      }
    }

    /// The columns of a split view; nil for a stack.
    public var columns: Columns? {
      if case .split(let columns) = self { return columns }
      return nil
    }
  }
}

nonisolated extension NavigationState.Container {
  /// Puts a screen on top, or into the column that it fills.
  mutating func push(_ route: Definition.Route, from source: NavigationSchema.Column?) {
    switch self {
    case .stack(var stack):
      stack.path.append(route)
      self = .stack(stack)
    case .split(var columns):
      columns.push(route, from: source)
      self = .split(columns)
    }
  }

  mutating func replaceTop(with route: Definition.Route) {
    switch self {
    case .stack(var stack):
      if stack.path.isEmpty { stack.root = route } else { stack.path[stack.path.count - 1] = route }
      self = .stack(stack)
    case .split(var columns):
      columns.replaceTop(with: route)
      self = .split(columns)
    }
  }

  /// Goes back one screen, or gives up a column's choice.
  mutating func pop() {
    switch self {
    case .stack(var stack):
      if !stack.path.isEmpty { stack.path.removeLast() }
      self = .stack(stack)
    case .split(var columns):
      if !columns.path.isEmpty {
        columns.path.removeLast()
      } else {
        columns.clear(after: columns.detail == nil ? .sidebar : columns.columnBeforeDetail)
      }
      self = .split(columns)
    }
  }

  /// Goes back to the root of a stack or of the detail column; where that is on top, to the sidebar.
  mutating func popToRoot() {
    switch self {
    case .stack(var stack):
      stack.path = []
      self = .stack(stack)
    case .split(var columns):
      if columns.path.isEmpty { columns.clear(after: .sidebar) } else { columns.path = [] }
      self = .split(columns)
    }
  }

  /// Goes back as a second tap on the tab does: to the root of a stack or of the one column that shows. Where several
  /// columns show, none of them empties.
  mutating func popToRoot(inOneColumn isAlone: Bool) {
    guard case .split(var columns) = self else { return popToRoot() }
    if isAlone { columns.clear(after: .sidebar) } else { columns.path = [] }
    self = .split(columns)
  }

  mutating func setPath(_ path: [Definition.Route]) {
    switch self {
    case .stack(var stack):
      stack.path = path
      self = .stack(stack)
    case .split(var columns):
      // A placeholder has no screens above it.
      guard columns.detail != nil || path.isEmpty else { return }
      columns.path = path
      self = .split(columns)
    }
  }

  /// Removes the screens above the topmost one for which the closure returns true, and optionally that one
  /// too. The root stays. False if there is no such screen.
  mutating func pop(to isTarget: (Definition.Route) -> Bool, inclusive: Bool = false) -> Bool {
    if let position = path.lastIndex(where: isTarget) {
      setPath(Array(path[..<(inclusive ? position : position + 1)]))
      return true
    }
    switch self {
    case .stack(let stack):
      guard isTarget(stack.root) else { return false }
      setPath([])
    case .split(var columns):
      if let detail = columns.detail, isTarget(detail) {
        columns.path = []
        if inclusive { columns.clear(after: columns.columnBeforeDetail) }
      } else if let content = columns.content, isTarget(content) {
        columns.clear(after: inclusive ? .sidebar : .content)
      } else if isTarget(columns.sidebar) {
        columns.clear(after: .sidebar)
      } else {
        return false
      }
      self = .split(columns)
    }
    return true
  }

  /// Removes the lowest screen for which the closure returns true, and the screens above it. A lost root
  /// becomes the declared one. False if no screen was lost.
  mutating func drop(in tab: Definition.Tab, where isLost: (Definition.Route) -> Bool) -> Bool {
    let declared = Self.declared(in: tab)
    if isLost(root) {
      guard screens != declared.screens else { return false }
      self = declared
      return true
    }
    if case .split(var columns) = self {
      if let content = columns.content, isLost(content) {
        columns.clear(after: .sidebar)
        self = .split(columns)
        return true
      }
      if let detail = columns.detail, isLost(detail) {
        columns.clear(after: columns.columnBeforeDetail)
        self = .split(columns)
        return true
      }
    }
    guard let position = path.firstIndex(where: isLost) else { return false }
    setPath(Array(path[..<position]))
    return true
  }
}

nonisolated extension NavigationState.Columns {
  /// The column that a screen fills in this view: `content` only where there is one.
  func column(of route: Definition.Route) -> NavigationSchema.Column {
    if route.index == sidebar.index { return .sidebar }
    let declared = Definition.map.route(at: route.index)?.column ?? .detail
    return declared == .content && hasContentColumn ? .content : .detail
  }

  /// The screen in a column, chosen or declared: on top of the detail, that of its stack.
  func shown(in column: NavigationSchema.Column) -> Definition.Route? {
    switch column {
    case .sidebar: sidebar
    case .content: content ?? declaredContent
    case .detail: path.last ?? detail ?? declaredDetail
    }
  }

  /// The declared screen of the middle column, where the user is there and nothing can keep it away.
  fileprivate var freeContent: Definition.Route? {
    guard compactColumn == .content, let declaredContent else { return nil }
    return Definition.map.route(at: declaredContent.index)?.requirements.isEmpty == true
      ? declaredContent : nil
  }

  /// The column that going back from the first detail shows.
  fileprivate var columnBeforeDetail: NavigationSchema.Column {
    content ?? declaredContent == nil ? .sidebar : .content
  }

  /// Fills the screen's column and clears those on its right. In the detail column, a screen that is
  /// reached from inside is pushed; from outside it takes the place of what was there.
  mutating func push(_ route: Definition.Route, from source: NavigationSchema.Column?) {
    switch column(of: route) {
    case .sidebar:
      sidebar = route
      clear(after: .sidebar)
    case .content:
      content = route
      clear(after: .content)
    case .detail:
      if detail != nil, (source ?? self.source(of: route)) == .detail {
        path.append(route)
      } else {
        detail = route
        path = []
      }
    }
    compactColumn = column(of: route)
  }

  /// The column a screen is reached from when nobody says: the innermost whose screen leads to it by
  /// a declared edge, else the one on top.
  func source(of route: Definition.Route) -> NavigationSchema.Column {
    let map = Definition.map
    func leads(_ screen: Definition.Route?) -> Bool {
      guard let screen, let declared = map.route(at: screen.index) else { return false }
      return declared.edges.contains { $0.target == route.index }
    }
    if leads(path.last ?? detail) { return .detail }
    if leads(content ?? declaredContent) { return .content }
    if leads(sidebar) { return .sidebar }
    return detail == nil ? .sidebar : .detail
  }

  mutating func replaceTop(with route: Definition.Route) {
    if !path.isEmpty {
      path[path.count - 1] = route
    } else if detail != nil {
      detail = route
    } else {
      push(route, from: .sidebar)
    }
  }

  /// Gives up what was chosen in the columns on the right of this one, which then shows where there is
  /// room for one only.
  mutating func clear(after column: NavigationSchema.Column) {
    if column == .sidebar { content = nil }
    if column != .detail {
      detail = nil
      path = []
    }
    compactColumn = column == .content && !hasContentColumn ? .sidebar : column
  }
}
