import Foundation
import Observation
import TestSupport
import Testing

@testable import NavSpecRuntime

/// Pending navigations, how long they wait, and what cancels them.
@MainActor @Suite struct WaitingTests {
  let conditions = ConditionStore<OfficeCondition>([.badge: .unknown, .key: .unmet, .open: .met])
  let router: NavigationRouter<Office>

  init() { router = NavigationRouter(conditions: conditions) }

  private func wait() { #expect(router.open("/room/2") == .deferred) }

  @Test func whoeverGoesOnGivesUpWhatWaited() {
    let moves: [(NavigationRouter<Office>) -> Void] = [
      { $0.open("/room/4") }, { $0.navigate(to: 4) }, { $0.present(4) }, { $0.select(.right) },
      { $0.userDidSelect(.right) }, { $0.userDidSetPath($0.path(in: .left) + [4], of: .left) },
    ]
    for move in moves {
      conditions[.badge] = .unknown
      router.reset()
      wait()
      move(router)
      #expect(router.pending == nil)
      let screens = router.screens
      conditions[.badge] = .met
      #expect(router.screens == screens)
    }
  }

  @Test func openingAWindowGivesUpWhatWaited() {
    let router = NavigationRouter<Mail>(conditions: conditions)
    var opened: [Room] = []
    router.openWindow = { opened.append($0) }
    #expect(router.navigate(to: 9) == .deferred)
    #expect(router.navigate(to: 5) == .opened)
    #expect(opened == [5])
    #expect(router.pending == nil)
  }

  @Test func goingBackGivesUpNothing() {
    router.navigate(to: 9)
    wait()
    router.pop()
    conditions[.badge] = .met
    #expect(router.screens == [2])
  }

  @Test(.timeLimit(.minutes(5))) func whatIsUnknownForTooLongIsUnmet() async {
    let router = NavigationRouter<Office>(conditions: conditions, waitsForConditions: .milliseconds(1))
    #expect(router.open("/room/2") == .deferred)
    await until { router.screens == [0, 7] }
    conditions[.badge] = .met
    #expect(router.screens == [2])
  }

  @Test func aSnapshotOutlivesAStepThatIsNotLetIn() {
    let full = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    full.navigate(to: 2)
    full.navigate(to: 9)
    let router = NavigationRouter<Mail>(conditions: conditions)
    #expect(router.restore(from: full.snapshot()).isDeferred)
    #expect(router.navigate(to: 9) == .deferred)
    conditions[.badge] = .unmet
    #expect(router.screens == [0, 2])
  }

  // MARK: Drafts

  /// A window with drafts that are pushed: rooms 8.
  private func drafts() -> NavigationRouter<Drafts> {
    let router = NavigationRouter<Drafts>(conditions: conditions)
    router.mayLeave = { _ in false }
    return router
  }

  @Test func aPushedDraftRefusesTheFinger() {
    let router = drafts()
    router.navigate(to: 8)
    router.userDidSetPath([], of: .left)
    router.userDidSelect(.left)
    #expect(router.screens == [0, 8])
    #expect(router.refusals == 2)
    // Code means it.
    router.pop()
    #expect(router.screens == [0])
  }

  @Test func aDraftOnAModalsStackHoldsTheModal() throws {
    let router = drafts()
    router.present(7)
    router.navigate(to: 8)
    let modal = try #require(router.modals.first)
    #expect(modal.path == [8])
    router.userDidDismiss(modal.id)
    router.userDidSetPath([], ofModal: modal.id)
    #expect(router.modals == [modal])
    router.mayLeave = { _ in true }
    router.userDidDismiss(modal.id)
    #expect(router.screens == [0])
  }

  @Test func aDraftInAnotherTabIsAskedToo() {
    let router = drafts()
    router.navigate(to: 8)
    // Nothing is lost in another tab.
    #expect(router.select(.right) == .opened)
    #expect(router.pending == nil)
    #expect(router.open("/room/0") == .deferred)
    #expect(router.path(in: .left) == [8])
    #expect(router.open("/room/1") == .opened)
  }

  @Test func selectingTheSelectedTabAsksToo() {
    let router = drafts()
    router.navigate(to: [4, 8])
    #expect(router.select(.left) == .deferred)
    #expect(router.screens == [0, 4, 8])
    router.mayLeave = { _ in true }
    router.resumePending()
    #expect(router.screens == [0])
  }

  @Test func whatADraftKeptWaitingFollowsInOneChange() {
    let leave: [(NavigationRouter<Drafts>) -> Void] = [
      { $0.pop() }, { $0.popToRoot() }, { $0.pop(to: 0) },
      { router in
        router.mayLeave = { _ in true }
        router.userDidSetPath([], of: .left)
      },
    ]
    for leave in leave {
      let router = drafts()
      router.navigate(to: 8)
      #expect(router.open("/room/4") == .deferred)
      let changes = Changes(router)
      leave(router)
      #expect(router.screens == [0, 4])
      #expect(router.pending == nil)
      #expect(changes.count == 1)
    }
  }

  @Test func whatALostDraftKeptWaitingFollows() {
    conditions[.badge] = .met
    let router = drafts()
    router.present(7)
    router.navigate(to: 2)
    router.navigate(to: 8)
    #expect(router.open("/room/4") == .deferred)
    conditions[.badge] = .unmet
    #expect(router.screens == [0, 4])
    #expect(router.pending == nil)
  }

  @Test func closingAnotherScreenDoesNotAskAgain() {
    let router = drafts()
    router.navigate(to: 8)
    router.present(6)
    #expect(router.open("/room/4") == .deferred)
    router.mayLeave = { _ in true }
    router.dismiss()
    #expect(router.screens == [0, 8])
    router.resumePending()
    #expect(router.screens == [0, 4])
  }
}

/// Counts the changes of a router's state, as an observer sees them.
@MainActor private final class Changes {
  private(set) var count = 0
  private let router: NavigationRouter<Drafts>

  init(_ router: NavigationRouter<Drafts>) {
    self.router = router
    follow()
  }

  private func follow() {
    withObservationTracking {
      _ = router.state
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.follow()
      }
    }
  }
}

/// The office with a draft that is pushed, and a modal with a stack.
nonisolated enum Drafts: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[8].presentation = .push
    schema.routes[8].requirements = []
    schema.routes[7].hasStack = true
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}
