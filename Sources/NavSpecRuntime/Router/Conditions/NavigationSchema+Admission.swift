/// What the states of conditions make of a navigation.
nonisolated extension NavigationSchema {
  /// Whether a navigation takes place.
  package nonisolated enum Admission: SchemaValue {
    /// It does: everything that it requires is met.
    case admitted
    /// A condition is unmet, or met of which the opposite is required, and no redirect may be shown.
    case unavailable(by: Int)
    /// A condition is not known yet.
    case deferred(until: Int)
    /// A condition is unmet. A redirect is shown, which asks for that condition or for one that guards the redirect.
    case redirected(by: Int, to: Screen, until: Int)
  }

  /// Whether a navigation takes place that requires some conditions.
  ///
  /// - Parameters:
  ///   - required: The conditions, in the order in which they are asked for.
  ///   - shown: The route of a screen that is already shown. Its conditions are not checked.
  ///   - state: The state of a condition.
  package func admission(
    requiring required: [Int], above shown: Int? = nil, state: (Int) -> ConditionState
  ) -> Admission {
    guard let blocking = Self.blockingCondition(among: required, state: state) else { return .admitted }
    if state(blocking) == .unknown { return .deferred(until: max(blocking, ~blocking)) }
    // A redirect that is guarded itself is redirected in turn, each condition once.
    var condition = blocking
    var asked: Set<Int> = []
    while asked.insert(condition).inserted, conditions.indices.contains(condition),
      let route = conditions[condition].redirect, let screen = screen(ofRoute: route)
    {
      let required = route == shown ? [] : routes[route].requirements
      guard let next = Self.blockingCondition(among: required, state: state) else {
        return .redirected(by: blocking, to: screen, until: condition)
      }
      condition = next
    }
    return .unavailable(by: blocking)
  }

  /// What is required as a spec says it: `signedIn`, or `!signedIn`.
  package func name(ofRequirement index: Int) -> String {
    let condition = max(index, ~index)
    guard conditions.indices.contains(condition) else { return "" }
    return (index < 0 ? "!" : "") + conditions[condition].name
  }

  /// The first of some conditions that does not hold. Unmet conditions come before unknown ones.
  static func blockingCondition(among required: [Int], state: (Int) -> ConditionState) -> Int? {
    var unknown: Int?
    for condition in required {
      switch state(condition) {
      case .met: continue
      case .unmet: return condition
      case .unknown: unknown = unknown ?? condition
      }
    }
    return unknown
  }

  /// The conditions that entering a container requires: that under which its tab shows, and those of its root.
  public func requirements(ofContainer position: Int) -> [Int] {
    let roots = stackRoots
    guard roots.indices.contains(position), routes.indices.contains(roots[position].route) else { return [] }
    return visibility(ofContainer: position) + routes[roots[position].route].requirements
  }

  /// What must hold for the tab of a container to show.
  func visibility(ofContainer position: Int) -> [Int] { tab(at: position)?.visibleWhen ?? [] }

  /// The container that a window starts in: that of the tab that launch selects, or while it may not be entered the
  /// first that may; and the screens that replace all containers while none may.
  package func launch(state: (Int) -> ConditionState) -> (container: Int, replacement: [Screen]?) {
    let (selected, containers) = (launchTab ?? 0, stackRoots.indices)
    let start = ([selected] + containers).first { position in
      containers.contains(position) && requirements(ofContainer: position).allSatisfy { state($0) == .met }
    }
    return (start ?? selected, start == nil ? rootReplacement(state: state) ?? [] : nil)
  }

  /// The screens that replace all containers while none may be entered: the redirect of the first that has one. Nil
  /// while a condition is unknown, because it may become met.
  func rootReplacement(state: (Int) -> ConditionState) -> [Screen]? {
    var redirect: Screen?
    for position in stackRoots.indices {
      switch admission(requiring: requirements(ofContainer: position), state: state) {
      case .deferred: return nil
      case .redirected(_, let screen, _): redirect = redirect ?? screen
      case .admitted, .unavailable: continue
      }
    }
    return redirect.map { [$0] } ?? []
  }
}
