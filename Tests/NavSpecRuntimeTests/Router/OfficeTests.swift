import Foundation
import Testing

@testable import NavSpecRuntime

@MainActor @Suite struct OfficeTests {
  let conditions = ConditionStore<OfficeCondition>([.badge: .unmet, .key: .unmet, .open: .met])
  let router: NavigationRouter<Office>

  init() { router = NavigationRouter(conditions: conditions) }

  @Test func aPinnedScreenOpensInItsTab() {
    router.navigate(to: 9)
    router.present(6)
    router.navigate(to: 3)
    #expect(router.selectedTab == .right)
    #expect(router.screens == [1, 3])
    #expect(router.path(in: .left) == [9])
  }

  @Test func anEdgesOwnPresentationOverridesThePin() {
    router.navigate(to: 4)
    router.navigate(to: 3)
    #expect(router.screens == [0, 4, 3])
  }

  @Test func replacementSwapsTheTopScreen() {
    router.navigate(to: 9)
    router.navigate(to: 5)
    #expect(router.screens == [0, 5])
    router.pop()
    router.navigate(to: 5)
    #expect(router.screens == [5])
    #expect(router.root(of: .left) == 5)
  }

  @Test func anEdgePopsFirst() {
    for room: Room in [9, 4, 6, 9] { router.navigate(to: room) }
    #expect(router.screens == [0, 9, 9])
  }

  @Test func anEdgeFromAModalClosesItAndPops() {
    for room: Room in [9, 4] { router.navigate(to: room) }
    router.present(6)
    router.navigate(to: 9)
    #expect(router.screens == [0, 9, 9])
    // A screen that is not shown closes only what a push closes.
    router.present(6)
    router.navigate(to: 9)
    #expect(router.screens == [0, 9, 9, 9])
  }

  @Test(arguments: [LinkPlacement.reset, .push])
  func aLinkForAWindowHasAFormOfItsOwn(placement: LinkPlacement) {
    #expect(router.open("office://help", placement: placement) == .opened)
    #expect(router.modals.map(\.presentation) == [.cover])
  }

  @Test func aRootThatTabsShareIsThatOfTheSelectedOne() {
    let twins = NavigationRouter<Twins>(conditions: conditions)
    twins.select(.right)
    twins.navigate(to: 9)
    twins.navigate(to: 0)
    #expect(twins.selectedTab == .right)
    #expect(twins.screens == [0])
  }

  @Test func aTabWhoseRootIsGuardedIsRedirectedAndFollows() {
    #expect(router.select(.secret) == .blocked(.badge))
    #expect(router.selectedTab == .left)
    #expect(router.screens == [0, 7])
    #expect(router.pending?.destination == .tab(.secret))
    conditions[.badge] = .met
    #expect(router.selectedTab == .secret)
    #expect(router.modals.isEmpty)
    #expect(router.pending == nil)
    conditions[.badge] = .unmet
    #expect(router.selectedTab == .left)
  }

  @Test func aTappedTabWhoseRootIsGuardedIsRedirectedToo() {
    router.userDidSelect(.secret)
    #expect(router.refusals == 1)
    #expect(router.screens == [0, 7])
    router.dismiss()
    #expect(router.pending == nil)
    router.userDidSelect(.secret)
    conditions[.badge] = .met
    #expect(router.screens == [2])
  }

  @Test func aTabWhoseConditionIsUnknownIsSelectedLater() {
    conditions[.badge] = .unknown
    #expect(router.select(.secret) == .deferred)
    #expect(router.screens == [0])
    conditions[.badge] = .met
    #expect(router.selectedTab == .secret)
  }

  @Test func aTabWithoutARedirectIsUnavailable() {
    let vault = NavigationRouter<Vault>(conditions: conditions)
    conditions[.open] = .unmet
    #expect(vault.select(.right) == .unavailable)
    vault.userDidSelect(.right)
    #expect(vault.refusals == 1)
    #expect(vault.pending == nil)
    #expect(vault.screens == [0])
  }

  @Test func aTabWhoseRootStaysOnLossIsNotLeft() {
    let vault = NavigationRouter<Vault>(conditions: conditions)
    #expect(vault.select(.right) == .opened)
    vault.navigate(to: 4)
    conditions[.open] = .unmet
    #expect(vault.selectedTab == .right)
    #expect(vault.screens == [1, 4])
    // The user does not come back after leaving it.
    vault.select(.left)
    #expect(vault.select(.right) == .unavailable)
  }

  @Test func theRedirectOfWhatWaitedGoesWithIt() {
    conditions[.key] = .unknown
    let vault = NavigationRouter<Vault>(conditions: conditions)
    #expect(vault.select(.secret) == .blocked(.badge))
    #expect(vault.navigate(to: 9) == .deferred)
    #expect(vault.screens == [0])
    conditions[.badge] = .met
    conditions[.key] = .met
    #expect(vault.screens == [0, 9])
  }

  @Test func theRedirectStaysWhileItsOwnConditionIsRead() {
    router.select(.secret)
    let redirect = router.modals.last?.id
    conditions[.badge] = .unknown
    #expect(router.open("/room/2") == .deferred)
    #expect(router.modals.map(\.id) == [redirect])
    conditions[.badge] = .met
    #expect(router.screens == [2])
  }

  @Test func aScreenThatIsAlsoARedirectDoesNotHideTheOldOne() {
    let annex = NavigationRouter<Annex>(conditions: conditions)
    #expect(annex.select(.secret) == .blocked(.badge))
    annex.present(8)
    #expect(annex.screens == [0, 7, 8])
    #expect(annex.navigate(to: 9) == .blocked(.key))
    #expect(annex.screens == [0, 8])
    conditions[.key] = .met
    #expect(annex.screens == [0, 9])
  }

