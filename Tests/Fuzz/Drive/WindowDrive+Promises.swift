import Foundation
import NavSpecRuntime

/// What holds after every step.
extension WindowDrive {
  private var schema: NavigationSchema { Definition.map.schema }

  private func state(of condition: Int) -> ConditionState {
    .of(condition) { index in
      guard let condition = Definition.Condition(position: index) else { return nil }
      let state = conditions.state(of: condition)
      return state == .unknown && isImpatient ? .unmet : state
    }
  }

  private func requirements(of route: Route) -> [Int] { schema.routes[route.index].requirements }

  /// Whether a screen that was not there may be now.
  func mayEnter(_ route: Route) -> Bool {
    requirements(of: route).allSatisfy { state(of: $0) == .met }
  }

  /// Whether a screen that was there may still be.
  private func mayStay(_ route: Route) -> Bool {
    requirements(of: route).allSatisfy {
      state(of: $0) != .unmet || loss(of: $0, on: route) != .drop
    }
  }

  private func loss(of condition: Int, on route: Route) -> NavigationSchema.Loss {
    schema.routes[route.index].onLoss ?? (condition < 0 ? .drop : schema.conditions[condition].onLoss)
  }

  /// Whether a lost condition hides a screen, in whose place its redirect must show.
  private func isCovered(_ route: Route) -> Bool {
    requirements(of: route).contains { state(of: $0) == .unmet && loss(of: $0, on: route) == .cover }
  }

  private func mayBeSelected(_ tab: Definition.Tab, wasSelected: Bool) -> Bool {
    let root = Definition.root(of: tab)
    // What stood on it as a modal may move below: nothing enters.
    let wasThere = wasSelected || (before.counts[root] ?? 0) > 0
    guard wasThere ? mayStay(root) : mayEnter(root) else { return false }
    guard case .tabs(let tabs) = schema.container else { return true }
    return tabs[tab.position].visibleWhen.allSatisfy {
      wasSelected ? state(of: $0) != .unmet : state(of: $0) == .met
    }
  }

  func look() throws(Broken) {
    if let seen { throw Broken(seen) }
    let state = router.state
    // Where nothing moved there is nothing new to see.
    guard isNew || state != shown else { return }
    (isNew, shown) = (false, state)
    let now = Standing(state)
    try lookAtGuards(now)
    try lookAtModals()
    if let condition = router.pending?.condition {
      try promise(
        conditions.state(of: condition) != .met, "something waits for '\(condition)', which is met")
    }
    before = now
  }

  /// No screen enters whose condition is not met, and none stays whose condition is lost.
  private func lookAtGuards(_ now: Standing<Definition>) throws(Broken) {
    for screen in now.screens {
      if !mayStay(screen.route) { throw Broken("\(screen.route) is there without its condition") }
    }
    for (route, count) in now.counts where count > before.counts[route] ?? 0 && !mayEnter(route) {
      throw Broken("\(route) came without its condition")
    }
    if let top = shown.top, isCovered(top) { throw Broken("\(top) is on top without its condition") }
    guard !shown.isSingleWindow else { return }
    let hasTab = Definition.Tab.allCases.contains {
      mayEnter(Definition.root(of: $0)) && mayBeSelected($0, wasSelected: false)
    }
    try promise(
      !hasTab || shown.rootReplacement == nil, "a root replacement shows where a tab may be selected")
    guard shown.rootReplacement == nil else { return }
    let wasSelected = now.selectedTab == before.selectedTab
    try promise(
      mayBeSelected(now.selectedTab, wasSelected: wasSelected), "the tab \(now.selectedTab) is selected")
  }

  /// Identities of modals are unique over time, and only modals with a stack have screens above them.
  private func lookAtModals() throws(Broken) {
    var last = -1
    for modal in shown.modals {
      let isNew = !modalsBefore.contains(modal.id)
      try promise(
        modal.id > last && (!isNew || modal.id > greatestModal), "the modals are \(shown.modals.map(\.id))")
      last = modal.id
      try promise(modal.presentation.isModal, "a modal appears as \(modal.presentation)")
      let hasStack = schema.routes[modal.route.index].hasStack
      try promise(hasStack || modal.path.isEmpty, "\(modal.path) on \(modal.route)")
    }
    for tab in Definition.Tab.allCases {
      guard let columns = shown[tab].columns else { continue }
      try promise(
        columns.hasContentColumn || columns.compactColumn != .content && columns.content == nil,
        "a middle column in \(tab)")
      try promise(columns.detail != nil || columns.path.isEmpty, "screens above a missing detail in \(tab)")
    }
    greatestModal = max(greatestModal, last)
    modalsBefore = shown.modals.map(\.id)
  }

  /// What is kept holds no secret, and a second window takes up what of it can be.
  func lookAtWhatIsKept() throws(Broken) {
    let data = router.snapshot()
    let state = router.state
    kept = [UInt8](data)
    guard !state.isSingleWindow else { return try promise(kept.isEmpty, "a window of one screen is kept") }
    try lookForSecrets()
    let second = Router(conditions: conditions)
    let report = second.restore(from: data)
    if kept.count > schema.restoration?.maximumBytes ?? 65_536 {
      return try promise(report.refusal == .tooLarge, "\(kept.count) bytes: \(report)")
    }
    try promise(report.refusal == nil, "what was kept is refused: \(report)")
    guard !report.isDeferred, !isImpatient else { return }
    // What stayed without its condition is not taken up.
    let isWhole = Standing(state).screens.allSatisfy { mayEnter($0.route) }
    let roots = Definition.Tab.allCases.map { state[$0] }.filter { $0.screens.count > 1 }.map(\.root)
    guard isWhole, roots.allSatisfy(mayEnter) else { return }
    try promise(
      report.dropped.isEmpty,
      "what was kept is dropped: \(report.dropped) of \(String(decoding: kept, as: UTF8.self))")
    let text = String(decoding: kept, as: UTF8.self)
    let taken = second.state
    for tab in Definition.Tab.allCases {
      let restored = KeptContainer(taken[tab])
      let expected = KeptState<Definition>.container(state[tab], of: tab)
      try promise(restored == expected, "\(text) of \(tab): \(restored), not \(expected)")
    }
    try promise(taken.selectedTab == state.selectedTab, "\(text) selects \(taken.selectedTab)")
    let expected = KeptState<Definition>.modals(of: state)
    let restored = taken.modals.map { KeptState<Definition>.Modal($0.route, $0.presentation, $0.path) }
    // The redirect that is shown meanwhile is not kept.
    let isRest = router.pending == nil ? restored == expected : expected.starts(with: restored)
    try promise(isRest, "\(text): \(restored), not \(expected)")
    try promise([UInt8](second.snapshot()) == kept, "\(text) is kept otherwise the second time")
  }

  private func lookForSecrets() throws(Broken) {
    var secrets: [String] = []
    var others: [String] = []
    for screen in Standing(router.state).screens {
      let declared = schema.routes[screen.route.index]
      for (parameter, value) in zip(declared.parameters, screen.route.values) {
        guard case .string(let text) = value else { continue }
        let isSecret = parameter.isSensitive || declared.isSensitive
        if !isSecret { others.append(text) } else if text.utf8.count > 11 { secrets.append(text) }
      }
    }
    guard !secrets.isEmpty else { return }
    let text = String(decoding: kept, as: UTF8.self)
    for secret in secrets where !others.contains(where: { $0.contains(secret) }) {
      try promise(!text.contains(secret), "'\(secret)' is kept: \(text)")
    }
  }
}
