import Observation
import TestSupport
import Testing

@testable import NavSpecRuntime

/// What routers around the same conditions do together.
@MainActor @Suite struct ConditionHubTests {
  /// Conditions that nobody can observe.
  private final class Plain: NavigationConditions {
    var states: [OfficeCondition: ConditionState] = [:]

    func state(of condition: OfficeCondition) -> ConditionState { states[condition] ?? .unmet }
  }

  @MainActor private final class Counter {
    var count = 0
  }

  private func observing(_ read: () -> Void) -> Counter {
    let counter = Counter()
    withObservationTracking(read) { MainActor.assumeIsolated { counter.count += 1 } }
    return counter
  }

  @Test func viewsHearOfConditionsThatAreNotObservable() {
    let plain = Plain()
    let router = NavigationRouter<GuardedTabs>(conditions: plain)
    let counter = [
      observing { _ = router.isMet(.badge) }, observing { _ = router.visibleTabs },
      observing { _ = router.isVisible(.secret) },
    ]
    plain.states[.badge] = .met
    #expect(counter.map(\.count) == [0, 0, 0])
    router.conditionsDidChange()
    #expect(counter.map(\.count) == [1, 1, 1])
    #expect(router.isMet(.badge))
    #expect(router.visibleTabs == [.left, .right, .secret])
  }

  @Test func aColumnsDeclaredScreenIsHeardOfToo() {
    let plain = Plain()
    let router = NavigationRouter<GuardedColumns>(conditions: plain)
    #expect(router.screen(in: .detail, of: .mail) == nil)
    let counter = observing { _ = router.screen(in: .detail, of: .mail) }
    plain.states[.badge] = .met
    router.conditionsDidChange()
    #expect(counter.count == 1)
    #expect(router.screen(in: .detail, of: .mail) == 3)
  }

  @Test func aReportedChangeReachesTheWindows() throws {
    let plain = Plain()
    plain.states[.badge] = .met
    let router = NavigationRouter<Mail>(conditions: plain)
    let window = try #require(NavigationRouter<Mail>(window: 9, conditions: plain))
    let other = NavigationRouter<Mail>(conditions: Plain())
    plain.states[.badge] = .unmet
    router.conditionsDidChange()
    #expect(window.isClosing)
    #expect(!other.isMet(.badge))
  }

  @Test(.timeLimit(.minutes(5))) func windowsWaitNoLongerThanTheApp() async throws {
    let conditions = ConditionStore<OfficeCondition>(others: .unknown)
    let router = NavigationRouter<Mail>(conditions: conditions, waitsForConditions: .milliseconds(20))
    let window = try #require(NavigationRouter<Mail>(window: 3, conditions: conditions))
    #expect(window.navigate(to: 9) == .deferred)
    await until { window.pending == nil }
    #expect(router.navigate(to: 9) == .unavailable)
    #expect(NavigationRouter<Mail>.keepsAway(9, by: conditions))
    // Once everything is known they wait again.
    for condition in OfficeCondition.allCases { conditions[condition] = .met }
    conditions[.badge] = .unknown
    #expect(window.navigate(to: 9) == .deferred)
  }

  @Test func nothingIsLeftOfACircle() {
    weak var hub: ConditionHub?
    weak var plain: Plain?
    do {
      let conditions = Plain()
      let router = NavigationRouter<Mail>(conditions: conditions)
      (hub, plain) = (router.gate.hub, conditions)
      #expect(ConditionHub.around(conditions) === hub)
    }
    #expect(hub == nil)
    #expect(plain == nil)
  }
}

/// The office, whose third tab shows with a badge only.
nonisolated enum GuardedTabs: OfficeVariant {
  static let map: SchemaIndex = {
    var schema = Office.schema
    if case .tabs(var tabs) = schema.container {
      tabs[2].visibleWhen = [0]
      schema.container = .tabs(tabs)
    }
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)
}

/// Mail, whose placeholder needs a badge.
nonisolated enum GuardedColumns: NavigationDefinition {
  typealias Route = Room
  typealias Tab = MailTab
  typealias Condition = OfficeCondition

  static let map: SchemaIndex = {
    var schema = Mail.schema
    schema.routes[3].requirements = [0]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: MailTab) -> Room { Mail.root(of: tab) }
}