  @Test func tryingAgainLeavesTheRedirectAlone() {
    router.select(.secret)
    let state = router.state
    router.present(6)
    router.resumePending()
    #expect(router.screens == [0, 7, 6])
    router.dismiss()
    #expect(router.modals == state.modals)
    conditions[.badge] = .met
    #expect(router.screens == [2])
  }

  @Test func aLinkThatMayNotLeaveTheRedirectFollowsIt() {
    conditions[.badge] = .met
    let lobby = NavigationRouter<Lobby>(conditions: conditions)
    lobby.mayLeave = { $0 != 8 }
    #expect(lobby.navigate(to: 9) == .blocked(.key))
    #expect(lobby.open("/room/4") == .deferred)
    #expect(lobby.screens == [0, 8])
    conditions[.key] = .met
    #expect(lobby.screens == [0, 4])
    #expect(lobby.pending == nil)
  }

  @Test func aLostTabTakesWhatStandsAboveIt() {
    conditions[.badge] = .met
    router.select(.secret)
    router.present(6)
    conditions[.badge] = .unmet
    #expect(router.screens == [0])
  }

  @Test func aGuardedRedirectIsRedirectedInTurn() {
    let lobby = NavigationRouter<Lobby>(conditions: conditions)
    #expect(lobby.navigate(to: 9) == .blocked(.key))
    #expect(lobby.screens == [0, 7])
    conditions[.badge] = .met
    #expect(lobby.screens == [0, 8])
    conditions[.key] = .met
    #expect(lobby.screens == [0, 9])
  }

  @Test func whatWasToBePresentedIsPresentedLater() {
    conditions[.badge] = .met
    let lobby = NavigationRouter<Lobby>(conditions: conditions)
    #expect(lobby.present(9) == .blocked(.key))
    conditions[.key] = .met
    #expect(lobby.path(in: .root).isEmpty)
    #expect(lobby.modals.map(\.route) == [9])
  }

  @Test func screensMayStayWhenTheirConditionIsLost() {
    let lobby = NavigationRouter<Lobby>(conditions: conditions)
    lobby.navigate(to: 6)
    conditions[.open] = .unmet
    #expect(lobby.screens == [0, 6])
    // It stays, but no other one enters; `open` has no redirect.
    #expect(lobby.navigate(to: 6) == .unavailable)
    #expect(lobby.screens == [0, 6])
  }

  @Test(arguments: [
    ("office://nowhere", true), ("https://office.example.com/nowhere", true), ("/nowhere", true),
    ("https://a.b.office.example.org/nowhere", true), ("http://office.example.com/nowhere", false),
    ("https://office.example.org/nowhere", false), ("other://nowhere", false), ("https:///x", false),
    ("office://nowhere/%", false), ("", false),
  ]) func whatNothingMatchesFallsBackOnlyIfItIsOurs(url: String, isOurs: Bool) {
    #expect(router.open(url) == (isOurs ? .opened : .unmatched))
    #expect(router.screens == (isOurs ? [0, 4] : [0]))
  }

  @Test func theFallbackOpensAsALinkDoes() {
    router.navigate(to: 9)
    router.present(6)
    #expect(router.open("office://nowhere", placement: .push) == .opened)
    #expect(router.screens == [0, 9, 4])
    router.present(6)
    #expect(router.open("office://nowhere") == .opened)
    #expect(router.screens == [0, 4])
  }

  @Test func aRedirectThatNeedsItsOwnConditionIsNoWayOut() {
    let trap = NavigationRouter<Trap>(conditions: conditions)
    #expect(trap.open("/room/9") == .unavailable)
    #expect(trap.screens == [0])
    conditions[.badge] = .met
    #expect(trap.open("/room/9") == .opened)
  }

  @Test func aFormerKeyIsRead() {
    let report = router.restore(
      from: Data(#"{"navspec":1,"version":1,"tab":"right","stacks":{"right":{"path":["attic"]}}}"#.utf8))
    #expect(report == RestorationReport())
    #expect(router.screens == [1, 9])
  }

  @Test func aModalWithoutAStackCarriesNoPath() {
    let report = router.restore(
      from: Data(
        #"{"navspec":1,"version":1,"modals":[{"screen":"room7","as":"cover","path":["room9"]}]}"#.utf8))
    #expect(report.dropped.map(\.reason) == [.misplaced])
    #expect(router.screens == [0, 7])
  }
}

/// The office with more guards.
nonisolated enum Lobby: NavigationDefinition {
  typealias Route = Room
  typealias Tab = OnlyStack
  typealias Condition = OfficeCondition

  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.container = .root(.init(route: 0))
    schema.routes[9].requirements = [1]
    schema.routes[6].requirements = [2]
    schema.routes[6].edges = []
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: OnlyStack) -> Room { 0 }
}

/// An office whose badge is asked for behind the badge.
nonisolated enum Trap: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[7].requirements = [0]
    schema.links[9].stack = [.init(route: 9)]
    schema.routes[9].requirements = [0]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

/// The office with a right tab that has no redirect.
nonisolated enum Vault: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[1].requirements = [2]
    schema.routes[9].requirements = [1]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

/// The office with an open redirect for the key.
nonisolated enum Annex: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[8].requirements = []
    schema.routes[9].requirements = [1]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

/// An office whose tabs have one root.
nonisolated enum Twins: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.container = .tabs(OfficeTab.allCases.map { .init(name: $0.rawValue, root: .init(route: 0)) })
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: OfficeTab) -> Room { 0 }
}
