/// Screens that stay when a condition is lost and are not shown until it is met again.
extension NavigationRouter {
  /// Whether a screen of the state is hidden.
  func isCovered(_ route: Route) -> Bool {
    switch Definition.loss(of: route, state: lastState(ofCondition:)) {
    case .cover: true
    // One that would have closed stands with a draft.
    case .drop: draftStatements.contains { $0.isDirty }
    case .keep, nil: false
    }
  }

  /// What is known of a condition, as during a refresh.
  private func lastState(ofCondition index: Int) -> ConditionState {
    let state = gate.state(ofCondition: index)
    return state == .unknown && lastUnmet.contains(index) ? .unmet : state
  }

  /// Notes which conditions are unmet.
  func noteConditions() {
    lastUnmet = Definition.map.schema.conditions.indices.filter { lastState(ofCondition: $0) == .unmet }
  }

  /// A state with the redirect on top that a covered screen asks for where the user would see it.
  func covering(_ next: State) -> State {
    guard let screen = next.visibleScreens.first(where: isCovered),
      case .redirected(_, let redirect, let asked) = gate.admission(
        requiring: Definition.requirements(of: screen), above: next.covering?.index),
      let route = Route(redirect), !next.modals.contains(where: { $0.route == route })
    else { return next }
    var covered = next
    covered.present(route, as: nil, holds: gate.holds)
    cover = covered.modals.last.map { .init(id: $0.id, condition: Condition(position: asked)) }
    return covered
  }

  /// Closes the redirect above covered screens once its condition is met.
  func closeCover() {
    guard let redirect = cover, redirect.condition.map({ isMet($0) }) != false else { return }
    let restoration = pendingRestoration
    var next = state
    next.dismiss(redirect.id)
    if let draft = draft(keeping: redirect, from: next) {
      ask(about: draft, before: next.top) { [router = WeakReference(self)] in router.object?.applyConditions()
      }
      return
    }
    cover = nil
    _ = adopt(NavigationTransition(state: next, result: .opened))
    pendingRestoration = restoration
  }
}

nonisolated extension NavigationState {
  /// The screens that the user can see, also beside a sheet.
  fileprivate var visibleScreens: [Route] {
    let whole = modals.lastIndex { $0.presentation == .cover }
    var screens = modals[(whole ?? 0)...].map { $0.path.last ?? $0.route }
    if whole != nil { return screens }
    if let rootReplacement {
      screens += rootReplacement.suffix(1)
    } else if case .split(let columns) = self[selectedTab] {
      screens += [columns.sidebar, columns.content, columns.path.last ?? columns.detail].compactMap { $0 }
    } else {
      screens.append(self[selectedTab].top)
    }
    return screens
  }
}
