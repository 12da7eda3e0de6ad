import NavSpecDiagnostics
import NavSpecRuntime

struct PlayOutcome {
  var result = "done"
  /// What only some operations answer.
  var details: [(String, JSONText)] = []
}

/// Who navigates.
private enum Actor: String, CaseIterable {
  case code, user
}

private enum Placement: String, CaseIterable {
  case reset, push
}

private enum Form: String, CaseIterable {
  case sheet, cover, popover

  var presentation: ModalPresentation { self == .sheet ? .sheet : self == .cover ? .cover : .popover }
}

private enum StateWord: String, CaseIterable {
  case met, unmet, unknown
}

extension Player {
  /// Carries out an operation, and says how it ended.
  func outcome(of operation: PlayArguments) throws(PlayError) -> PlayOutcome {
    // Every answer has all screens, so without a limit a run would take time by the square of its length.
    if [.open, .navigate, .present].contains(operation.verb),
      windows.reduce(0, { $0 + $1.router.screens.count }) >= 1_000
    {
      throw PlayError("there are 1000 screens already: go back first")
    }
    if operation.verb.takesTrue { try operation.isTrue() }
    switch operation.verb {
    case .open:
      let url = try operation.text()
      let placement = try operation.word(Placement.self, for: "placement") ?? .reset
      return outcome(router.open(url, placement: placement == .push ? .push : .reset))
    case .navigate:
      let route = try route(operation)
      let column = try operation.word(NavigationSchema.Column.self, for: "from")
      return outcome(router.navigate(to: route, from: column))
    case .present: return try present(operation)
    case .finish:
      let modals = router.modals.map { $0.id }
      router.finish(operation.value)
      return PlayOutcome(result: router.modals.map { $0.id } == modals ? "refused" : "done")
    case .pop:
      let (count, isUser) = (try operation.count(), try operation.isByUser)
      if isUser { return outcome { popByUser(count) } }
      for _ in 0..<count { router.pop() }
    case .popTo: router.pop(to: try route(operation))
    case .popToRoot: router.popToRoot()
    case .dismiss: return try dismiss(operation)
    case .reset: router.reset()
    case .select: return try select(operation)
    case .choose:
      let tab = try tabWithColumns
      let column = try operation.word(NavigationSchema.Column.self, for: "in") ?? .sidebar
      let route: Route? = if case .null = operation.value { nil } else { try route(operation) }
      return outcome { router.userDidChoose(route, in: column, of: tab) }
    case .show:
      let tab = try tabWithColumns
      let column = try operation.word(NavigationSchema.Column.self)
      return outcome { router.userDidShow(column, of: tab) }
    case .visibility:
      let tab = try tabWithColumns
      let visibility = try operation.word(NavigationSchema.ColumnVisibility.self)
      return outcome { router.userDidSetVisibility(visibility, of: tab) }
    case .condition: try setCondition(operation)
    case .persona:
      let name = try operation.text()
      guard let persona = personas.first(where: { $0.name == name }) else {
        throw PlayError("persona", PlayArguments.excerpt(name), among: personas.map { $0.name })
      }
      for (index, condition) in Definition.Condition.allCases.enumerated() {
        conditions[condition] = persona.unmet.contains(index) ? .unmet : .met
      }
    case .stopWaiting: router.stopWaiting()
    case .mayLeave: mayLeave = try operation.flag()
    case .resumePending: router.resumePending()
    case .cancelPending: router.cancelPending()
    case .snapshot: return PlayOutcome(details: [("snapshot", snapshot ?? .null)])
    case .restore: return restore(try saved(operation))
    case .relaunch: return try relaunch(operation)
    case .windows:
      hasWindows = try operation.flag()
      for window in windows { setWindows(of: window.router) }
    case .compact:
      isCompact = try operation.flag()
      for window in windows { setWindows(of: window.router) }
    case .window: front = try window(operation)
    case .closeWindow:
      let number = try window(operation)
      guard number != 0 else { throw PlayError("window 0 is the app's own and cannot be closed") }
      windows.removeAll { $0.number == number }
    case .state: break
    }
    return PlayOutcome()
  }

  private func outcome(_ result: OpenResult<Definition.Condition>) -> PlayOutcome {
    switch result {
    case .opened: PlayOutcome(result: "opened")
    case .unmatched: PlayOutcome(result: "unmatched")
    case .excluded: PlayOutcome(result: "excluded")
    case .blocked(let condition):
      PlayOutcome(result: "blocked", details: [("blockedBy", .string(condition.rawValue))])
    case .unavailable: PlayOutcome(result: "unavailable")
    case .deferred: PlayOutcome(result: "deferred")
    }
  }

