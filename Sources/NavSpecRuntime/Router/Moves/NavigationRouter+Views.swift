/// What SwiftUI's containers read from the router and write into it, and when. Some of what they write was not the user:
/// it is refused, and the view shows the state again.
extension NavigationRouter {
  /// How long the end of a gesture, or a write of the view itself, may follow the selection of a tab.
  private static var settlingTime: Duration { .milliseconds(500) }

  private func wasJustSelected(at moment: ContinuousClock.Instant) -> Bool {
    selectionMoment.map { $0.duration(to: moment) < Self.settlingTime } ?? false
  }

  /// The path of a stack, as its view reads and writes it.
  subscript(path place: StackPlace<Tab>) -> [Route] {
    get {
      _ = refusals
      let truth = path(at: place)
      let stack = viewed(place)
      stack.path = truth
      if let refused = stack.refused, refused.truth == truth {
        stack.path = refused.written
        if !refused.isRead { showRefusal(on: stack) }
      } else {
        stack.refused = nil
      }
      return stack.path ?? truth
    }
    set { stack(place, didWrite: newValue) }
  }

  func path(at place: StackPlace<Tab>) -> [Route] {
    switch place {
    case .tab(let tab): path(in: tab)
    case .rootReplacement: Array((rootReplacement ?? []).dropFirst())
    case .modal(let id): modals.first { $0.id == id }?.path ?? []
    }
  }

  private func viewed(_ place: StackPlace<Tab>) -> ViewedStack<Definition> {
    if let stack = viewedStacks.first(where: { $0.place == place }) { return stack }
    // A modal that is gone does not come back.
    viewedStacks.removeAll { stack in
      if case .modal(let id) = stack.place { !state.modals.contains { $0.id == id } } else { false }
    }
    let stack = ViewedStack<Definition>(place)
    viewedStacks.append(stack)
    return stack
  }

  /// Has the view read the path again in the next turn. Its update would not notice a path that never changed.
  private func showRefusal(on stack: ViewedStack<Definition>) {
    stack.refused?.isRead = true
    Task { [weak self] in
      stack.refused = nil
      self?.refuse()
    }
  }

  /// Adopts the path that a stack wrote, unless the stack is being taken down or its root has just changed.
  func stack(
    _ place: StackPlace<Tab>, didWrite written: [Route], at moment: ContinuousClock.Instant = .now
  ) {
    let (stack, current) = (viewed(place), path(at: place))
    // A stack whose root and path change in one update drops the path, and writes that.
    if written.isEmpty, let root = stack.root, root != self.root(at: place) { return refuse() }
    // A stack that is taken down writes an empty path, as does that of a tab which a lost condition hides. A swipe back,
    // which takes one screen away, may end after another tab was selected.
    if case .tab(let tab) = place, tab != selectedTab {
      let isSwipe = written.count + 1 == (stack.path ?? current).count
      guard isSwipe, gate.isVisible(tab), wasJustSelected(at: moment) else { return refuse() }
    }
    let isGesture = stack.path?.starts(with: written) == true
    guard let path = stack.merged(written, into: current) else { return refuse() }
    let before = refusals
    func adopt() {
      switch place {
      case .tab(let tab): userDidSetPath(path, of: tab)
      case .rootReplacement: userDidSetRootReplacementPath(path)
      case .modal(let id): userDidSetPath(path, ofModal: id)
      }
    }
    // No gesture and no button of the system leaves a draft, so that its own view did, by SwiftUI's `dismiss()`.
    if isGesture, let top = current.last, path.elementsEqual(current.dropLast()), Definition.mayBeDraft(top) {
      releasing(Draft(route: top, place: place), adopt)
    } else {
      adopt()
    }
    if isGesture, refusals != before, self.path(at: place) == current {
      stack.refused = .init(written: written, truth: current)
    }
  }

  /// The screen below a stack's path; nil where a split view shows no detail.
  private func root(at place: StackPlace<Tab>) -> Route? {
    switch place {
    case .tab(let tab): columns(of: tab) == nil ? root(of: tab) : screen(in: .detail, of: tab)
    case .rootReplacement: rootReplacement?.first
    case .modal(let id): modals.first { $0.id == id }?.route
    }
  }

  /// Notes that a stack shows a root. The path above it is read again, because the stack may have dropped it.
  func rootDidAppear(_ root: Route?, at place: StackPlace<Tab>) {
    let stack = viewed(place)
    let former = stack.root
    stack.root = root
    stack.refused = nil
    if let former, former != root, !path(at: place).isEmpty { refuse() }
  }

  /// The selected tab, as a tab view reads and writes it.
  var viewedTab: Tab {
    get {
      _ = refusals
      return selectedTab
    }
    set { tabViewDidSelect(newValue) }
  }

  /// Adopts the tab that a tab view wrote by its name, or presents the screen of one that is never selected.
  func tabViewDidSelect(named name: String, presenting screens: [String: Route]) {
    if let tab = Tab(rawValue: name) { return tabViewDidSelect(tab) }
    refuse()
    guard let route = screens[name], !isSecondTap(on: route) else { return }
    withTrigger(.user) { _ = present(route, as: nil, for: nil) }
  }

