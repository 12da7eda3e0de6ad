import Foundation
import NavSpecRuntime

extension WindowDrive {
  /// Takes a step.
  func take(_ whole: DriveLine) async throws(Broken) {
    var line = whole
    switch line.byte() {
    case UInt8(ascii: "o"): try open(line.text(), .reset)
    case UInt8(ascii: "p"): try open(line.text(), .push)
    case UInt8(ascii: "u"): try openSample(&line, .reset)
    case UInt8(ascii: "U"): try openSample(&line, .push)
    case UInt8(ascii: "e"): try explain(line.text())
    case UInt8(ascii: "r"): try restore(Array(line.rest()))
    case UInt8(ascii: "R"):
      try await launch()
      try restore(Array(line.rest()))
    case UInt8(ascii: "K"):
      try await launch()
      try restore(line.edit(kept))
    case UInt8(ascii: "k"): try lookAtWhatIsKept()
    case UInt8(ascii: "g"): keepElsewhere(&line)
    case UInt8(ascii: "c"): try set(line.rest())
    case UInt8(ascii: "q"):
      isImpatient = Definition.Condition.allCases.contains { conditions.state(of: $0) == .unknown }
      router.stopWaiting()
    case UInt8(ascii: "a"), UInt8(ascii: "X"), UInt8(ascii: "P"): try await takeAsync(whole)
    case UInt8(ascii: "N"):
      guard let route = samples.route(from: &line) else { return }
      try await end()
      if let window = Router(window: route, conditions: conditions) { replace(with: window) }
    case UInt8(ascii: "y"): router.mayLeave = { [answer = line.number(below: 2) == 1] _ in answer }
    case UInt8(ascii: "l"): router.pendingLifetime = line.number(below: 2) == 1 ? .zero : .seconds(600)
    case UInt8(ascii: "i"): setWindows(line.number(below: 2) == 1)
    case UInt8(ascii: "O"):
      router.isCompact.toggle()
      try promise(router.state == shown, "folding changes the state")
    default:
      line = whole
      takeMove(&line)
    }
    if !waiters.isEmpty { try await settle(router.modals.count + (router.pending == nil ? 0 : 1)) }
  }

  /// The steps that only move; any other byte is one of them too.
  private func takeMove(_ line: inout DriveLine) {
    switch line.byte() {
    case UInt8(ascii: "n"): if let route = samples.route(from: &line) { router.navigate(to: route) }
    case UInt8(ascii: "m"): if let route = samples.route(from: &line) { router.present(route) }
    case UInt8(ascii: "f"): router.finish("value")
    case UInt8(ascii: "F"): router.finish(12)
    case UInt8(ascii: "d"): router.dismiss()
    case UInt8(ascii: "D"): router.dismissAll()
    case UInt8(ascii: "b"): router.pop()
    case UInt8(ascii: "B"): router.popToRoot()
    case UInt8(ascii: "t"): if let route = samples.route(from: &line) { router.pop(to: route) }
    case UInt8(ascii: "s"): router.select(tab(&line))
    case UInt8(ascii: "S"): router.userDidSelect(tab(&line))
    case UInt8(ascii: "z"): router.reset()
    case UInt8(ascii: "j"): router.resumePending()
    case UInt8(ascii: "Q"): router.cancelPending()
    case UInt8(ascii: "w"):
      let tab = tab(&line)
      router.userDidSetPath(path(over: router.path(in: tab), &line), of: tab)
    case UInt8(ascii: "W"):
      guard let modal = modal(&line) else { return }
      router.userDidSetPath(path(over: modal.path, &line), ofModal: modal.id)
    case UInt8(ascii: "x"): if let modal = modal(&line) { router.userDidDismiss(modal.id) }
    case UInt8(ascii: "h"):
      let (column, tab) = (column(&line), tab(&line))
      router.userDidChoose(line.isAtEnd ? nil : samples.route(from: &line), in: column, of: tab)
    case UInt8(ascii: "H"): router.userDidShow(column(&line), of: tab(&line))
    case UInt8(ascii: "v"):
      let all = NavigationSchema.ColumnVisibility.allCases
      router.userDidSetVisibility(all[line.number(below: all.count)], of: tab(&line))
    case let other:
      // No byte is wasted: what is no step is one by its number.
      guard let step = Self.moves[Int(other) % Self.moves.count].asciiValue else { return }
      line = DriveLine([step] + line.rest())
      takeMove(&line)
    }
  }

  private static var moves: [Character] { Array("nmfdbtsSwWxhHvz") }

