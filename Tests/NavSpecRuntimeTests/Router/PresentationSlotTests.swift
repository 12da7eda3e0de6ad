import Testing

@testable import NavSpecRuntime

@Suite struct PresentationSlotTests {
  struct Item: Presentable {
    let id: Int
    var route = "help"
    var presentation = NavigationSchema.Presentation.sheet
  }

  /// A view that a popover points at.
  final class Source {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
  }

  let popover = Item(id: 1, presentation: .popover)
  let source = Source()

  /// A slot that shows an item, which is on screen.
  func slot(showing item: Item, sources: [Source] = []) -> PresentationSlot<Item> {
    var slot = PresentationSlot<Item>()
    for source in sources { slot.add(source.id, for: item.route) }
    slot.want(item)
    slot.didAppear(item.id)
    return slot
  }

  @Test func showsWhatIsWantedAtOnceIfNothingIsThere() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    #expect(slot.shown == Item(id: 1))
  }

  @Test func theNextWaitsUntilTheLastIsGone() {
    var slot = slot(showing: Item(id: 1))
    slot.want(Item(id: 2))
    #expect(slot.shown == nil)
    slot.want(Item(id: 3))
    #expect(slot.shown == nil)
    slot.didLeave(next: Item(id: 3))
    #expect(slot.shown == Item(id: 3))
  }

  @Test func aRowThatAppearsChangesNothingThatIsShown() {
    let slot = slot(showing: Item(id: 1))
    var other = slot
    other.add(source.id, for: "help")
    #expect(other.isShown(like: slot) && other != slot)
    other.want(Item(id: 2))
    #expect(!other.isShown(like: slot))
  }

  @Test func theSameOneChangesInPlace() {
    var slot = slot(showing: Item(id: 1))
    slot.want(Item(id: 1, route: "new"))
    #expect(slot.shown?.route == "new")
    slot.want(Item(id: 2))
    #expect(slot.shown == nil)
  }

  @Test func aSwipeLeavesRoomForTheNextOnlyWhenItIsOver() {
    var slot = slot(showing: Item(id: 1))
    slot.userDidDismiss()
    slot.want(nil)
    slot.want(Item(id: 2))
    #expect(slot.shown == nil)
    slot.didLeave(next: Item(id: 2))
    #expect(slot.shown == Item(id: 2))
  }

  @Test func nobodyWaitsForWhatNeverAppeared() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    slot.want(Item(id: 2))
    #expect(slot.shown == Item(id: 2))
  }

  @Test func whatAppearsTooLateLeavesFirst() {
    var slot = PresentationSlot<Item>()
    slot.want(Item(id: 1))
    slot.want(Item(id: 2))
    slot.didAppear(1)
    #expect(slot.shown == nil)
    slot.didLeave(next: Item(id: 2))
    #expect(slot.shown == Item(id: 2))
  }

  // MARK: Popovers

  @Test func aPopoverPointsAtTheSourceThatCameLast() {
    let other = Source()
    let slot = slot(showing: popover, sources: [source, other])
    #expect(slot.shown(as: .popover(from: other.id)) == popover)
    #expect(slot.shown(as: .popover(from: source.id)) == nil)
    #expect(slot.shown(as: .sheet) == nil)
  }

  @Test func aPopoverThatIsASheetStaysOneWhenItsSourceComes() {
    var slot = slot(showing: popover)
    slot.add(source.id, for: popover.route)
    slot.want(popover)
    #expect(slot.shown(as: .sheet) == popover)
    #expect(slot.shown(as: .popover(from: source.id)) == nil)
  }

  @Test func aPopoverStaysAtASourceThatIsOnlyCovered() {
    var slot = slot(showing: popover, sources: [source])
    slot.remove(source.id)
    #expect(slot.shown(as: .popover(from: source.id)) == popover)
    #expect(slot.lost == nil)
  }

  @Test func theNextPopoverDoesNotPointAtASourceThatIsGone() {
    var slot = slot(showing: popover, sources: [source])
    slot.remove(source.id)
    slot.userDidDismiss()
    slot.didDisappear(1, next: nil)
    let next = Item(id: 2, presentation: .popover)
    slot.want(next)
    #expect(slot.shown(as: .sheet) == next)
  }

  @Test func aPopoverThatNeverCameDoesNotHoldUpTheNext() {
    var slot = PresentationSlot<Item>()
    slot.add(source.id, for: popover.route)
    slot.want(popover)
    slot.want(nil)
    slot.want(Item(id: 2))
    #expect(slot.shown(as: .sheet) == Item(id: 2))
  }

  @Test func aPopoverWhoseSourceGoesBeforeItComesIsASheet() {
    var slot = PresentationSlot<Item>()
    slot.add(source.id, for: popover.route)
    slot.want(popover)
    slot.remove(source.id)
    #expect(slot.shown(as: .sheet) == popover)
  }

  @Test func aPopoverIsLostWithItsSource() {
    var slot = slot(showing: popover, sources: [source])
    slot.didDisappear(1, next: popover)
    #expect(slot.lost == nil)
    slot.remove(source.id)
    #expect(slot.lost == popover)
    // Its end was reported before, so the next one need not wait. A refusal shows it again, as a sheet.
    slot.userDidDismiss()
    slot.want(popover)
    #expect(slot.shown(as: .sheet) == popover)
  }
}