  /// How a change by the user ended.
  private func outcome(_ change: () -> Void) -> PlayOutcome {
    let refusals = router.refusals
    change()
    return PlayOutcome(result: router.refusals == refusals ? "done" : "refused")
  }

  private func present(_ operation: PlayArguments) throws(PlayError) -> PlayOutcome {
    let route = try route(operation)
    let form = try operation.word(Form.self, for: "as")?.presentation
    guard try operation.flag("awaits") else { return outcome(router.present(route, as: form)) }
    let token = router.presentForOutcome(route, as: form)
    awaited.append(Awaited(route: route, window: front, token: token))
    return PlayOutcome()
  }

  private func dismiss(_ operation: PlayArguments) throws(PlayError) -> PlayOutcome {
    let isUser = try operation.isByUser
    let isEvery = operation.value.string == "all"
    let count = isEvery ? router.modals.count : try operation.dismissals()
    guard let modal = router.modals.suffix(count).first else { return PlayOutcome() }
    if isUser { return outcome { router.userDidDismiss(modal.id) } }
    router.dismiss(modal.id)
    return PlayOutcome()
  }

  /// A swipe back on the stack on top.
  private func popByUser(_ count: Int) {
    if let modal = router.modals.last {
      router.userDidSetPath(modal.path.dropLast(count), ofModal: modal.id)
    } else if let replacement = router.state.rootReplacement {
      router.userDidSetRootReplacementPath(replacement.dropFirst().dropLast(count))
    } else {
      router.userDidSetPath(router.path(in: router.selectedTab).dropLast(count), of: router.selectedTab)
    }
  }

  private func select(_ operation: PlayArguments) throws(PlayError) -> PlayOutcome {
    let name = try operation.text()
    let isUser = try operation.isByUser
    guard let tab = Definition.Tab.allCases.first(where: { $0.rawValue == name }), hasTabs else {
      let names = hasTabs ? Definition.Tab.allCases.map { $0.rawValue } : []
      throw PlayError("tab", PlayArguments.excerpt(name), among: names)
    }
    return isUser ? outcome { router.userDidSelect(tab) } : outcome(router.select(tab))
  }

  /// The selected tab, where it is a split view.
  private var tabWithColumns: Definition.Tab {
    get throws(PlayError) {
      if router.columns(of: router.selectedTab) != nil { return router.selectedTab }
      throw PlayError("no split view shows: there are no columns")
    }
  }

  private func setCondition(_ operation: PlayArguments) throws(PlayError) {
    let name = try operation.text()
    guard let condition = Definition.Condition.allCases.first(where: { $0.rawValue == name }) else {
      let names = Definition.Condition.allCases.map { $0.rawValue }
      throw PlayError("condition", PlayArguments.excerpt(name), among: names)
    }
    guard let state = try operation.word(StateWord.self, for: "state") else {
      throw PlayError("'condition' needs the key 'state'")
    }
    conditions[condition] = ConditionState(rawValue: state.rawValue) ?? .unknown
  }

  private var snapshot: JSONText? { JSONText(parsing: router.snapshotBytes) }

  /// The bytes of a snapshot that an operation carries, as JSON or as its text.
  private func saved(_ operation: PlayArguments) throws(PlayError) -> [UInt8] {
    switch operation.value {
    case .object: return Array(operation.value.text().utf8)
    case .string(let text): return Array(text.utf8)
    default: throw operation.wrong("a snapshot: an object, or its text")
    }
  }

  private func restore(_ bytes: [UInt8]) -> PlayOutcome {
    let report = router.restore(fromBytes: bytes)
    let result = report.refusal != nil ? "refused" : report.isDeferred ? "deferred" : "done"
    return PlayOutcome(result: result, details: [("restored", report.json)])
  }

  private func relaunch(_ operation: PlayArguments) throws(PlayError) -> PlayOutcome {
    if case .bool(let isRestored) = operation.value {
      let saved = isRestored ? windows[0].router.snapshotBytes : nil
      launch()
      return saved.map(restore) ?? PlayOutcome()
    }
    let saved = try saved(operation)
    launch()
    return restore(saved)
  }

  private func window(_ operation: PlayArguments) throws(PlayError) -> Int {
    let number = try operation.number()
    guard windows.contains(where: { $0.number == number }) else {
      throw PlayError("there is no window \(number)")
    }
    return number
  }
}

extension PlayArguments {
  fileprivate var isByUser: Bool {
    get throws(PlayError) { try word(Actor.self, for: "by") == .user }
  }

  /// How many modals to close.
  fileprivate func dismissals() throws(PlayError) -> Int {
    do throws(PlayError) { return try count() } catch {
      throw wrong("true, 'all' or a number from 1 to 1000")
    }
  }
}
