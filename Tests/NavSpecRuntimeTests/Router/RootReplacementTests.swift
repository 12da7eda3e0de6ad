import Foundation
import TestSupport
import Testing

@testable import NavSpecRuntime

/// A window whose root may not be entered: the redirect of the condition replaces it.
@MainActor @Suite struct RootReplacementTests {
  let conditions = ConditionStore<OfficeCondition>([.badge: .unmet, .key: .unmet, .open: .met])

  @Test func theRedirectStandsInPlaceOfTheRoot() {
    let router = NavigationRouter<Replaced>(conditions: conditions)
    #expect(router.screens == [7])
    #expect(router.state.top == 7)
    #expect(router.modals.isEmpty)
    conditions[.badge] = .met
    #expect(router.screens == [0])
  }

  @Test func whatLeadsThroughTheRootWaits() {
    let router = NavigationRouter<Replaced>(conditions: conditions)
    #expect(router.open("/room/4") == .blocked(.badge))
    #expect(router.screens == [7])
    #expect(router.navigate(to: 0) == .blocked(.badge))
    #expect(router.select(.root) == .blocked(.badge))
    #expect(router.navigate(to: 9) == .blocked(.badge))
    #expect(router.screens == [7])
    #expect(router.open("/room/4") == .blocked(.badge))
    conditions[.key] = .met
    #expect(router.pending?.condition == .badge)
    conditions[.badge] = .met
    #expect(router.screens == [0, 4])
    #expect(router.pending == nil)
  }

  @Test func nothingShowsWhileNobodyKnows() async {
    conditions[.badge] = .unknown
    let router = NavigationRouter<Replaced>(conditions: conditions)
    var events = router.onNavigate.makeAsyncIterator()
    #expect(router.screens.isEmpty)
    #expect(router.state.top == nil)
    #expect(router.open("/room/4") == .deferred)
    router.pop()
    router.popToRoot()
    router.dismiss()
    #expect(router.screens.isEmpty)
    conditions[.badge] = .unmet
    #expect(router.screens == [7])
    conditions[.badge] = .met
    #expect(router.screens == [0, 4])
    let first = await events.next()
    #expect(first?.route == 7)
    #expect(first?.source == nil)
  }

  @Test func whatStandsOnALostRootGoes() {
    conditions[.badge] = .met
    let router = NavigationRouter<Replaced>(conditions: conditions)
    router.navigate(to: 9)
    router.present(6)
    conditions[.badge] = .unknown
    #expect(router.screens == [0, 9, 6])
    conditions[.badge] = .unmet
    #expect(router.screens == [7])
    #expect(router.path(in: .root).isEmpty)
    conditions[.badge] = .unknown
    #expect(router.screens == [7])
    conditions[.badge] = .met
    #expect(router.screens == [0])
  }

  @Test func aResetStaysBehindTheWall() {
    let router = NavigationRouter<Replaced>(conditions: conditions)
    router.present(6)
    #expect(router.screens == [7, 6])
    router.reset()
    #expect(router.screens == [7])
    router.userDidSetPath([9], of: .root)
    router.userDidSelect(.root)
    #expect(router.screens == [7])
    #expect(router.refusals == 2)
  }

  /// A link that signs in leads to a modal alone.
  @Test func aModalAloneOpensAboveTheWall() {
    let router = NavigationRouter<Replaced>(conditions: conditions)
    #expect(router.open("/room/7") == .opened)
    #expect(router.screens == [7, 7])
    conditions[.badge] = .met
    #expect(router.screens == [0])
  }

  @Test func aRedirectWithAStackCarriesScreens() {
    let router = NavigationRouter<StackedReplacement>(conditions: conditions)
    #expect(router.open("/room/4") == .blocked(.badge))
    #expect(router.navigate(to: 9) == .opened)
    #expect(router.screens == [7, 9])
    router.userDidSetRootReplacementPath([])
    #expect(router.screens == [7])
    router.userDidSetRootReplacementPath([6])
    #expect(router.screens == [7, 6])
    conditions[.badge] = .met
    #expect(router.screens == [0, 4])
  }

  @Test func ofTabsThatAreAllGuardedTheFirstThatMayBeEnteredShows() {
    let router = NavigationRouter<ReplacedTabs>(conditions: conditions)
    #expect(router.screens == [7])
    #expect(router.select(.right) == .unavailable)
    #expect(router.screens == [7])
    conditions[.open] = .met
    conditions[.key] = .met
    #expect(router.selectedTab == .right)
    #expect(router.screens == [1])
    conditions[.badge] = .met
    conditions[.key] = .unmet
    #expect(router.screens == [0])
  }

  @Test func withoutARedirectNothingShows() {
    let router = NavigationRouter<Doorless>(conditions: conditions)
    #expect(router.screens == [0])
    conditions[.open] = .unmet
    let second = NavigationRouter<Doorless>(conditions: conditions)
    #expect(second.screens.isEmpty)
    #expect(second.navigate(to: 0) == .unavailable)
    conditions[.open] = .met
    #expect(second.screens == [0])
  }

