import Testing

@testable import NavSpecRuntime

/// Screens and tabs that require the opposite of a condition.
@MainActor @Suite struct DeniedConditionTests {
  private let conditions = ConditionStore<OfficeCondition>([.badge: .unmet, .key: .met, .open: .met])

  @Test(arguments: [(ConditionState.met, ConditionState.unmet), (.unmet, .met), (.unknown, .unknown)])
  func aComplementIsTheOpposite(_ state: ConditionState, _ opposite: ConditionState) {
    #expect(ConditionState.of(3) { $0 == 3 ? state : nil } == state)
    #expect(ConditionState.of(~3) { $0 == 3 ? state : nil } == opposite)
    // What an app has not is never met, denied or not.
    #expect(ConditionState.of(~4) { $0 == 3 ? state : nil } == .unmet)
  }

  @Test func whatRequiresTheOppositeShowsUntilTheConditionIsMet() {
    let router = NavigationRouter<Denied>(conditions: conditions)
    #expect(router.navigate(to: 4) == .opened)
    #expect(router.screens == [0, 4])
    conditions[.badge] = .met
    #expect(router.screens == [0])
    // The redirect of the condition asks for the condition, not for its opposite.
    #expect(router.navigate(to: 4) == .unavailable)
    #expect(router.pending == nil)
    #expect(router.open("/room/4") == .unavailable)
  }

  @Test func itWaitsForWhatIsUnknown() {
    conditions[.badge] = .unknown
    let router = NavigationRouter<Denied>(conditions: conditions)
    #expect(router.navigate(to: 4) == .deferred)
    #expect(router.pending?.condition == .badge)
    conditions[.badge] = .unmet
    #expect(router.screens == [0, 4])
    // From met to unknown and back nothing closes.
    conditions[.badge] = .unknown
    #expect(router.screens == [0, 4])
    router.pop()
    router.navigate(to: 4)
    conditions[.badge] = .met
    #expect(router.screens == [0] && router.pending == nil)
  }

  @Test func aTabShowsWhileAllHold() {
    let router = NavigationRouter<Denied>(conditions: conditions)
    #expect(router.isVisible(.secret))
    router.select(.secret)
    conditions[.key] = .unmet
    #expect(!router.isVisible(.secret) && router.selectedTab == .left)
    conditions[.key] = .met
    router.select(.secret)
    conditions[.badge] = .met
    #expect(!router.isVisible(.secret) && router.selectedTab == .left)
    conditions[.badge] = .unknown
    #expect(!router.isVisible(.secret))
  }

  @Test func aHostLosesTheScreensToo() {
    let host = Rooms()
    let router = HostedRouter<Denied>(host: host, conditions: conditions)
    #expect(router.navigate(to: 4) == .opened)
    #expect(host.dropped.isEmpty)
    conditions[.badge] = .met
    #expect(host.dropped == [4])
  }

  @Test func whatIsSavedIsNotRestoredAgainstTheCondition() throws {
    let saved = try #require(Denied.snapshot(of: NavigationTarget(tab: 2)))
    #expect(
      Denied.restoration(of: saved) { .of($0) { _ in .unmet } }.report.dropped.first?.reason
        == .blocked(condition: "key"))
    #expect(
      Denied.restoration(of: saved) { .of($0) { _ in .met } }.report.dropped.first?.reason
        == .blocked(condition: "!badge"))
  }

  /// A schema that cannot be read shows nothing, whatever the conditions.
  @Test func anUnreadableSchemaDeniesNothing() {
    #expect(Denied.requirements(of: 4) == [~0])
    #expect(ConditionState.of(.max) { OfficeCondition(position: $0).map { _ in .met } } == .unmet)
  }
}

/// Remembers what was to be dropped of a few screens.
@MainActor private final class Rooms: NavigationHost {
  var dropped: [Room] = []
  func show(_ request: HostRequest<Room>) -> Bool { true }
  func drop(where isLost: (Room) -> Bool) { dropped += [3, 4].filter(isLost) }
  func close(_ route: Room) {}
}

/// The office. Room 4 may be entered without a badge only, and so may the third tab, which needs the key besides.
nonisolated enum Denied: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    guard case .tabs(var tabs) = schema.container else { return SchemaIndex(schema) }
    tabs[2].visibleWhen = [1, ~0]
    schema.container = .tabs(tabs)
    schema.routes[4].requirements = [~0]
    schema.routes[2].requirements = []
    schema.restoration = .init(key: "office")
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}
