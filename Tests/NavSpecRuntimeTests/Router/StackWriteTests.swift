import Testing

@testable import NavSpecRuntime

/// What a stack's view writes while the state changes, and after the router has refused it.
@MainActor @Suite struct StackWriteTests {
  let router = NavigationRouter<Drafts>(conditions: ConditionStore(others: .met))
  private let place = StackPlace.tab(OfficeTab.left)

  /// A stack whose view has read the path 4, 6.
  private func show() {
    router.navigate(to: 4)
    router.navigate(to: 6)
    #expect(router[path: place] == [4, 6])
  }

  // MARK: Changes meanwhile

  @Test func aPushDuringASwipeBackStays() {
    show()
    router.navigate(to: 4)
    router[path: place] = [4]
    #expect(router.path(in: .left) == [4, 4])
  }

  @Test func whatCodeTookAwayDuringASwipeBackIsGone() {
    show()
    router.popToRoot()
    router[path: place] = [4]
    #expect(router.path(in: .left).isEmpty)
    #expect(router.refusals == 0)
  }

  @Test func aSwipeBackFromAScreenThatCodeReplacedTakesNothingAway() {
    show()
    router.pop()
    router.userDidSetPath([4, 9], of: .left)
    router[path: place] = [4]
    #expect(router.path(in: .left) == [4, 9])
  }

  @Test func aTapDuringAPushFollowsIt() {
    show()
    router.navigate(to: 4)
    router[path: place] = [4, 6, 9]
    #expect(router.path(in: .left) == [4, 6, 4, 9])
  }

  @Test func aPathThatFitsNothingIsRefused() {
    show()
    router.popToRoot()
    router[path: place] = [9, 9]
    #expect(router.path(in: .left).isEmpty)
    #expect(router.refusals == 1)
  }

  // MARK: Refusals

  /// A draft above 4 and below 9, which the user has left by the menu of the back button.
  private func refuse() {
    router.navigate(to: [4, 8, 9])
    #expect(router[path: place] == [4, 8, 9])
    router.mayLeave = { _ in false }
    router[path: place] = [4]
    #expect(router.path(in: .left) == [4, 8, 9])
    #expect(router.refusals == 1)
  }

  @Test func aPushedDraftThatDismissesItselfLeaves() {
    router.navigate(to: [4, 8])
    #expect(router[path: place] == [4, 8])
    router.mayLeave = { _ in false }
    router[path: place] = [4]
    #expect(router.path(in: .left) == [4])
    #expect(router.refusals == 0)
    #expect(router.releasedDrafts.isEmpty)
  }

  @Test func aRefusedSwipeBackIsReadOnceAsWritten() async {
    refuse()
    #expect(router[path: place] == [4])
    while router.refusals == 1 { await Task.yield() }
    #expect(router[path: place] == [4, 8, 9])
    #expect(router.refusals == 2)
  }

  @Test func aChangeEndsARefusal() {
    refuse()
    router.navigate(to: 6)
    #expect(router[path: place] == [4, 8, 9, 6])
  }

  @Test func aStackThatComesBackReadsTheTruth() {
    refuse()
    router.rootDidAppear(0, at: place)
    #expect(router[path: place] == [4, 8, 9])
  }

  @Test func aTapThatPresentsIsNoRefusedGesture() {
    #expect(router[path: place].isEmpty)
    router[path: place] = [7]
    #expect(router.modals.map(\.route) == [7])
    #expect(router[path: place].isEmpty)
  }

  @Test func modalsHaveStacksOfTheirOwn() throws {
    router.present(7)
    let modal = StackPlace<OfficeTab>.modal(try #require(router.modals.first?.id))
    #expect(router[path: modal].isEmpty)
    router[path: modal] = [4]
    #expect(router.modals.first?.path == [4])
    #expect(router[path: modal] == [4])
    router.dismiss()
    #expect(router[path: modal].isEmpty)
    // What is gone is forgotten.
    _ = router[path: place]
    router.present(7)
    _ = router[path: .modal(try #require(router.modals.first?.id))]
    #expect(router.viewedStacks.count == 2)
  }

  // MARK: Modals

  @Test func onlyCodeClosesAProtectedModal() throws {
    router.mayLeave = { _ in false }
    router.present(7)
    router.navigate(to: 8)
    let modal = try #require(router.modals.first)
    #expect(router.isProtected(modal.id))
    router.userDidDismiss(modal.id)
    #expect(router.modals == [modal])
    // SwiftUI's `dismiss()`, in a button of the draft.
    router.modalDidClose(modal.id)
    #expect(router.modals.isEmpty)
    #expect(router.refusals == 1)
  }

  @Test func aModalWithoutADraftIsDragged() async throws {
    var events = router.onNavigate.makeAsyncIterator()
    router.present(7)
    let modal = try #require(router.modals.first)
    #expect(!router.isProtected(modal.id))
    router.modalDidClose(modal.id)
    #expect(router.modals.isEmpty)
    #expect(await events.next()?.trigger == .code)
    #expect(await events.next()?.trigger == .user)
  }
}