  @Test func aSnapshotWaitsBehindTheWall() {
    conditions[.badge] = .met
    let router = NavigationRouter<Replaced>(conditions: conditions)
    router.navigate(to: 9)
    let data = router.snapshot()
    conditions[.badge] = .unknown
    let second = NavigationRouter<Replaced>(conditions: conditions)
    #expect(second.restore(from: data).isDeferred)
    #expect(second.screens.isEmpty)
    conditions[.badge] = .met
    #expect(second.screens == [0, 9])
    conditions[.badge] = .unmet
    let third = NavigationRouter<Replaced>(conditions: conditions)
    #expect(third.restore(from: data).dropped.map(\.reason) == [.blocked(condition: "badge")])
    #expect(third.screens == [7])
    third.present(6)
    #expect(!String(decoding: third.snapshot(), as: UTF8.self).contains("room"))
  }

  @Test func aStateFromElsewhereDoesNotPassTheWall() {
    let open = NavigationRouter<Replaced>(conditions: .allMet)
    open.navigate(to: 9)
    let router = NavigationRouter<Replaced>(state: open.state, conditions: conditions)
    #expect(router.screens == [7])
    #expect(NavigationRouter<Replaced>(state: router.state, conditions: .allMet).screens == [0])
  }

  @Test func aClosingWindowShowsNothing() throws {
    conditions[.badge] = .met
    let window = try #require(NavigationRouter<Replaced>(window: 0, conditions: conditions))
    window.navigate(to: 9)
    conditions[.badge] = .unmet
    #expect(window.isClosing)
    #expect(window.screens.isEmpty)
    window.reset()
    #expect(window.screens.isEmpty)
    #expect(window.open("/room/4") == .blocked(.badge))
    #expect(!window.screens.contains(0))
  }

  /// Whatever is done in whatever order, the root is there only while its condition is met.
  @Test(arguments: 0..<20) func theRootNeverEntersUnmet(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let router = NavigationRouter<Replaced>(conditions: conditions)
    let kept = NavigationRouter<Replaced>(conditions: .allMet)
    kept.navigate(to: 4)
    for _ in 0..<200 {
      let room = Room(integerLiteral: Int.random(in: 0...9, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0: router.navigate(to: room)
      case 1: router.present(room)
      case 2: router.dismiss()
      case 3: router.pop()
      case 4: router.userDidSetPath([room], of: .root)
      case 5: router.userDidSetRootReplacementPath([room])
      case 6: router.userDidSelect(.root)
      case 7: router.open("/room/\(room)", placement: Bool.random(using: &random) ? .push : .reset)
      case 8: router.restore(from: kept.snapshot())
      case 9: router.reset()
      default:
        conditions[.badge] = [.met, .unmet, .unknown].randomElement(using: &random) ?? .met
        if conditions[.badge] == .met { #expect(router.state.rootReplacement == nil) }
      }
      if conditions[.badge] == .unmet { #expect(!router.screens.contains(0)) }
    }
  }
}

/// One stack whose root needs the badge.
nonisolated enum Replaced: NavigationDefinition {
  typealias Route = Room
  typealias Tab = OnlyStack
  typealias Condition = OfficeCondition

  static let map = SchemaIndex(schema)
  static let links = LinkTable(map.schema)

  static func root(of tab: OnlyStack) -> Room { 0 }

  static var schema: NavigationSchema {
    var schema = Office.schema
    schema.container = .root(.init(route: 0))
    schema.routes[0].requirements = [0]
    schema.routes[3].tab = nil
    for room in schema.links.indices where room != 7 {
      schema.links[room].stack = [0, room].map { .init(route: $0) }
    }
    schema.restoration = .init(key: "walled")
    return schema
  }
}

/// The same with a redirect that has a stack of its own.
nonisolated enum StackedReplacement: NavigationDefinition {
  typealias Route = Room
  typealias Tab = OnlyStack
  typealias Condition = OfficeCondition

  static let map: SchemaIndex = {
    var schema = Replaced.schema
    schema.routes[7].hasStack = true
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: OnlyStack) -> Room { 0 }
}

/// The same without a redirect.
nonisolated enum Doorless: NavigationDefinition {
  typealias Route = Room
  typealias Tab = OnlyStack
  typealias Condition = OfficeCondition

  static let map: SchemaIndex = {
    var schema = Replaced.schema
    schema.routes[0].requirements = [2]
    schema.conditions[2].onLoss = .keep
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: OnlyStack) -> Room { 0 }
}

/// Tabs whose roots are all guarded, the first by the badge, the second by the key, which has no redirect.
nonisolated enum ReplacedTabs: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.conditions[1].redirect = nil
    schema.routes[0].requirements = [0]
    schema.routes[1].requirements = [1]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}