  /// Adopts the tab that a tab view wrote. Only a second tap writes the selected tab long after its selection.
  func tabViewDidSelect(_ tab: Tab, at moment: ContinuousClock.Instant = .now) {
    guard tab != selectedTab || !wasJustSelected(at: moment) else { return }
    userDidSelect(tab)
  }

  /// What is chosen in a column, as a list in that column reads and writes it.
  subscript(selection column: NavigationSchema.Column, of tab: Tab) -> Route? {
    get {
      _ = refusals
      return chosen(in: column, of: tab)
    }
    set {
      if let newValue { return userDidChoose(newValue, in: column, of: tab) }
      // A list that is rebuilt writes nil, and so does one that the user went back to. Only the column that shows says
      // which: it is written too. Until then the list is not marked again, as that would open the screen again.
      Task { [weak self] in
        try? await Task.sleep(for: Self.settlingTime)
        self?.refuse()
      }
    }
  }

  /// Goes to a screen that the user tapped; a second tap on the same link changes nothing.
  func userDidTap(
    _ route: any NavigationRoute, from column: NavigationSchema.Column? = nil, at level: Int? = nil
  ) {
    guard let route = own(route), !isSecondTap(on: route, at: level) else { return }
    withTrigger(.user) { _ = navigate(to: route, from: column, at: level) }
  }

  /// Presents a screen that the user tapped, for its result.
  func userDidTap<Value: Sendable>(_ route: any NavigationRoute, for: Value.Type) -> AwaitedResult<
    Definition, Value
  >? {
    guard let route = own(route), !isSecondTap(on: route) else { return nil }
    return withTrigger(.user) { begin(ReturningRoute(route), as: nil) }
  }

  /// Shows the screen of a window that did not open as the spec says for where there is none.
  func windowDidNotOpen(_ route: Route) {
    didStall(route)
    _ = carryOut { resolver.transition(.route(route, nil), from: state) }
  }

  /// What a `NavigationLink` to a screen appends to the path; nil where a tap does something else than push, or a
  /// condition blocks the screen.
  func pushes(_ route: any NavigationRoute) -> Route? {
    guard let route = own(route), linkTraits.pushed.contains(route.index),
      gate.blockingCondition(of: route) == nil
    else { return nil }
    return route
  }

  /// Whether a screen may grow out of a link to it, or point at the link.
  func needsSource(_ route: any NavigationRoute) -> Bool {
    own(route).map { linkTraits.sources.contains($0.index) } ?? false
  }

  private func own(_ route: any NavigationRoute) -> Route? {
    route as? Route ?? Definition.route(embedding: route)
  }

  /// Goes back one screen, unless a draft refuses. The back button of a draft, or above one, calls it. A second tap, while
  /// the screen leaves, changes nothing.
  func userDidGoBack(from route: Route) {
    guard state.top == route else { return }
    withTrigger(.user) {
      takeAway { state, _ in
        if state.top == route { state.pop() }
      }
    }
  }

  /// Whether a screen of a modal asks before it closes, so that nothing but code can close it.
  func isProtected(_ id: State.Modal.ID) -> Bool { !drafts(ofModal: id).isEmpty }

  /// Whether nobody but code and the window's own button may go back from a screen: it is a draft, or above one, as the
  /// menu of a back button leads to every screen below.
  func isProtected(_ route: Route, at place: StackPlace<Tab>, in column: NavigationSchema.Column?) -> Bool {
    var screens: [Route] = []
    if column != .content, case .tab(let tab) = place, let columns = columns(of: tab) {
      screens = [columns.content, column == nil ? columns.detail : nil].compactMap(\.self)
    }
    // What the view has read is the path that the screen was pushed on.
    if column == nil, let path = viewed(place).path { screens += path.prefix { $0 != route } }
    screens.append(route)
    return screens.contains { Definition.mayBeDraft($0) && isDirty(Draft(route: $0, place: place)) }
  }

  /// Whether the user, a link or code chose the screen of a column, which shows the declared one else.
  func isChosen(in column: NavigationSchema.Column, of tab: Tab) -> Bool {
    switch column {
    case .sidebar: false
    case .content: columns(of: tab)?.content != nil
    case .detail: columns(of: tab)?.detail != nil
    }
  }

  /// Reports a modal that has not appeared or has not left in time.
  func didStall(_ route: Route) {
    notify(.stalled(route))
    presentationDidStall(route)
  }

  /// Adopts that a modal is gone. A drag that takes a protected one away was asked about by the system's own dialog, else the
  /// app's code has closed it, as by SwiftUI's `dismiss()`.
  func modalDidClose(_ id: State.Modal.ID) {
    if isProtected(id) { dismiss(id) } else { userDidDismiss(id) }
  }

  /// The row that a list in a column marks: the screen on its right, also the declared one of the middle column, which
  /// shows while nothing is chosen. With one column only what was chosen is marked, because SwiftUI would go there.
  func chosen(in column: NavigationSchema.Column, of tab: Tab) -> Route? {
    guard let columns = columns(of: tab) else { return nil }
    guard column == .sidebar, columns.hasContentColumn else { return columns.detail }
    return columns.content ?? (isCompact ? nil : screen(in: .content, of: tab))
  }
}
