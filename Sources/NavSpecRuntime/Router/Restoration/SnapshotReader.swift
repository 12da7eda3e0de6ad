/// Restores a state from a snapshot, screen by screen. A screen that cannot be restored is dropped together
/// with the screens above it.
nonisolated struct SnapshotReader<Definition: NavigationDefinition> {
  typealias State = NavigationState<Definition>
  typealias Report = RestorationReport

  /// The version of the format itself.
  static var format: Int { 1 }
  /// The greatest number of screens in a path and of modals in a window. Views cope with it, and users open
  /// fewer.
  static var maximumPath: Int { 100 }
  static var maximumModals: Int { 20 }

  /// What a window shows without a snapshot.
  let start: State
  let state: (_ condition: Int) -> ConditionState
  let isOwned: (Definition.Route) -> Bool
  private(set) var report = Report()
  private let screens = ScreenReader<Definition.Route>(map: Definition.map, links: Definition.links)

  private var map: SchemaIndex { Definition.map }

  /// The state; nil if the snapshot is refused, or waits.
  mutating func state(of bytes: [UInt8]) -> State? {
    guard map.problem == nil else { return refuse(.unreadable) }
    let restoration = map.schema.restoration
    guard bytes.count <= map.maximumSnapshot else { return refuse(.tooLarge) }
    guard let json = JSONText(parsing: bytes), let format = json["navspec"]?.integer,
      let version = json["version"]?.integer
    else { return refuse(.unreadable) }
    guard format <= Self.format, version <= restoration?.version ?? 1 else { return refuse(.newer) }

    var state = start
    var standsOnTab = state.rootReplacement == nil
    var lost: Definition.Tab?
    if let name = json["tab"]?.string {
      if let tab = Definition.Tab(rawValue: map.tabName(forKey: name)) {
        if isAvailable(tab) { state.selectedTab = tab } else { (lost, standsOnTab) = (tab, false) }
      } else {
        drop(name, in: name, .unknownScreen)
        standsOnTab = false
      }
    }
    var read: Set<String> = []
    for (name, stack) in json["stacks"]?.members ?? [] where read.insert(name).inserted {
      guard let tab = Definition.Tab(rawValue: map.tabName(forKey: name)) else {
        drop(name, in: name, .unknownScreen)
        continue
      }
      // A blocked root drops the screens above it. The report has the selected tab already.
      let hasScreens = ["content", "detail", "path"].contains { stack[$0] != nil }
      if tab != lost, hasScreens, stack["root"] == nil {
        let required = Definition.requirements(of: Definition.root(of: tab))
        guard areMet(required, key: tab.rawValue, in: tab.rawValue) else { continue }
      } else if tab == lost,
        Definition.requirements(of: state[tab].root).contains(where: { self.state($0) == .unmet })
      {
        continue
      }
      let isWhole = readStack(stack, of: tab, into: &state)
      if tab == state.selectedTab { standsOnTab = standsOnTab && isWhole }
    }
    if standsOnTab { readModals(json["modals"]?.array ?? [], into: &state) }
    return report.isDeferred ? nil : state
  }

  private mutating func refuse(_ refusal: Report.Refusal) -> State? {
    report.refusal = refusal
    return nil
  }

  private mutating func drop(_ key: String, in place: String, _ reason: Report.Reason) {
    report.dropped.append(Report.Dropped(place: place, key: key, reason: reason))
  }

  private mutating func isAvailable(_ tab: Definition.Tab) -> Bool {
    areMet(Definition.requirements(of: tab), key: tab.rawValue, in: tab.rawValue)
  }

  private mutating func areMet(_ required: [Int], key: String, in place: String) -> Bool {
    for condition in required {
      switch state(condition) {
      case .met: continue
      case .unknown: report.isDeferred = true
      case .unmet:
        drop(key, in: place, .blocked(condition: map.schema.name(ofRequirement: condition)))
        return false
      }
    }
    return true
  }

  private mutating func readStack(_ json: JSONText, of tab: Definition.Tab, into state: inout State)
    -> Bool
  {
    var root = state[tab].root
    if let kept = json["root"] {
      guard let kept = route(of: kept, in: tab.rawValue) else { return false }
      root = kept
    }
    switch state[tab] {
    case .stack:
      let (path, isWhole) = path(of: json["path"], in: tab.rawValue)
      state[tab] = .stack(State.Stack(root: root, path: path))
      return isWhole
    case .split(var columns):
      columns.sidebar = root
      let isWhole = readColumns(json, of: tab, into: &columns)
      state[tab] = .split(columns)
      return isWhole
    }
  }

  /// Reads the columns from the left. A dropped column drops those on its right.
  private mutating func readColumns(
    _ json: JSONText, of tab: Definition.Tab, into columns: inout State.Columns
  ) -> Bool {
    if let visibility = json["visibility"]?.string.flatMap(NavigationSchema.ColumnVisibility.init(rawValue:))
    {
      columns.visibility = visibility
    }
    if columns.hasContentColumn, let kept = json["content"] {
      columns.compactColumn = .sidebar
      guard let content = route(of: kept, in: tab.rawValue) else { return false }
      columns.content = content
      columns.compactColumn = .content
    }
    var isWhole = true
    if let kept = json["detail"] {
      columns.compactColumn = columns.content == nil ? .sidebar : .content
      guard let detail = route(of: kept, in: tab.rawValue) else { return false }
      columns.detail = detail
      columns.compactColumn = .detail
      (columns.path, isWhole) = path(of: json["path"], in: tab.rawValue)
    }
    let column = json["column"]?.string.flatMap(NavigationSchema.Column.init(rawValue:))
    if let column, isWhole, column != .content || columns.hasContentColumn { columns.compactColumn = column }
    return isWhole
  }

  private mutating func readModals(_ modals: [JSONText], into state: inout State) {
    for modal in modals {
      guard let screen = modal["screen"] else { return }
      guard state.modals.count < Self.maximumModals else {
        return drop(Self.key(of: screen), in: "modals", .tooDeep)
      }
      guard let route = route(of: screen, in: "modals") else { return }
      let presentation = modal["as"]?.string.flatMap(NavigationSchema.Presentation.init(rawValue:))
      let (path, isWhole) = path(of: modal["path"], in: "modals")
      let hasStack = map.route(at: route.index)?.hasStack ?? false
      if !path.isEmpty, !hasStack {
        state.addModal(route, as: Self.modal(presentation))
        return drop(map.route(at: route.index)?.key ?? "", in: "modals", .misplaced)
      }
      state.addModal(route, as: Self.modal(presentation), path: path)
      guard isWhole else { return }
    }
  }

  private static func modal(_ presentation: NavigationSchema.Presentation?)
    -> NavigationSchema.Presentation
  {
    guard let presentation, presentation.isModal else { return .sheet }
    return presentation
  }

  private mutating func path(of json: JSONText?, in place: String)
    -> (routes: [Definition.Route], isWhole: Bool)
  {
    var routes: [Definition.Route] = []
    for screen in json?.array ?? [] {
      guard routes.count < Self.maximumPath else {
        drop(Self.key(of: screen), in: place, .tooDeep)
        return (routes, false)
      }
      guard let route = route(of: screen, in: place) else { return (routes, false) }
      routes.append(route)
    }
    return (routes, true)
  }

  private static func key(of json: JSONText) -> String { json.string ?? json.array?.first?.string ?? "" }

  /// The screen of a value. If it cannot be restored, the report says why and the result is nil.
  private mutating func route(of json: JSONText, in place: String) -> Definition.Route? {
    do {
      let screen = try screens.screen(of: json)
      guard areMet(screen.declared.requirements, key: screen.key, in: place) else { return nil }
      guard isOwned(screen.route) else {
        drop(screen.key, in: place, .disowned)
        return nil
      }
      return screen.route
    } catch {
      drop(error.key, in: place, error.reason)
      return nil
    }
  }
}
