import NavSpecDiagnostics
import NavSpecRuntime

extension Player {
  var hasTabs: Bool { !Definition.map.schema.tabs.isEmpty }

  var state: JSONText {
    let state = router.state
    let isTabbed = hasTabs && !state.isSingleWindow
    let names = state.isSingleWindow ? [state.selectedTab] : Array(Definition.Tab.allCases)
    let containers = names.map { (isTabbed ? $0.rawValue : OnlyStack.root.rawValue, container(state[$0])) }
    let modals = state.modals.map { modal -> JSONText in
      [
        "as": .string(modal.presentation.rawValue), "screen": screen(modal.route),
        "path": .array(modal.path.map(screen)),
      ]
    }
    return .members(
      ("tab", isTabbed ? .string(state.selectedTab.rawValue) : JSONText.null),
      ("containers", .object(containers)), ("modals", .array(modals)),
      ("rootReplacement", state.rootReplacement.map { JSONText.array($0.map(screen)) } ?? JSONText.null),
      ("pending", pending), ("window", windows.count > 1 ? .int(front) : nil),
      ("windows", windows.count > 1 ? .array(windows.map { .int($0.number) }) : nil))
  }

  private func container(_ container: NavigationState<Definition>.Container) -> JSONText {
    switch container {
    case .stack(let stack):
      return .object([("root", screen(stack.root)), ("path", .array(stack.path.map(screen)))])
    case .split(let columns):
      return .members(
        ("sidebar", screen(columns.sidebar)),
        ("content", columns.hasContentColumn ? columns.content.map(screen) ?? JSONText.null : nil),
        ("detail", columns.detail.map(screen) ?? JSONText.null), ("path", .array(columns.path.map(screen))),
        ("column", .string(columns.compactColumn.rawValue)),
        ("visibility", .string(columns.visibility.rawValue)))
    }
  }

  private var pending: JSONText {
    guard let pending = router.pending else { return .null }
    var members: [(String, JSONText)] = []
    switch pending.destination {
    case .route(let route, _), .shown(let route): members = screenMembers(route)
    case .routes(let routes): members = routes.last.map { screenMembers($0) } ?? []
    case .tab(let tab): members = [("tab", .string(tab.rawValue))]
    case .link(let url, _):
      let opening = Definition.map.schema.opening(
        of: url, in: Definition.links, currentTab: router.selectedTab.position
      ) { index in Definition.Condition(position: index).map(router.isMet) ?? false }
      if case .target(let target, _) = opening, let last = target.screens.last,
        let route = Route(index: last.route, values: last.values)
      {
        members = screenMembers(route)
      }
      members.append(("url", .string(url)))
    }
    switch pending.reason {
    case .condition(let condition):
      members += [("reason", "condition"), ("condition", .string(condition.rawValue))]
    case .draft(let draft):
      members += [("reason", "draft"), ("draft", screen(draft))]
    }
    return .object(members)
  }

  private func screen(_ route: Route) -> JSONText { .object(screenMembers(route)) }

  /// A screen as `resolve` prints it.
  func screenMembers(_ route: Route) -> [(String, JSONText)] {
    let declared = Definition.map.schema.routes[route.index]
    let params = zip(declared.parameters, route.values).filter { $0.1 != .absent }
      .map { ($0.name, $1.json) }
    return [("route", .string(declared.name)), ("params", .object(params))]
  }
}

extension RestorationReport {
  /// Why nothing was restored, and what was dropped.
  var json: JSONText {
    let dropped = dropped.map { screen -> JSONText in
      ["place": .string(screen.place), "key": .string(screen.key), "reason": .string(screen.reason.phrase)]
    }
    return ["refusal": .optional(refusal?.word), "dropped": .array(dropped)]
  }
}

extension RestorationReport.Refusal {
  fileprivate var word: String {
    switch self {
    case .tooLarge: "tooLarge"
    case .unreadable: "unreadable"
    case .newer: "newer"
    case .linkOpened: "linkOpened"
    case .singleWindow: "singleWindow"
    case .interrupted: "interrupted"
    }
  }
}

extension RestorationReport.Reason {
  fileprivate var phrase: String {
    switch self {
    case .unknownScreen: "unknownScreen"
    case .notRestored: "notRestored"
    case .unreadable(let parameter): "unreadable: \(parameter)"
    case .blocked(let condition): "blocked: \(condition)"
    case .disowned: "disowned"
    case .misplaced: "misplaced"
    case .tooDeep: "tooDeep"
    }
  }
}
