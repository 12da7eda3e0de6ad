import Foundation
import Testing

@testable import NavSpecRuntime

/// A link and a restoration at launch: whichever comes first, the window shows the same.
@MainActor @Suite struct LaunchOrderTests {
  private typealias Router = NavigationRouter<Kept>

  /// The state of a launch whose right tab, left tab and modals are not as declared.
  private let saved = Self.saved { $0.present(8) }

  private static func saved(_ finish: (Router) -> Void) -> Data {
    let router = Router(conditions: ConditionStore(others: .met))
    router.navigate(to: 4)
    router.select(.right)
    router.navigate(to: 9)
    finish(router)
    return router.snapshot()
  }

  /// What a launch shows, in either order.
  private func launches(
    by url: String? = nil, delivering rooms: [Room] = [], above saved: Data? = nil,
    _ conditions: [OfficeCondition: ConditionState] = [:], mayLeave: Bool = true,
    then change: (ConditionStore<OfficeCondition>) -> Void = { _ in }
  ) -> [Router] {
    [true, false].map { isLinkFirst in
      let store = ConditionStore<OfficeCondition>(others: .met)
      for (condition, state) in conditions { store[condition] = state }
      let router = Router(conditions: store)
      router.mayLeave = { _ in mayLeave }
      @MainActor func open() {
        if let url { router.open(url) }
        for room in rooms { _ = router.show(delivered: room) }
      }
      if isLinkFirst { open() }
      router.restore(from: saved ?? self.saved)
      if !isLinkFirst { open() }
      change(store)
      return router
    }
  }

  private func expectEqual(
    _ routers: [Router], _ screens: [Room], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for router in routers {
      #expect(router.screens == screens, sourceLocation: sourceLocation)
      #expect(router.snapshot() == routers[0].snapshot(), sourceLocation: sourceLocation)
      #expect(router.pending?.reason == routers[0].pending?.reason, sourceLocation: sourceLocation)
    }
  }

  @Test func aLinkShowsAboveTheRestoredTabs() {
    let routers = launches(by: "/room/9")
    expectEqual(routers, [0, 4, 7, 9])
    for router in routers { #expect(router.path(in: .right) == [9]) }
  }

  @Test func aLinkThatWaitsIsKept() {
    expectEqual(launches(by: "/room/2", [.badge: .unmet]), [1, 9, 8, 7])
    expectEqual(launches(by: "/room/2", [.badge: .unmet]) { $0[.badge] = .met }, [2])
  }

  @Test func aRestoredDraftMayRefuseTheLink() {
    let routers = launches(by: "/room/4", mayLeave: false)
    expectEqual(routers, [1, 9, 8])
    #expect(routers[0].pending?.reason == .draft(8))
  }

  @Test func aScreenThatIsDeliveredShowsAsItsLinkWould() {
    let kept = Self.saved { _ in }
    expectEqual(launches(delivering: [6], above: kept), [1, 6])
    expectEqual(launches(delivering: [6, 4], above: kept), [1, 4])
    expectEqual(launches(by: "/room/4", delivering: [6], above: kept), [1, 6])
    // The other tab keeps what was restored; a root that was there at first is a screen as any.
    for router in launches(delivering: [0]) {
      #expect(router.screens == [0])
      #expect(router.path(in: .right) == [9])
    }
  }

  @Test func aModalThatIsDeliveredStandsAboveTheScreenBeforeIt() {
    let kept = Self.saved { _ in }
    expectEqual(launches(delivering: [8], above: kept), [1, 9, 8])
    expectEqual(launches(delivering: [6, 8], above: kept), [1, 6, 8])
    expectEqual(launches(by: "/room/4", delivering: [8], above: kept), [1, 4, 8])
  }

  @Test func aLinkToAModalStandsAboveTheScreenThatWasDelivered() {
    let kept = Self.saved { _ in }
    let routers = [true, false].map { isLinkFirst in
      let router = Router(conditions: ConditionStore(others: .met))
      if !isLinkFirst { router.restore(from: kept) }
      _ = router.show(delivered: 6)
      router.open("/room/8")
      if isLinkFirst { router.restore(from: kept) }
      return router
    }
    expectEqual(routers, [1, 6, 8])
  }

  @Test func aScreenThatIsDeliveredAndWaitsIsKept() {
    let kept = Self.saved { _ in }
    expectEqual(launches(delivering: [3], above: kept, [.badge: .unmet]), [1, 9, 7])
    expectEqual(launches(delivering: [3], above: kept, [.badge: .unmet]) { $0[.badge] = .met }, [1, 3])
    // The later one closes the redirect, and what waits behind it is over.
    expectEqual(launches(delivering: [3, 6], above: kept, [.badge: .unmet]) { $0[.badge] = .met }, [1, 6])
    expectEqual(launches(delivering: [3, 6], above: kept, [.badge: .unknown]) { $0[.badge] = .met }, [1, 6])
  }

  @Test func aScreenForAWindowOfItsOwnShowsInThisOneAsItsLinkWould() {
    let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    let saved = router.snapshot()
    var opened: [Room] = []
    router.openWindow = { opened.append($0) }
    #expect(router.show(delivered: 5) == .opened)
    #expect(router.restore(from: saved).refusal == nil)
    #expect(opened.isEmpty && router.modals.map(\.route) == [5])
  }

  @Test func aLinkThatOpensNothingChangesNothing() {
    expectEqual(launches(by: "https://elsewhere.example.com/room/4"), [1, 9, 8])
  }

  @Test func aLinkEndsARestorationThatWaits() {
    let guarded = Self.saved { $0.navigate(to: 3) }
    expectEqual(launches(by: "/room/4", above: guarded, [.badge: .unknown]) { $0[.badge] = .met }, [0, 4])
    expectEqual(launches(by: "/room/4", above: guarded), [1, 4])
  }

  @Test func aStateComesTooLateAfterANavigation() {
    let router = Router(conditions: ConditionStore(others: .met))
    router.open("/room/4")
    router.pop()
    #expect(router.restore(from: saved).refusal == .linkOpened)
    #expect(router.screens == [0])
  }

  @Test func columnsThatTheSystemArrangesAreNoNavigation() {
    let router = NavigationRouter<Mail>(conditions: ConditionStore(others: .met))
    let saved = router.snapshot()
    router.open("/folder")
    router.userDidSetVisibility(.detailOnly, of: .mail)
    #expect(router.restore(from: saved).refusal == nil)
    #expect(router.screens == [0, 2])
  }

  @Test func theLinkIsReportedOnce() async {
    let router = Router(conditions: ConditionStore(others: .met))
    var events = router.onNavigate.makeAsyncIterator()
    router.open("/room/4")
    router.restore(from: saved)
    router.pop()
    #expect(await events.next()?.route == 4)
    #expect(await events.next()?.trigger == .code)
  }
}

/// The office, whose state is kept, with a draft that may be restored.
private nonisolated enum Kept: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[8].requirements = []
    schema.restoration = .init(key: "kept")
    // The link to 9 leads through modals without stacks.
    schema.routes[7].hasStack = true
    schema.routes[3].requirements = [0]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}
