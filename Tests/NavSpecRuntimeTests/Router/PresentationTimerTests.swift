import Testing

@testable import NavSpecRuntime

/// Presentations that SwiftUI drops, as while an alert of the app is up.
@MainActor @Suite struct PresentationTimerTests {
  private typealias Item = PresentationSlotTests.Item

  private let first = Item(id: 1), second = Item(id: 2)

  // MARK: The slot

  @Test func whatDoesNotAppearIsPresentedAgain() throws {
    var slot = PresentationSlot<Item>()
    slot.want(first)
    #expect(slot.giveUp(try #require(slot.wait), next: first) == first)
    #expect(slot.shown == nil)
    // A wish in the meantime waits for the turn.
    slot.want(second)
    #expect(slot.shown == nil)
    #expect(slot.giveUp(try #require(slot.wait), next: second) == nil)
    #expect(slot.shown == second)
    slot.didAppear(2)
    #expect(slot.wait == nil)
  }

  @Test func whatDoesNotLeaveHoldsNothingUp() throws {
    var slot = PresentationSlotTests().slot(showing: first)
    #expect(slot.wait == nil)
    slot.want(second)
    #expect(slot.shown == nil)
    #expect(slot.giveUp(try #require(slot.wait), next: second) == first)
    #expect(slot.shown == second)
  }

  @Test func aReportInTimeEndsTheWait() throws {
    var slot = PresentationSlotTests().slot(showing: first)
    slot.want(second)
    let departure = try #require(slot.wait)
    slot.didLeave(next: second)
    #expect(slot.giveUp(departure, next: second) == nil)
    #expect(slot.shown == second)
    let appearance = try #require(slot.wait)
    slot.didAppear(2)
    #expect(slot.giveUp(appearance, next: second) == nil)
    #expect(slot.shown == second)
  }

  @Test func whatAppearsAfterAllLeavesFirst() throws {
    var slot = PresentationSlot<Item>()
    slot.want(first)
    _ = slot.giveUp(try #require(slot.wait), next: first)
    slot.didAppear(1)
    #expect(slot.wait?.event == .departure)
    slot.didLeave(next: first)
    #expect(slot.shown == first)
  }

  @Test func nothingWantedIsNothingToWaitFor() {
    var slot = PresentationSlot<Item>()
    slot.want(nil)
    #expect(slot.wait == nil)
    slot.want(first)
    slot.want(nil)
    #expect(slot.wait == nil)
  }

  // MARK: The timer

  @Test func theTimerEndsEachWaitOnce() async {
    let timer = PresentationTimer { _ in }
    let wait = PresentationWait(event: .appearance, number: 1)
    var ended: [Int] = []
    timer.follow(wait) { ended.append($0.number) }
    timer.follow(wait) { ended.append($0.number) }
    while ended.isEmpty { await Task.yield() }
    timer.follow(PresentationWait(event: .nextTurn, number: 2)) { ended.append($0.number) }
    while ended.count < 2 { await Task.yield() }
    #expect(ended == [1, 2])
  }

  @Test func aWaitThatIsOverEndsNothing() async {
    let timer = PresentationTimer { _ in await Task.yield() }
    timer.follow(PresentationWait(event: .departure, number: 1)) { _ in Issue.record("It left in time.") }
    timer.follow(nil) { _ in }
    for _ in 0..<10 { await Task.yield() }
  }
}
