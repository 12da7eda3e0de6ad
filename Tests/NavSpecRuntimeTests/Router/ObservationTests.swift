import Foundation
import Observation
import Testing

@testable import NavSpecRuntime

/// Which readers each kind of operation notifies. Every reader is a view that is drawn again.
@MainActor @Suite struct ObservationTests {
  private let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))

  /// The readers that a change notifies, by name.
  private func notified(by change: () -> Void) -> [String] { Self.notified(in: router, by: change) }

  private static func notified<Definition>(
    in router: NavigationRouter<Definition>, by change: () -> Void
  ) -> [String] {
    var names: [String] = []
    func reader(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { MainActor.assumeIsolated { names.append(name) } }
    }
    reader("selection") { _ = router.selectedTab }
    for tab in Definition.Tab.allCases {
      reader("columns of \(tab.rawValue)") { _ = router.columns(of: tab) }
      reader("path of \(tab.rawValue)") { _ = router.path(in: tab) }
    }
    reader("modal") { _ = router.modal(at: 0) }
    reader("path of modal") { _ = router.modals.first?.path }
    reader("replacement") { _ = router.rootReplacement }
    reader("state") { _ = router.state }
    change()
    return names.filter { $0 != "state" }.sorted()
  }

  @Test func whatWaitsTouchesItsReadersAndHowLongItMayTouchesNobody() {
    let router = NavigationRouter<Office>(conditions: ConditionStore([.badge: .unknown]))
    var changes = 0
    func reader() {
      withObservationTracking {
        _ = router.pending
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    reader()
    router.pendingLifetime = .seconds(60)
    #expect(changes == 0)
    #expect(router.open("/room/2") == .deferred)
    #expect(changes == 1)
    reader()
    router.cancelPending()
    #expect(changes == 2)
  }

  @Test func aPushTouchesItsStackOnly() {
    router.navigate(to: 2)
    router.navigate(to: 3)
    #expect(notified { router.navigate(to: 4) } == ["columns of mail", "path of mail"])
    #expect(notified { router.pop() } == ["columns of mail", "path of mail"])
  }

  @Test func aTabTouchesTheSelectionOnly() {
    #expect(notified { router.select(.people) } == ["selection"])
  }

  @Test func aSheetTouchesTheModalsOnly() {
    #expect(notified { router.navigate(to: 9) } == ["modal", "path of modal"])
    #expect(notified { router.dismiss() } == ["modal", "path of modal"])
  }

  @Test func aPushInAModalTouchesItsStackOnly() {
    let router = NavigationRouter<Drafts>(conditions: ConditionStore(others: .met))
    router.present(7)
    #expect(Self.notified(in: router) { router.navigate(to: 4) } == ["path of modal"])
    #expect(router.screens == [0, 7, 4])
  }

  @Test func aChoiceTouchesItsColumnsOnly() {
    #expect(
      notified { router.userDidChoose(2, in: .sidebar, of: .mail) } == ["columns of mail", "path of mail"])
    #expect(
      notified { router.userDidChoose(3, in: .content, of: .mail) } == ["columns of mail", "path of mail"])
  }

  @Test func aLinkTouchesTheTabThatItOpensAndTheSelection() {
    #expect(notified { router.open("/thread") } == ["columns of mail", "path of mail"])
    #expect(notified { router.open("/person") } == ["columns of people", "path of people", "selection"])
  }

  @Test func aRestorationTouchesWhatIsRestored() {
    let other = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    other.open("/person")
    let saved = other.snapshot()
    #expect(notified { router.restore(from: saved) } == ["columns of people", "path of people", "selection"])
  }

  @Test func aResetTouchesWhatIsNotAsAtTheStart() {
    router.open("/person")
    router.present(9)
    #expect(
      notified { router.reset() } == [
        "columns of people", "modal", "path of modal", "path of people", "selection",
      ])
    #expect(notified { router.reset() }.isEmpty)
  }

  @Test func aRootReplacementTouchesItselfOnly() {
    let conditions = ConditionStore<OfficeCondition>([.badge: .met, .key: .unmet, .open: .met])
    let router = NavigationRouter<Replaced>(conditions: conditions)
    #expect(Self.notified(in: router) { conditions[.badge] = .unmet } == ["replacement"])
    #expect(Self.notified(in: router) { conditions[.badge] = .met } == ["replacement"])
  }

  @Test func whatChangesNothingTouchesNobody() {
    #expect(notified { router.select(router.selectedTab) }.isEmpty)
    #expect(notified { router.dismissAll() }.isEmpty)
  }

  @Test func whoReadsTheStateIsNotifiedOfEverything() {
    var count = 0
    for change in [{ router.select(.people) }, { router.present(9) }] as [() -> OpenResult<OfficeCondition>] {
      withObservationTracking {
        _ = router.state
      } onChange: {
        MainActor.assumeIsolated { count += 1 }
      }
      #expect(change() == .opened)
    }
    #expect(count == 2)
  }
}
