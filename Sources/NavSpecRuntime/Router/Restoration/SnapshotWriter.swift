/// Writes a state as restoration keys and raw values, never models.
nonisolated struct SnapshotWriter<Definition: NavigationDefinition> {
  typealias State = NavigationState<Definition>

  private var map: SchemaIndex { Definition.map }

  private func key(of tab: Definition.Tab) -> String { map.key(ofTab: tab.rawValue) }

  /// The text of a snapshot, at most as long as the spec allows.
  ///
  /// While it is longer, the tab that takes most of it loses its topmost screen. The modals belong to the selected tab.
  func bytes(of state: State, without redirect: State.Modal.ID?) -> [UInt8] {
    var state = state
    var json = json(of: state, without: redirect)
    var bytes = Array(json.text().utf8)
    while bytes.count > map.maximumSnapshot {
      let sizes = Definition.Tab.allCases.map { tab in
        let parts = [json["stacks"]?[key(of: tab)], tab == state.selectedTab ? json["modals"] : nil]
        return (tab: tab, size: parts.reduce(0) { $0 + ($1?.text().utf8.count ?? 0) })
      }
      guard let largest = sizes.max(by: { $0.size < $1.size }), largest.size > 0 else { break }
      let before = state
      state.cutTop(of: largest.tab)
      if state == before { break }
      json = self.json(of: state, without: redirect)
      bytes = Array(json.text().utf8)
    }
    return bytes
  }

  /// `{navspec, version, tab, stacks, modals}`, without the redirect on screen.
  private func json(of state: State, without redirect: State.Modal.ID?) -> JSONText {
    var stacks: [(String, JSONText)] = []
    var isCut = false
    for tab in Definition.Tab.allCases {
      let (members, isWhole) = members(of: state[tab], declared: .declared(in: tab))
      if !members.isEmpty { stacks.append((key(of: tab), .object(members))) }
      if tab == state.selectedTab { isCut = !isWhole }
    }
    var modals: [JSONText] = []
    // A root replacement is not saved, nor are the screens above it.
    isCut = isCut || state.rootReplacement != nil
    for modal in state.modals {
      // Screens above a screen that is not saved are not saved either.
      guard !isCut, modal.id != redirect, let screen = Definition.map.json(of: modal.route) else {
        break
      }
      let (path, isWhole) = json(of: modal.path)
      isCut = !isWhole
      var members: [(String, JSONText)] = [
        ("screen", screen),
        ("as", .string(modal.presentation.rawValue)),
      ]
      if !path.isEmpty { members.append(("path", .array(path))) }
      modals.append(.object(members))
    }
    var members: [(String, JSONText)] = [
      ("navspec", .integer(Int64(SnapshotReader<Definition>.format))),
      ("version", .integer(Int64(map.schema.restoration?.version ?? 1))),
      ("tab", .string(key(of: state.selectedTab))),
    ]
    if !stacks.isEmpty { members.append(("stacks", .object(stacks))) }
    if !modals.isEmpty { members.append(("modals", .array(modals))) }
    return .object(members)
  }

  /// What differs from the declared container.
  private func members(of container: State.Container, declared: State.Container)
    -> (members: [(String, JSONText)], isWhole: Bool)
  {
    var members: [(String, JSONText)] = []
    if container.root != declared.root {
      guard let root = Definition.map.json(of: container.root) else { return ([], false) }
      members.append(("root", root))
    }
    var isWhole = true
    if let columns = container.columns {
      if columns.visibility != declared.columns?.visibility {
        members.append(("visibility", .string(columns.visibility.rawValue)))
      }
      // The default when it is read: the innermost column with a screen, else what the spec says.
      var innermost = declared.columns?.compactColumn ?? .sidebar
      var lost = NavigationSchema.Column.sidebar
      for (column, screen) in [(NavigationSchema.Column.content, columns.content), (.detail, columns.detail)]
      {
        guard isWhole, let screen else { continue }
        if let kept = Definition.map.json(of: screen) {
          members.append((column.rawValue, kept))
          (innermost, lost) = (column, column)
        } else {
          isWhole = false
        }
      }
      let column = isWhole ? columns.compactColumn : lost
      if column != innermost { members.append(("column", .string(column.rawValue))) }
      guard isWhole else { return (members, false) }
    }
    let (path, isPathWhole) = json(of: container.path)
    if !path.isEmpty { members.append(("path", .array(path))) }
    return (members, isPathWhole)
  }

  private func json(of path: [Definition.Route]) -> (screens: [JSONText], isWhole: Bool) {
    var screens: [JSONText] = []
    for route in path {
      guard let screen = Definition.map.json(of: route) else { return (screens, false) }
      screens.append(screen)
    }
    return (screens, true)
  }
}

nonisolated extension NavigationState {
  /// Drops the topmost screen of a tab, or above the selected one. A tab without any is as the spec declares it.
  fileprivate mutating func cutTop(of tab: Definition.Tab) {
    if tab == selectedTab, let modal = modals.last {
      if modal.path.isEmpty { modals.removeLast() } else { modals[modals.count - 1].path.removeLast() }
      return
    }
    let before = self[tab]
    self[tab].pop()
    if self[tab] == before { self[tab] = .declared(in: tab) }
  }
}
