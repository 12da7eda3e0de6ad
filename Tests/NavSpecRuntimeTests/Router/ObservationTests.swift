import Observation
import Testing

@testable import NavSpecRuntime

/// Which readers each kind of operation notifies. Every reader is a view that is drawn again.
@MainActor @Suite struct ObservationTests {
  private let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))

  /// The readers that a change notifies, by name.
  private func notified(by change: () -> Void) -> [String] {
    let router = router
    var names: [String] = []
    func reader(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { MainActor.assumeIsolated { names.append(name) } }
    }
    reader("selection") { _ = router.selectedTab }
    for tab in MailTab.allCases {
      reader("columns of \(tab.rawValue)") { _ = router.columns(of: tab) }
      reader("path of \(tab.rawValue)") { _ = router.path(in: tab) }
    }
    reader("modal") { _ = router.modal(at: 0) }
    reader("replacement") { _ = router.rootReplacement }
    reader("state") { _ = router.state }
    change()
    return names.filter { $0 != "state" }.sorted()
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
    #expect(notified { router.navigate(to: 9) } == ["modal"])
    #expect(notified { router.dismiss() } == ["modal"])
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