  // MARK: Links and snapshots

  private func openSample(_ line: inout DriveLine, _ placement: LinkPlacement) throws(Broken) {
    guard let route = samples.route(from: &line),
      let url = Definition.links.url(for: route.index, values: route.values)
    else { return }
    try open(String(decoding: line.edit(Array(url.utf8)), as: UTF8.self), placement)
  }

  private func open(_ url: String, _ placement: LinkPlacement) throws(Broken) {
    let isOurs = router.canOpen(url)
    let state = router.state
    let result = router.open(url, placement: placement)
    switch result {
    case .unmatched, .excluded:
      try promise(!isOurs, "'\(url)' can be opened, and is \(result)")
      try promise(router.state == state, "'\(url)' is \(result), and something moved")
    case .unavailable:
      try promise(router.state == state, "'\(url)' is \(result), and something moved")
    case .opened, .blocked, .deferred:
      try promise(isOurs, "'\(url)' cannot be opened, and is \(result)")
    }
  }

  private func explain(_ url: String) throws(Broken) {
    guard let parsed = URL(string: url) else { return }
    let state = router.state
    _ = router.explain(parsed).description
    try promise(router.state == state, "explaining '\(url)' moves something")
  }

  private func restore(_ bytes: [UInt8]) throws(Broken) {
    let state = router.state
    let report = router.restore(from: Data(bytes))
    if report.refusal != nil || report.isDeferred {
      try promise(router.state == state, "a snapshot is refused or waits, and something moved: \(report)")
    }
    let screens = Standing(router.state).screens.count
    try promise(
      screens <= bytes.count + Standing(state).screens.count, "\(screens) screens of \(bytes.count) bytes")
  }

  /// Keeps screens that were reached where every condition holds.
  private func keepElsewhere(_ line: inout DriveLine) {
    let other = Router(conditions: .allMet)
    for _ in 0..<4 where !line.isAtEnd {
      let how = line.byte()
      guard let route = samples.route(from: &line) else { continue }
      switch how % 3 {
      case 0: other.navigate(to: route)
      case 1: other.present(route)
      default: other.select(tab(&line))
      }
    }
    kept = [UInt8](other.snapshot())
  }

  // MARK: Arguments

  private func tab(_ line: inout DriveLine) -> Definition.Tab {
    let all = Array(Definition.Tab.allCases)
    return all[line.number(below: all.count)]
  }

  private func modal(_ line: inout DriveLine) -> State.Modal? {
    let all = router.modals
    return all.isEmpty ? nil : all[line.number(below: all.count)]
  }

  private func column(_ line: inout DriveLine) -> NavigationSchema.Column {
    let all = NavigationSchema.Column.allCases
    return all[line.number(below: all.count)]
  }

  /// Some of what was there, and screens above it.
  private func path(over old: [Route], _ line: inout DriveLine) -> [Route] {
    var path = Array(old.prefix(line.number(below: old.count + 1)))
    while !line.isAtEnd, path.count < 20 {
      if let route = samples.route(from: &line) { path.append(route) }
    }
    return path
  }

  private func setWindows(_ exist: Bool) {
    guard exist else { return router.openWindow = nil }
    router.openWindow = { [weak self] route in
      guard let self, !mayEnter(route) else { return }
      seen = "a window of the guarded \(route)"
    }
  }

  // MARK: What takes a while

  private func takeAsync(_ line: DriveLine) async throws(Broken) {
    var line = line
    switch line.byte() {
    case UInt8(ascii: "a"):
      guard let route = samples.route(from: &line), waiters.count < 20 else { return }
      let waiter = Waiter()
      waiters.append(waiter)
      waiter.task = Task { [router] in
        waiter.hasBegun = true
        _ = await router.present(ReturningRoute<Route, String>(route))
        waiter.ends += 1
      }
      while !waiter.hasBegun { await Task.yield() }
    case UInt8(ascii: "X"):
      guard !waiters.isEmpty else { return }
      waiters[line.number(below: waiters.count)].task?.cancel()
      await Task.yield()
    default:
      var gone: Set<Route> = []
      while !line.isAtEnd {
        if let route = samples.route(from: &line) { gone.insert(route) }
      }
      await router.prune { !gone.contains($0) }
      let left = Standing(router.state).screens.filter { gone.contains($0.route) && !$0.isDeclared }
      try promise(left.isEmpty || router.state.isSingleWindow, "what is gone is there: \(left.map(\.route))")
    }
  }
}
