import TestSupport
import Testing

@testable import NavSpecRuntime

/// Redirects in a container of the app, which closes a modal together with the screens above it.
@MainActor @Suite struct HostedRouterTests {
  @MainActor private final class Host: NavigationHost {
    var path: [Room] = []
    var modals: [Room] = []
    weak var router: HostedRouter<Doors>?

    func show(_ request: HostRequest<Room>) -> Bool {
      path = request.path(after: path)
      modals = (request.placement == .reset ? [] : modals) + request.modals.map(\.route)
      return true
    }

    func close(_ redirect: Room) {
      guard let depth = modals.firstIndex(of: redirect) else { return }
      let closed = modals[depth...]
      modals.removeSubrange(depth...)
      for route in closed { router?.redirectDidClose(route) }
    }
  }

  let conditions = ConditionStore<OfficeCondition>.fixed([:])
  private let host = Host()
  let router: HostedRouter<Doors>

  init() {
    router = HostedRouter(host: host, conditions: conditions)
    host.router = router
  }

  @Test func whatIsDeliveredBeforeThereIsAContainerIsShownByTheFirst() {
    #expect(HostedRouter<Doors>.deliver(3) == .kept)
    host.modals = [5]
    router.windowDidBecomeActive()
    #expect(host.path == [3] && host.modals.isEmpty)
    #expect(
      HostedRouter<Doors>.deliver([.payload(.object([("route", .string("room6"))]))]) == .answered(.opened))
    #expect(host.path == [6])
    #expect(HostedRouter<Doors>.deliver(9) == .answered(.blocked(.badge)))
  }

  @Test func oneRedirectFollowsAnother() {
    #expect(router.navigate(to: 9) == .blocked(.badge))
    #expect(host.modals == [7])
    conditions[.badge] = .met
    #expect(host.modals == [8])
    // The view layer is late.
    router.redirectDidClose(7)
    #expect(router.pending?.redirect == 8)
    conditions[.key] = .met
    #expect(host.modals.isEmpty)
    #expect(host.path == [9])
  }

  @Test func whatBecomesOfNavigationsIsTold() async {
    router.navigate(to: 9)
    conditions[.badge] = .met
    conditions[.key] = .met
    var iterator = router.outcomes.makeAsyncIterator()
    #expect(await iterator.next()?.event?.route == 7)
    #expect(await iterator.next() == .blocked(9, by: .badge))
    #expect(await iterator.next()?.event?.route == 8)
    #expect(await iterator.next() == .blocked(9, by: .key))
    #expect(await iterator.next()?.event?.route == 9)
    conditions[.badge] = .unknown
    router.navigate(to: 9)
    #expect(await iterator.next() == .deferred(9, until: .badge))
  }

  @Test func anotherNavigationsRedirectStands() {
    router.navigate(to: 9)
    #expect(router.navigate(to: 4) == .blocked(.key))
    #expect(host.modals == [8])
    #expect(router.pending?.redirect == 8)
  }

  @Test func aScreenThatIsNoRedirectClosesAlone() {
    router.navigate(to: 9)
    router.redirectDidClose(3)
    #expect(router.pending?.redirect == 7)
    router.redirectDidClose(7)
    #expect(router.pending == nil)
    conditions[.badge] = .met
    conditions[.key] = .met
    #expect(host.path.isEmpty)
  }

  @Test(.timeLimit(.minutes(5))) func whatIsTooOldIsForgotten() async {
    conditions[.badge] = .unknown
    conditions[.key] = .met
    router.pendingLifetime = .milliseconds(20)
    #expect(router.navigate(to: 9) == .deferred)
    await until { router.pending == nil }
  }
}

/// The office, with a room behind two doors.
nonisolated enum Doors: RouteDefinition {
  static let map: SchemaIndex = {
    var schema = Office.schema
    schema.routes[4].requirements = [1]
    schema.routes[8].requirements = []
    schema.routes[9].requirements = [0, 1]
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  typealias Route = Room
  typealias Condition = OfficeCondition
}
