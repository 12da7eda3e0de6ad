import Testing

@testable import NavSpecRuntime

@Suite struct PresentationSlotTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var text = ""
  }

  @Test func showsWhatIsWantedAtOnceIfNothingIsThere() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    #expect(slot.shown == Item(id: 1))
  }

  @Test func theNextWaitsUntilTheLastIsGone() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    slot.want(Item(id: 2))
    #expect(slot.shown == nil)
    slot.want(Item(id: 3))
    #expect(slot.shown == nil)
    slot.didLeave(next: Item(id: 3))
    #expect(slot.shown == Item(id: 3))
  }

  @Test func theSameOneChangesInPlace() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    slot.want(Item(id: 1, text: "new"))
    #expect(slot.shown?.text == "new")
  }

  @Test func aSwipeLeavesRoomForTheNextOnlyWhenItIsOver() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    slot.userDidDismiss()
    slot.want(nil)
    slot.want(Item(id: 2))
    #expect(slot.shown == nil)
    slot.didLeave(next: Item(id: 2))
    #expect(slot.shown == Item(id: 2))
  }
}
