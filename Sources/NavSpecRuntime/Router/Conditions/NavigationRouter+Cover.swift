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
    guard let (screen, level) = next.visibleScreens.last(where: { isCovered($0.route) }),
      case .redirected(_, let redirect, let asked) = Definition.map.schema.admission(
        requiring: Definition.requirements(of: screen), above: next.covering?.index, state: lastState),
      let route = Route(redirect), !next.modals.dropFirst(level).contains(where: { $0.route == route })
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
    if let draft = draft(keeping: redirect, from: next) { return askBeforeApplying(draft, next) }
    cover = nil
    _ = adopt(NavigationTransition(state: next, result: .opened))
    pendingRestoration = restoration
  }
}

nonisolated extension NavigationState {
  /// The screens that the user can see, also beside a sheet, bottom first, and how many modals each has from the bottom up to
  /// its own.
  fileprivate var visibleScreens: [(route: Route, level: Int)] {
    let whole = modals.lastIndex { $0.presentation == .cover }
    let above = modals.enumerated().dropFirst(whole ?? 0).map {
      (route: $1.path.last ?? $1.route, level: $0 + 1)
    }
    if whole != nil { return above }
    let below: [Route]
    if let rootReplacement {
      below = rootReplacement.suffix(1)
    } else if case .split(let columns) = self[selectedTab] {
      below = [columns.sidebar, columns.content, columns.path.last ?? columns.detail].compactMap { $0 }
    } else {
      below = [self[selectedTab].top]
    }
    return below.map { (route: $0, level: 0) } + above
  }
}
