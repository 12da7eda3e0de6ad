/// What a URL asks for, before its conditions are looked at.
public nonisolated enum LinkOpening: SchemaValue {
  /// No link of the app matches the URL.
  case unmatched
  /// The app leaves it to the browser.
  case excluded
  // Boxed: a target is large, and made once for a URL.
  /// It leads somewhere, by a link of the schema; nil if it is the fallback that opens.
  indirect case target(NavigationTarget, link: Int?)
}

/// The decisions that the app and the command line must make alike.
nonisolated extension NavigationSchema {
  /// What a URL asks for in a window whose selected tab is given: a link's target, or the fallback
  /// route for a URL of the app that no link matches.
  public func opening(
    of url: String, in table: LinkTable, currentTab: Int? = nil, holds: (Int) -> Bool
  ) -> LinkOpening {
    switch table.outcome(of: url, holds: holds) {
    case .excluded:
      return .excluded
    case .unmatched:
      guard case .route(let index) = fallback, owns(url), let screen = screen(ofRoute: index),
        let target = target(screens: [screen], presentation: nil, tab: nil, currentTab: currentTab)
      else { return .unmatched }
      return .target(target, link: nil)
    case .matched(let match):
      guard let target = target(of: match, in: table, currentTab: currentTab) else { return .unmatched }
      return .target(target, link: match.link)
    }
  }

  /// What keeps a screen away.
  public nonisolated enum BlockingCondition: SchemaValue {
    /// A condition that does not hold.
    case unmet(Int)
    /// A condition that is not known yet.
    case unknown(Int)

    /// The condition.
    public var condition: Int {
      switch self {
      case .unmet(let condition), .unknown(let condition): condition
      }
    }
  }

  /// The conditions that entering a container requires: that under which its tab shows, and those of its root.
  public func requirements(ofContainer position: Int) -> [Int] {
    let roots = stackRoots
    guard roots.indices.contains(position), routes.indices.contains(roots[position].route) else { return [] }
    return visibility(ofContainer: position) + routes[roots[position].route].requirements
  }

  /// The condition under which the tab of a container shows, if there is one.
  public func visibility(ofContainer position: Int) -> [Int] {
    tab(at: position)?.visibleWhen.map { [$0] } ?? []
  }

  /// The screens that replace all containers while none may be entered: the redirect of the first that has one. Nil
  /// while a condition is unknown, because it may become met.
  ///
  /// - Parameter blockingCondition: The first of some conditions that does not hold.
  public func rootReplacement(blockingCondition: ([Int]) -> BlockingCondition?) -> [Screen]? {
    var redirect: Screen?
    for position in stackRoots.indices {
      switch blockingCondition(requirements(ofContainer: position)) {
      case .unknown: return nil
      case .unmet(let condition):
        redirect =
          redirect
          ?? self.redirect(for: condition) { blockingCondition(routes[$0].requirements)?.condition }?.screen
      case nil: continue
      }
    }
    return redirect.map { [$0] } ?? []
  }

  /// The redirect to present for an unmet condition, and the condition it is for; nil if none may be
  /// shown. A redirect that is guarded itself is redirected in turn, each condition once.
  ///
  /// - Parameters:
  ///   - condition: The condition that is unmet.
  ///   - blockingCondition: The condition that keeps a route away; nil if none does.
  public func redirect(
    for condition: Int, blockingCondition: (_ route: Int) -> Int?
  ) -> (screen: Screen, condition: Int)? {
    var condition = condition
    var asked: Set<Int> = []
    while asked.insert(condition).inserted, conditions.indices.contains(condition) {
      guard let route = conditions[condition].redirect, let screen = screen(ofRoute: route) else {
        return nil
      }
      guard let next = blockingCondition(route) else { return (screen, condition) }
      condition = next
    }
    return nil
  }

  /// A route with what its parameters are when missing; nil if one must be given.
  private func screen(ofRoute index: Int) -> Screen? {
    guard routes.indices.contains(index) else { return nil }
    var values: [RouteValue] = []
    for parameter in routes[index].parameters {
      guard let value = parameter.valueWhenMissing else { return nil }
      values.append(value)
    }
    return Screen(route: index, values: values)
  }
}
