import Foundation
import Testing

@testable import NavSpecRuntime

/// Links and screens that come from where no router is at hand.
@MainActor @Suite(.serialized) struct DeliveryTests {
  private typealias Router = NavigationRouter<Post>
  private let conditions = ConditionStore<OfficeCondition>(others: .met)
  /// No other test has used it a moment ago.
  private let room4 = URL(string: "/room/4?\(UUID().uuidString)")

  @Test func whatComesBeforeAWindowIsOpenedByTheFirst() throws {
    #expect(Router.deliver(try #require(room4)) == .kept)
    #expect(Router.deliver(6) == .kept)
    let first = Router(conditions: conditions)
    #expect(first.screens == [0])
    first.windowDidBecomeActive()
    #expect(first.screens == [0, 6])
    let second = Router(conditions: conditions)
    second.windowDidBecomeActive()
    #expect(second.screens == [0])
  }

  @Test func aScreenDoesNotLandInASheetThatIsOpen() {
    let router = Router(conditions: conditions)
    router.windowDidBecomeActive()
    router.navigate(to: 4)
    router.present(8)
    #expect(Router.deliver(6) == .answered(.opened))
    #expect(router.modals.isEmpty && router.screens == [0, 6])
  }

  @Test func aDraftThatMayNotBeLeftIsAskedFirst() {
    let router = Router(conditions: conditions)
    router.windowDidBecomeActive()
    router.present(8)
    router.mayLeave = { _ in false }
    #expect(Router.deliver(6) == .answered(.deferred))
    #expect(router.screens == [0, 8] && router.pending?.destination == .shown(6))
  }

  /// What SwiftUI's modifiers of a window call.
  private func swiftUIGives(_ url: String, _ router: Router, by way: LinkInbox.Way = .url) {
    if LinkInbox.shared.accepts(url, by: way) { router.open(url) }
  }

  @Test(arguments: [true, false]) func aColdLinkThatComesByBothWaysOpensOnce(isSwiftUIFirst: Bool) {
    let url = "other://room/9?cold=\(isSwiftUIFirst)"
    var opened = 0
    #expect(Router.deliver(Scene(.url(url))) == .kept)
    let router = Router(conditions: conditions)
    router.openUnmatched = { _ in
      opened += 1
      return true
    }
    if isSwiftUIFirst { swiftUIGives(url, router) }
    router.windowDidBecomeActive()
    if !isSwiftUIFirst { swiftUIGives(url, router) }
    // A universal link comes as an activity, too.
    swiftUIGives(url, router, by: .activity)
    #expect(opened == 1)
    // It is tapped again.
    swiftUIGives(url, router)
    #expect(opened == 2)
  }

  @Test func aLinkThatSwiftUIDropsOpens() throws {
    #expect(Router.deliver(Scene(.url(try #require(room4).absoluteString))) == .kept)
    let router = Router(conditions: conditions)
    router.windowDidBecomeActive()
    #expect(router.screens == [0, 4])
  }

  @Test func aNotificationThatConnectsASceneIsToldTwiceAndOpensOnce() {
    let payload = LinkArrival.payload(.object([("route", .string("room6"))]))
    #expect(Router.deliver(Scene(payload)) == .kept)
    #expect(Router.deliver([payload]) == .kept)
    let router = Router(conditions: conditions)
    router.windowDidBecomeActive()
    #expect(router.screens == [0, 6])
  }

  @Test func aSceneThatConnectsOpensItsLinkInItsOwnWindow() throws {
    let first = Router(conditions: conditions)
    first.windowDidBecomeActive()
    #expect(Router.deliver(Scene(.url(try #require(room4).absoluteString))) == .kept)
    #expect(first.screens == [0])
    let second = Router(conditions: conditions)
    second.windowDidBecomeActive()
    #expect(first.screens == [0] && second.screens == [0, 4])
  }

  @Test func aDoorWithNothingBehindItLeadsNowhere() {
    #expect(Router.deliver([LinkArrival]()) == .nothing)
    #expect(Router.deliver(Scene()) == .nothing)
  }

  @Test func theGatesAreTheSame() {
    conditions[.badge] = .unmet
    #expect(Router.deliver(2) == .kept)
    let router = Router(conditions: conditions)
    router.windowDidBecomeActive()
    #expect(router.screens == [0, 7])
    #expect(router.pending?.reason == .condition(.badge))
    conditions[.badge] = .met
    #expect(router.screens == [2])
  }

  @Test func theWindowThatWasActiveLastOpensIt() throws {
    let (first, second) = (Router(conditions: conditions), Router(conditions: conditions))
    first.windowDidBecomeActive()
    second.windowDidBecomeActive()
    first.windowDidBecomeActive()
    #expect(Router.deliver(try #require(room4)) == .answered(.opened))
    #expect(first.screens == [0, 4])
    #expect(second.screens == [0])
  }

  @Test func aWindowOfOneScreenOpensNothing() throws {
    let note = try #require(Router(window: 6, conditions: conditions))
    note.windowDidBecomeActive()
    #expect(Router.deliver(4) == .kept)
    #expect(note.screens == [6])
    let window = Router(conditions: conditions)
    window.windowDidBecomeActive()
    #expect(window.screens == [0, 4])
  }

  @Test func aWindowThatIsGoneOpensNothing() {
    do {
      let router = Router(conditions: conditions)
      router.windowDidBecomeActive()
    }
    #expect(Router.deliver(4) == .kept)
    Router(conditions: conditions).windowDidBecomeActive()
  }
}

/// The office, whose windows no other test registers.
private nonisolated enum Post: OfficeVariant {
  static let map = SchemaIndex(Office.schema)
  static let links = LinkTable(map.schema)
}
