import Testing

@testable import NavSpecRuntime

nonisolated extension ReturningRoute where Route == Room, Value == String {
  static var pick: Self { Self(6) }
  static var locked: Self { Self(9) }
}

@MainActor @Suite struct ResultTests {
  let conditions = ConditionStore<OfficeCondition>.fixed([:])
  let router: NavigationRouter<Mail>

  init() {
    router = NavigationRouter<Mail>(conditions: conditions)
    // The main actor is busy with other tests, for minutes on a slow machine.
    router.pendingLifetime = .seconds(86400)
  }

  @Test func itEndsWithTheValue() async {
    let task = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(!router.finish(12))
    #expect(router.modals.count == 1)
    #expect(router.finish("basil"))
    #expect(await task.value == .finished("basil"))
    #expect(router.modals.isEmpty)
    #expect(!router.finish("basil"))
  }

  @Test func whatNobodyAwaitsClosesToo() {
    router.present(6)
    #expect(!router.finish("basil"))
    #expect(router.modals.isEmpty)
    router.present(3, as: .sheet)
    #expect(!router.finish("basil"))
    #expect(router.modals.map(\.route) == [3])
    #expect(!router.finish("basil", modal: router.modals[0].id))
    #expect(router.modals.isEmpty)
  }

  @Test func anOptionalValueMayBeNone() async {
    let task = Task { await router.present(ReturningRoute<Room, Int?>(6)) }
    while router.modals.isEmpty { await Task.yield() }
    #expect(!router.finish("basil"))
    #expect(router.modals.count == 1)
    #expect(router.finish(nil as Int?))
    #expect(await task.value == .finished(nil))
  }

  @Test(
    arguments: [
      { $0.dismiss() }, { $0.dismissAll() }, { $0.reset() }, { $0.open("/folder") },
      { $0.userDidDismiss($0.modals[0].id) }, { $0.restore(from: NavigationRouter<Mail>().snapshot()) },
      {
        $0.select(.people); $0.navigate(to: 0); $0.dismissAll()
      },
    ] as [@MainActor @Sendable (NavigationRouter<Mail>) -> Void])
  func itEndsWhateverTakesItAway(close: @MainActor @Sendable (NavigationRouter<Mail>) -> Void) async {
    let task = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    close(router)
    #expect(await task.value == .dismissed)
  }

  @Test func aSecondPresentationStandsOnTheFirst() async {
    let first = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    let second = Task { await router.present(.pick) }
    while router.modals.count < 2 { await Task.yield() }
    #expect(router.finish("second"))
    #expect(await second.value == .finished("second"))
    #expect(router.finish("first"))
    #expect(await first.value == .finished("first"))
  }

  @Test func aLostConditionDismisses() async {
    conditions[.badge] = .met
    let task = Task { await router.present(.locked) }
    while router.modals.isEmpty { await Task.yield() }
    conditions[.badge] = .unmet
    #expect(await task.value == .dismissed)
  }

  @Test func whatMayNotAppearIsBlocked() async {
    #expect(await router.present(.locked) == .blocked)
  }

  @Test func itWaitsForAConditionThatIsUnknown() async {
    conditions[.badge] = .unknown
    let task = Task { await router.present(.locked) }
    while router.pending == nil { await Task.yield() }
    conditions[.badge] = .met
    #expect(router.modals.map(\.route) == [9])
    router.finish("late")
    #expect(await task.value == .finished("late"))
  }

  @Test func whatWaitedAndIsForgottenIsBlocked() async {
    conditions[.badge] = .unknown
    let task = Task { await router.present(.locked) }
    while router.pending == nil { await Task.yield() }
    router.cancelPending()
    #expect(await task.value == .blocked)
  }

  @Test func whatWaitsTooLongIsBlocked() async {
    conditions[.badge] = .unknown
    router.pendingLifetime = .milliseconds(20)
    #expect(await router.present(.locked) == .blocked)
    #expect(router.pending == nil)
    conditions[.badge] = .met
    #expect(router.modals.isEmpty)
  }

  @Test func whatWaitsTooLongLeavesItsRedirect() async {
    let router = NavigationRouter<Office>(conditions: conditions)
    router.pendingLifetime = .milliseconds(20)
    #expect(await router.present(ReturningRoute<Room, String>(2)) == .blocked)
    #expect(router.modals.map(\.route) == [7])
    conditions[.badge] = .met
    #expect(router.screens == [0])
  }

  @Test func itEndsWithTheRouter() async {
    var router: NavigationRouter<Mail>? = NavigationRouter<Mail>()
    weak let gone = router
    let task = Task { [weak router] in await router?.present(.pick) }
    while router?.modals.isEmpty == true { await Task.yield() }
    router = nil
    #expect(await task.value == .dismissed)
    #expect(gone == nil)
  }

  @Test func itEndsWithTheWindow() async {
    let shown = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    conditions[.badge] = .unknown
    let waiting = Task { await router.present(.locked) }
    while router.pending == nil { await Task.yield() }
    router.closeResults()
    #expect(await shown.value == .dismissed)
    #expect(await waiting.value == .blocked)
    #expect(router.modals.isEmpty)
    #expect(router.pending == nil)
  }

  @Test func cancellingTheTaskCloses() async {
    let task = Task { await router.present(.pick) }
    while router.modals.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == .dismissed)
    #expect(router.modals.isEmpty)
  }
}

@MainActor @Suite struct EventTests {
  @Test func everyScreenOnTopIsToldWithItsCause() async {
    let conditions = ConditionStore<OfficeCondition>.fixed([.badge: .met])
    let router = NavigationRouter<Mail>(conditions: conditions)
    var events = router.onNavigate.makeAsyncIterator()
    router.navigate(to: 2)
    router.open("/message")
    router.userDidSetPath([4], of: .mail)
    router.navigate(to: 9)
    conditions[.badge] = .unmet
    router.pop()
    router.pop()
    router.pop()
    var descriptions: [String] = []
    for _ in 0..<8 { if let event = await events.next() { descriptions.append(event.description) } }
    #expect(
      descriptions == [
        "Screen 0 → Screen 2 (code)", "Screen 2 → Screen 3 (link)", "Screen 3 → Screen 4 (user)",
        "Screen 4 → Screen 9 (code)", "Screen 9 → Screen 4 (condition)", "Screen 4 → Screen 3 (code)",
        "Screen 3 → Screen 2 (code)", "Screen 2 → Screen 0 (code)",
      ])
  }

  @Test func theStreamEndsWithTheRouter() async {
    var router: NavigationRouter<Mail>? = NavigationRouter<Mail>()
    var events = router?.onNavigate.makeAsyncIterator()
    router = nil
    #expect(await events?.next() == nil)
  }
}
